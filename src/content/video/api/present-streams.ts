import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { textKey } from '../../../platform/kernel/language.ts';
import type { PlayableRecording } from '../use-cases/read-recording.ts';

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
