import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { storedFileAddress } from '../../../platform/shell/file-addresses.ts';
import {
  directionOf,
  languagesInOrder,
  localizedIn,
  localizedText,
  tagOf,
} from '../../../platform/shell/localized-text.ts';
import type { TombstoneView } from '../../article/parts/tombstone-view.ts';
import type { getRecord } from '../contract.ts';
import { plainCaption } from '../parts/plain-caption.ts';
import type { NeighbourView, PaperView, PictureView, RecordView } from '../parts/record-view.ts';

export type FigureRecord = OutputOf<typeof getRecord>;

/** What stands beside a record and is asked for separately. */
export type BesideRecord = Pick<RecordView, 'similar' | 'citation'>;

/** A figure or a table as its page prints it. */
export function recordView(record: FigureRecord, reader: Language, beside: BesideRecord): RecordView {
  const { neighbours, kind, language } = record;
  const label = record.label ?? '';
  const title = localizedIn(record.titles, reader, language) ?? localizedText(label, language);
  const caption = captionIn(record, reader);
  const all = neighbours.map((one) => neighbourView(one, reader, language));
  const alike = all.filter((one) => one.kind === kind);
  const place = alike.findIndex(({ id }) => id === record.id);
  return {
    ...{ id: record.id, kind, url: record.url, label, title },
    summary: plainCaption(caption?.html ?? '').slice(0, 200),
    caption: caption && {
      identity: `${record.id} ${caption.language}`,
      lang: tagOf(caption.language),
      dir: directionOf(caption.language),
    },
    content: record.content
      ? { identity: `${record.id} table`, lang: tagOf(language), dir: directionOf(language) }
      : null,
    pictures: record.pictures.map((picture) => pictureView(record, picture, reader)),
    refusal: record.reading.message,
    reason: record.reading.reason,
    licence: record.licence,
    attribution: localizedIn(record.attributions, reader, language),
    paper: paperView(record, reader),
    neighbours: all.length > 1 ? all : [],
    previous: alike[place - 1] ?? null,
    next: place < 0 ? null : (alike[place + 1] ?? null),
    ...beside,
    use: { views: record.visits, downloads: record.downloads },
  };
}

/** The caption in the language that its title is shown in. */
export function captionIn({ captions, language }: FigureRecord, reader: Language) {
  const [found] = languagesInOrder(captions, reader, language);
  return found ? { language: found, html: captions[found] ?? '' } : null;
}

export function tombstoneOf(record: FigureRecord, reader: Language): TombstoneView {
  return {
    title: localizedIn(record.titles, reader, record.language) ?? localizedText(record.label ?? '', record.language),
    titleHtml: null,
    url: record.url,
    doi: record.doi,
    date: record.withdrawal?.date ?? null,
    reason: record.withdrawal && localizedIn(record.withdrawal.reasons, reader, record.language),
    journal: null,
    links: [],
  };
}

type Picture = FigureRecord['pictures'][number];

function pictureView(record: FigureRecord, picture: Picture, reader: Language): PictureView {
  const formOf = (wanted: string) => picture.forms.find(({ form }) => form === wanted);
  const [original, high, low] = [formOf('original'), formOf('high'), formOf('low')];
  const shown = high ?? original ?? low;
  const address = (found: typeof shown) => (found ? fileAddress(found.sha256) : null);
  const words = localizedIn(picture.labels, reader, record.language)?.text ?? record.alternative;
  return {
    shown: address(shown) ?? '',
    width: shown?.width ?? null,
    height: shown?.height ?? null,
    alternative: words ?? record.label ?? '',
    original: address(original),
    high: address(high),
    low: address(low),
    downloads: picture.forms.map(({ form, contentType, bytes, width, height }) => ({
      form,
      href: storedFileAddress(picture.id) + (form === 'original' ? '' : `&form=${form}`),
      name: fileName(picture.name, form, contentType),
      ...{ bytes, width, height },
    })),
  };
}

/** `fig1.tif` in high precision is `fig1-high.webp`. */
function fileName(name: string, form: string, contentType: string): string {
  if (form === 'original') return name;
  const ending = contentType.split('/')[1]?.replace('jpeg', 'jpg') ?? 'webp';
  return `${name.replace(/\.[^.]*$/, '')}-${form}.${ending}`;
}

function paperView({ paper, anchor, language }: FigureRecord, reader: Language): PaperView | null {
  if (!paper) return null;
  const nameOf = (names: (typeof paper.authors)[number]['names']) =>
    localizedIn(Object.fromEntries(Object.entries(names).map(([key, { full }]) => [key, full])), reader, language)
      ?.text;
  return {
    title: localizedIn(paper.titles, reader, language) ?? localizedText(paper.doi ?? paper.id, language),
    href: paper.url,
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

const neighbourView = (one: FigureRecord['neighbours'][number], reader: Language, original: string): NeighbourView => ({
  id: one.id,
  kind: one.kind,
  label: one.label ?? '',
  title: localizedIn(one.titles, reader, original)?.text ?? '',
  href: one.url,
  picture: one.picture && fileAddress(one.picture),
});
