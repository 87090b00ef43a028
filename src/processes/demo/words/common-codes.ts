import type { Text } from '../../../platform/kernel/text.ts';
import type { SampleCode } from '../sample-site.ts';

const code = (
  category: string,
  code: string,
  ...[zh, en, de, fra, spa, ru, ara]: [string, string, string, string, string, string, string]
): SampleCode => {
  const names: Text = { zh, en, de, fra, spa, ru, ara };
  return { category, code, names };
};

/** The lists of codes that every site of the demo keeps. */
export const commonCodes: readonly SampleCode[] = [
  code('frequency', 'weekly', '周刊', 'Weekly', 'Wöchentlich', 'Hebdomadaire', 'Semanal', 'Еженедельно', 'أسبوعية'),
  code('frequency', 'monthly', '月刊', 'Monthly', 'Monatlich', 'Mensuel', 'Mensual', 'Ежемесячно', 'شهرية'),
  code(
    'frequency',
    'bimonthly',
    '双月刊',
    'Every two months',
    'Zweimonatlich',
    'Bimestriel',
    'Bimestral',
    'Раз в два месяца',
    'كل شهرين',
  ),
  code(
    'frequency',
    'quarterly',
    '季刊',
    'Quarterly',
    'Vierteljährlich',
    'Trimestriel',
    'Trimestral',
    'Ежеквартально',
    'فصلية',
  ),
  code(
    'groupType',
    'physics',
    '物理与光学',
    'Physics and optics',
    'Physik und Optik',
    'Physique et optique',
    'Física y óptica',
    'Физика и оптика',
    'الفيزياء والبصريات',
  ),
  code(
    'groupType',
    'life',
    '生命科学',
    'Life sciences',
    'Lebenswissenschaften',
    'Sciences de la vie',
    'Ciencias de la vida',
    'Науки о жизни',
    'علوم الحياة',
  ),
  code(
    'documentType',
    'research',
    '研究论文',
    'Research article',
    'Forschungsartikel',
    'Article de recherche',
    'Artículo de investigación',
    'Научная статья',
    'مقالة بحثية',
  ),
  code(
    'documentType',
    'letter',
    '快报',
    'Letter',
    'Kurzmitteilung',
    'Lettre',
    'Carta',
    'Краткое сообщение',
    'مقالة موجزة',
  ),
  code(
    'documentType',
    'review',
    '综述',
    'Review',
    'Übersichtsartikel',
    'Article de synthèse',
    'Artículo de revisión',
    'Обзор',
    'مقالة مراجعة',
  ),
  code('documentType', 'methods', '方法', 'Methods', 'Methoden', 'Méthodes', 'Métodos', 'Методы', 'طرائق'),
  code(
    'documentType',
    'correction',
    '更正',
    'Correction',
    'Korrektur',
    'Correction',
    'Corrección',
    'Исправление',
    'تصحيح',
  ),
];
