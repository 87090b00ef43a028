import type { DraftRelation, DraftRow, ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { textKey } from '../../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Problem } from '../../domain/problem.ts';
import { type JournalFacts, journalFacts } from '../facts/journal-facts.ts';
import { distinct, mentionedSubject, referenceTo } from '../facts/mentions.ts';
import { calendarDate, doiOf, licenceOf } from '../facts/written-facts.ts';
import { contentOf, type Format, type ReadDocument, type Refusal, type WantedFile } from '../format.ts';
import { figureDrafts } from '../markdown/figures.ts';
import { plainText } from '../markdown/headings.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { type Library, lessonAddress, lessonPlace, libraryOf, originalOf } from './lesson-library.ts';
import { readLiquid } from './liquid.ts';

const frontMatterBegins = /^\uFEFF?---/;

/** Lessons in Markdown with facts above the text, in folders by language; pictures lie in `images/<lesson>/`, covers in `gallery/`. */
export const lessonsFormat: Format = {
  name: 'lessons',
  reader: 3,
  async *entries(files) {
    for (const path of files.paths.filter((name) => name.endsWith('.md'))) {
      const bytes = await files.read(path);
      if (frontMatterBegins.test(bytes.toString('utf8', 0, 10))) yield { source: path, bytes };
    }
  },
  async read(entry, files) {
    const [library, facts] = await Promise.all([libraryOf(files), journalFacts(files)]);
    return readLesson(entry.source, entry.bytes, {
      library,
      facts,
      isDelivered: (path) => files.paths.includes(path),
    });
  },
};

/** The rank of a full text begins above that of any record. */
const rankOfText = 101;

interface LessonPackage {
  readonly library: Library;
  readonly facts: JournalFacts;
  readonly isDelivered: (path: string) => boolean;
}

function readLesson(path: string, bytes: Buffer, around: LessonPackage): Result<ReadDocument, Refusal> {
  const read = readFrontMatter(bytes.toString('utf8'));
  if (read === undefined) return failed({ reason: 'the facts above the text are missing or not valid YAML' });
  const { front, markdown } = read;
  const place = lessonPlace(path);
  const tag = front.lang || place.language;
  const language = textKey(tag);
  // Pictures of a translation lie in the folder of the original.
  const folder = front.original || front.slug || place.slug;
  const neighbour = (href: string) => lessonAddress(around.library, href);
  const text = readMarkdown(markdown.replace(/\{\{\s*site\.baseurl\s*\}\}/g, ''), {
    origin: 'written',
    neighbour,
    extend: (md, reading) => readLiquid(md, reading, `images/${folder}`),
  });
  if (!text.ok) return text;
  const { html, outline, words, figures } = text.value;

  const problems: Problem[] = [...text.value.problems];
  const abstract = readMarkdown(front.abstract, { origin: 'written', neighbour });
  const abstractHtml = abstract.ok ? abstract.value.html.trim() : '';
  if (front.title === '') problems.push({ code: 'title-missing' });
  if (abstractHtml === '') problems.push({ code: 'abstract-missing' });
  if (front.authors.length === 0) problems.push({ code: 'authors-missing' });
  const doi = doiOf(front.doi);
  if (front.doi && doi === undefined) problems.push({ code: 'identifier-invalid', value: front.doi });
  const licence = licenceOf(front.licence) ?? around.facts.licence;
  if (licence === null) problems.push({ code: 'licence-unknown' });
  const written = front.translation_date || front.date;
  const publishedOn = calendarDate(written) ?? null;
  if (written && publishedOn === null) problems.push({ code: 'date-invalid', value: written });

  const isTranslation = front.original !== '' && front.original !== place.slug;
  const original = isTranslation ? originalOf(around.library, front.original)?.doi : undefined;
  if (isTranslation && original === undefined) problems.push({ code: 'reference-broken', value: front.original });
  const relations: DraftRelation[] = original && original !== doi ? [{ type: 'translates', target: original }] : [];

  const body = contentOf(Buffer.from(html), 'text/html');
  const source = contentOf(bytes, 'text/markdown');
  const subjects = front.topics.map((topic) => {
    const name = topic.replaceAll('-', ' ');
    return mentionedSubject(name, { en: name });
  });
  const journal = around.facts.journal;
  const key = doi ?? `${place.language}/${place.slug}`;
  const titles = { [language]: front.title || key };
  const summaries = abstractHtml ? { [language]: plainText(abstractHtml) } : {};
  const main: ItemDraft = {
    kind: 'article',
    key,
    rank: rankOfText,
    language: tag,
    titles,
    summaries,
    doi: doi ?? null,
    publishedOn,
    details: {
      journal: journal && referenceTo(journal),
      type: 'lesson',
      publicationType: 0,
      accessType: 0,
      licence,
      abstracts: abstractHtml ? { [language]: abstractHtml } : {},
      onlineOn: publishedOn,
      body: body.sha256,
      outline,
      words,
    },
    parts: {
      contributor: lessonPeople(front, language),
      article_version: [{ number: 1, titles, summaries, publishedOn, body: body.sha256, source: source.sha256 }],
    },
    relations,
    subjects: distinct(subjects).map(referenceTo),
  };
  const placed = figureDrafts(figures, { key, titles, language: tag, publishedOn, licence });
  const cover = `gallery/${folder}.png`;
  const wantedCover: WantedFile[] = around.isDelivered(cover)
    ? [{ kind: 'article', key, role: 'poster', href: cover, public: true, ...coverWords(front.avatar_alt, language) }]
    : [];
  return success({
    unit: { mentioned: distinct([...(journal ? [journal] : []), ...subjects]), main, members: placed.members },
    contents: [body, source],
    wanted: [...wantedCover, ...placed.wanted],
    problems,
  });
}

const coverWords = (alternative: string, language: string) =>
  alternative ? { labels: { [language]: alternative } } : {};

/** Everybody who is named, once in each role. */
function lessonPeople(front: FrontMatter, language: string): DraftRow[] {
  const roles = {
    author: front.authors,
    translator: [...front.translator, ...front.translators],
    editor: [...front.editors, ...front['translation-editor']],
    reviewer: [...front.reviewers, ...front['translation-reviewer']],
  };
  return Object.entries(roles).flatMap(([role, names]) =>
    [...new Set(names.map((name) => name.trim()))].map((full) => ({
      role,
      type: 'person',
      names: { [language]: { full } },
    })),
  );
}
