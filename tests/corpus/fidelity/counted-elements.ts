/** Elements of which each one in the source must be one in the HTML. */
export const countedElements = [
  'sec',
  'fig',
  'table-wrap',
  'disp-formula',
  'list',
  'boxed-text',
  'ref',
  'xref',
  'media',
] as const;

export type Counts = Readonly<Record<string, number>>;

export const isCounted = (name: string): boolean => countedElements.some((counted) => counted === name);

export interface Extract {
  readonly words: readonly string[];
  readonly counts: Counts;
}
