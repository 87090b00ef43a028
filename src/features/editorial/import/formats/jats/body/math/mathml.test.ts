import { describe, expect, it } from 'vitest';
import { articleFrom } from '../../sample-article.ts';
import { renderInline } from '../render-inline.ts';

const formula = (content: string) => renderInline(articleFrom(content));

describe('a formula', () => {
  it.each([
    ['<m:math xmlns:m="x"><m:mi>x</m:mi></m:math>', '<math><mi>x</mi></math>'],
    ['<math display="block"><mi>x</mi></math>', '<math><mi>x</mi></math>'],
    ['<mml:math><mml:mi mathvariant="normal">d</mml:mi></mml:math>', '<math><mi mathvariant="normal">d</mi></math>'],
    ['<mml:math><mml:mi mathvariant="script">L</mml:mi></mml:math>', '<math><mi>ℒ</mi></math>'],
    [
      '<mml:math><mml:mstyle mathvariant="bold"><mml:mi>v</mml:mi><mml:mn>2</mml:mn></mml:mstyle></mml:math>',
      '<math><mstyle><mi>𝐯</mi><mn>𝟐</mn></mstyle></math>',
    ],
    [
      '<mml:math><mml:semantics><mml:mi>x</mml:mi><mml:annotation>x</mml:annotation></mml:semantics></mml:math>',
      '<math><mi>x</mi></math>',
    ],
    [
      '<mml:math><mml:mo stretchy="false" style="color:red" onclick="x">(</mml:mo></mml:math>',
      '<math><mo stretchy="false">(</mo></math>',
    ],
    ['<tex-math>\\begin{document}$$x^2$$\\end{document}</tex-math>', '<math><msup><mi>x</mi><mn>2</mn></msup></math>'],
  ])('%s', (jats, html) => {
    expect(formula(jats)).toBe(html);
  });
});
