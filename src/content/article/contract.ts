import { z } from 'zod';
import { accessOutput } from '../../platform/contract/access-output.ts';
import { defineEndpoint, type OutputOf } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { fileOutput } from '../../platform/contract/file-answer.ts';
import { anyText, personOutput } from '../../platform/contract/item-output.ts';
import { integrityOutput } from '../../platform/contract/listed-work.ts';
import { announcementKinds } from '../../platform/kernel/announcement.ts';
import { downloadableRoles, fileVersions } from '../../platform/kernel/downloads.ts';
import { statementTypes } from './domain/article.ts';

const sha256 = z.string();
const date = z.string().nullable();

const named = z.object({ id: z.string(), names: anyText });

const file = z.object({
  /** What `files/download` takes. */
  id: z.string(),
  /** Its place among the article's files: `front-article/download` takes it as `attachType`. */
  attachType: z.string(),
  role: z.enum(downloadableRoles),
  name: z.string(),
  labels: anyText,
  language: z.string().nullable(),
  /** Which stage of the work it shows (NISO JAV). */
  version: z.enum(fileVersions).nullable(),
  contentType: z.string(),
  bytes: z.number(),
  pages: z.number().nullable(),
  /** First page as a picture, where there is one. */
  thumbnail: sha256.nullable(),
  /** Whether the portal made it from the full text, because its publisher gave none. */
  generated: z.boolean(),
});

/** How an article is related to another one; `titles` are empty where the other is not here. */
const link = z.object({
  type: z.string(),
  /** True where this article is the one that is spoken of. */
  inverse: z.boolean(),
  id: z.string().nullable(),
  doi: z.string().nullable(),
  titles: anyText,
  /** Of a notice that is here: what it says in short. */
  summaries: anyText,
  /** In which it is written, where it is here. */
  language: z.string().nullable(),
  publishDate: date,
  url: z.string(),
});

