import { plainText, without } from '../../../../../../platform/documents/jats/plain-text.ts';
import { child, childrenNamed, textOf, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { Text } from '../../../../../../platform/kernel/text.ts';
import { doiOf } from '../../facts/doi.ts';
import { renderBlocks, renderInline } from '../body/render-inline.ts';
import { copyrightIn, licenceIn } from '../front/permissions.ts';
import { withoutOwnDoi } from '../front/texts.ts';
import type { MemberContext } from './member-context.ts';

export interface ReadCaption {
  readonly label: string | null;
  readonly titles: Text;
  readonly richTitles: Text;
  readonly summaries: Text;
  /** Safe HTML. */
  readonly captions: Text;
  readonly doi: string | null;
  readonly licence: string | null;
  readonly attributions: Text;
}

/** What is written beside a figure, a table or a recording. */
export function captionOf(element: XmlElement, { reading, articleTitle, licence }: MemberContext): ReadCaption {
  const { language } = reading;
  const label = textOf(child(element, 'label')).replace(/[.:]$/, '');
  const caption = child(element, 'caption');
  const title = child(caption, 'title');
  const content = caption && withoutOwnDoi(without(caption, 'title'));
  const text = plainText(content);
  const shown = plainText(title) || label || articleTitle;
  const permissions = child(element, 'permissions');
  const attribution = [...childrenNamed(element, 'attrib').map(textOf), copyrightIn(permissions)]
    .filter(Boolean)
    .join(' ');
  const doi = childrenNamed(element, 'object-id').find(({ attributes }) => attributes['pub-id-type'] === 'doi');
  return {
    label: label || null,
    titles: { [language]: shown },
    richTitles: title?.children.some((node) => typeof node !== 'string') ? { [language]: renderInline(title) } : {},
    summaries: text ? { [language]: text } : {},
    captions: content && text ? { [language]: renderBlocks(content) } : {},
    doi: doiOf(textOf(doi)) ?? null,
    licence: licenceIn(permissions) ?? licence,
    attributions: attribution ? { [language]: attribution } : {},
  };
}
