import type { FormField } from '../../../platform/kernel/form-field.ts';
import { isId } from '../../../platform/kernel/id.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import type { SealedChange } from '../../../platform/kernel/sealed-change.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import { type Text, textFor } from '../../../platform/kernel/text.ts';
import { draftTitles, isRecord } from '../domain/documents.ts';
import { type ReadableChange, readableChanges, type ValueWords, valueWords } from '../domain/readable-changes.ts';
import { type Words, word, wordedFields } from '../domain/word.ts';
import type { LinkableItems } from '../store/postgres-linkable-items.ts';
import type { EditDocuments } from '../use-cases/edit-documents.ts';

interface Asker {
  readonly site: SiteContext;
  readonly language: Language;
  readonly words: Words;
}

interface Described {
  readonly titles: Text;
  readonly difference: ReadableChange[];
}

/** Changes of the log as people read them: what the thing is called, and what changed in the words of its form. */
export const describingChanges =
  ({ formsOf }: Pick<EditDocuments, 'formsOf'>, { byIds }: Pick<LinkableItems, 'byIds'>) =>
  async (changes: readonly SealedChange[], { site, language, words }: Asker) => {
    const { defaultLanguage } = site.host;
    const forms = await formsOf(
      site,
      changes.map(({ kind }) => kind),
    );
    const compared = (change: SealedChange, fields: readonly FormField[], values: ValueWords) =>
      readableChanges(fields, recordOf(change.before), recordOf(change.after), values);

    // The first time over is for the ids alone, so that all titles are requested at once.
    const ids = new Set(changes.map(({ id }) => id).filter(isId));
    const collecting = wordsOfLog(words, (id) => {
      if (isId(id)) ids.add(id);
      return id;
    });
    for (const change of changes) compared(change, forms.get(change.kind) ?? [], collecting);
    const items = ids.size === 0 ? [] : await byIds([site.host.id], [...ids]);
    const titles = new Map(items.map((item) => [item.id, item.titles]));

    const values = wordsOfLog(words, (id) => textFor(titles.get(id) ?? {}, language, defaultLanguage) || id);
    return new Map(
      changes.map((change): [number, Described] => {
        const fields = wordedFields(forms.get(change.kind) ?? [], words, { language, siteLanguage: defaultLanguage });
        const own = draftTitles(recordOf(change.after) ?? recordOf(change.before) ?? {});
        const hasOwn = Object.values(own).some(Boolean);
        return [
          change.number,
          {
            titles: hasOwn ? own : (titles.get(change.id) ?? {}),
            difference: compared(change, fields, values),
          },
        ];
      }),
    );
  };

const recordOf = (value: unknown) => (isRecord(value) ? value : null);

const wordsOfLog = (words: Words, titleOf: (id: string) => string): ValueWords =>
  valueWords((key) => word(words, key), { language: (tag) => words[`language.${tag}`] ?? tag, titleOf });
