import type { SearchConditions } from '../../../features/site/domain/configuration.ts';
import type { Text } from '../../../platform/kernel/text.ts';

const field = (
  field: string,
  ...[zh, en, de, fra, spa, ru, ara]: [string, string, string, string, string, string, string]
): { field: string; names: Text } => ({ field, names: { zh, en, de, fra, spa, ru, ara } });

/** The fields of the advanced search, in the specification's order. */
export const searchConditions: SearchConditions = [
  field('resName_tic', '题名', 'Title', 'Titel', 'Titre', 'Título', 'Название', 'العنوان'),
  field('authors_tic', '作者', 'Author', 'Autor', 'Auteur', 'Autor', 'Автор', 'المؤلف'),
  field(
    'authorCompany_tic',
    '机构',
    'Institution',
    'Einrichtung',
    'Établissement',
    'Institución',
    'Организация',
    'المؤسسة',
  ),
  field('keyword_tic', '关键词', 'Keyword', 'Schlagwort', 'Mot-clé', 'Palabra clave', 'Ключевое слово', 'كلمة مفتاحية'),
  field('summary_tic', '摘要', 'Abstract', 'Zusammenfassung', 'Résumé', 'Resumen', 'Аннотация', 'الملخص'),
  field('doi', 'DOI', 'DOI', 'DOI', 'DOI', 'DOI', 'DOI', 'DOI'),
  field('part', '栏目', 'Column', 'Rubrik', 'Rubrique', 'Sección', 'Рубрика', 'القسم'),
  field(
    'firstPageNum',
    '起始页',
    'First page',
    'Erste Seite',
    'Première page',
    'Primera página',
    'Первая страница',
    'الصفحة الأولى',
  ),
  field(
    'lastPageNum',
    '结束页',
    'Last page',
    'Letzte Seite',
    'Dernière page',
    'Última página',
    'Последняя страница',
    'الصفحة الأخيرة',
  ),
  field('publicationName', '刊名', 'Journal title', 'Zeitschrift', 'Revue', 'Revista', 'Журнал', 'اسم المجلة'),
  field(
    'organizerUnit',
    '主办单位',
    'Sponsor',
    'Träger',
    'Organisme responsable',
    'Entidad patrocinadora',
    'Учредитель',
    'الجهة الراعية',
  ),
  field('cn', 'CN 号', 'CN number', 'CN-Nummer', 'Numéro CN', 'Número CN', 'Номер CN', 'رقم CN'),
  field('issn', 'ISSN', 'ISSN', 'ISSN', 'ISSN', 'ISSN', 'ISSN', 'ISSN'),
  field('noteChinese_tic', '图表说明', 'Caption', 'Bildunterschrift', 'Légende', 'Pie de figura', 'Подпись', 'التعليق'),
  field(
    'keyWords_tic',
    '图表关键词',
    'Figure keyword',
    'Schlagwort der Abbildung',
    'Mot-clé de figure',
    'Palabra clave de figura',
    'Ключевое слово рисунка',
    'كلمة مفتاحية للشكل',
  ),
  field(
    'thesis_tic',
    '所属论文',
    'Its paper',
    'Zugehöriger Artikel',
    'Article d’origine',
    'Artículo de origen',
    'Статья-источник',
    'المقالة الأصلية',
  ),
  field('keywordExt_tic', '扩展关键词', 'Synonym', 'Synonym', 'Synonyme', 'Sinónimo', 'Синоним', 'مرادف'),
];
