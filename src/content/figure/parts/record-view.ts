import type { CitationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { storedFileAddress } from '../../../platform/shell/file-addresses.ts';
import {
  directionOf,
  languagesInOrder,
  localizedIn,
  localizedName,
  localizedText,
  tagOf,
} from '../../../platform/shell/localized-text.ts';
import { headlined } from '../../../platform/shell/phrases.ts';
import type { FigureRecord } from '../contract.ts';

export type RecordView = ReturnType<typeof recordView>;
export type NeighbourView = ReturnType<typeof neighbourView>;

/** What other calls say about a record. */
export interface Additions {
  /** Nothing where nobody could say which are like it. */
  readonly similar: readonly NeighbourView[] | null;
  readonly citation: CitationView | null;
}

export const captionSlot = 'caption';

/** A figure or a table as its page prints it, without the caption and the table's cells. */
export function recordView(record: FigureRecord, reader: Language, additions: Additions) {
  const { neighbours, kind, language } = record;
  const label = record.label ?? '';
  const caption = captionIn(record, reader);
  const all = neighbours.map((one) => neighbourView(one, reader, language));
  const alike = all.filter((one) => one.kind === kind);
  const place = alike.findIndex(({ id }) => id === record.id);
  return {
    id: record.id,
    kind,
    url: record.url,
    label,
    title: headlined(titleOf(record, reader)),
    summary: plainCaption(caption?.html ?? '').slice(0, 200),
    caption: caption && {
      identity: `${record.id} ${caption.language}`,
      lang: tagOf(caption.language),
      dir: directionOf(caption.language),
    },
    /** The table's cells are in the language of its paper. */
    content: record.content
      ? { identity: `${record.id} table`, lang: tagOf(language), dir: directionOf(language) }
      : null,
    pictures: record.pictures.map((picture) => pictureView(record, picture, reader)),
    refusal: record.reading.message,
    opensAt: record.reading.opensAt,
    /** Why this reader may see all of it. */
    reason: record.reading.reason,
    licence: record.licence,
    attribution: localizedIn(record.attributions, reader, language),
    paper: paperView(record, reader),
    neighbours: all.length > 1 ? all : [],
    previous: alike[place - 1] ?? null,
    next: place < 0 ? null : (alike[place + 1] ?? null),
    ...additions,
    use: { views: record.visits, downloads: record.downloads },
  };
}

/** The caption in the language that its title is shown in. */
export function captionIn({ captions, language }: FigureRecord, reader: Language) {
  const [found] = languagesInOrder(captions, reader, language);
  return found ? { language: found, html: captions[found] ?? '' } : null;
}

export const titleOf = ({ titles, label, language }: FigureRecord, reader: Language) =>
  localizedIn(titles, reader, language) ?? localizedText(label ?? '', language);

function pictureView(record: FigureRecord, picture: FigureRecord['pictures'][number], reader: Language) {
  const formOf = (wanted: string) => picture.forms.find(({ form }) => form === wanted);
  const [original, high, low] = [formOf('original'), formOf('high'), formOf('low')];
  const largest = high ?? original ?? low;
  const address = (found: typeof largest) => (found ? fileAddress(found.sha256) : null);
  const words = localizedIn(picture.labels, reader, record.language)?.text ?? record.alternative;
  return {
    src: address(largest) ?? '',
    width: largest?.width ?? null,
    height: largest?.height ?? null,
    alternative: words ?? record.label ?? '',
    /** For the viewer. */
    original: address(original),
    high: address(high),
    low: address(low),
    /** In tiles, where one would not show all that it has. */
    zoom: [original, high].some(isLarge) ? `/iiif/3/${picture.id}` : null,
    downloads: picture.forms.map(({ form, contentType, bytes, width, height }) => ({
      form,
      href: storedFileAddress(picture.id) + (form === 'original' ? '' : `&form=${form}`),
      /** What the reader's machine calls it. */
      name: fileName(picture.name, form, contentType),
      bytes,
      width,
      height,
    })),
  };
}

type Form = FigureRecord['pictures'][number]['forms'][number];

/** Drawings have no points of their own; of them the high precision is shown. */
const isLarge = (form: Form | undefined): boolean =>
  form !== undefined && form.contentType !== 'image/svg+xml' && Math.max(form.width ?? 0, form.height ?? 0) > 1_024;

/** `fig1.tif` in high precision is `fig1-high.webp`. */
function fileName(name: string, form: string, contentType: string): string {
  if (form === 'original') return name;
  const ending = contentType.split('/')[1]?.replace('jpeg', 'jpg') ?? 'webp';
  return `${name.replace(/\.[^.]*$/, '')}-${form}.${ending}`;
}

function paperView({ paper, anchor, language }: FigureRecord, reader: Language) {
  if (!paper) return null;
  const nameOf = (names: (typeof paper.authors)[number]['names']) =>
    localizedName(Object.fromEntries(Object.entries(names).map(([key, { full }]) => [key, full])), reader, language)
      ?.text;
  return {
    title: localizedIn(paper.titles, reader, language) ?? localizedText(paper.doi ?? paper.id, language),
    href: paper.url,
    /** Where it stands in the text. */
    place: anchor ? `${paper.url}#${anchor}` : paper.url,
    authors: paper.authors.flatMap(({ names }) => nameOf(names) ?? []),
    journal: paper.journal && {
      name: localizedIn(paper.journal.titles, reader, language)?.text ?? '',
      href: `/mag/${paper.journal.id}`,
    },
    date: paper.publishDate,
    doi: paper.doi,
  };
}

const neighbourView = (one: FigureRecord['neighbours'][number], reader: Language, original: string) => ({
  id: one.id,
  kind: one.kind,
  label: one.label ?? '',
  title: localizedIn(one.titles, reader, original)?.text ?? '',
  href: one.url,
  picture: one.picture && fileAddress(one.picture),
  cells: one.cells,
});

/** What a caption says, without its signs. */
export const plainCaption = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
