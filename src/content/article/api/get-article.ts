import { presentAccess } from '../../../platform/contract/access-output.ts';
import { answering, type CallRequest } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { creditRole } from '../../../platform/kernel/credit-role.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { integrityOf, noticeTypes } from '../../../platform/kernel/integrity.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { nameFor, type Text, textFor } from '../../../platform/kernel/text.ts';
import type { Access } from '../../../platform/ports/access.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { type Article, getArticle } from '../contract.ts';
import type { StoredArticle } from '../domain/article.ts';
import { libraryLink, throughProxy } from '../domain/library-link.ts';
import type { ReadArticle, ReadableArticle } from '../use-cases/read-article.ts';

interface Parts {
  readonly read: ReadArticle;
  readonly access: Pick<Access, 'library'>;
  readonly siteCited: (site: number) => Promise<{ readonly origin: string } | undefined>;
  readonly siteOfItem: SiteOfItem;
  readonly files: Pick<FileStore, 'get'>;
  readonly wording: Wording;
}

export const answerGetArticle = ({ read, access, siteCited, siteOfItem, files, wording }: Parts) =>
  answering(getArticle, async ({ input: { id, version }, site, reader, language, shows, markUnkeyed, offers }) => {
    const owner = await siteOfItem(site, id);
    if (!owner.ok) return owner.failure.code === 'notFound' ? failed(failure('articleIdNotExist')) : owner;
    const found = await read(owner.value, { id, version }, reader);
    if (!found.ok) return found;

    // Its site's powers decide what is shown of it.
    shows(frameKey(owner.value.target.id));
    const items = itemsIn(found.value);
    for (const item of items.slice(0, mostKeys)) shows(itemKey(item));
    if (items.length > mostKeys) markUnkeyed();
    offerTexts(found.value, files, offers);
    const { defaultLanguage: siteLanguage, sld } = owner.value.target;
    const isRefused = !found.value.reading.allowed || !found.value.downloading.allowed;
    const library = isRefused ? await access.library(owner.value, reader) : null;
    const presented = presentArticle(found.value, { language, siteLanguage, wording });
    const prefix = library?.proxyPrefix;
    const origin = prefix ? (await siteCited(owner.value.target.id))?.origin : undefined;
    return success({
      ...presented,
      atLibrary: library?.resolver ? linkAt(library.resolver, presented, { language, siteLanguage, sld }) : null,
      throughProxy: prefix && origin ? throughProxy(prefix, `${origin}${presented.url}`) : null,
    });
  });

/** An answer may carry only so many keys; a page that shows more is fresh within a minute anyway. */
const mostKeys = 150;

const itemsIn = ({ article, references }: ReadableArticle): string[] => [
  ...new Set(
    [
      article.id,
      article.journal?.id,
      article.period?.id,
      ...article.relations.map(({ id }) => id),
      ...references.map(({ id }) => id),
      ...article.contributors.map(({ expertId }) => expertId),
    ].filter((id) => id != null),
  ),
];

type Offers = CallRequest<unknown>['offers'];

/** The texts that the answer names are those that this reader may have. */
function offerTexts({ article, reading, trial }: ReadableArticle, files: Pick<FileStore, 'get'>, offers: Offers): void {
  const beginning = trial?.text;
  if (beginning) offers(beginning.sha256, async () => beginning.bytes);
  if (!reading.allowed) return;
  for (const sha256 of [article.body, ...article.subArticles.map(({ body }) => body)])
    if (sha256) offers(sha256, () => files.get(sha256));
}

/** What is told of a paper, whoever reads it. */
type ForEverybody = Omit<Article, 'atLibrary' | 'throughProxy'>;

interface Presenting {
  readonly language: Language;
  readonly siteLanguage: Language;
  readonly wording: Wording;
}

