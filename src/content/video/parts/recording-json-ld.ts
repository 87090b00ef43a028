import { momentAddress } from '../../../platform/kernel/item-address.ts';
import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { tagOf } from '../../../platform/shell/localized-text.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import { ownText } from '../../article/parts/facts-in-own-language.ts';
import type { Recording } from '../contract.ts';

type Texts = Readonly<Record<string, string>>;

/** A video or an audio as schema.org describes it, in its own words, whoever reads its page. */
export function recordingJsonLd(recording: Recording, origin: string): JsonLd {
  const own = (text: Texts) => ownText(text, recording);
  const { kind, article, downloading, playing } = recording;
  const action = kind === 'video' ? 'WatchAction' : 'ListenAction';
  return {
    '@context': 'https://schema.org',
    ...known({
      '@type': kind === 'video' ? 'VideoObject' : 'AudioObject',
      '@id': origin + recording.url,
      url: origin + recording.url,
      name: own(recording.titles),
      description: own(recording.summaries) || own(recording.titles),
      thumbnailUrl: recording.poster && origin + recording.poster,
      uploadDate: recording.publishDate,
      duration: recording.seconds && isoDuration(recording.seconds),
      inLanguage: tagOf(recording.language),
      width: recording.width,
      height: recording.height,
      license: recording.licence,
      creditText: own(recording.attributions),
      keywords: recording.keywords[recording.language] ?? [],
      author: recording.speakers.map(({ names, orcid }) =>
        known({
          '@type': 'Person',
          '@id': orcid && orcidAddress(orcid),
          name: own(Object.fromEntries(Object.entries(names).map(([language, { full }]) => [language, full]))),
        }),
      ),
      isAccessibleForFree: playing.allowed,
      contentUrl:
        downloading.allowed && downloading.file ? `${origin}/rc-pub/front/vod/downloadVideo?id=${recording.id}` : null,
      encodingFormat: downloading.file?.contentType,
      transcript: transcriptOf(recording),
      caption: recording.captions.map(({ address, language }) => ({
        '@type': 'MediaObject',
        encodingFormat: 'text/vtt',
        inLanguage: tagOf(language),
        contentUrl: origin + address,
      })),
      hasPart: recording.chapters.map(({ start, titles }, place, all) =>
        known({
          '@type': 'Clip',
          name: own(titles),
          startOffset: Math.floor(start),
          endOffset: Math.floor(all[place + 1]?.start ?? recording.seconds ?? start),
          url: origin + momentAddress(recording.url, start),
        }),
      ),
      about: article && {
        '@type': 'ScholarlyArticle',
        '@id': article.doi ? `https://doi.org/${article.doi}` : origin + article.url,
        name: own(article.titles),
      },
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': action },
        userInteractionCount: recording.plays,
      },
    }),
  };
}

const isoDuration = (seconds: number): string => `PT${Math.max(1, Math.round(seconds))}S`;

function transcriptOf({ transcripts, language }: Recording): string | null {
  const spoken = transcripts.find((one) => one.language === language) ?? transcripts[0];
  return spoken ? spoken.cues.map(({ text }) => text).join(' ') : null;
}
