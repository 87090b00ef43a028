import type { Document, FieldProblem, FormField } from '../../../../../platform/kernel/form-field.ts';
import type { Id } from '../../../../../platform/kernel/id.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import { type BannerType, bannerTypes } from '../banner-target.ts';

export interface SlideEntry {
  readonly id: string;
  readonly names: Text;
  readonly descriptions: Text;
  readonly picture: string | null;
  readonly type: BannerType;
  readonly address: string | null;
  readonly news: Id | null;
  readonly album: Id | null;
  readonly article: Id | null;
  readonly doi: string;
  readonly enhanced: string | null;
}

/** Fields that the form asks for only of slides of these types. */
const ofTypes = (is: readonly BannerType[], ...fields: readonly FormField[]) =>
  fields.map((field): FormField => ({ ...field, when: { field: 'type', is } }));

const slideFields: readonly FormField[] = [
  { name: 'id', type: 'key', label: 'modules.field.id' },
  { name: 'names', type: 'text', label: 'modules.field.slideTitle', required: true, longest: 300 },
  { name: 'descriptions', type: 'text', label: 'modules.field.slideText', longest: 600 },
  { name: 'picture', type: 'picture', label: 'modules.field.slidePicture', help: 'modules.help.slidePicture' },
  {
    name: 'type',
    type: 'choice',
    label: 'modules.field.slideTarget',
    required: true,
    choices: bannerTypes.map((value) => ({ value, label: `slide.${value}` })),
  },
  ...ofTypes(['link', 'other'], {
    name: 'address',
    type: 'address',
    label: 'modules.field.address',
    help: 'modules.help.address',
  }),
  ...ofTypes(['news', 'wechat'], {
    name: 'news',
    type: 'reference',
    label: 'modules.field.slideNews',
    required: true,
    kinds: ['news'],
  }),
  ...ofTypes(['album'], {
    name: 'album',
    type: 'reference',
    label: 'modules.field.slideAlbum',
    required: true,
    kinds: ['album'],
  }),
  ...ofTypes(
    ['article'],
    { name: 'article', type: 'reference', label: 'modules.field.slideArticle', kinds: ['article'] },
    { name: 'doi', type: 'line', label: 'modules.field.doi', help: 'modules.help.slideDoi', longest: 300 },
    { name: 'enhanced', type: 'address', label: 'modules.field.enhanced', help: 'modules.help.enhanced' },
  ),
];

const mostSlides = 12;

export const bannerFields: readonly FormField[] = [
  // A banner that was deleted comes back under the id by which modules know it.
  { name: 'id', type: 'key', label: 'modules.field.id' },
  { name: 'slides', type: 'list', label: 'modules.field.slides', of: slideFields, most: mostSlides, required: true },
];

export const slidesOf = (document: Document): readonly SlideEntry[] => document.slides as readonly SlideEntry[];

/** What is said to lead to an address needs one. */
export const bannerProblems = (document: Document): FieldProblem[] =>
  slidesOf(document).flatMap(({ type, address }, place) =>
    type === 'link' && !address ? [{ path: `slides.${place}.address`, code: 'fieldRequired' as const }] : [],
  );
