import type { DraftFile, DraftUnit, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { eachAtOnce } from '../at-once.ts';
import { chanceOf } from '../choosing.ts';
import type { Field, SampleLanguage } from '../field.ts';
import { paragraphs } from '../html.ts';
import { journalOf, periodOf } from '../periodical.ts';
import type { Studio } from '../studio.ts';
import { subjectOf } from '../subjects.ts';
import { writeBody } from './body.ts';
import { articleDates } from './dates.ts';
import { filesOf } from './files.ts';
import { noticeBody, notices } from './notices.ts';
import type { ArticlePlan } from './plan.ts';
import { affiliationsOf, contributorsOf, fundsOf, statements } from './printed-people.ts';
import { factsOf } from './prose.ts';
import { writeReferences } from './references.ts';
import { drawFigures, type Showing, writeTable } from './shown.ts';
import { eachLanguage, textsOf } from './texts.ts';
import { versionsOf } from './versions.ts';

const licence = 'https://creativecommons.org/licenses/by/4.0/';
const publicationTypes = {
  'in-issue': 0,
  'online-first': 1,
  'just-accepted': 1,
  conference: 3,
  'enhanced-conference': -1,
};
const currentVersions = {
  'in-issue': 0,
  'online-first': 1,
  'just-accepted': -1,
  conference: 0,
  'enhanced-conference': 0,
};

export const writeArticles = (field: Field, studio: Studio, plans: readonly ArticlePlan[]): Promise<DraftUnit[]> =>
  eachAtOnce(plans, 4, (plan) => writeArticle(field, studio, plan, plans));

async function writeArticle(
  field: Field,
  studio: Studio,
  plan: ArticlePlan,
  plans: readonly ArticlePlan[],
): Promise<DraftUnit> {
  const chance = chanceOf(field.seed + plan.number * 977);
  const numbers = { samples: chance.whole(12, 96), days: chance.whole(14, 180), percent: chance.whole(4, 19) };
  const article = { kind: 'article', key: plan.key };
  const texts = textsOf(plan, numbers);
  const isNotice = plan.notice !== undefined && plan.notice.type !== 'translation';
  const cited =
    isNotice && plan.notice
      ? [plan.notice.about]
      : chance.some(
          plans.filter(({ number }) => number < plan.number),
          3,
        );
  const references = writeReferences(field, plan.language, cited, chance).slice(0, isNotice ? 1 : undefined);
  const showing: Showing = {
    ...{ field, line: plan.line, article, language: plan.language, numbers, chance, seed: field.seed + plan.number },
    ...{ publishedOn: plan.publishedOn, licence: plan.isOpen ? licence : null },
  };
  const hasBody = plan.state !== 'just-accepted';
  const figures = hasBody && !isNotice ? await drawFigures(studio, showing, plan.figures) : [];
  const table = writeTable(showing);
  const facts = factsOf(plan.line, plan.language, numbers);
  const body = isNotice
    ? { html: noticeBody(texts.summaries[plan.language] ?? ''), outline: [], words: null }
    : writeBody({ field, language: plan.language, facts, chance, figures, table, references });
  const page = hasBody ? await studio.page(body.html, 'article.html') : null;
  const credential =
    hasBody && plan.versions > 1 ? await studio.page(`${factorNote[plan.language]}${body.html}`, 'factor.html') : null;
  const files = hasBody ? await filesOf(studio, field, plan, texts) : [];
  const bodies = [page, credential].flatMap((file): DraftFile[] =>
    file ? [{ ...file, language: plan.language }] : [],
  );
  const graphic = files.find(({ role }) => role === 'image');
  const dates = articleDates(plan, chance);

  const main: ItemDraft = {
    ...article,
    rank: 100 + plan.versions,
    language: plan.language,
    titles: texts.titles,
    summaries: texts.summaries,
    keywords: texts.keywords,
    doi: plan.doi,
    cover: graphic ? `/files/${graphic.sha256}?form=high` : null,
    publishedOn: plan.publishedOn,
    details: {
      journal: journalOf(field.sld),
      period: plan.period && periodOf(field.sld, plan.period),
      position: plan.position,
      type: plan.notice ? (plan.notice.type === 'translation' ? 'translation' : plan.notice.type) : plan.part.type,
      publicationType: publicationTypes[plan.state],
      accessType: plan.isOpen ? 0 : 1,
      version: currentVersions[plan.state],
      part: isNotice && plan.notice ? notices[plan.notice.type as keyof typeof notices].part : plan.part.names,
      volume: plan.period?.volume ?? null,
      firstPage: plan.firstPage,
      lastPage: plan.lastPage,
      licence: plan.isOpen ? licence : null,
      copyright: { zh: `© 2026 ${field.names.zh}（示例）`, en: `© 2026 ${field.names.en} (sample)` },
      funds: isNotice ? [] : fundsOf(chance),
      statements: isNotice ? [] : statements,
      abstracts: eachLanguage(texts.summaries, (summary) => paragraphs(summary)),
      graphicAbstract: graphic ? `/files/${graphic.sha256}?form=high` : null,
      ...(plan.state.endsWith('conference') && conferenceOf(field)),
      ...(plan.state === 'enhanced-conference' && { vasDocLink: 'https://example.org/', vasDocsource: 'sample' }),
      ...dates,
      body: page?.sha256 ?? null,
      outline: hasBody ? body.outline : [],
      words: hasBody ? body.words : null,
      referenceCount: references.length,
    },
    parts: {
      contributor: contributorsOf(field, plan),
      affiliation: affiliationsOf(field),
      reference: references.map((reference) => ({ ...reference })),
      article_version: versionsOf(plan, texts, dates, page, credential),
    },
    files: [...bodies, ...files],
    relations: plan.notice ? [{ type: plan.notice.relation, target: plan.notice.about.doi }] : [],
    subjects: [subjectOf(plan.line.subject)],
  };
  const members = hasBody && !isNotice ? [...figures.map(({ draft }) => draft), table.draft] : [];
  return { mentioned: [], main, members };
}

const factorNote: Readonly<Record<SampleLanguage, string>> = {
  zh: '<p>本版为校样，卷期与页码待定。</p>\n',
  en: '<p>This is a proof; volume, issue and pages are not settled yet.</p>\n',
};

function conferenceOf(field: Field) {
  const [series] = field.series;
  const place = series?.places[1];
  return {
    conferenceNames: { ...series?.names },
    conferenceTime: '2026-08-20/2026-08-22',
    conferencePlaces: { ...place },
    publishers: { zh: '示例出版社', en: 'Sample Press' },
    isbn: '978-3-16-148410-0',
  };
}
