import type { CitationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { storedFileAddress } from '../../../platform/shell/file-addresses.ts';
import {
  type LocalizedText,
  languagesInOrder,
  localizedIn,
  localizedText,
} from '../../../platform/shell/localized-text.ts';
import type { TombstoneView } from '../../article/parts/tombstone-view.ts';
import type { getResource } from '../contract.ts';
import type { ResourceView } from '../parts/resource-view.ts';

type Resource = OutputOf<typeof getResource>;

const titleOf = ({ titles, number, language }: Resource, reader: Language): LocalizedText =>
  localizedIn(titles, reader, language) ?? localizedText(number ?? '—', language);

export function resourceView(resource: Resource, reader: Language, citation: CitationView | null): ResourceView {
  const { titles, language, keywords } = resource;
  const words = (text: Readonly<Record<string, string>>) => localizedIn(text, reader, language)?.text ?? '';
  const [, second] = languagesInOrder(titles, reader, language);
  return {
    ...{ id: resource.id, url: resource.url, library: resource.library, citation, doi: resource.doi },
    title: titleOf(resource, reader),
    secondTitle: second ? localizedText(titles[second] ?? '', second) : null,
    summary: localizedIn(resource.summaries, reader, language),
    ...{ number: resource.number, classification: resource.classification, legalStatus: resource.legalStatus },
    holder: words(resource.holders),
    people: resource.people
      .map(({ names }) => words(Object.fromEntries(Object.entries(names).map(([key, name]) => [key, name.full]))))
      .filter(Boolean)
      .join(', '),
    published: resource.publishDate,
    ...{ filedOn: resource.filedOn, effectiveOn: resource.effectiveOn, replacedBy: resource.replacedBy },
    keywords: keywords[reader] ?? keywords[language] ?? Object.values(keywords)[0] ?? [],
    body: resource.body,
    files: resource.files.map(({ id, name, labels, bytes }) => ({
      href: storedFileAddress(id),
      name: words(labels) || name,
      bytes,
      format: /\.(\w{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? '',
    })),
    use: { views: resource.visits, downloads: resource.downloads },
  };
}

export const tombstoneOf = (resource: Resource, reader: Language): TombstoneView => ({
  title: titleOf(resource, reader),
  titleHtml: null,
  url: resource.url,
  doi: resource.doi,
  date: resource.withdrawal?.date ?? null,
  reason: resource.withdrawal && localizedIn(resource.withdrawal.reasons, reader, resource.language),
  journal: null,
  links: [],
});
