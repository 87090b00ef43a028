import { plainText, without } from '../../../../../../platform/documents/jats/plain-text.ts';
import {
  child,
  childElements,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { ItemDraft } from '../../../../../../platform/item/writing/item-draft.ts';
import type { WantedFile } from '../../format.ts';
import { renderBlocks } from '../body/render-inline.ts';
import { anchorOf, captionOf, isFile, type MemberContext, memberKey, picturesIn } from './member-context.ts';

export interface ReadMembers {
  readonly drafts: readonly ItemDraft[];
  readonly wanted: readonly WantedFile[];
}

export function figuresOf(context: MemberContext): ReadMembers {
  const { reading, articleKey, elements } = context;
  const figures = elements.filter(({ name }) => name === 'fig');
  const keyOf = new Map(figures.map((figure, place) => [figure, memberKey(articleKey, figure, 'fig', place + 1)]));
  const parentOf = new Map(elements.filter(({ name }) => name === 'fig-group').flatMap(parentsIn));
  const drafts = new Map<string, ItemDraft>();
  const wanted: WantedFile[] = [];
  for (const [place, figure] of figures.entries()) {
    const key = keyOf.get(figure) ?? '';
    if (drafts.has(key)) continue;
    const { label, captions, licence, attributions, ...content } = captionOf(figure, context);
    const parent = parentOf.get(figure);
    drafts.set(key, {
      kind: 'figure',
      key,
      language: reading.languageTag,
      publishedOn: context.publishedOn,
      ...content,
      details: {
        article: { kind: 'article', key: articleKey },
        position: place + 1,
        anchor: anchorOf(figure),
        label,
        parent: parent ? { kind: 'figure', key: keyOf.get(parent) } : null,
        licence,
        attributions,
        captions,
        alternative: alternativeOf(figure),
      },
    });
    for (const href of picturesIn(figure)) {
      wanted.push({ kind: 'figure', key, role: 'image', href, ...(context.isOpen && { public: true }) });
    }
  }
  return { drafts: [...drafts.values()], wanted };
}

/** A figure's supplements stand next to it in its group. */
function parentsIn(group: XmlElement): [XmlElement, XmlElement][] {
  const [first, ...others] = childrenNamed(group, 'fig');
  const isSupplement = ({ attributes }: XmlElement) => attributes['specific-use'] === 'child-fig';
  return first && !isSupplement(first) ? others.filter(isSupplement).map((figure) => [figure, first]) : [];
}

function alternativeOf(figure: XmlElement): string | null {
  const isOwn = ({ name }: XmlElement) => name !== 'caption' && name !== 'fig';
  const found = [...descendants(figure, isOwn)].find(({ name }) => name === 'alt-text');
  return textOf(found ?? childElements(figure).find(({ name }) => name === 'long-desc')) || null;
}

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
    const { label, captions, licence, attributions: _, ...content } = captionOf(table, context);
    drafts.set(key, {
      kind: 'table',
      key,
      language: reading.languageTag,
      publishedOn: context.publishedOn,
      ...content,
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
    const { label, captions: _, licence, attributions, titles, ...content } = captionOf(media, context);
    drafts.set(key, {
      kind,
      key,
      language: reading.languageTag,
      publishedOn: context.publishedOn,
      titles: label ? withLabel(label, titles) : titles,
      ...content,
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

/** The files that belong to the article itself: its PDF, its supplements and the pictures that stand in no figure. */
export function articleFilesOf(context: MemberContext, taken: readonly WantedFile[]): WantedFile[] {
  const { articleKey: key, reading } = context;
  const known = new Set(taken.map(({ href }) => href));
  const pictures = picturesIn(reading.article).filter((href) => !known.has(href));
  return [
    ...pdfsOf(reading.meta).map((href) => ({ kind: 'article', key, role: 'pdf' as const, href })),
    ...supplementsOf(context),
    ...pictures.map(
      (href): WantedFile => ({ kind: 'article', key, role: 'image', href, ...(context.isOpen && { public: true }) }),
    ),
  ];
}

const pdfsOf = (meta: XmlElement): string[] =>
  childrenNamed(meta, 'self-uri')
    .filter(({ attributes }) => {
      const type = attributes['content-type'] ?? '';
      return type === ''
        ? /\.pdf$/i.test(attributes['xlink:href'] ?? '')
        : type === 'pdf' || type === 'application/pdf';
    })
    .map(({ attributes }) => attributes['xlink:href'])
    .filter(isFile)
    .slice(0, 1);

function supplementsOf({ articleKey: key, reading }: MemberContext): WantedFile[] {
  const wanted = new Map<string, WantedFile>();
  for (const element of descendants(reading.article)) {
    if (element.name !== 'supplementary-material' && element.name !== 'inline-supplementary-material') continue;
    const label = [textOf(child(element, 'label')), plainText(child(child(element, 'caption'), 'title'))].filter(
      Boolean,
    );
    for (const holder of [element, ...childrenNamed(element, 'media')]) {
      const href = holder.attributes['xlink:href'];
      if (!isFile(href) || wanted.has(href)) continue;
      const labels = label.length > 0 ? { labels: { [reading.language]: label.join(' ') } } : {};
      wanted.set(href, { kind: 'article', key, role: 'supplement', href, ...labels });
    }
  }
  return [...wanted.values()];
}
