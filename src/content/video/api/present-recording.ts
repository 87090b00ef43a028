import { presentAccess } from '../../../platform/contract/access-output.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { presentItem } from '../../../platform/contract/item-output.ts';
import type { AccessDecision } from '../../../platform/kernel/access.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import type { getVideoInfo } from '../contract.ts';
import type { Paper, Recording, Text } from '../domain/recording.ts';
import type { Transcript } from '../use-cases/read-beside.ts';
import type { PlayableRecording } from '../use-cases/read-recording.ts';
import { presentStreams } from './present-streams.ts';

export interface Presenting {
  readonly language: Language;
  readonly siteLanguage: Language;
  readonly wording: Wording;
}

interface Beside {
  readonly transcripts: readonly Transcript[];
  readonly peaks: readonly number[];
}

/** The specification's names beside all that a page needs, and nothing that this reader may not have. */
export function presentRecording(
  playable: PlayableRecording,
  beside: Beside,
  presenting: Presenting,
): OutputOf<typeof getVideoInfo> {
  const { recording, playing, downloading } = playable;
  const isWithdrawn = recording.status === 'withdrawn';
  const said = (decision: AccessDecision) =>
    isWithdrawn ? { message: null, reason: null } : presentAccess(decision, presenting);
  const { streams, captions } = presentStreams(playable);
  const { file } = recording;
  return {
    ...presentItem(recording, presenting),
    kind: recording.kind,
    ...presentNames(recording, presenting),
    subjects: [...recording.subjects],
    speakers: recording.speakers.map(({ names, orcid = null }) => ({ names, orcid })),
    seconds: recording.seconds ?? file?.seconds ?? null,
    width: file?.width ?? null,
    height: file?.height ?? null,
    licence: recording.licence,
    attributions: recording.attributions,
    poster: isWithdrawn ? null : posterOf(recording),
    article: recording.article && presentPaper(recording.article),
    chapters: isWithdrawn ? [] : chaptersOf(recording),
    peaks: [...beside.peaks],
    plays: recording.downloads,
    playing: { allowed: playing.allowed, ...said(playing), streams },
    captions,
    transcripts: beside.transcripts.map(({ language, cues }) => ({ language, cues: [...cues] })),
    downloading: {
      allowed: downloading.allowed,
      ...said(downloading),
      file: file && !isWithdrawn ? { name: file.name, contentType: file.contentType, bytes: file.bytes } : null,
    },
  };
}

export const presentPaper = (paper: Paper) => ({ ...paper, url: itemAddress({ kind: 'article', ...paper }) });

/** The picture that was given for it, else one of the film, else the cover. */
function posterOf({ poster, file, cover }: Recording): string | null {
  const chosen = poster ?? file?.forms.poster?.sha256 ?? cover;
  return chosen ? fileAddress(chosen) : null;
}

const chaptersOf = ({ chapters }: Recording) =>
  chapters
    .flatMap(({ start, titles }) => (typeof start === 'number' && start >= 0 && titles ? [{ start, titles }] : []))
    .toSorted((one, other) => one.start - other.start);

function presentNames({ keywords, speakers }: Recording, { language, siteLanguage }: Presenting) {
  const words = (text: Text) => textFor(text, language, siteLanguage);
  const fulls = (names: Recording['speakers'][number]['names']): Text =>
    Object.fromEntries(Object.entries(names).map(([key, { full }]) => [key, full]));
  return {
    authors: speakers.map(({ names }) => words(fulls(names))).join(';'),
    keyword: words(Object.fromEntries(Object.entries(keywords).map(([key, list]) => [key, list.join(';')]))),
  };
}
