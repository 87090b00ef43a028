import {
  child,
  childElements,
  childrenNamed,
  textOf,
  type XmlElement,
} from '../../../../../platform/documents/xml/xml-tree.ts';
import type { DraftRow, ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { textKey } from '../../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import { outsideAddress } from '../../../../../platform/kernel/web-address.ts';
import type { Problem } from '../../domain/problem.ts';
import { distinct, mentionedSubject, referenceTo } from '../facts/mentions.ts';
import { calendarDate, doiIn, doiOf, licenceOf } from '../facts/written-facts.ts';
import type { ReadDocument, Refusal } from '../format.ts';
import { coverFile, galleyFiles } from './galleys.ts';
import { issueNamed } from './issue-draft.ts';
import { leftOut } from './left-out.ts';
import { idOf, languageTagOf, localized, localizedLists, textsOfLists } from './localized.ts';
import { abstractHtml, plainOf, titleHtml } from './markup.ts';
import { peopleOf } from './people.ts';

/** As OJS counts them. */
const status = { published: '3', declined: '4' } as const;

/** An article with the issue that it stands in, if the export says it. */
export function readArticle(
  article: XmlElement,
  around: XmlElement | undefined,
  journal: ItemDraft,
): Result<ReadDocument, Refusal> {
  if (article.attributes.status === status.declined)
    return failed({ reason: 'the article was declined in OJS, so it was left there' });
  const publication = currentOf(article);
  if (!publication)
    return failed({ reason: 'the article is not an article of OJS 3.2 or later: it has no publication' });
  const problems: Problem[] = [];
  const { own, doi, key } = identityOf(article, publication, journal, problems);
  if (!key) return failed({ reason: 'the article has neither a DOI nor an identifier of its publisher' });

  const versions = childrenNamed(article, 'publication').length;
  if (versions > 1) problems.push({ code: 'versions-left', value: String(versions - 1) });
  problems.push(...leftOut(childElements(article), knownOfArticle));
  problems.push(...leftOut(childElements(publication), knownOfPublication));
  const authors = childElements(child(publication, 'authors') ?? publication).filter(({ name }) => name === 'author');
  problems.push(...leftOut(authors.flatMap(childElements), knownOfAuthor));

  const issue = issueNamed(publication, journal, own) ?? (around ? issueNamed(around, journal, own) : null);
  const people = peopleOf(publication, own, problems);
  const subjects = [
    ...textsOfLists(localizedLists(publication, 'subjects', 'subject', own), own),
    ...textsOfLists(localizedLists(publication, 'disciplines', 'discipline', own), own),
  ].map((names) => mentionedSubject(Object.values(names)[0] ?? '', names));
  const main: ItemDraft = {
    kind: 'article',
    key,
    rank: 1,
    language: languageTagOf(own),
    doi,
    ...(publication.attributes.status === status.published ? {} : { status: 'draft' }),
    ...titlesOf(publication, own, key, problems),
    summaries: localized(publication, 'abstract', own, plainOf),
    keywords: localizedLists(publication, 'keywords', 'keyword', own),
    publishedOn: dayOf(publication, 'date_published', problems),
    details: {
      journal: referenceTo(journal),
      period: issue && referenceTo(issue),
      ...detailsOf(article, publication, around, own, problems),
    },
    parts: {
      contributor: people.contributors,
      affiliation: people.affiliations,
      reference: citationsOf(publication),
    },
    subjects: distinct(subjects).map(referenceTo),
  };
  if (Object.keys(main.summaries ?? {}).length === 0) problems.push({ code: 'abstract-missing' });
  if (people.contributors.length === 0) problems.push({ code: 'authors-missing' });
  const owner = { kind: 'article', key, own };
  return success({
    unit: {
      mentioned: distinct([journal, ...(issue ? [issue] : []), ...subjects, ...people.mentioned]),
      main,
      members: [],
    },
    contents: [],
    wanted: [...galleyFiles(article, publication, owner, problems), ...coverFile(publication, owner, problems)],
    problems,
  });
}

/** The version that OJS shows; else the last that it published, else the last. */
function currentOf(article: XmlElement): XmlElement | undefined {
  const all = childrenNamed(article, 'publication');
  const { current_publication_id: current } = article.attributes;
  const isCurrent = (one: XmlElement) => current !== undefined && idOf(one, 'internal') === current;
  const isPublished = ({ attributes }: XmlElement) => attributes.status === status.published;
  return all.find(isCurrent) ?? all.findLast(isPublished) ?? all.at(-1);
}

/** Until version 3.4 a publication names its own locale; one without a DOI is known by its number in OJS. */
function identityOf(article: XmlElement, publication: XmlElement, journal: ItemDraft, problems: Problem[]) {
  const [title] = childrenNamed(publication, 'title');
  const own = publication.attributes.locale || article.attributes.locale || title?.attributes.locale || 'en';
  const written = idOf(publication, 'doi') || idOf(article, 'doi');
  const doi = doiOf(written) ?? null;
  if (written && !doi) problems.push({ code: 'identifier-invalid', at: 'doi', value: written });
  const id = idOf(publication, 'public') || idOf(article, 'internal');
  return { own, doi, key: doi ?? (id && `${journal.key}:${id}`) };
}

/** Prefix, title and subtitle as they are printed; with markup only where there is any. */
function titlesOf(publication: XmlElement, own: string, key: string, problems: Problem[]) {
  const partsOf = (make: (html: string) => string): Text => {
    const [titles, prefixes, subtitles] = ['title', 'prefix', 'subtitle'].map((name) =>
      localized(publication, name, own, make),
    ) as [Text, Text, Text];
    return Object.fromEntries(
      Object.entries(titles).map(([language, title]) => {
        const first = [prefixes[language], title].filter(Boolean).join(' ');
        return [language, [first, subtitles[language]].filter(Boolean).join(': ')];
      }),
    );
  };
  const titles = partsOf(plainOf);
  const rich = Object.entries(partsOf(titleHtml)).filter(([, html]) => html?.includes('<'));
  if (Object.keys(titles).length === 0) {
    problems.push({ code: 'title-missing' });
    return { titles: { [textKey(languageTagOf(own))]: key } };
  }
  return { titles, richTitles: Object.fromEntries(rich) };
}

function detailsOf(
  article: XmlElement,
  publication: XmlElement,
  around: XmlElement | undefined,
  own: string,
  problems: Problem[],
): DraftRow {
  const address = textOf(child(publication, 'licenseUrl'));
  const licence = licenceOf(address) ?? outsideAddress(address);
  if (licence === null) problems.push({ code: 'licence-unknown' });
  const { access_status: access, seq } = publication.attributes;
  const isOpen =
    licence?.startsWith('https://creativecommons.org/') ||
    access === '1' ||
    (access !== '2' && around?.attributes.access_status === '1');
  const named = child(publication, 'issue_identification') ?? child(around, 'issue_identification');
  const volume = textOf(child(named, 'volume')) || null;
  const references = citationsOf(publication).length;
  return {
    publicationType: named ? 0 : 1,
    accessType: isOpen ? 0 : 1,
    licence,
    volume,
    ...pagesOf(textOf(child(publication, 'pages')).slice(0, 40)),
    part: sectionOf(publication.attributes.section_ref ?? '', around, own),
    position: placeOf(seq),
    copyright: copyrightOf(publication, own),
    funds: textsOfLists(localizedLists(publication, 'agencies', 'agency', own), own).map((names) => ({
      names,
      awards: [],
    })),
    abstracts: localized(publication, 'abstract', own, abstractHtml),
    receivedOn: dayOf(article, 'date_submitted', problems) ?? dayOf(publication, 'date_submitted', problems),
    onlineOn: dayOf(publication, 'date_published', []),
    referenceCount: references,
  };
}

/** OJS counts from 0 where nobody put anything in order. */
const placeOf = (seq: string | undefined): number | null => (/^[1-9]\d{0,4}$/.test(seq ?? '') ? Number(seq) : null);

/** `12-18`, `12`, or an article's number such as `e104`. */
function pagesOf(pages: string): DraftRow {
  const [, first, last] = /^(\w*\d)(?:\s*[-–—]+\s*(\w*\d))?$/.exec(pages) ?? [];
  if (first && (last || /^\d+$/.test(first))) return { firstPage: first, lastPage: last ?? null };
  return pages ? { elocation: pages } : {};
}

/** Only an export of whole issues says what its sections are called; else there is their abbreviation. */
function sectionOf(ref: string, around: XmlElement | undefined, own: string): Text {
  const section = childrenNamed(child(around, 'sections'), 'section').find(({ attributes }) => attributes.ref === ref);
  const titles = localized(section, 'title', own, plainOf);
  if (Object.keys(titles).length > 0) return titles;
  return ref ? { [textKey(languageTagOf(own))]: ref } : {};
}

function copyrightOf(publication: XmlElement, own: string): Text {
  const year = textOf(child(publication, 'copyrightYear'));
  const holders = localized(publication, 'copyrightHolder', own, plainOf);
  return Object.fromEntries(
    Object.entries(holders).map(([language, holder]) => [language, ['©', year, holder].filter(Boolean).join(' ')]),
  );
}

const longestCitation = 10_000;

const citationsOf = (publication: XmlElement): DraftRow[] =>
  childrenNamed(publication, 'citations')
    .flatMap((list) => childrenNamed(list, 'citation'))
    .map((citation) => plainOf(textOf(citation)).slice(0, longestCitation))
    .filter((printed) => printed !== '')
    .map((printed) => ({ printed, doi: doiIn(printed) ?? null }));

function dayOf({ attributes }: XmlElement, name: string, problems: Problem[]): string | null {
  const written = attributes[name];
  const day = calendarDate(written?.slice(0, 10)) ?? null;
  if (written && day === null) problems.push({ code: 'date-invalid', at: name, value: written });
  return day;
}

const knownOfArticle = new Set('id submission_file publication'.split(' '));
const knownOfPublication = new Set(
  (
    'id title prefix subtitle abstract licenseUrl copyrightHolder copyrightYear keywords agencies disciplines subjects ' +
    'authors article_galley citations issue_identification pages covers issueId'
  ).split(' '),
);
const knownOfAuthor = new Set(
  'givenname familyname affiliation rorAffiliation country orcid biography contributor_roles'.split(' '),
);