export const getArticle = defineEndpoint({
  name: 'GET /front/front-article/{id}',
  renewed: 'keys',
  summary: 'Returns an article: everything about it except the text itself.',
  input: z.object({
    id: idInput,
    siteId: siteIdInput.optional(),
    /** One of its versions, 0 for an accepted manuscript; the newest if none is named. */
    version: z.coerce.number().int().min(0).max(1_000).optional(),
  }),
  output: z.object({
    id: z.string(),
    siteId: z.number(),
    status: z.enum(['published', 'withdrawn']),
    /** Of a withdrawn article: when and why. */
    withdrawal: z.object({ date, reasons: anyText }).nullable(),
    doi: z.string().nullable(),
    /** The page's canonical path. */
    url: z.string(),
    /** The specification's names: in the requested language, lists joined by ";". */
    resName: z.string(),
    enResName: z.string(),
    summary: z.string(),
    authors: z.string(),
    keyword: z.string(),
    firstPageNum: z.string().nullable(),
    lastPageNum: z.string().nullable(),
    publishDate: date,

    language: z.string(),
    titles: anyText,
    /** Safe HTML, where a title has italics or formulas. */
    richTitles: anyText,
    summaries: anyText,
    /** Safe HTML. */
    abstracts: anyText,
    otherAbstracts: z.array(z.object({ type: z.string(), title: z.string(), html: z.string(), language: z.string() })),
    keywords: z.record(z.string(), z.array(z.string())),
    graphicAbstract: sha256.nullable(),

    type: z.string(),
    publicationType: z.number(),
    accessType: z.number(),
    part: anyText,
    subjects: z.array(named),
    journal: named
      .extend({ issn: z.string().nullable(), eissn: z.string().nullable(), cn: z.string().nullable() })
      .nullable(),
    period: z
      .object({ id: z.string(), year: z.number(), volume: z.string().nullable(), issue: z.string(), names: anyText })
      .nullable(),
    volume: z.string().nullable(),
    elocation: z.string().nullable(),
    licence: z.string().nullable(),
    copyright: anyText,
    publishers: anyText,
    isbn: z.string().nullable(),
    conference: z.object({ names: anyText, time: z.string().nullable(), places: anyText }).nullable(),
    funds: z.array(
      z.object({ names: anyText, ror: z.string().nullable(), doi: z.string().nullable(), awards: z.array(z.string()) }),
    ),
    /** What the authors declare: who did what, thanks, funding, competing interests, data, ethics, programs. */
    statements: z.array(
      z.object({
        type: z.enum(statementTypes),
        texts: anyText,
        /** It is printed in the full text too. */
        inText: z.boolean(),
      }),
    ),
    vasDocLink: z.string().nullable(),
    vasDocsource: z.string().nullable(),
    dates: z.object({ received: date, revised: date, accepted: date, online: date, printed: date }),

    contributors: z.array(
      z.object({
        role: z.enum(['author', 'editor', 'reviewer', 'translator']),
        type: z.enum(['person', 'group']),
        /** By language: the full name, and its parts where they are known. */
        names: personOutput.shape.names,
        orcid: z.string().nullable(),
        orcidAuthenticated: z.boolean(),
        expertId: z.string().nullable(),
        email: z.string().nullable(),
        corresponding: z.boolean(),
        equal: z.boolean(),
        /** Roles of CRediT as they end at credit.niso.org/contributor-roles/, and what else an author is said to have done. */
        credits: z.array(z.string()),
        /** Positions in `affiliations`, from 1. */
        affiliations: z.array(z.number()),
        bios: anyText,
      }),
    ),
    affiliations: z.array(
      z.object({
        label: z.string().nullable(),
        names: anyText,
        ror: z.string().nullable(),
        institutionId: z.string().nullable(),
      }),
    ),
    authorBios: anyText,

    /** Newest last; `value` as in the specification: -1 accepted, 0 of record, 1 to 10 proofs. */
    versions: z.array(z.object({ number: z.number(), value: z.number(), publishDate: date, hasBody: z.boolean() })),
    /** The version that is shown. */
    version: z.object({ number: z.number(), value: z.number(), isNewest: z.boolean() }),
    /** Corrections, retractions and concerns first. */
    integrity: integrityOutput,
    links: z.array(link),

    visits: z.number(),
    downloads: z.number(),
    referenceCount: z.number(),
    commentCount: z.number(),
    score: z.number().nullable(),

    outline: z.array(z.object({ level: z.number(), anchor: z.string(), title: z.string() })),
    words: z.number().nullable(),
    referenceTotal: z.number(),
    /** References that are here, or that were corrected or retracted. */
    knownReferences: z.array(
      z.object({
        anchor: z.string(),
        id: z.string().nullable(),
        url: z.string().nullable(),
        integrity: integrityOutput,
      }),
    ),
    /** All that it cites, where it has no text in which they stand. */
    printedReferences: z.array(
      z.object({
        printed: z.string(),
        doi: z.string().nullable(),
        /** Its page, where it is a paper of this site. */
        url: z.string().nullable(),
      }),
    ),
    figures: z.array(
      z.object({
        id: z.string(),
        anchor: z.string().nullable(),
        label: z.string().nullable(),
        titles: anyText,
        original: sha256.nullable(),
        high: sha256.nullable(),
        low: sha256.nullable(),
      }),
    ),
    tables: z.array(
      z.object({ id: z.string(), anchor: z.string().nullable(), label: z.string().nullable(), titles: anyText }),
    ),
    files: z.array(file),
    /** Reviews, responses and translations that were published with it. */
    subArticles: z.array(
      z.object({
        position: z.number(),
        type: z.string(),
        language: z.string().nullable(),
        titles: anyText,
        doi: z.string().nullable(),
        publishDate: date,
        names: z.array(z.string()),
        body: sha256.nullable(),
      }),
    ),
    /** What services elsewhere said of it and its editors accepted. */
    announced: z.array(z.object({ kind: z.enum(announcementKinds), name: z.string(), address: z.string() })),
    /** The text that this reader may read: all of it, the beginning, or none because there is none. */
    reading: z.object({
      extent: z.enum(['full', 'trial', 'none']),
      ...accessOutput,
      body: sha256.nullable(),
    }),
    downloading: z.object({ allowed: z.boolean(), ...accessOutput }),
    /** For a reader who may not have all of it and whose library is known: the paper at its link resolver. */
    atLibrary: z.string().nullable(),
    /** The same for whoever’s library has a proxy: this page by way of it. */
    throughProxy: z.string().nullable(),
  }),
});

/** An article as one reader gets it. */
export type Article = OutputOf<typeof getArticle>;

export const findArticleByDoi = defineEndpoint({
  name: 'GET /front/front-article/findByDoi',
  renewed: 'keys',
  summary: 'Finds the article with a DOI in this site, or in those that it gathers.',
  input: z.object({ doi: z.string().min(3).max(400) }),
  output: z.object({ id: z.string(), url: z.string() }),
  origin: 'ours',
});

export const downloadArticle = defineEndpoint({
  name: 'GET /front/front-article/download',
  summary: 'Returns one of an article’s files: the bytes, or the envelope with the reason.',
  input: z.object({
    id: idInput,
    siteId: siteIdInput.optional(),
    /** A file's `attachType`, or a role: the first file that has it. */
    attachType: z.string().max(20).default('pdf'),
    /** Which one, where there are several for the role. */
    language: z.string().max(20).optional(),
  }),
  output: fileOutput,
  answers: 'file',
  freshness: 'private',
});
