import type { CitationView } from '../../../features/discovery/citations/parts/citation-view.ts';
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
import { headlined } from '../../../platform/shell/phrases.ts';
import type { Recording, Relations } from '../contract.ts';

export interface Reader {
  readonly language: Language;
  readonly origin: string;
  /** The moment that the address names. */
  readonly start: number;
}

/** What other calls say about the recording. */
export interface Additions {
  readonly citation: CitationView | null;
  readonly relations: Relations | null;
}

export type RecordingView = ReturnType<typeof recordingView>;

/** A recording as its page prints it. */
export function recordingView(recording: Recording, reader: Reader, { citation, relations }: Additions) {
  const original = recording.language;
  const localized = (text: Readonly<Record<string, string>>) => localizedIn(text, reader.language, original);
  const named = (text: Readonly<Record<string, string>>) => localized(text) ?? localizedText('', original);
  const { id, kind, url, playing, downloading, article } = recording;
  return {
    id,
    kind,
    url,
    /** With the host, for what people copy. */
    address: reader.origin + url,
    citation,
    start: reader.start,
    ...titlesOf(recording, reader.language),
    summary: localized(recording.summaries),
    keywords: keywordsOf(recording, reader.language),
    speakers: recording.speakers.map(({ names, orcid }) => ({
      name: named(Object.fromEntries(Object.entries(names).map(([language, { full }]) => [language, full]))),
      orcid: orcid ? orcidAddress(orcid) : null,
    })),
    date: recording.publishDate,
    seconds: recording.seconds,
    licence: recording.licence,
    attribution: localized(recording.attributions),
    poster: recording.poster,
    size: recording.width && recording.height ? { width: recording.width, height: recording.height } : null,
    // What the player tries, in this order; empty while nothing can be played. `#t=` is what browsers understand by
    // themselves of a moment, for readers without scripts.
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
    opensAt: playing.opensAt,
    /** Why this reader may play it. */
    reason: playing.reason,
    file:
      downloading.allowed && downloading.file
        ? { href: `/rc-pub/front/vod/downloadVideo?id=${id}`, bytes: downloading.file.bytes }
        : null,
    use: { views: recording.visits, plays: recording.plays },
    paper: article && { title: named(article.titles), href: article.url, date: article.publishDate },
    albums: (relations?.albums ?? []).map((album) => ({ id: album.id, title: named(album.names), href: album.url })),
    similar: (relations?.similar ?? []).map((one) => ({
      id: one.id,
      kind: one.kind,
      href: one.url,
      picture: one.cover,
      seconds: one.seconds,
      title: named(one.titles),
    })),
  };
}

/** In the reader's language, and in the recording's own or in English under it. */
export function titlesOf({ titles, language }: Recording, reader: Language) {
  const [first, second] = languagesInOrder(titles, reader, language).map((one) =>
    localizedText(titles[one] ?? '', one),
  );
  return { title: headlined(first ?? localizedText('', reader)), second: second ?? null };
}

function keywordsOf({ keywords, language }: Recording, reader: Language) {
  const joined = Object.fromEntries(Object.entries(keywords).map(([key, words]) => [key, words.join(';')]));
  const [found] = languagesInOrder(joined, reader, language);
  return found ? { lang: tagOf(found), dir: directionOf(found), words: keywords[found] ?? [] } : null;
}

/** Captions are on at once only for who does not hear their own language. */
function captionsOf({ captions, language }: Recording, reader: Language) {
  const own = captions.findIndex((one) => one.language === reader);
  return captions.map((one, place) => ({
    src: one.address,
    lang: tagOf(one.language),
    label: localizedIn(one.labels, reader, one.language)?.text ?? tagOf(one.language),
    isDefault: place === own && language !== reader,
  }));
}

export const transcriptSlot = (language: string): string => `transcript-${language.replaceAll(/[^A-Za-z0-9]/g, '')}`;

/** What is said stands in the document once, as a piece of its own. */
function transcriptsOf({ transcripts, language }: Recording, reader: Language) {
  const byLanguage = Object.fromEntries(transcripts.map((one) => [one.language, one.language]));
  return languagesInOrder(byLanguage, reader, language).map((found) => ({
    slot: transcriptSlot(found),
    language: found,
    lang: tagOf(found),
    dir: directionOf(found),
    isTimed: transcripts.some((one) => one.language === found && one.cues.every(({ end }) => end !== null)),
  }));
}