/** What is stored, with what depends on the reader: words in their language, and nothing that they may not have. */
function presentArticle(readable: ReadableArticle, presenting: Presenting): ForEverybody {
  const { article, version, references, printedReferences, reading, downloading } = readable;
  const inLanguage = (text: Text) => textFor(text, presenting.language, presenting.siteLanguage);
  const fullName = (names: Readonly<Record<string, { readonly full?: string }>> = {}) =>
    nameFor(
      mapTexts(names, (name) => name?.full),
      presenting.language,
      presenting.siteLanguage,
    );
  return {
    ...article,
    url: itemAddress({ kind: 'article', id: article.id, doi: article.doi }),
    resName: inLanguage(article.titles),
    enResName: article.titles.en ?? '',
    summary: inLanguage(article.summaries),
    authors: article.contributors
      .filter(({ role }) => role === 'author')
      .map(({ names }) => fullName(names))
      .join(';'),
    keyword: inLanguage(mapTexts(article.keywords, (words) => words.join(';'))),
    volume: article.volume ?? article.period?.volume ?? null,
    // As the page: readers write to the corresponding author, and to nobody else.
    contributors: article.contributors.map((one) => ({
      ...one,
      email: one.corresponding ? one.email : null,
      credits: one.credits.map((credit) => creditRole(credit) ?? credit),
    })),
    version,
    integrity: integrityOf(article.relations.flatMap(({ type, inverse }) => (inverse ? [type] : []))),
    links: linksOf(article),
    knownReferences: references.map(({ doi, notices, ...reference }) => ({
      ...reference,
      url: reference.id ? itemAddress({ kind: 'article', id: reference.id, doi }) : null,
      integrity: integrityOf(notices),
    })),
    printedReferences: printedReferences.map(({ printed, doi, id, citedDoi }) => ({
      printed,
      doi,
      url: id ? itemAddress({ kind: 'article', id, doi: citedDoi }) : null,
    })),
    ...picturesOf(readable),
    subArticles: article.subArticles.map(({ contributors, body, ...part }) => ({
      ...part,
      names: contributors.flatMap(({ names }) => fullName(names) || []),
      body: reading.allowed ? body : null,
    })),
    reading: readingOf(readable, presenting),
    downloading: {
      allowed: downloading.allowed,
      ...(article.status === 'withdrawn' ? unsaid : presentAccess(downloading, presenting)),
    },
  };
}

interface Naming extends Pick<Presenting, 'language' | 'siteLanguage'> {
  readonly sld: string;
}

/** The same paper at the library of a reader who may not have it here. */
function linkAt(resolver: string, article: ForEverybody, { language, siteLanguage, sld }: Naming): string {
  const { firstPageNum: firstPage, lastPageNum: lastPage, publishDate: date, period, authors } = article;
  const paper = { ...article, issue: period?.issue ?? null, firstPage: firstPage ?? article.elocation, lastPage, date };
  const say = (text: Text) => textFor(text, language, siteLanguage);
  return libraryLink(resolver, { ...paper, firstAuthor: authors.split(';')[0] || null }, say, `imprint:${sld}`);
}

const mapTexts = <Value>(
  byLanguage: Readonly<Record<string, Value>>,
  text: (value: Value) => string | undefined,
): Text => Object.fromEntries(Object.entries(byLanguage).map(([language, value]) => [language, text(value)]));

/** Of what is not there nothing is to be said. */
const unsaid = { message: null, reason: null };

function readingOf({ article, reading, trial }: ReadableArticle, presenting: Presenting): Article['reading'] {
  if (!article.body) return { extent: 'none', ...unsaid, body: null };
  const said = presentAccess(reading, presenting);
  return reading.allowed
    ? { extent: 'full', ...said, body: article.body }
    : { extent: 'trial', ...said, body: trial?.text?.sha256 ?? null };
}

/** A reader on trial gets pictures in low precision, and does not learn where the others are; under an embargo nobody gets any. */
function picturesOf({ article: { figures, graphicAbstract, embargo }, trial }: ReadableArticle) {
  const graphic = /[0-9a-f]{64}/.exec(graphicAbstract ?? '')?.[0] ?? null;
  if (!trial) return { figures, graphicAbstract: graphic };
  return {
    figures: figures.map((figure) => ({ ...figure, original: null, high: null, low: embargo ? null : figure.low })),
    graphicAbstract: graphic && (trial.lowForms.get(graphic) ?? null),
  };
}

type Relation = StoredArticle['relations'][number];

const isDoi = (name: string): boolean => /^10\.\d{4,9}\/\S+$/.test(name);
const doiAddress = (doi: string): string => `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;
const weight = ({ type }: Relation): number => {
  const place = (noticeTypes as readonly string[]).indexOf(type);
  return place < 0 ? noticeTypes.length : place;
};

/** The other papers, what concerns the integrity of either first. One that is neither here nor has a DOI can't be opened. */
const linksOf = ({ relations }: StoredArticle): Article['links'] =>
  relations
    .toSorted((one, other) => weight(one) - weight(other))
    .flatMap(({ target, kind, ...link }) => {
      const doi = link.doi ?? (isDoi(target) ? target : null);
      const url = link.id ? itemAddress({ kind: kind ?? 'article', id: link.id, doi }) : doi && doiAddress(doi);
      return url ? [{ ...link, doi, url }] : [];
    });
