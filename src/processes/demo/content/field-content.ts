import type { DraftUnit } from '../../../platform/item/writing/item-draft.ts';
import { journalUnit } from '../store-journal.ts';
import { planArchive } from './article/archive.ts';
import { writeArticles } from './article/articles.ts';
import { planArticles } from './article/plan.ts';
import { boardOf } from './board.ts';
import { sampleExperts } from './experts.ts';
import type { Field } from './field.ts';
import { sampleInstitutions } from './institutions.ts';
import { sampleBooks } from './library/books.ts';
import { sampleCollections } from './library/collections.ts';
import { sampleConferences } from './library/conferences.ts';
import { sampleEvents } from './library/events.ts';
import { sampleRecordings } from './library/recordings.ts';
import { sampleResources } from './library/resources.ts';
import { alone } from './library/shelf.ts';
import { newsOfField, writeNews } from './news/sample-news.ts';
import type { SampleContent } from './sample-content.ts';
import { sampleSubjects } from './subjects.ts';

/** The article that its authors took back. */
const withdrawnNumber = 20;

/** Everything that a journal's site publishes besides its issues. */
export const contentOfField =
  (field: Field): SampleContent =>
  async (studio) => {
    const plans = planArticles(field);
    const { main: journal } = journalUnit(field.sld, field.journal);
    const people: DraftUnit[] = [
      ...sampleInstitutions(field).map(alone),
      ...sampleSubjects(field).map(alone),
      ...(await sampleExperts(field, studio)).map(alone),
    ];
    const articles = [
      ...(await writeArticles(field, studio, planArchive(field, plans))),
      ...(await writeArticles(field, studio, plans)),
    ];
    const { site, sld, seed, palette, mainLanguage } = field;
    const place = { site, sld, seed, palette, mainLanguage, channel: field.newsChannel };
    const others = [
      { ...journal, parts: { board_member: boardOf(field) } },
      ...(await sampleBooks(field, studio)),
      ...(await sampleRecordings(field, studio, plans)),
      ...(await sampleCollections(field, studio, plans)),
      ...(await sampleConferences(field, studio, plans)),
      ...(await sampleEvents(field, studio, field.events)),
      ...(await sampleResources(field, studio)),
      ...(await writeNews(place, studio, newsOfField(field))),
    ];
    const withdrawn = plans[withdrawnNumber - 1];
    return {
      stages: [people, articles, others.map(alone)],
      withdrawn: withdrawn
        ? [
            {
              kind: 'article',
              key: withdrawn.key,
              on: '2026-10-08',
              reasons: {
                zh: '作者发现样品标签有误，要求撤下全文（示例）。',
                en: 'The authors found that samples had been labelled wrongly and asked for the paper to be taken down (sample).',
              },
            },
          ]
        : [],
    };
  };
