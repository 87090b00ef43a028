import type { Text } from '../../../platform/kernel/text.ts';

/** Who stands behind the sample journals: nobody, and every language says so. */
export const samplePublisher: Text = {
  zh: '示例出版社',
  en: 'Sample Press',
  de: 'Beispielverlag',
  fra: 'Presses Exemple',
  spa: 'Editorial Ejemplo',
  ru: 'Издательство «Образец»',
  ara: 'دار المثال للنشر',
};

export const sampleAddress: Text = {
  zh: '示例市示例路 1 号（示例地址）',
  en: '1 Sample Road, Sample City (sample address)',
  de: 'Beispielstraße 1, Beispielstadt (Beispieladresse)',
  fra: '1, rue de l’Exemple, Ville-Exemple (adresse fictive)',
  spa: 'Calle Ejemplo 1, Ciudad Ejemplo (dirección ficticia)',
  ru: 'г. Образец, ул. Примерная, 1 (условный адрес)',
  ara: 'شارع المثال 1، مدينة المثال (عنوان افتراضي)',
};

export const samplePlace: Text = {
  zh: '示例市',
  en: 'Sample City',
  de: 'Beispielstadt',
  fra: 'Ville-Exemple',
  spa: 'Ciudad Ejemplo',
  ru: 'г. Образец',
  ara: 'مدينة المثال',
};

export const sampleCopyright = (name: Text): Text => ({
  zh: `© 2026 ${name.zh}（示例数据，仅供演示）`,
  en: `© 2026 ${name.en} (sample data, for demonstration only)`,
  de: `© 2026 ${name.de ?? name.en} (Beispieldaten, nur zur Vorführung)`,
  fra: `© 2026 ${name.fra ?? name.en} (données d’exemple, pour démonstration)`,
  spa: `© 2026 ${name.spa ?? name.en} (datos de ejemplo, solo para demostración)`,
  ru: `© 2026 ${name.ru ?? name.en} (демонстрационные данные)`,
  ara: `© 2026 ${name.ara ?? name.en} (بيانات نموذجية للعرض فقط)`,
});

/** Record numbers that no register ever gave out. */
export const sampleRecords = { icp: '示例 ICP 备 00000000 号', police: '示例公网安备 00000000000000 号' } as const;
