import { without } from '../../../../../../platform/documents/jats/plain-text.ts';
import { child } from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { ItemDraft } from '../../../../../../platform/item/writing/item-draft.ts';
import { renderBlocks } from '../body/render-inline.ts';
import { captionOf } from './caption.ts';
import type { ReadMembers } from './figures.ts';
import { anchorOf, type MemberContext, memberKey } from './member-context.ts';
import { picturesIn } from './pictures.ts';

/** Tables with a label or a caption. One without either is part of the text around it, and means nothing outside of it. */
export function tablesOf(context: MemberContext): ReadMembers {
  const { reading, articleKey, elements } = context;
  const tables = elements
    .filter(({ name }) => name === 'table-wrap')
    .filter((table) => child(table, 'label') || child(table, 'caption'));
  const drafts = new Map<string, ItemDraft>();
  const wanted = [];
  for (const [place, table] of tables.entries()) {
    const key = memberKey(articleKey, table, 'table', place + 1);
    if (drafts.has(key)) continue;
    const { label, captions, licence, attributions: _, ...shown } = captionOf(table, context);
    drafts.set(key, {
      kind: 'table',
      key,
      language: reading.languageTag,
      publishedOn: context.publishedOn,
      ...shown,
      details: {
        article: { kind: 'article', key: articleKey },
        position: place + 1,
        anchor: anchorOf(table),
        label,
        licence,
        captions,
        content: renderBlocks(without(table, 'label', 'caption', 'object-id', 'permissions', 'attrib')),
      },
    });
    for (const href of picturesIn(table)) {
      wanted.push({ kind: 'table', key, role: 'image' as const, href, ...(context.isOpen && { public: true }) });
    }
  }
  return { drafts: [...drafts.values()], wanted };
}
