import type { Document, FieldProblem } from '../../../../../platform/kernel/form-field.ts';
import type { Id } from '../../../../../platform/kernel/id.ts';
import { type NewsType, newsTypes } from '../../../../../platform/kernel/news-type.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import type { StoredChannel } from '../../contract.ts';
import { framed, mayShowAll, namedText, otherPage, outside, placeOf } from './channel-form.ts';
import { isOwnPage } from './own-pages.ts';

/** A channel as it is stored. */
export interface ChannelRow {
  readonly id: Id;
  readonly parent_id: Id | null;
  readonly position: number;
  readonly code: string;
  readonly names: Text;
  readonly enable: boolean;
  readonly link_type: StoredChannel['linkType'];
  readonly link_value: string | null;
  readonly banner_id: Id | null;
  readonly news_data_type: string | null;
  readonly shows_all: boolean;
}

export interface ChannelEntry {
  readonly id: string;
  readonly depth: number;
  readonly names: Text;
  readonly target: string;
  readonly address: string;
  readonly page: string;
  readonly path: string;
  readonly newsType: NewsType | null;
  readonly showsAll: boolean;
  readonly shown: boolean;
  readonly newTab: boolean;
  readonly banner: Id | null;
}

export const entriesOf = (document: Document): readonly ChannelEntry[] => document.entries as readonly ChannelEntry[];

/** Stored channels as a document; those that stand below nothing, and so are never shown, are left out. */
export function channelDocument(rows: readonly ChannelRow[]): Document {
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const under = (parent: Id | null, depth: number): ChannelEntry[] =>
    (below.get(parent) ?? []).flatMap((row) => [entryOf(row, depth), ...under(row.id, depth + 1)]);
  return { entries: under(null, 0) };
}

function entryOf(row: ChannelRow, depth: number): ChannelEntry {
  const target = placeOf(row.code);
  const value = row.link_value ?? '';
  return {
    id: row.id,
    depth,
    names: row.names,
    target,
    address: target === outside || target === framed ? value : '',
    page: target === namedText ? value : '',
    path: target === otherPage ? row.code : '',
    newsType: newsTypes.find((type) => type === row.news_data_type) ?? null,
    showsAll: row.shows_all,
    shown: row.enable,
    // What leads out of the portal opens next to it unless its editor said otherwise.
    newTab: target === outside ? row.link_type !== 'self' : row.link_type === 'blank',
    banner: row.banner_id,
  };
}

/** The rows for a document. `ids` has one for each entry, in order. */
export function channelRows(entries: readonly ChannelEntry[], ids: readonly Id[]): ChannelRow[] {
  const above: Id[] = [];
  const counted = new Map<Id | null, number>();
  return entries.map((entry, place) => {
    const id = ids[place] as Id;
    const parent = entry.depth === 0 ? null : (above[entry.depth - 1] ?? null);
    above[entry.depth] = id;
    const position = counted.get(parent) ?? 0;
    counted.set(parent, position + 1);
    const code = entry.target === otherPage ? entry.path.replace(/^\/+/, '') : entry.target;
    return {
      id,
      parent_id: parent,
      position,
      names: entry.names,
      enable: entry.shown,
      code,
      link_type: entry.newTab ? 'blank' : entry.target === outside ? 'self' : null,
      link_value: entry.address || entry.page || null,
      banner_id: entry.banner || null,
      news_data_type: entry.newsType,
      shows_all: entry.showsAll && mayShowAll(code),
    };
  });
}

/** Each entry stands at most one step below the one before it, the first at the top; what readers see leads to a page that opens. */
export const channelProblems = (document: Document): FieldProblem[] =>
  entriesOf(document).flatMap((entry, place, entries) => [
    ...refused(entry.depth > (entries[place - 1]?.depth ?? -1) + 1, `entries.${place}.depth`),
    ...refused(entry.shown && leadsNowhere(entry), `entries.${place}.path`),
  ]);

/** Editors may also write out a path that the list of places has. */
const leadsNowhere = ({ target, path }: ChannelEntry): boolean =>
  target === otherPage && !isOwnPage(path) && placeOf(path.replace(/^\/+/, '')) === otherPage;

const refused = (isWrong: boolean, path: string): FieldProblem[] => (isWrong ? [{ path, code: 'fieldRefused' }] : []);
