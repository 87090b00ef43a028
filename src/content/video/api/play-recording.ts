import { refusalOf } from '../../../platform/contract/access-output.ts';
import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { textKey } from '../../../platform/kernel/language.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { Usage } from '../../../platform/ports/usage.ts';
import { downloadVideo, playVideoOrAudio } from '../contract.ts';
import type { PlayableRecording, ReadRecording } from '../use-cases/read-recording.ts';

interface Parts {
  readonly read: ReadRecording;
  readonly siteOfItem: SiteOfItem;
  readonly usage: Usage;
}

/** COUNTER 5.1 counts a play like a download: someone asked for the whole. */
export const answerPlayVideoOrAudio = ({ read, siteOfItem, usage }: Parts) =>
  answering(playVideoOrAudio, async ({ input: { id }, site, member, reader, trace, language }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const found = await read(owner.value, { id, kinds: ['audio', 'video'] }, reader);
    if (!found.ok) return found;
    const { recording, playing } = found.value;
    if (recording.status !== 'published') return failed(failure('notFound'));
    const who = member ? { ...trace, session: member.id } : trace;
    if (!playing.allowed) {
      await usage.count(owner.value, id, 'denied', who, playing);
      return failed(refusalOf(playing, language));
    }
    const playable = presentStreams(found.value);
    if (playable.streams.length === 0) return failed(failure('notFound'));
    await usage.count(owner.value, id, 'download', who, playing);
    return success(playable);
  });

export const answerDownloadVideo = ({ read, siteOfItem, usage }: Parts) =>
  answering(downloadVideo, async ({ input: { id }, site, reader, trace, language }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner;
    const found = await read(owner.value, { id, kinds: ['audio', 'video'] }, reader);
    if (!found.ok) return found;
    const { recording, downloading } = found.value;
    if (recording.status !== 'published' || !recording.file) return failed(failure('notFound'));
    if (!downloading.allowed) {
      await usage.count(owner.value, id, 'denied', trace, downloading);
      return failed(refusalOf(downloading, language));
    }
    const { name, contentType, sha256, bytes } = recording.file;
    return success({
      name,
      contentType,
      content: { sha256, bytes },
      taken: () => usage.count(owner.value, id, 'download', trace, downloading),
    });
  });

/**
 * What a player of this reader may fetch. The streams come first; the file as it was given is the last resort, where there are none
 * yet or a browser can't play them, and it is for those who may download it anyway.
 */
export function presentStreams({ recording, playing, downloading }: PlayableRecording) {
  const { id, file, language: spoken } = recording;
  if (!playing.allowed) return { streams: [], captions: [] };
  const made = [file?.forms.hls, file?.forms.stream].flatMap((form) =>
    form ? [{ address: fileAddress(form.sha256), contentType: form.contentType }] : [],
  );
  const given =
    file && downloading.allowed
      ? [{ address: `/rc-pub/front/files/download?id=${id}-${file.position}&inline=1`, contentType: file.contentType }]
      : [];
  return {
    streams: [...made, ...given],
    captions: recording.captions.map(({ sha256, language, labels }) => ({
      address: fileAddress(sha256),
      language: textKey(language ?? spoken ?? 'en'),
      labels,
    })),
  };
}
