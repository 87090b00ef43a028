import type { ItemDraft } from '../../../platform/item/writing/item-draft.ts';
import { eachAtOnce } from '../content/at-once.ts';
import { chanceOf } from '../content/choosing.ts';
import type { SampleEvent, Words } from '../content/field.ts';
import { paragraphs } from '../content/html.ts';
import { sampleEvents } from '../content/library/events.ts';
import { alone, fileAddress, writeBodies } from '../content/library/shelf.ts';
import { writeNews } from '../content/news/sample-news.ts';
import { drawCover } from '../content/pictures/cover.ts';
import type { Palette } from '../content/pictures/palette.ts';
import type { SampleContent } from '../content/sample-content.ts';
import type { Studio } from '../content/studio.ts';
import { portalNews } from './news.ts';
import { channel, portalNumber } from './numbers.ts';

const palette: Palette = {
  paper: '#ffffff',
  ink: '#1f2a33',
  faint: '#d9e0e4',
  main: '#2a5d78',
  second: '#b9772b',
  third: '#3f8f6b',
  deep: '#10222d',
};
const seed = 4_2026;

interface Topic {
  readonly code: string;
  readonly names: Words;
  readonly text: Words;
  readonly types: readonly string[];
}

const topics: readonly Topic[] = [
  {
    code: 'open-science',
    names: { zh: '开放科学', en: 'Open science' },
    text: {
      zh: '平台上关于数据、代码与开放获取的资讯。',
      en: 'What the portal has to say about data, code and open access.',
    },
    types: ['dynamic', 'statement', 'science'],
  },
  {
    code: 'using-the-portal',
    names: { zh: '使用平台', en: 'Using the portal' },
    text: { zh: '检索、浏览与订阅的说明和更新。', en: 'Searching, browsing and following: how to, and what is new.' },
    types: ['information', 'wechat', 'file'],
  },
];

const landing: SampleEvent = {
  code: 'znIndex',
  names: { zh: '平台导览', en: 'A tour of the portal' },
  summaries: {
    zh: '一页看懂平台有什么（示例页面）。',
    en: 'What the portal has, on one page (a sample page).',
  },
  text: {
    zh: ['平台汇集各刊的论文、图表、视频、图书与专家，一次检索即可。', '每条结果都注明来源，阅读回到刊物自己的页面。'],
    en: [
      'The portal brings together the papers, figures, videos, books and experts of its journals; one search covers them all.',
      'Each result names its source; reading happens on the journal’s own page.',
    ],
  },
};

/** A portal's own things: what its journals publish stays theirs. */
export const content: SampleContent = async (studio) => {
  const place = {
    site: portalNumber,
    sld: 'www',
    channel: channel.announcements,
    seed,
    palette,
    mainLanguage: 'zh' as const,
  };
  const news = await writeNews(place, studio, portalNews);
  const gathered = (types: readonly string[]) =>
    news.filter(({ details }) => types.includes(String(details.type))).map(({ kind, key }) => ({ kind, key }));
  const topicDrafts = await eachAtOnce(topics, 2, async (topic, order): Promise<ItemDraft> => {
    const { bodies, cover, files } = await introduce(studio, order, topic.text);
    return {
      ...{
        kind: 'topic',
        key: `sample:www/topic/${order + 1}`,
        titles: { ...topic.names },
        summaries: { ...topic.text },
      },
      ...{
        cover,
        publishedOn: '2026-06-01',
        details: { code: topic.code, bodies },
        files,
        entries: gathered(topic.types),
      },
    };
  });
  const { bodies, cover, files } = await introduce(studio, topics.length, {
    zh: '平台第一年的资讯选辑（示例）。',
    en: 'A selection of news from the portal’s first year (sample).',
  });
  const album: ItemDraft = {
    ...{ kind: 'album', key: 'sample:www/album/1', titles: { zh: '平台第一年', en: 'The portal’s first year' } },
    ...{
      cover,
      publishedOn: '2026-11-01',
      details: { bodies },
      files,
      entries: gathered(['information', 'announcement']),
    },
  };
  const events = await sampleEvents(place, studio, [landing]);
  return { stages: [news.map(alone), [...topicDrafts, album, ...events].map(alone)], withdrawn: [] };
};

async function introduce(studio: Studio, order: number, text: Words) {
  const picture = await studio.picture(drawCover(chanceOf(seed + order).share, palette, 'wide'));
  const { bodies, files } = await writeBodies(studio, 'introduction', {
    zh: paragraphs(text.zh),
    en: paragraphs(text.en),
  });
  return { bodies, cover: fileAddress(picture), files: [picture, ...files] };
}
