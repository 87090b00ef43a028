import type { SampleBanner } from '../sample-site.ts';
import { banner, channel, opticsId, opticsNumber } from './numbers.ts';

export const banners: readonly SampleBanner[] = [
  {
    number: banner.home,
    items: [
      {
        number: 301,
        type: 'article',
        indexId: 'sample-cover-story',
        targetSite: opticsNumber,
        vasDocLink: `/info/${opticsId(30)}`,
        resName: {
          zh: '飞秒激光在玻璃内部写出可擦除的三维色彩',
          en: 'Erasable colour in three dimensions, written inside glass by a femtosecond laser',
          de: 'Löschbare Farben in drei Dimensionen, mit dem Femtosekundenlaser ins Glas geschrieben',
          fra: 'Des couleurs effaçables en trois dimensions, écrites dans le verre au laser femtoseconde',
          spa: 'Color borrable en tres dimensiones, escrito dentro del vidrio con un láser de femtosegundos',
          ru: 'Стираемый трёхмерный цвет, записанный в стекле фемтосекундным лазером',
          ara: 'ألوان ثلاثية الأبعاد قابلة للمحو تُكتب داخل الزجاج بليزر الفمتوثانية',
        },
        description: {
          zh: '封面文章（示例）：单一材料、一次曝光，发光波长从 480 nm 连续调至 710 nm，擦写 200 次后亮度保持 96%。',
          en: 'Cover story (sample): one material, one exposure, emission tuned from 480 to 710 nm, and 96 % of the brightness after 200 cycles.',
          de: 'Titelbeitrag (Beispiel): ein Material, eine Belichtung, Emission von 480 bis 710 nm, nach 200 Zyklen noch 96 % der Helligkeit.',
          fra: 'En couverture (exemple) : un matériau, une exposition, une émission de 480 à 710 nm et 96 % de la luminosité après 200 cycles.',
          spa: 'En portada (ejemplo): un material, una exposición, emisión de 480 a 710 nm y el 96 % del brillo tras 200 ciclos.',
          ru: 'Тема обложки (пример): один материал, одна экспозиция, излучение от 480 до 710 нм и 96 % яркости после 200 циклов.',
          ara: 'موضوع الغلاف (مثال): مادة واحدة وتعريض واحد وانبعاث من 480 إلى 710 نانومتر، مع بقاء 96% من السطوع بعد 200 دورة.',
        },
      },
      {
        number: 302,
        type: 'link',
        url: `/info/${opticsId(26)}`,
        resName: {
          zh: '征稿：集成光子学的标定',
          en: 'Call for papers: calibration in integrated photonics',
          de: 'Aufruf: Kalibrierung in der integrierten Photonik',
          fra: 'Appel à articles : l’étalonnage en photonique intégrée',
          spa: 'Convocatoria: calibración en fotónica integrada',
          ru: 'Приём статей: калибровка в интегральной фотонике',
          ara: 'دعوة لتقديم الأبحاث: المعايرة في الفوتونيات المتكاملة',
        },
        description: {
          zh: '让两个实验室对同一块芯片得到同样的结果。截稿 2027 年 2 月 28 日（示例）。',
          en: 'So that two laboratories find the same for the same chip. Due 28 February 2027 (sample).',
          de: 'Damit zwei Labore am selben Chip dasselbe messen. Einsendeschluss 28. Februar 2027 (Beispiel).',
          fra: 'Pour que deux laboratoires mesurent la même chose sur la même puce. Avant le 28 février 2027 (exemple).',
          spa: 'Para que dos laboratorios midan lo mismo en el mismo chip. Hasta el 28 de febrero de 2027 (ejemplo).',
          ru: 'Чтобы две лаборатории получали одно и то же на одном чипе. До 28 февраля 2027 года (пример).',
          ara: 'حتى يحصل مختبران على النتيجة نفسها من الشريحة نفسها. آخر موعد 28 فبراير 2027 (مثال).',
        },
      },
      {
        number: 303,
        type: 'link',
        url: `/info?columnId=${opticsId(channel.conversion)}`,
        resName: {
          zh: '逐纳米的光谱换算表',
          en: 'Spectral conversions, nanometre by nanometre',
          de: 'Spektrale Umrechnung, Nanometer für Nanometer',
          fra: 'Conversions spectrales, nanomètre par nanomètre',
          spa: 'Conversiones espectrales, nanómetro a nanómetro',
          ru: 'Пересчёт спектра, нанометр за нанометром',
          ara: 'تحويلات طيفية، نانومترًا بعد نانومتر',
        },
        description: {
          zh: '310 至 2309 nm：频率、波数、光子能量与两种玻璃的折射率，可直接引用。',
          en: 'From 310 to 2309 nm: frequency, wavenumber, photon energy and the indices of two glasses.',
          de: 'Von 310 bis 2309 nm: Frequenz, Wellenzahl, Photonenenergie und die Brechzahlen zweier Gläser.',
          fra: 'De 310 à 2309 nm : fréquence, nombre d’onde, énergie du photon et indices de deux verres.',
          spa: 'De 310 a 2309 nm: frecuencia, número de onda, energía del fotón e índices de dos vidrios.',
          ru: 'От 310 до 2309 нм: частота, волновое число, энергия фотона и показатели двух стёкол.',
          ara: 'من 310 إلى 2309 نانومتر: التردد والعدد الموجي وطاقة الفوتون ومعاملا انكسار نوعين من الزجاج.',
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
          zh: '编辑部公告',
          en: 'From the editorial office',
          de: 'Aus der Redaktion',
          fra: 'De la rédaction',
          spa: 'De la redacción',
          ru: 'От редакции',
          ara: 'من هيئة التحرير',
        },
        description: {
          zh: '征稿、政策与数据（示例）',
          en: 'Calls, policies and figures (sample)',
          de: 'Aufrufe, Richtlinien und Zahlen (Beispiel)',
          fra: 'Appels, politiques et chiffres (exemple)',
          spa: 'Convocatorias, políticas y cifras (ejemplo)',
          ru: 'Приём статей, правила и цифры (пример)',
          ara: 'دعوات وسياسات وأرقام (مثال)',
        },
      },
    ],
  },
];
