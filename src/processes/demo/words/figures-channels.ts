import type { Text } from '../../../platform/kernel/text.ts';
import type { SampleChannel, SampleModule } from '../sample-site.ts';

const names: Readonly<Record<string, Text>> = {
  rank: {
    ...{ zh: '排行与统计', en: 'Rankings and statistics', de: 'Ranglisten und Statistik' },
    ...{ fra: 'Classements et statistiques', spa: 'Clasificaciones y estadísticas' },
    ...{ ru: 'Рейтинги и статистика', ara: 'الترتيبات والإحصاءات' },
  },
  articleRankList: {
    ...{ zh: '论文排行', en: 'Paper ranking', de: 'Rangliste der Artikel', fra: 'Classement des articles' },
    ...{ spa: 'Clasificación de artículos', ru: 'Рейтинг статей', ara: 'ترتيب المقالات' },
  },
  chart: {
    ...{ zh: '统计', en: 'Statistics', de: 'Statistik', fra: 'Statistiques', spa: 'Estadísticas', ru: 'Статистика' },
    ara: 'الإحصاءات',
  },
  newComposite: {
    ...{ zh: '综合浏览', en: 'Mixed list', de: 'Gemischtes', fra: 'Pêle-mêle', spa: 'Miscelánea', ru: 'Разное' },
    ara: 'منوعات',
  },
  rssList: {
    ...{
      zh: '订阅源',
      en: 'Feeds',
      de: 'Feeds',
      fra: 'Flux',
      spa: 'Canales RSS',
      ru: 'Ленты RSS',
      ara: 'موجزات الويب',
    },
  },
};

/** What is used most, how much, and how to follow it: an entry of the navigation with five numbers from here on. */
export const figuresChannels = (first: number): SampleChannel => ({
  ...{ number: first, code: 'rank', names: names.rank ?? {} },
  children: ['articleRankList', 'chart', 'newComposite', 'rssList'].map((code, place) => ({
    ...{ number: first + 1 + place, code, names: names[code] ?? {} },
  })),
});

/** The modules of the mixed shelf among them. */
export const mixedList = (first: number, channels: number): readonly SampleModule[] => {
  const channel = channels + 3;
  return [
    { number: first, channel, code: 'papers', area: 'main', styleId: 'rows', settings: { which: ['newest'], size: 5 } },
    { number: first + 1, channel, code: 'news', area: 'side', styleId: 'plain' },
    { number: first + 2, channel, code: 'figures', area: 'wide', styleId: 'plain' },
    { number: first + 3, channel, code: 'videos', area: 'wide', styleId: 'plain' },
  ];
};
