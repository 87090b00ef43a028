import { html } from '../html/html-tree.ts';
import { mathOf } from '../math/mathml.ts';
import { texMath } from '../math/tex.ts';
import type { Rows } from '../rendering.ts';
import { insideOf } from './captions.ts';
import { contents, named } from './row.ts';

export const formulas: Rows = {
  'disp-formula': (element, at) => [
    html(
      'div',
      { 'data-jats': 'disp-formula' },
      at.render(element.children, { ...insideOf(element, at), display: true }),
    ),
  ],
  'disp-formula-group': named('div'),
  'inline-formula': contents,
  'mml:math': (element, at) => mathOf(element, at),
  'tex-math': (element, at) => texMath(element, at),
};
