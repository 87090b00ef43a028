import type { Prose } from './prose.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const english: Prose = {
  headings: {
    introduction: 'Introduction',
    methods: 'Methods',
    preparation: 'Preparation',
    measurement: 'Measurement and analysis',
    results: 'Results',
    dependence: (facts) => `Dependence on ${facts.variable}`,
    cause: (facts) => `The part of ${facts.limit}`,
    discussion: 'Discussion',
    conclusion: 'Conclusion',
    availability: 'Data availability',
    thanks: 'Acknowledgements',
    references: 'References',
  },
  introduction: [
    [
      (f, l) =>
        `A better ${f.quantity} than is reached today in ${f.system} would open the way to ${f.use} ${l.cite(1, 2)}. Over the last decade the reported values have risen by a factor of a few, and most of that progress came from materials rather than from design ${l.cite(3)}.`,
      (f, l) =>
        `Few properties decide as much about ${f.use} as the ${f.quantity} ${l.cite(1)}. In ${f.system} it has been studied by several groups, whose values differ by more than their stated uncertainties ${l.cite(2, 3)}.`,
    ],
    [
      (f, l) =>
        `Most authors blame ${f.limit} ${l.cite(4)}. This has been difficult to test, because every change of the sample that weakens the effect also changes something else. Earlier work therefore had to compare samples of different origin ${l.cite(5)}.`,
      (f, l) =>
        `Two explanations compete. In the first, no preparation can pass the bound set by ${f.limit} ${l.cite(4)}; in the second, the bound is a matter of how carefully the ${f.variable} is controlled ${l.cite(5, 6)}.`,
    ],
    [
      (f) =>
        `Here we combine ${f.method} with ${f.probe}. On ${f.samples} samples the ${f.quantity} changes from ${f.before} to ${f.after}, and a model with one free parameter describes the whole range. We also report what did not work.`,
      (f) =>
        `In this paper we separate the two by ${f.method} and follow the result with ${f.probe}. The ${f.quantity} reaches ${f.after}, compared with ${f.before} before, and stays there for ${f.days} days.`,
    ],
  ],
  steps: (f) => [
    `a reference measurement of the ${f.quantity} before any treatment;`,
    `treatment by ${f.method}, at values of the ${f.variable} chosen at random;`,
    `three repetitions by ${f.probe} on different days;`,
    'a second reference measurement, to detect drift.',
  ],
  model: [
    (f, l) =>
      `We describe the data by ${l.formula(1)}, where <i>x</i> is the ${f.variable}, <i>x</i><sub>0</sub> its characteristic value and <i>k</i> the only free parameter.`,
  ],
  results: [
    (f, l) =>
      `${l.figure(1)} shows the central result. With ${f.method} the ${f.quantity} moves from ${f.before} to ${f.after}; the scatter between samples is ${f.percent} % of the change. ${l.table(1)} lists all groups. None of the ${f.samples} samples was left out.`,
    (f, l) =>
      `Of the ${f.samples} samples, all but two show the same behaviour (${l.figure(1)}). The mean ${f.quantity} is ${f.after} after treatment and ${f.before} without (${l.table(1)}), a difference far beyond the reproducibility of ${f.percent} %.`,
  ],
  dependence: [
    (f, l) =>
      `The ${f.quantity} follows the ${f.variable} smoothly (${l.figure(2)}). Below the characteristic value it hardly responds; above it, it saturates. ${l.formula(1)} fits every series with the same exponent, which agrees with what others inferred from indirect evidence ${l.cite(6, 7)}.`,
    (f, l) =>
      `When we swept the ${f.variable} in both directions (${l.figure(2)}), the curves coincided within the errors. There is no hysteresis, in contrast to an earlier report ${l.cite(7)}; we trace the difference to the time allowed for settling.`,
  ],
  cause: [
    (f, l) =>
      `To test for ${f.limit} we repeated the measurement under conditions that change nothing else. The effect scales as expected and accounts for ${f.percent + 40} % of the remaining deviation ${l.cite(8)}. The rest is compatible with drift of the instrument.`,
    (f, l) =>
      `If ${f.limit} were the only cause, the residuals of ${l.formula(1)} would vanish at small ${f.variable}. They do not. A weak second contribution of about ${f.percent} % remains, for which we offer no explanation ${l.cite(8, 9)}.`,
  ],
  discussion: [
    [
      (f, l) =>
        `Our values are higher than those of comparable work ${l.cite(9, 10)}. Part of the difference is real and due to ${f.method}; part comes from the analysis, which here includes samples that others excluded. When we apply the usual criteria, the gap narrows to ${f.percent} %.`,
      (f, l) =>
        `Three points deserve caution. The number of samples is small for rare failures; measurement by ${f.probe} averages over the sample; and the model ignores memory effects ${l.cite(10)}. None of these changes the sign of the result, but each may change its size.`,
    ],
    [
      (f) =>
        `For ${f.use} the present ${f.quantity} is sufficient, provided that it survives integration. Tests over ${f.days} days show no decline. The next step is to repeat the work outside the laboratory in which it was developed.`,
    ],
  ],
  conclusion: [
    (f) =>
      `We have shown that with ${f.method} the ${f.quantity} of ${f.system} changes from ${f.before} to ${f.after}, and that most of what remains can be put down to ${f.limit}. The protocol is simple enough to be repeated elsewhere, and we hope that it will be.`,
  ],
  availability: [
    () =>
      'Raw data, analysis code and the drawings behind all figures are sample data, generated for demonstration; they are published together with this article.',
  ],
  thanks: 'We thank the sample workshop for its patience and three sample reviewers for theirs.',
  figureCaptions: {
    bars: (f) =>
      `${capital(f.quantity)} of ${f.system} with (first colour) and without (second colour) ${f.method}. Dots: single measurements; error bars: one standard deviation. Sample data.`,
    curves: (f) =>
      `${capital(f.quantity)} as a function of the ${f.variable}. Lines: model with one free parameter. Sample data.`,
    map: (f) =>
      `Map of the ${f.quantity} across a sample after ${f.method}, at different values of the ${f.variable}; bright is high. Sample data.`,
    micrograph: (f) => `${capital(f.system)} after ${f.method}. Scale bar: 10 µm. Sample data.`,
    scheme: (f) =>
      `How the experiment runs: (a) preparation, (b) ${f.method}, (c) reference, (d) ${f.probe}; the dashed line is the feedback. Sample data.`,
  },
  tableCaption: (f) => `${capital(f.quantity)} of the groups (sample data)`,
  tableHeads: (f) => [
    'Group',
    `${capital(f.variable)} (relative)`,
    `${f.symbol} before`,
    `${f.symbol} after`,
    'Samples',
  ],
  labels: {
    figure: (number) => `Fig. ${number}`,
    table: (number) => `Table ${number}`,
    formula: (number) => `Eq. (${number})`,
  },
};
