import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { withParameter } from '../../../platform/shell/href.ts';
import {
  directionOf,
  languagesInOrder,
  localizedIn,
  localizedText,
  tagOf,
} from '../../../platform/shell/localized-text.ts';
import type { TombstoneView } from '../../article/parts/tombstone-view.ts';
import type { getRelationsData } from '../contract.ts';
import type { StoredRecording } from '../parts/recording-json-ld.ts';
import type { RecordingView, TranscriptView } from '../parts/recording-view.ts';

export interface Reader {
  readonly language: Language;
  readonly origin: string;
  /** The moment that the address names. */
  readonly start: number;
}

type Relations = OutputOf<typeof getRelationsData>;
export type Beside = Pick<RecordingView, 'citation'> & { readonly relations: Relations | null };

export function recordingView(recording: StoredRecording, reader: Reader, beside: Beside): RecordingView {
  const original = recording.language;
  const shown = (text: Readonly<Record<string, string>>) => localizedIn(text, reader.language, original);
  const named = (text: Readonly<Record<string, string>>) => shown(text) ?? localizedText('', original);
  const { id, kind, url, playing, downloading, article } = recording;
  const { relations, citation } = beside;
  return {
    ...{ id, kind, url, address: reader.origin + url, citation, start: reader.start },
    ...titlesOf(recording, reader.language),
    summary: shown(recording.summaries),
    keywords: keywordsOf(recording, reader.language),
    speakers: recording.speakers.map(({ names, orcid }) => ({
      name: named(Object.fromEntries(Object.entries(names).map(([language, { full }]) => [language, full]))),
      orcid: orcid ? orcidAddress(orcid) : null,
    })),
    date: recording.publishDate,
    seconds: recording.seconds,
    licence: recording.licence,
    attribution: shown(recording.attributions),
    poster: recording.poster,
    size: recording.width && recording.height ? { width: recording.width, height: recording.height } : null,
    // What browsers understand by themselves of a moment, for readers without scripts.
    streams: playing.streams.map(({ address, contentType }) => ({
      src: reader.start > 0 ? `${address}#t=${reader.start}` : address,
      type: contentType,
    })),
    captions: captionsOf(recording, reader.language),
    peaks: recording.peaks,
    chapters: recording.chapters.map(({ start, titles }) => ({
      start,
      title: named(titles),
      href: withParameter(url, 't', String(Math.floor(start))),
    })),
    transcripts: transcriptsOf(recording, reader.language),
    refusal: { play: playing.message, download: downloading.message },
    reason: playing.reason,
    file:
      downloading.allowed && downloading.file
        ? { href: `/rc-pub/front/vod/downloadVideo?id=${id}`, bytes: downloading.file.bytes }
        : null,
    use: { views: recording.visits, plays: recording.plays },
    paper: article && { title: named(article.titles), href: article.url, date: article.publishDate },
    albums: (relations?.albums ?? []).map((album) => ({ id: album.id, title: named(album.names), href: album.url })),
    similar: (relations?.similar ?? []).map((one) => ({
      ...{ id: one.id, kind: one.kind, href: one.url, picture: one.cover, seconds: one.seconds },
      title: named(one.titles),
    })),
  };
}

/** In the reader's language, and in the recording's own or in English under it. */
function titlesOf({ titles, language }: StoredRecording, reader: Language) {
  const [first, second] = languagesInOrder(titles, reader, language).map((one) =>
    localizedText(titles[one] ?? '', one),
  );
  return { title: first ?? localizedText('', reader), second: second ?? null };
}

function keywordsOf({ keywords, language }: StoredRecording, reader: Language): RecordingView['keywords'] {
  const joined = Object.fromEntries(Object.entries(keywords).map(([key, words]) => [key, words.join(';')]));
  const [found] = languagesInOrder(joined, reader, language);
  return found ? { lang: tagOf(found), dir: directionOf(found), words: keywords[found] ?? [] } : null;
}

/** Captions are on at once only for who does not hear their own language. */
function captionsOf({ captions, language }: StoredRecording, reader: Language): RecordingView['captions'] {
  const own = captions.findIndex((one) => one.language === reader);
  return captions.map((one, place) => ({
    src: one.address,
    lang: tagOf(one.language),
    label: localizedIn(one.labels, reader, one.language)?.text ?? tagOf(one.language),
    isDefault: place === own && language !== reader,
  }));
}

export const transcriptSlot = (language: string): string => `transcript-${language.replaceAll(/[^A-Za-z0-9]/g, '')}`;

function transcriptsOf({ transcripts, language }: StoredRecording, reader: Language): TranscriptView[] {
  const byLanguage = Object.fromEntries(transcripts.map((one) => [one.language, one.language]));
  return languagesInOrder(byLanguage, reader, language).map((found) => ({
    slot: transcriptSlot(found),
    language: found,
    lang: tagOf(found),
    dir: directionOf(found),
    isTimed: transcripts.some((one) => one.language === found && one.cues.every(({ end }) => end !== null)),
  }));
}

export function tombstoneOf(recording: StoredRecording, reader: Language): TombstoneView {
  return {
    title: titlesOf(recording, reader).title,
    titleHtml: null,
    url: recording.url,
    doi: null,
    date: recording.withdrawal?.date ?? null,
    reason: localizedIn(recording.withdrawal?.reasons ?? {}, reader, recording.language),
    journal: null,
    links: [],
  };
}
