const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text. Chinese full stops end one as well. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
