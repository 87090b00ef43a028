import type { Chance } from '../choosing.ts';

const row = (content: string) => `<mrow>${content}</mrow>`;
const name = (text: string) => `<mi>${text}</mi>`;
const sign = (text: string) => `<mo>${text}</mo>`;
const number = (text: string) => `<mn>${text}</mn>`;
const below = (of: string, text: string) => `<msub>${of}${text}</msub>`;
const fraction = (top: string, bottom: string) => `<mfrac>${row(top)}${row(bottom)}</mfrac>`;

const x0 = below(name('x'), number('0'));
const y0 = below(name('y'), number('0'));

const saturation =
  `${name('y')}${sign('=')}${y0}${sign('+')}` +
  fraction(
    `${name('k')}<msup>${name('x')}${number('2')}</msup>`,
    `<msubsup>${name('x')}${number('0')}${number('2')}</msubsup>${sign('+')}<msup>${name('x')}${number('2')}</msup>`,
  );
const relaxation =
  `${name('y')}${sign('=')}${y0}${sign('(')}${number('1')}${sign('−')}${name('k')}${sign('\u2009')}` +
  `<msup>${name('e')}${row(`${sign('−')}${name('x')}${sign('/')}${x0}`)}</msup>${sign(')')}`;
const rootLaw =
  `${name('y')}${sign('=')}${y0}<msqrt>${number('1')}${sign('+')}${name('k')}` + `${fraction(name('x'), x0)}</msqrt>`;

/** A displayed formula with its number, whose symbols the text explains. */
export const formulaHtml = (chance: Chance): string =>
  `<div data-jats="disp-formula" id="eq1"><math display="block"><mrow>${chance.one([saturation, relaxation, rootLaw])}</mrow></math><span data-jats="label">(1)</span></div>`;
