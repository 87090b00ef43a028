import type { Text } from '../../../platform/kernel/text.ts';
import type { SampleChannel } from '../sample-site.ts';

/** Everything besides papers, by the code of the channel that leads there. */
const shelves: readonly (readonly [code: string, names: Text])[] = [
  [
    'news',
    { zh: '新闻', en: 'News', de: 'Nachrichten', fra: 'Actualités', spa: 'Noticias', ru: 'Новости', ara: 'الأخبار' },
  ],
  [
    'newPicture',
    { zh: '图片', en: 'Figures', de: 'Abbildungen', fra: 'Figures', spa: 'Figuras', ru: 'Рисунки', ara: 'الأشكال' },
  ],
  [
    'videoList',
    { zh: '视频', en: 'Videos', de: 'Videos', fra: 'Vidéos', spa: 'Vídeos', ru: 'Видео', ara: 'مقاطع الفيديو' },
  ],
  [
    'audioList',
    { zh: '音频', en: 'Audio', de: 'Audio', fra: 'Audio', spa: 'Audio', ru: 'Аудио', ara: 'التسجيلات الصوتية' },
  ],
  ['bookList', { zh: '图书', en: 'Books', de: 'Bücher', fra: 'Livres', spa: 'Libros', ru: 'Книги', ara: 'الكتب' }],
  [
    'virtualAlbum',
    {
      zh: '虚拟专辑',
      en: 'Virtual albums',
      de: 'Virtuelle Sammlungen',
      fra: 'Albums virtuels',
      spa: 'Álbumes virtuales',
      ru: 'Виртуальные альбомы',
      ara: 'الألبومات الافتراضية',
    },
  ],
  [
    'collectionList',
    {
      zh: '专题与专辑',
      en: 'Topics and albums',
      de: 'Themen und Sammlungen',
      fra: 'Dossiers et albums',
      spa: 'Temas y álbumes',
      ru: 'Темы и альбомы',
      ara: 'الملفات الموضوعية والألبومات',
    },
  ],
  [
    'specialIssue',
    {
      zh: '专刊',
      en: 'Special issues',
      de: 'Themenhefte',
      fra: 'Numéros spéciaux',
      spa: 'Números especiales',
      ru: 'Специальные выпуски',
      ara: 'الأعداد الخاصة',
    },
  ],
  [
    'scholarList',
    {
      zh: '学者',
      en: 'Scholars',
      de: 'Forschende',
      fra: 'Chercheurs',
      spa: 'Investigadores',
      ru: 'Учёные',
      ara: 'الباحثون',
    },
  ],
  [
    'science',
    {
      zh: '科普',
      en: 'Popular science',
      de: 'Wissenschaft für alle',
      fra: 'Vulgarisation scientifique',
      spa: 'Divulgación científica',
      ru: 'Научно-популярное',
      ara: 'تبسيط العلوم',
    },
  ],
  [
    'biaozhun',
    { zh: '标准', en: 'Standards', de: 'Normen', fra: 'Normes', spa: 'Normas', ru: 'Стандарты', ara: 'المعايير' },
  ],
  [
    'zhuanli',
    {
      zh: '专利',
      en: 'Patents',
      de: 'Patente',
      fra: 'Brevets',
      spa: 'Patentes',
      ru: 'Патенты',
      ara: 'براءات الاختراع',
    },
  ],
  [
    'currencyList',
    {
      zh: '通用资源',
      en: 'General resources',
      de: 'Allgemeine Ressourcen',
      fra: 'Ressources générales',
      spa: 'Recursos generales',
      ru: 'Общие ресурсы',
      ara: 'الموارد العامة',
    },
  ],
  [
    'download',
    {
      zh: '下载',
      en: 'Downloads',
      de: 'Downloads',
      fra: 'Téléchargements',
      spa: 'Descargas',
      ru: 'Файлы для скачивания',
      ara: 'التنزيلات',
    },
  ],
  ['newLink', { zh: '相关链接', en: 'Links', de: 'Links', fra: 'Liens', spa: 'Enlaces', ru: 'Ссылки', ara: 'روابط' }],
];

const resources: Text = {
  zh: '资源',
  en: 'Resources',
  de: 'Ressourcen',
  fra: 'Ressources',
  spa: 'Recursos',
  ru: 'Ресурсы',
  ara: 'الموارد',
};

/** One entry of the navigation with a list of every kind below it. Its channels are counted from `first`. */
export const listChannels = (first: number): SampleChannel => ({
  number: first,
  code: 'newPublish',
  names: resources,
  children: shelves.map(([code, names], place) => ({ number: first + 1 + place, code, names })),
});
