/** Each word of lines that have spaces between their words. */
export type WordsIn<Line extends string, Found extends string = never> = Line extends `${infer Word} ${infer Rest}`
  ? WordsIn<Rest, Found | Word>
  : Found | Line;

/** A vocabulary as lines of words: a list whose type knows each of them. */
export const words = <Line extends string>(...lines: readonly Line[]): readonly WordsIn<Line>[] =>
  lines.flatMap((line) => line.split(' ') as WordsIn<Line>[]);
