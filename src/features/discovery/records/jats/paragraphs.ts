import { xmlElement } from '../written-xml.ts';

/** Where a schema takes paragraphs alone, all else stands in one. */
export const paragraphsOf = (blocks: readonly string[]): string[] =>
  blocks.map((written) => (/^<p[ >]/.test(written) ? written : xmlElement('p', written)));
