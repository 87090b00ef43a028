import type { Text } from '../../../platform/kernel/text.ts';
import type { SampleTool } from '../sample-site.ts';

const toolNames = {
  share: {
    zh: '分享本页',
    en: 'Share this page',
    de: 'Seite teilen',
    fra: 'Partager la page',
    spa: 'Compartir esta página',
    ru: 'Поделиться страницей',
    ara: 'مشاركة الصفحة',
  },
  rss: {
    zh: 'RSS 订阅',
    en: 'RSS feed',
    de: 'RSS-Feed',
    fra: 'Flux RSS',
    spa: 'Canal RSS',
    ru: 'Лента RSS',
    ara: 'موجز RSS',
  },
  email: {
    zh: '邮件订阅',
    en: 'E-mail alerts',
    de: 'E-Mail-Benachrichtigung',
    fra: 'Alertes par courriel',
    spa: 'Alertas por correo',
    ru: 'Рассылка',
    ara: 'تنبيهات البريد',
  },
  folder: {
    zh: '引文夹',
    en: 'Citation folder',
    de: 'Zitatmappe',
    fra: 'Dossier de citations',
    spa: 'Carpeta de citas',
    ru: 'Папка цитирования',
    ara: 'حافظة الاستشهادات',
  },
  doi: {
    zh: 'DOI 解析',
    en: 'DOI resolver',
    de: 'DOI-Auflösung',
    fra: 'Résolution de DOI',
    spa: 'Resolver un DOI',
    ru: 'Поиск по DOI',
    ara: 'محلل DOI',
  },
  help: {
    zh: '使用帮助',
    en: 'Help',
    de: 'Hilfe',
    fra: 'Aide',
    spa: 'Ayuda',
    ru: 'Помощь',
    ara: 'مساعدة',
  },
} as const satisfies Record<string, Text>;

/** The floating toolbar: one link of each kind that the specification names. */
export const toolLinks = (help: Text): readonly SampleTool[] => [
  { number: 401, indexId: 'share', type: 'share', platformType: 'share', resName: toolNames.share },
  { number: 402, indexId: 'rss', type: 'platform', platformType: 'rss', resName: toolNames.rss },
  { number: 403, indexId: 'email', type: 'platform', platformType: 'email', resName: toolNames.email },
  { number: 404, indexId: 'folder', type: 'platform', platformType: 'folderAdd', resName: toolNames.folder },
  {
    number: 405,
    indexId: 'doi',
    type: 'external',
    resName: toolNames.doi,
    url: 'https://www.doi.org/',
    linkType2: 'blank',
    linkValue2: 'https://www.doi.org/',
  },
  { number: 406, indexId: 'help', type: 'pop', resName: toolNames.help, description: help },
];
