import { child, textOf } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { DraftRow } from '../../../../../platform/item/writing/item-draft.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import type { ArticleReading } from './front/article-reading.ts';
import { fundsOf } from './front/permissions.ts';
import type { ReadFront } from './front/read-front.ts';

/** What this version contains in addition to its text, kept so that a later one can be compared with it. */
export function versionFacts(reading: ArticleReading, front: ReadFront): DraftRow {
  const textIn = (name: string) => textOf(child(reading.meta, name)) || null;
  const { receivedOn, revisedOn, acceptedOn, onlineOn, printedOn } = front.dates;
  const pages = [textIn('fpage'), textIn('lpage')].filter(Boolean).join('–');
  return {
    authors: front.contributors.filter(({ role }) => role === 'author').map(({ names }) => fullNames(names)),
    affiliations: front.affiliations.map(({ names }) => names),
    keywords: front.keywords,
    licence: front.permissions.licence,
    dates: {
      received: receivedOn ?? null,
      revised: revisedOn ?? null,
      accepted: acceptedOn ?? null,
      online: onlineOn ?? null,
      printed: printedOn ?? null,
    },
    volume: textIn('volume'),
    pages: pages || textIn('elocation-id'),
    funds: fundsOf(reading).map(({ names, awards }) => withAwards(names, awards)),
  };
}

const fullNames = (names: Readonly<Record<string, { readonly full?: string }>>): Text =>
  Object.fromEntries(Object.entries(names).map(([language, { full }]) => [language, full]));

const withAwards = (names: Text, awards: readonly string[] = []): Text =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, [name, ...awards].join(' · ')]));
