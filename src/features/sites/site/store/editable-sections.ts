import type { Document } from '../../../../platform/kernel/form-field.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { type Editable, theOnlyOne } from '../../../../platform/ports/editable.ts';
import { frameForms } from '../domain/editing/frame-forms.ts';
import { offerForms } from '../domain/editing/offer-forms.ts';
import { outsideForms } from '../domain/editing/outside-forms.ts';
import { reviewMailForm } from '../domain/editing/review-mail-form.ts';
import type { SectionForm } from '../domain/editing/section-form.ts';
import { readSection, writeSection } from './postgres-configuration.ts';

/**
 * The sections of a site's configuration that are edited by a form: one of each at every site, there from the beginning. A site's look
 * has its own page.
 */
export const editableSections: readonly Editable[] = [
  ...frameForms,
  ...offerForms,
  ...outsideForms,
  reviewMailForm,
].map(editableSection);

function editableSection({
  section,
  permission,
  menu,
  fields,
  toDocument,
  fromDocument,
  check,
}: SectionForm): Editable {
  const names = fields.map(({ name }) => name);

  async function write(transaction: Transaction, site: SiteContext, _: string | null, document: Document) {
    const value = fromDocument ? fromDocument(document) : document;
    const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
    // What the form does not show stays as it is.
    await writeSection(
      transaction,
      site.host.id,
      section,
      isPlain ? { ...((await readSection(transaction, site, section)) as object | null), ...value } : value,
    );
    return theOnlyOne;
  }

  return {
    kind: section,
    permission,
    section: menu,
    fields,
    ...(check ? { check } : {}),
    // Who may come in is seen on no page.
    ...(section === 'access' ? {} : { address: () => '/' }),
    async read(transaction, site, id) {
      if (id !== theOnlyOne) return null;
      const stored = await readSection(transaction, site, section);
      const whole = toDocument ? toDocument(stored) : (stored as unknown as Document);
      return Object.fromEntries(names.map((name) => [name, whole[name] ?? null]));
    },
    write,
  };
}
