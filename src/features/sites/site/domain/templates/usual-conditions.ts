import type { SearchConditions } from '../configuration.ts';

/** A field of the advanced search with its name in each language. */
const conditionField = (
  field: string,
  ...[zh, en, de, fra, spa, ru, ara]: [string, string, string, string, string, string, string]
) => ({ field, names: { zh, en, de, fra, spa, ru, ara } });

/** The fields that the advanced search of a new site offers. */
export const usualConditions: SearchConditions = [
  conditionField('resName_tic', '题名', 'Title', 'Titel', 'Titre', 'Título', 'Название', 'العنوان'),
  conditionField('authors_tic', '作者', 'Author', 'Autor', 'Auteur', 'Autor', 'Автор', 'المؤلف'),
  conditionField(
    'authorCompany_tic',
    '机构',
    'Institution',
    'Einrichtung',
    'Institution',
    'Institución',
    'Организация',
    'المؤسسة',
  ),
  conditionField(
    'keyword_tic',
    '关键词',
    'Keyword',
    'Schlagwort',
    'Mot-clé',
    'Palabra clave',
    'Ключевое слово',
    'كلمة مفتاحية',
  ),
  conditionField('summary_tic', '摘要', 'Abstract', 'Zusammenfassung', 'Résumé', 'Resumen', 'Аннотация', 'الملخص'),
  conditionField('doi', 'DOI', 'DOI', 'DOI', 'DOI', 'DOI', 'DOI', 'DOI'),
];
