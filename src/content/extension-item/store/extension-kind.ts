import { sql } from 'kysely';
import { kindCitation } from '../../../platform/item/citing/kind-citation.ts';
import type { Kind } from '../../../platform/item/kind.ts';
import { kindSearch } from '../../../platform/item/searching/kind-search.ts';
import { textGroup, unique } from '../../../platform/item/searching/texts.ts';
import type { CitableType } from '../../../platform/kernel/citable.ts';
import type { ExtensionField, ExtensionKind } from '../../../platform/kernel/extension.ts';

type Fields = Readonly<Record<string, string | null | undefined>>;

const facts = sql`(select extension_item.fields
  from extension_item where extension_item.site_id = item.site_id and extension_item.id = item.id)`;

/** A kind that an extension brings, as every part of the portal knows a kind. */
export function extensionKind({ code, fields, ...more }: ExtensionKind): Kind {
  const citedAs: CitableType = more.citedAs ?? 'other';
  const namesOf = (among: readonly ExtensionField[]) => among.map(({ name }) => name);
  const identifiers = namesOf(fields.filter(({ identifier }) => identifier));
  const words = namesOf(fields.filter(({ type, identifier }) => !identifier && (type === 'line' || type === 'lines')));
  const valuesOf = (names: readonly string[], stored: Fields) => unique(names.map((name) => stored[name]));
  return {
    name: code,
    hasPage: true,
    family: 'others',
    table: { name: 'extension_item', owner: 'id', fields: { fields: {} } },
    search: kindSearch<Fields>(
      {
        facts,
        toDocument: ({ summaries }, stored) => ({
          ids: valuesOf(identifiers, stored),
          // In whichever language they are: nobody says.
          summary: textGroup(summaries, { words: valuesOf(words, stored) }),
        }),
      },
      {},
    ),
    citation: kindCitation<Fields>(
      { facts, toCitable: (_, stored) => ({ type: citedAs, number: valuesOf(identifiers, stored)[0] ?? null }) },
      citedAs,
    ),
  };
}
