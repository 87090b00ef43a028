import type { MessageKey } from '../i18n/keys.gen.ts';
import type { Say } from '../i18n/use-say.ts';

/** Values that are codes have words of the interface; all others bring their own. */
const words: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = {
  readable: { '1': 'search.access.mine' },
  accessType: { '0': 'search.access.open', '1': 'search.access.restricted' },
  publicationType: {
    '0': 'search.publication.formal',
    '1': 'search.publication.onlineFirst',
    '3': 'search.publication.conference',
    '-1': 'search.publication.conferenceEnhanced',
  },
  library: {
    general: 'search.library.general',
    standard: 'search.library.standard',
    patent: 'search.library.patent',
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
    article: 'search.kind.article',
    journal: 'search.kind.journal',
    book: 'search.kind.book',
    figure: 'search.kind.figure',
    table: 'search.kind.table',
    audio: 'search.kind.audio',
    video: 'search.kind.video',
    news: 'search.kind.news',
    album: 'search.kind.album',
    'special-issue': 'search.kind.specialIssue',
    topic: 'search.kind.topic',
    conference: 'search.kind.conference',
    expert: 'search.kind.expert',
    subject: 'institution.kind.subject',
    institution: 'search.kind.institution',
    'general-resource': 'search.kind.generalResource',
  },
};

export function valueLabel(say: Say, name: string, value: string, label = value): string {
  const key = words[name]?.[value];
  return key ? say(key) : label;
}

const places: Readonly<Record<string, MessageKey>> = {
  title: 'search.place.title',
  summary: 'search.place.summary',
  abstract: 'search.place.summary',
  keyword: 'search.place.keyword',
  keywords: 'search.place.keyword',
  author: 'search.place.author',
  affiliation: 'search.place.affiliation',
  caption: 'search.place.caption',
  thesis: 'search.place.thesis',
  journal: 'search.place.journal',
  ids: 'search.place.identifier',
  identifier: 'search.place.identifier',
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
