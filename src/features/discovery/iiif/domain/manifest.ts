import type { AccessSubject } from '../../../../platform/kernel/access.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import { isLanguage, languageTag } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import { longestSide } from './image-request.ts';

/** A picture of a figure, with what is said of it and what decides who may see it. */
export interface GatheredPicture extends Pick<AccessSubject, 'within' | 'embargo'> {
  readonly id: Id;
  readonly position: number;
  readonly titles: Text;
  readonly label: string | null;
  /** Safe HTML. */
  readonly captions: Text;
  readonly attributions: Text;
  readonly licence: string | null;
  readonly paper: Id | null;
  readonly isOpen: boolean | null;
  readonly width: number;
  readonly height: number;
}

/** What the pictures are gathered of: a paper, a figure, an album. */
export interface GatheredIn {
  readonly id: Id;
  readonly kind: string;
  readonly doi: string | null;
  readonly titles: Text;
  readonly summaries: Text;
}

export const manifestType = 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';

/** Pictures with their words, as viewers take them (IIIF Presentation API 3.0). */
export function manifest(of: GatheredIn, pictures: readonly GatheredPicture[], origin: string) {
  const id = `${origin}/iiif/presentation/3/${of.id}/manifest`;
  const label = named(of.titles, of.id);
  const summary = inLanguages([of.summaries]);
  return {
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id,
    type: 'Manifest',
    label,
    ...(Object.keys(summary).length > 0 && { summary }),
    homepage: [{ id: origin + itemAddress(of), type: 'Text', label, format: 'text/html' }],
    items: pictures.map((picture) => canvas(picture, id, origin)),
  };
}

function canvas(picture: GatheredPicture, manifestId: string, origin: string) {
  const { width, height, label, titles, captions, attributions, licence } = picture;
  const name = `${picture.id}-${picture.position}`;
  const id = `${manifestId}/canvas/${name}`;
  const service = `${origin}/iiif/3/${name}`;
  const services = [{ id: service, type: 'ImageService3', profile: 'level2' }];
  const image = (size: string, longest: number) => {
    const scale = Math.min(1, longest / width, longest / height);
    const sides = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    const requested = size || `${sides.width},${sides.height}`;
    return {
      id: `${service}/full/${requested}/0/default.jpg`,
      type: 'Image',
      format: 'image/jpeg',
      ...sides,
      service: services,
    };
  };
  const summary = inLanguages([captions, attributions]);
  const rights = rightsOf(licence);
  return {
    id,
    type: 'Canvas',
    label: named(titles, label ?? name, label),
    ...(Object.keys(summary).length > 0 && { summary }),
    ...(rights && { rights }),
    width,
    height,
    thumbnail: [image('', 400)],
    items: [
      {
        id: `${id}/page`,
        type: 'AnnotationPage',
        items: [
          {
            id: `${id}/picture`,
            type: 'Annotation',
            motivation: 'painting',
            body: image('max', longestSide),
            target: id,
          },
        ],
      },
    ],
  };
}

const tagOf = (language: string): string => (isLanguage(language) ? languageTag(language) : language);

/** What viewers get is plain: the little that captions have of markup says nothing in a list. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

function inLanguages(texts: readonly Text[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const text of texts)
    for (const [language, words] of Object.entries(text)) {
      const said = plain(words ?? '');
      if (said) found[tagOf(language)] = [...(found[tagOf(language)] ?? []), said];
    }
  return found;
}

/** A number and a name, in each language; without a name the number alone. */
function named(titles: Text, fallback: string, before: string | null = null): Record<string, string[]> {
  const said = Object.entries(inLanguages([titles])).map(([tag, [words = '']]) => [
    tag,
    [before && !words.startsWith(before) ? `${before} ${words}` : words],
  ]);
  return said.length > 0 ? Object.fromEntries(said) : { none: [fallback] };
}

/** Viewers know licences by their oldest addresses, which begin with http. */
function rightsOf(licence: string | null): string | null {
  const bare = licence?.replace(/^https?:\/\/(www\.)?/, '') ?? '';
  return /^(creativecommons\.org\/(licenses|publicdomain)|rightsstatements\.org\/vocab)\/[\w./-]+$/.test(bare)
    ? `http://${bare}`
    : null;
}
