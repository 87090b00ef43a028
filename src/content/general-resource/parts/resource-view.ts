import type { CitationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { storedFileAddress } from '../../../platform/shell/file-addresses.ts';
import { languagesInOrder, localizedIn, localizedText, tagOf } from '../../../platform/shell/localized-text.ts';
import { headlined } from '../../../platform/shell/phrases.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import { doiAddress, ownText } from '../../article/parts/facts-in-own-language.ts';
import type { Resource } from '../contract.ts';

/** Where the others of its library are listed. */
export const listOf: Readonly<Record<Resource['library'], string>> = {
  general: '/currencyList',
  standard: '/libraryList?code=biaozhun',
  patent: '/libraryList?code=zhuanli',
};

export const titleOf = ({ titles, number, language }: Resource, reader: Language) =>
  localizedIn(titles, reader, language) ?? localizedText(number ?? '—', language);

export function resourceView(resource: Resource, reader: Language, citation: CitationView | null) {
  const { titles, language, keywords } = resource;
  const words = (text: Readonly<Record<string, string>>) => localizedIn(text, reader, language)?.text ?? '';
  const [, second] = languagesInOrder(titles, reader, language);
  return {
    id: resource.id,
    url: resource.url,
    library: resource.library,
    citation,
    doi: resource.doi,
    title: headlined(titleOf(resource, reader)),
    secondTitle: second ? localizedText(titles[second] ?? '', second) : null,
    summary: localizedIn(resource.summaries, reader, language),
    number: resource.number,
    classification: resource.classification,
    legalStatus: resource.legalStatus,
    holder: words(resource.holders),
    people: resource.people
      .map(({ names }) => words(Object.fromEntries(Object.entries(names).map(([key, name]) => [key, name.full]))))
      .filter(Boolean)
      .join(', '),
    published: resource.publishDate,
    filedOn: resource.filedOn,
    effectiveOn: resource.effectiveOn,
    replacedBy: resource.replacedBy,
    keywords: keywords[reader] ?? keywords[language] ?? Object.values(keywords)[0] ?? [],
    body: resource.body,
    files: resource.files.map(({ id, name, labels, bytes }) => ({
      href: storedFileAddress(id),
      name: words(labels) || name,
      bytes,
      /** As people call it: the ending of its name. */
      about: /\.(\w{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? '',
    })),
    use: { views: resource.visits, downloads: resource.downloads },
  };
}

export type ResourceView = ReturnType<typeof resourceView>;

/** schema.org knows neither standards nor patents: they are works with a genre and a number. */
export function resourceJsonLd(resource: Resource, origin: string): JsonLd {
  const { library, number, language, doi, files } = resource;
  const own = (text: Readonly<Record<string, string>>) => ownText(text, resource);
  const holder = own(resource.holders);
  return {
    '@context': 'https://schema.org',
    ...known({
      '@type': library === 'general' ? 'DigitalDocument' : 'CreativeWork',
      '@id': doi ? doiAddress(doi) : origin + resource.url,
      url: origin + resource.url,
      name: own(resource.titles),
      description: own(resource.summaries),
      genre: library === 'general' ? null : library,
      identifier: number,
      inLanguage: tagOf(language),
      datePublished: resource.publishDate,
      creativeWorkStatus: resource.legalStatus,
      keywords: (resource.keywords[language] ?? []).join(', '),
      creator: resource.people.map(({ names }) => ({
        '@type': 'Person',
        name: (names[language] ?? names.en ?? Object.values(names)[0])?.full,
      })),
      publisher: holder && { '@type': 'Organization', name: holder },
      encoding: files.map(({ id, contentType, name }) => ({
        '@type': 'MediaObject',
        name,
        encodingFormat: contentType,
        contentUrl: origin + storedFileAddress(id),
      })),
    }),
  };
}
