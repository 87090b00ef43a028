import { presentAccess } from '../../../platform/contract/access-output.ts';
import { answering, type CallRequest } from '../../../platform/contract/handler.ts';
import { presentItem } from '../../../platform/contract/item-output.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { AccessDecision } from '../../../platform/kernel/access.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { success } from '../../../platform/kernel/result.ts';
import { type Text, textFor } from '../../../platform/kernel/text.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { getAudioInfo, getVideoInfo, type Recording } from '../contract.ts';
import type { StoredRecording } from '../domain/recording.ts';
import { type PlayableRecording, type ReadRecording, readPeaks, readSaid } from '../use-cases/read-recording.ts';
import { presentStreams } from './play-recording.ts';

interface Parts {
  readonly read: ReadRecording;
  readonly siteOfItem: SiteOfItem;
  readonly files: Pick<FileStore, 'get'>;
  readonly wording: Wording;
}

export const answerGetVideoInfo = (parts: Parts) =>
  answering(getVideoInfo, (request) => answerInfo(parts, request, 'video'));
export const answerGetAudioInfo = (parts: Parts) =>
  answering(getAudioInfo, (request) => answerInfo(parts, request, 'audio'));

async function answerInfo(
  { read, siteOfItem, files, wording }: Parts,
  { input: { id }, site, reader, language, shows }: CallRequest<{ readonly id: Id }>,
  kind: Recording['kind'],
) {
  const owner = await siteOfItem(site, id);
  if (!owner.ok) return owner;
  const found = await read(owner.value, { id, kinds: [kind] }, reader);
  if (!found.ok) return found;
  const { recording, playing } = found.value;
  // Its site's powers decide what is shown of it.
  shows(frameKey(owner.value.target.id));
  shows(itemKey(id));
  if (recording.article) shows(itemKey(recording.article.id));
  const [transcripts, peaks] = await Promise.all([
    playing.allowed ? readSaid(files, recording) : [],
    recording.status === 'published' ? readPeaks(files, recording) : [],
  ]);
  const siteLanguage = owner.value.target.defaultLanguage;
  return success(presentRecording(found.value, { transcripts, peaks }, { language, siteLanguage, wording }));
}

interface Presenting {
  readonly language: Language;
  readonly siteLanguage: Language;
  readonly wording: Wording;
}

/** What is stored, with what depends on the reader: words in their language, and nothing that they may not have. */
function presentRecording(
  playable: PlayableRecording,
  fromFiles: Pick<Recording, 'transcripts' | 'peaks'>,
  presenting: Presenting,
): Recording {
  const { recording, playing, downloading } = playable;
  const isWithdrawn = recording.status === 'withdrawn';
  const said = (decision: AccessDecision) =>
    isWithdrawn ? { message: null, reason: null } : presentAccess(decision, presenting);
  const { streams, captions } = presentStreams(playable);
  const { file } = recording;
  return {
    ...recording,
    ...presentItem(recording, presenting),
    ...presentNames(recording, presenting),
    ...fromFiles,
    speakers: recording.speakers.map(({ names, orcid = null }) => ({ names, orcid })),
    seconds: recording.seconds ?? file?.seconds ?? null,
    width: file?.width ?? null,
    height: file?.height ?? null,
    poster: isWithdrawn ? null : posterOf(recording),
    article: recording.article && { ...recording.article, url: itemAddress({ kind: 'article', ...recording.article }) },
    chapters: isWithdrawn ? [] : chaptersOf(recording),
    plays: recording.downloads,
    playing: { allowed: playing.allowed, ...said(playing), streams },
    captions,
    downloading: {
      allowed: downloading.allowed,
      ...said(downloading),
      file: file && !isWithdrawn ? { name: file.name, contentType: file.contentType, bytes: file.bytes } : null,
    },
  };
}

/** The picture that was given for it, else one of the film, else the cover. */
function posterOf({ poster, file, cover }: StoredRecording): string | null {
  const chosen = poster ?? file?.forms.poster?.sha256 ?? cover;
  return chosen ? fileAddress(chosen) : null;
}

const chaptersOf = ({ chapters }: StoredRecording) =>
  chapters
    .flatMap(({ start, titles }) => (typeof start === 'number' && start >= 0 && titles ? [{ start, titles }] : []))
    .toSorted((one, other) => one.start - other.start);

function presentNames({ keywords, speakers }: StoredRecording, { language, siteLanguage }: Presenting) {
  const words = (text: Text) => textFor(text, language, siteLanguage);
  const fulls = (names: Recording['speakers'][number]['names']) =>
    Object.fromEntries(Object.entries(names).map(([key, { full }]) => [key, full]));
  return {
    authors: speakers.map(({ names }) => words(fulls(names))).join(';'),
    keyword: words(Object.fromEntries(Object.entries(keywords).map(([key, list]) => [key, list.join(';')]))),
  };
}
