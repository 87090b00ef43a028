import { query } from '../../../../../db/query.ts';
import type { Document, FieldProblem, FormField } from '../../../../platform/kernel/form-field.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import { type Editable, theOnlyOne } from '../../../../platform/ports/editable.ts';

interface CodeEntry {
  readonly category: string;
  readonly code: string;
  readonly names: Text;
}

const codeFields: readonly FormField[] = [
  {
    name: 'category',
    type: 'line',
    label: 'navigation.field.codeCategory',
    help: 'navigation.help.codeCategory',
    required: true,
    longest: 80,
  },
  { name: 'code', type: 'line', label: 'navigation.field.code', required: true, longest: 80 },
  { name: 'names', type: 'text', label: 'navigation.field.codeName', required: true, longest: 200 },
];

/** The lists of names that a site keeps for itself, such as the groups of its journals. */
export const editableCodes: Editable = {
  kind: 'codes',
  permission: 'site.configure',
  section: 'settings',
  fields: [{ name: 'codes', type: 'list', label: 'navigation.field.codes', of: codeFields, most: 500 }],
  check: codesTwice,
  async read(transaction, site, id) {
    if (id !== theOnlyOne) return null;
    const codes = await transaction.rows(
      query
        .selectFrom('common_code')
        .select(['category', 'code', 'names'])
        .where('site_id', '=', site.host.id)
        .orderBy('category')
        .orderBy('position')
        .orderBy('code'),
    );
    return { codes };
  },
  async write(transaction, site, _, document) {
    const site_id = site.host.id;
    await transaction.rows(query.deleteFrom('common_code').where('site_id', '=', site_id));
    const rows = codesOf(document).map(({ category, code, names }, position) => ({
      site_id,
      category,
      code,
      position,
      names: JSON.stringify(names),
    }));
    if (rows.length > 0) await transaction.rows(query.insertInto('common_code').values(rows));
    return theOnlyOne;
  },
};

const codesOf = (document: Document): readonly CodeEntry[] => document.codes as readonly CodeEntry[];

/** A code means one thing in its list. */
function codesTwice(document: Document): FieldProblem[] {
  const seen = new Set<string>();
  return codesOf(document).flatMap(({ category, code }, place) => {
    const name = `${category}\n${code}`;
    const isTwice = seen.has(name);
    seen.add(name);
    return isTwice ? [{ path: `codes.${place}.code`, code: 'fieldRefused' as const }] : [];
  });
}
