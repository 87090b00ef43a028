import type { SampleBanner } from '../sample-site.ts';
import { banner, portalId } from './numbers.ts';

export const banners: readonly SampleBanner[] = [
  {
    number: banner.home,
    items: [
      {
        number: 301,
        type: 'link',
        url: `/info/${portalId(26)}`,
        resName: {
          zh: '十一月各期已到',
          en: 'The issues of November are here',
          de: 'Die Novemberhefte sind da',
          fra: 'Les numéros de novembre sont arrivés',
          spa: 'Ya están los números de noviembre',
          ru: 'Вышли ноябрьские выпуски',
          ara: 'وصلت أعداد نوفمبر',
        },
        description: {
          zh: '集成光子学与细胞计数：两家示例期刊的最新专题。',
          en: 'Integrated photonics and counting cells: the newest topics of two sample journals.',
          de: 'Integrierte Photonik und zählende Zellen: die neuesten Themen zweier Beispielzeitschriften.',
          fra: 'Photonique intégrée et cellules qui comptent : les derniers dossiers de deux revues d’exemple.',
          spa: 'Fotónica integrada y células que cuentan: los temas más recientes de dos revistas de ejemplo.',
          ru: 'Интегральная фотоника и счёт клеток: новые темы двух журналов-образцов.',
          ara: 'الفوتونيات المتكاملة وعدّ الخلايا: أحدث ملفات مجلتين نموذجيتين.',
        },
      },
      {
        number: 302,
        type: 'wechat',
        resName: {
          zh: '关注公众号（示例）',
          en: 'Follow us on WeChat (sample)',
          de: 'Folgen Sie uns auf WeChat (Beispiel)',
          fra: 'Suivez-nous sur WeChat (exemple)',
          spa: 'Síganos en WeChat (ejemplo)',
          ru: 'Мы в WeChat (пример)',
          ara: 'تابعنا على وي تشات (مثال)',
        },
        description: {
          zh: '每月一次，各刊专题与作者访谈。示例账号，不可扫码。',
          en: 'Topics and interviews once a month. A sample account; there is nothing to scan.',
          de: 'Themen und Gespräche, einmal im Monat. Ein Beispielkonto ohne Code.',
          fra: 'Dossiers et entretiens une fois par mois. Compte d’exemple, sans code à scanner.',
          spa: 'Temas y entrevistas una vez al mes. Cuenta de ejemplo, sin código que escanear.',
          ru: 'Темы и интервью раз в месяц. Учётная запись условная, кода нет.',
          ara: 'ملفات ومقابلات مرة كل شهر. حساب نموذجي لا رمز له.',
        },
      },
      {
        number: 303,
        type: 'other',
        resName: {
          zh: '没有广告，没有付费排序',
          en: 'No advertising, no paid ranking',
          de: 'Keine Werbung, keine bezahlte Rangfolge',
          fra: 'Ni publicité ni classement payant',
          spa: 'Sin publicidad ni posiciones pagadas',
          ru: 'Без рекламы и платных мест',
          ara: 'لا إعلانات ولا ترتيب مدفوع',
        },
        description: {
          zh: '检索结果只按相关性、日期和使用数据排序。',
          en: 'Results are ordered by relevance, date and usage, and by nothing else.',
          de: 'Treffer ordnen sich nach Relevanz, Datum und Nutzung, nach nichts sonst.',
          fra: 'Les résultats sont classés par pertinence, date et usage, et rien d’autre.',
          spa: 'Los resultados se ordenan por relevancia, fecha y uso, y por nada más.',
          ru: 'Результаты упорядочены по релевантности, дате и использованию, и только.',
          ara: 'تُرتب النتائج بحسب الصلة والتاريخ والاستخدام فقط.',
        },
      },
    ],
  },
  {
    number: banner.announcements,
    items: [
      {
        number: 311,
        type: 'other',
        resName: {
          zh: '平台公告',
          en: 'From the portal',
          de: 'Aus dem Portal',
          fra: 'Nouvelles du portail',
          spa: 'Del portal',
          ru: 'Новости портала',
          ara: 'من البوابة',
        },
        description: {
          zh: '新刊、统计与说明会（示例）',
          en: 'Issues, statistics and introductions (sample)',
          de: 'Hefte, Statistik und Einführungen (Beispiel)',
          fra: 'Numéros, statistiques et présentations (exemple)',
          spa: 'Números, estadísticas y presentaciones (ejemplo)',
          ru: 'Выпуски, статистика и встречи (пример)',
          ara: 'أعداد وإحصاءات ولقاءات تعريفية (مثال)',
        },
      },
    ],
  },
];
