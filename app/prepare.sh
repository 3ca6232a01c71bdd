# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by app/run and tests/run: installs what is missing and builds. Says what it does on standard
# error, so that standard output stays the program's own.

packages_to_build=(g++ cmake ninja-build ccache pkg-config
  qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
  libqcustomplot-dev libeigen3-dev nlohmann-json3-dev libzip-dev libexpected-dev libmuparser-dev libpng-dev
  libgl-dev fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji)

packages_to_package=(dpkg-dev file)
packages_to_check=(clang-14 clang-tidy-14 clang-format-14 libclang-rt-14-dev lld desktop-file-utils shared-mime-info
  appstream lintian)

say() { printf 'headlight: %s\n' "$*" >&2; }

# install_missing PACKAGE…
install_missing() {
  command -v dpkg-query >/dev/null || { say "this is no Debian system; these packages are needed: $*"; return 0; }
  local missing=() as_root=()
  local installed
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    grep -qx "installed $package" <<<"$installed" || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { say "please install as root: apt-get install ${missing[*]}"; return 1; }
    as_root=(sudo)
  fi
  say "installing ${missing[*]}"
  {
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o DPkg::Lock::Timeout=300 --no-install-recommends "${missing[@]}"
  } </dev/null 1>&2
}

# build PRESET [TARGET…]: configures and builds; prints the log only when something fails.
build() {
  local preset=$1
  shift
  local folder="$root/build/$preset"
  mkdir -p "$folder"
  [ -e "$folder/build.ninja" ] || say "building in build/$preset; the first time takes some minutes"
  local targets=()
  [ $# -gt 0 ] && targets=(--target "$@")
  (
    flock 9
    cd "$root"
    { { [ -e "$folder/build.ninja" ] || cmake --preset "$preset"; } &&
      cmake --build --preset "$preset" "${targets[@]}"; } </dev/null >"$folder/build.log" 2>&1
  ) 9>"$folder/lock" || {
    cat "$folder/build.log" >&2
    say "the build failed; its log is build/$preset/build.log"
    return 1
  }
}
