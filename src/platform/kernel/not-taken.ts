/** What a Word document can hold and the text on the page does not: an editor is told of each. */
export const notTakenKinds = [
  'picture-format',
  'picture-elsewhere',
  'picture-missing',
  'picture-too-large',
  'chart',
  'object',
  'symbol',
  'caption-without-picture',
] as const;
export type NotTakenKind = (typeof notTakenKinds)[number];

/** Each with what it is called or where it stands, in the order of the text. */
export interface NotTaken {
  readonly kind: NotTakenKind;
  readonly name: string;
}
