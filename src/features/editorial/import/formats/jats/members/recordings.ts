import { child, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { ItemDraft } from '../../../../../../platform/item/writing/item-draft.ts';
import type { WantedFile } from '../../format.ts';
import { captionOf } from './caption.ts';
import type { ReadMembers } from './figures.ts';
import { type MemberContext, memberKey } from './member-context.ts';
import { isFile } from './pictures.ts';

const kinds = ['video', 'audio'] as const;

const recordingKind = ({ name, attributes }: XmlElement): (typeof kinds)[number] | undefined =>
  name === 'media' ? kinds.find((kind) => kind === attributes.mimetype) : undefined;

/** Videos and sounds that have a label or a caption of their own. */
export function recordingsOf(context: MemberContext): ReadMembers {
  const { reading, articleKey, elements } = context;
  const drafts = new Map<string, ItemDraft>();
  const wanted: WantedFile[] = [];
  for (const media of elements) {
    const kind = recordingKind(media);
    const href = media.attributes['xlink:href'];
    if (!kind || !isFile(href) || !(child(media, 'label') || child(media, 'caption'))) continue;
    const key = memberKey(articleKey, media, kind, drafts.size + 1);
    if (drafts.has(key)) continue;
    const { label, captions: _, licence, attributions, titles, ...shown } = captionOf(media, context);
    drafts.set(key, {
      kind,
      key,
      language: reading.languageTag,
      publishedOn: context.publishedOn,
      titles: label ? withLabel(label, titles) : titles,
      ...shown,
      details: { article: { kind: 'article', key: articleKey }, licence, attributions },
    });
    wanted.push({ kind, key, role: 'recording', href, ...(context.isOpen && { public: true }) });
  }
  return { drafts: [...drafts.values()], wanted };
}

/** A recording has no field for its label. */
const withLabel = (label: string, titles: ItemDraft['titles']): ItemDraft['titles'] =>
  Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [language, title === label ? label : `${label}. ${title}`]),
  );
