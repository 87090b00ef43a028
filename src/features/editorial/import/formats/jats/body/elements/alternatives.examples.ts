import type { Examples } from './examples.ts';

export const alternativesExamples: Examples = {
  alternatives: [
    '<p><inline-formula><alternatives><tex-math>x</tex-math><mml:math><mml:mi>x</mml:mi></mml:math><inline-graphic xlink:href="x.gif"/></alternatives></inline-formula></p>',
    '<p><math><mi>x</mi></math></p>',
  ],
  'citation-alternatives': [
    '<ref-list><ref id="r"><citation-alternatives><element-citation><source>Nature</source></element-citation><mixed-citation>In <source>Nature</source>.</mixed-citation></citation-alternatives></ref></ref-list>',
    '<section data-jats="ref-list" role="doc-bibliography"><ol data-part="references"><li data-jats="ref" id="r"><span data-jats="mixed-citation">In <cite>Nature</cite>.</span></li></ol></section>',
  ],
};
