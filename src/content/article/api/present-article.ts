import { presentAccess } from '../../../platform/contract/access-output.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { creditRole } from '../../../platform/kernel/credit-role.ts';
import { integrityOf } from '../../../platform/kernel/integrity.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import type { getArticle } from '../contract.ts';
import type { Article } from '../domain/article.ts';
import type { ReadableArticle } from '../use-cases/read-article.ts';
import { presentLinks } from './present-links.ts';
import { presentPictures } from './present-pictures.ts';

export interface Presenting {
  readonly language: Language;
  readonly siteLanguage: Language;
  readonly wording: Wording;
}

/** The specification's names beside all that a page needs, and nothing that this reader may not have. */
export function presentArticle(readable: ReadableArticle, presenting: Presenting): OutputOf<typeof getArticle> {
  const { article, shown, versions, references, reading, downloading } = readable;
  const isWithdrawn = article.status === 'withdrawn';
  return {
    ...presentNames(article, presenting),
    id: article.id,
    siteId: article.site,
    status: article.status,
    withdrawal: isWithdrawn ? { date: article.withdrawnOn, reasons: article.withdrawal } : null,
    doi: article.doi,
    url: itemAddress({ kind: 'article', id: article.id, doi: article.doi }),
    publishDate: article.publishDate,

    language: article.language ?? '',
    titles: article.titles,
    richTitles: article.richTitles,
    summaries: article.summaries,
    abstracts: article.abstracts,
    otherAbstracts: article.otherAbstracts.map(({ type = '', title = '', html = '', language = '' }) => ({
      ...{ type, title, html, language },
    })),
    keywords: article.keywords,

    type: article.type,
    publicationType: article.publicationType,
    accessType: article.accessType,
    part: article.part,
    subjects: [...article.subjects],
    journal: article.journal,
    period: article.period,
    volume: article.volume ?? article.period?.volume ?? null,
    elocation: article.elocation,
    licence: article.licence,
    copyright: article.copyright,
    publishers: article.publishers,
    isbn: article.isbn,
    conference: presentConference(article),
    funds: article.funds.map(({ names = {}, ror = null, doi = null, awards = [] }) => ({ names, ror, doi, awards })),
    statements: article.statements.map(({ type, texts, inText = false }) => ({ type, texts, inText })),
    vasDocLink: article.vasDocLink,
    vasDocsource: article.vasDocsource,
    dates: {
      received: article.received,
      revised: article.revised,
      accepted: article.accepted,
      online: article.online,
      printed: article.printed,
    },

    // As the page: readers write to the corresponding author, and to nobody else.
    contributors: article.contributors.map((one) => ({
      ...one,
      email: one.corresponding ? one.email : null,
      credits: one.credits.map((credit) => creditRole(credit) ?? credit),
    })),
    affiliations: [...article.affiliations],
    authorBios: article.authorBios,

    versions: versions.map(({ number, value, publishDate, body }) => ({
      ...{ number, value, publishDate, hasBody: body !== null },
    })),
    version: shown,
    integrity: integrityOf(article.relations.flatMap(({ type, inverse }) => (inverse ? [type] : []))),
    links: presentLinks(article.relations),

    visits: article.visits,
    downloads: article.downloads,
    referenceCount: article.citations,
    commentCount: article.comments,
    score: article.score,

    outline: [...article.outline],
    words: article.words,
    referenceTotal: article.referenceTotal,
    knownReferences: references.map(({ anchor, id, doi, notices }) => ({
      anchor,
      id,
      url: id ? itemAddress({ kind: 'article', id, doi }) : null,
      integrity: integrityOf(notices),
    })),
    ...presentPictures(readable),
    tables: [...article.tables],
    files: article.files.map(({ position, sha256: _, ...file }) => ({
      ...file,
      id: `${article.id}-${position}`,
      attachType: String(position),
    })),
    subArticles: article.subArticles.map(({ contributors, body, ...part }) => ({
      ...part,
      names: contributors.flatMap(({ names }) => fullName(names ?? {}, presenting) || []),
      body: reading.allowed ? body : null,
    })),
    reading: presentReading(readable, presenting),
    downloading: {
      allowed: downloading.allowed,
      ...(isWithdrawn ? unsaid : presentAccess(downloading, presenting)),
    },
  };
}

type FullNames = Readonly<Record<string, { readonly full?: string }>>;

const fullName = (names: FullNames, { language, siteLanguage }: Presenting): string =>
  textFor(Object.fromEntries(Object.entries(names).map(([key, name]) => [key, name?.full])), language, siteLanguage);

function presentNames(article: Article, presenting: Presenting) {
  const { language, siteLanguage } = presenting;
  const joined = Object.fromEntries(Object.entries(article.keywords).map(([key, words]) => [key, words.join(';')]));
  return {
    resName: textFor(article.titles, language, siteLanguage),
    enResName: article.titles.en ?? '',
    summary: textFor(article.summaries, language, siteLanguage),
    authors: article.contributors
      .filter(({ role }) => role === 'author')
      .map(({ names }) => fullName(names, presenting))
      .join(';'),
    keyword: textFor(joined, language, siteLanguage),
    firstPageNum: article.firstPage,
    lastPageNum: article.lastPage,
  };
}

const presentConference = ({ conferenceNames: names, conferenceTime: time, conferencePlaces: places }: Article) =>
  Object.keys(names).length > 0 || time ? { names, time, places } : null;

/** Of what is not there nothing is to be said. */
const unsaid = { message: null, reason: null };

function presentReading({ article, reading, trial }: ReadableArticle, presenting: Presenting) {
  if (!article.body) return { extent: 'none' as const, ...unsaid, body: null };
  const said = presentAccess(reading, presenting);
  return reading.allowed
    ? { extent: 'full' as const, ...said, body: article.body }
    : { extent: 'trial' as const, ...said, body: trial?.text?.sha256 ?? null };
}
