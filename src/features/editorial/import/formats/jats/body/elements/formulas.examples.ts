import type { Examples } from './examples.ts';

export const formulasExamples: Examples = {
  'disp-formula': [
    '<p>So<disp-formula id="e1"><label>(1)</label><mml:math id="m"><mml:mi mathvariant="bold">x</mml:mi></mml:math></disp-formula>holds</p>',
    '<p>So</p><div data-jats="disp-formula" id="e1"><span data-jats="label">(1)</span><math display="block"><mi>𝐱</mi></math></div><p>holds</p>',
  ],
  'disp-formula-group': [
    '<disp-formula-group><disp-formula id="e1">x = 1</disp-formula></disp-formula-group>',
    '<div data-jats="disp-formula-group"><div data-jats="disp-formula" id="e1">x = 1</div></div>',
  ],
  'inline-formula': [
    '<p><inline-formula><mml:math><mml:mi>x</mml:mi></mml:math></inline-formula></p>',
    '<p><math><mi>x</mi></math></p>',
  ],
  'mml:math': [
    '<p><mml:math><mml:mfenced open="[" separators=";"><mml:mi href="javascript:x">a</mml:mi><mml:mn>1</mml:mn></mml:mfenced></mml:math></p>',
    '<p><math><mrow><mo fence="true" form="prefix">[</mo><mi>a</mi><mo separator="true">;</mo><mn>1</mn><mo fence="true" form="postfix">)</mo></mrow></math></p>',
  ],
  'tex-math': ['<p><tex-math>$\\frac{a}{b}$</tex-math></p>', '<p><math><mfrac><mi>a</mi><mi>b</mi></mfrac></math></p>'],
};
