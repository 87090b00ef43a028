import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import type { Say } from '../../../platform/i18n/use-say.ts';

/** Values that are codes have words of the interface; all others bring their own. */
const words: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = {
  accessType: { '0': 'searching.access.open', '1': 'searching.access.restricted' },
  publicationType: {
    '0': 'searching.publication.formal',
    '1': 'searching.publication.onlineFirst',
    '3': 'searching.publication.conference',
    '-1': 'searching.publication.conferenceEnhanced',
  },
  library: {
    general: 'searching.library.general',
    standard: 'searching.library.standard',
    patent: 'searching.library.patent',
  },
  language: {
    zh: 'ui.language.zh',
    en: 'ui.language.en',
    ru: 'ui.language.ru',
    ara: 'ui.language.ar',
    spa: 'ui.language.es',
    fra: 'ui.language.fr',
    de: 'ui.language.de',
  },
  kind: {
    article: 'searching.kind.article',
    journal: 'searching.kind.journal',
    book: 'searching.kind.book',
    figure: 'searching.kind.figure',
    table: 'searching.kind.table',
    audio: 'searching.kind.audio',
    video: 'searching.kind.video',
    news: 'searching.kind.news',
    album: 'searching.kind.album',
    'special-issue': 'searching.kind.specialIssue',
    topic: 'searching.kind.topic',
    conference: 'searching.kind.conference',
    expert: 'searching.kind.expert',
    subject: 'institution.kind.subject',
    institution: 'searching.kind.institution',
    'general-resource': 'searching.kind.generalResource',
  },
};

export function valueLabel(say: Say, name: string, value: string, label = value): string {
  const key = words[name]?.[value];
  return key ? say(key) : label;
}

const places: Readonly<Record<string, MessageKey>> = {
  title: 'searching.place.title',
  summary: 'searching.place.summary',
  abstract: 'searching.place.summary',
  keyword: 'searching.place.keyword',
  keywords: 'searching.place.keyword',
  author: 'searching.place.author',
  affiliation: 'searching.place.affiliation',
  caption: 'searching.place.caption',
  thesis: 'searching.place.thesis',
  journal: 'searching.place.journal',
  ids: 'searching.place.identifier',
  identifier: 'searching.place.identifier',
};

/** Where a hit matched, in words; each place once. */
export const placeLabels = (say: Say, matched: readonly string[]): string[] => [
  ...new Set(
    matched.flatMap((name) => {
      const key = places[name.split('.')[0] ?? ''];
      return key ? [say(key)] : [];
    }),
  ),
];
