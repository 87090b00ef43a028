import type { ItemDraft, ItemReference } from '../../../../platform/item/writing/item-draft.ts';
import type { ArticlePlan } from '../article/plan.ts';
import { eachAtOnce } from '../at-once.ts';
import { chanceOf } from '../choosing.ts';
import { daysLater } from '../days.ts';
import { expertOf } from '../experts.ts';
import type { Field, Words } from '../field.ts';
import { paragraphs } from '../html.ts';
import { everyone, listed } from '../people.ts';
import { journalOf, periodOf } from '../periodical.ts';
import { drawCover } from '../pictures/cover.ts';
import type { Studio } from '../studio.ts';
import { subjectOf } from '../subjects.ts';
import { fileAddress, writeBodies } from './shelf.ts';

/** Two virtual albums, two special issues and two topics, each around a subject that articles are about. */
export function sampleCollections(field: Field, studio: Studio, plans: readonly ArticlePlan[]): Promise<ItemDraft[]> {
  const leaves = field.subjects.filter(({ code }) => plans.some(({ line }) => line.subject === code));
  const kinds = ['album', 'album', 'special-issue', 'special-issue', 'topic', 'topic'] as const;
  return eachAtOnce(kinds, 3, async (kind, place) => {
    const subject = leaves[place % leaves.length] as Field['subjects'][number];
    const chance = chanceOf(field.seed + 900 + place);
    const cover = await studio.picture(drawCover(chance.share, field.palette, 'wide'));
    const about = plans.filter((plan) => plan.line.subject === subject.code && !plan.notice);
    const text = introductions[kind](subject.names, field.names);
    const { bodies, files } = await writeBodies(studio, kind, {
      zh: paragraphs(...text.zh),
      en: paragraphs(...text.en),
    });
    const people = listed(chance.some(everyone, 2));
    const number = (place % 2) + 1;
    return {
      kind,
      key: `sample:${field.sld}/${kind}/${number}`,
      language: field.mainLanguage,
      titles: titles[kind](subject.names),
      summaries: { zh: text.zh[0] ?? '', en: text.en[0] ?? '' },
      cover: fileAddress(cover),
      publishedOn: daysLater('2026-09-01', place * 9),
      details: { ...detailsOf(field, kind, number, subject.code, people), bodies },
      files: [cover, ...files],
      subjects: [subjectOf(subject.code)],
      entries: [...about.map(({ key }): ItemReference => ({ kind: 'article', key })), ...besides(field, kind, about)],
    };
  });
}

/** Albums also show figures and people; topics people. */
function besides(field: Field, kind: CollectionKind, about: readonly ArticlePlan[]): ItemReference[] {
  if (kind === 'special-issue') return [];
  const authors = new Set(about.flatMap((plan) => plan.authors));
  const experts = [...authors].flatMap((person) => expertOf(field, person) ?? []);
  const figures = about
    .filter(({ figures: drawn }) => drawn > 0)
    .map(({ key }): ItemReference => ({ kind: 'figure', key: `${key}#fig1` }));
  return kind === 'album' ? [...figures.slice(0, 6), ...experts] : experts;
}

type CollectionKind = 'album' | 'special-issue' | 'topic';

function detailsOf(field: Field, kind: CollectionKind, number: number, code: string, people: unknown) {
  if (kind === 'album') return { editors: people };
  if (kind === 'topic') return { code: code.replaceAll(' ', '-') };
  const period = field.journal.periods.at(-number);
  return {
    journal: journalOf(field.sld),
    period: period ? periodOf(field.sld, period) : null,
    guestEditors: people,
    opensOn: '2026-02-01',
    closesOn: '2026-08-31',
  };
}

const titles: Readonly<Record<CollectionKind, (subject: Words) => { zh: string; en: string }>> = {
  album: ({ zh, en }) => ({ zh: `${zh}虚拟专辑`, en: `${en}: a virtual album` }),
  'special-issue': ({ zh, en }) => ({ zh: `专刊：${zh}`, en: `Special issue: ${en}` }),
  topic: ({ zh, en }) => ({ zh: `专题：${zh}`, en: `Topic: ${en}` }),
};

const introductions: Readonly<
  Record<CollectionKind, (subject: Words, journal: Words) => { zh: readonly string[]; en: readonly string[] }>
> = {
  album: (subject, journal) => ({
    zh: [
      `编辑从《${journal.zh}》近期论文中选出的${subject.zh}专辑。`,
      '按阅读顺序排列：先是概览，再是方法，最后是仍有争议的结果。',
    ],
    en: [
      `Papers on ${subject.en.toLowerCase()} that the editors chose from ${journal.en}.`,
      'In the order in which they are best read: an overview first, then methods, then results that are still disputed.',
    ],
  }),
  'special-issue': (subject, journal) => ({
    zh: [
      `《${journal.zh}》${subject.zh}专刊，由两位客座编辑组稿。`,
      '征稿时要求每篇论文说明怎样重复其主要结果；审稿人检查了这一说明。',
    ],
    en: [
      `A special issue of ${journal.en} on ${subject.en.toLowerCase()}, put together by two guest editors.`,
      'Each paper had to say how its main result can be repeated, and reviewers checked what it said.',
    ],
  }),
  topic: (subject) => ({
    zh: [`关于${subject.zh}的论文、人物与资讯，随新内容更新。`, '本专题适合刚接触这一方向的读者：从综述读起。'],
    en: [
      `Papers, people and news about ${subject.en.toLowerCase()}, kept up to date.`,
      'For readers who are new to the subject: start with the review.',
    ],
  }),
};
