import { type RawBuilder, sql } from 'kysely';

/** What a text with these words in it looks like to SQL; signs that mean something there stand for themselves. */
export const containing = (text: string): string => `%${text.trim().replaceAll(/[%_\\]/g, '\\$&')}%`;

/** Whether a text stands in one of the languages of a column, compared as all searches by title are; no text stands everywhere. */
export const saidWith = (texts: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  text.trim() === ''
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from jsonb_each_text(${texts}) said
        where folded(${text}) <> '' and strpos(folded(said.value), folded(${text})) > 0)`;
