// SPDX-License-Identifier: GPL-3.0-or-later
// Draws formulas.json (name: LaTeX) with MathJax, one SVG each beside it. The drawings are committed; this
// runs only when a formula changes:
//   cd "$(mktemp -d)" && npm install mathjax-full@3.2.2 && node …/resources/formulas/make.mjs "$PWD"
// A drawing says `currentColor` for its ink and counts 1000 units to the em; its baseline is y = 0.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(join(process.argv[2] ?? process.cwd(), 'node_modules', 'x'));
const { mathjax } = require('mathjax-full/js/mathjax.js');
const { TeX } = require('mathjax-full/js/input/tex.js');
const { SVG } = require('mathjax-full/js/output/svg.js');
const { liteAdaptor } = require('mathjax-full/js/adaptors/liteAdaptor.js');
const { RegisterHTMLHandler } = require('mathjax-full/js/handlers/html.js');
require('mathjax-full/js/input/tex/ams/AmsConfiguration.js');

const folder = dirname(fileURLToPath(import.meta.url));
const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const page = mathjax.document('', {
  InputJax: new TeX({ packages: ['base', 'ams'], formatError: (_, error) => { throw error; } }),
  OutputJax: new SVG({ fontCache: 'none' }),
});

for (const [name, latex] of Object.entries(JSON.parse(readFileSync(join(folder, 'formulas.json'), 'utf8')))) {
  const drawing = adaptor
    .innerHTML(page.convert(latex, { display: true }))
    .replace(/ (data-[\w-]+|style|role|focusable|xmlns:xlink|aria-[\w-]+)="[^"]*"/g, '')
    .replace(/ (width|height)="[\d.]+ex"/g, '')
    .replace(/<g>(<\/g>)?/g, (_, empty) => (empty ? '' : '<g>'));
  writeFileSync(join(folder, `${name}.svg`), `${drawing}\n`);
}
