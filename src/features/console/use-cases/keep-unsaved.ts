import type { Failure } from '../../../platform/kernel/failure.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';
import { readForm } from '../../../platform/kernel/read-form.ts';
import { type Result, success } from '../../../platform/kernel/result.ts';
import type { Transaction } from '../../../platform/ports/database.ts';
import { brandNewId } from '../domain/addresses.ts';
import type { ChangeStore } from '../store/postgres-changes.ts';
import type { UnsavedStore } from '../store/postgres-unsaved.ts';
import type { ConsoleParts } from './console-parts.ts';
import { type At, type DocumentEditing, stateOf, type Which, withSafeProse } from './document-editing.ts';

interface Wanted extends Which {
  readonly state: string;
  /** None from a form in which nothing was changed: it is open, no more. */
  readonly document?: Document | undefined;
}

/** What stands in a form of the console that nobody has saved: kept for its writer alone, at this site, until they save or give it up. */
export function keepingUnsaved(
  { safeHtml }: ConsoleParts,
  unsaved: UnsavedStore,
  changes: ChangeStore,
  { find, inSite, fieldsOf, current }: DocumentEditing,
) {
  const formOf = ({ site, account }: At, { kind, id }: Which) => ({ site: site.host.id, account, kind, id });
  const namesOf = async (accounts: readonly string[]) => {
    const names = await changes.namesOf(accounts);
    return accounts.flatMap((account) => names.get(account) ?? []);
  };
  /** Two who each begin something new do not work on the same thing. */
  const othersAt = async (transaction: Transaction, at: At, which: Which) =>
    which.id === brandNewId ? [] : unsaved.others(transaction, formOf(at, which));

  return {
    /** What the person left in the form, and who else has it open. */
    async found(at: At, which: Which) {
      const { kept, others } = await inSite(at.site, async (transaction) => ({
        kept: await unsaved.get(transaction, formOf(at, which)),
        others: await othersAt(transaction, at, which),
      }));
      return { kept, others: await namesOf(others) };
    },

    async keep(at: At, wanted: Wanted): Promise<Result<{ others: string[] }, Failure>> {
      const found = find(wanted.kind, at.role);
      if (!found.ok) return found;
      const others = await inSite(at.site, async (transaction) => {
        const form = formOf(at, wanted);
        if (wanted.document) {
          const fields = await fieldsOf(transaction, at.site, found.value);
          const { document } = readForm(fields, withSafeProse(fields, wanted.document, safeHtml));
          const known = (await current(transaction, at.site, found.value, wanted.id)).document;
          const base = stateOf(known) === wanted.state ? known : null;
          await unsaved.keep(transaction, form, { state: wanted.state, base, document });
        } else await unsaved.see(transaction, form);
        return othersAt(transaction, at, wanted);
      });
      return success({ others: await namesOf(others) });
    },

    async forget(at: At, which: Which): Promise<Result<{ forgotten: boolean }, Failure>> {
      const found = find(which.kind, at.role);
      if (!found.ok) return found;
      await inSite(at.site, (transaction) => unsaved.drop(transaction, formOf(at, which)));
      return success({ forgotten: true });
    },
  };
}
