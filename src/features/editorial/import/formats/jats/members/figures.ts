import {
  childElements,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { ItemDraft } from '../../../../../../platform/item/writing/item-draft.ts';
import type { WantedFile } from '../../format.ts';
import { captionOf } from './caption.ts';
import { anchorOf, type MemberContext, memberKey } from './member-context.ts';
import { picturesIn } from './pictures.ts';

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
    const { label, captions, licence, attributions, ...shown } = captionOf(figure, context);
    const parent = parentOf.get(figure);
    drafts.set(key, {
      kind: 'figure',
      key,
      language: reading.languageTag,
      publishedOn: context.publishedOn,
      ...shown,
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

/** A figure's supplements stand beside it in its group. */
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
