import { answering } from '../../../platform/contract/handler.ts';
import { presentPage } from '../../../platform/contract/saved-output.ts';
import { permits } from '../../../platform/kernel/console-role.ts';
import { csvOf } from '../../../platform/kernel/csv.ts';
import { success } from '../../../platform/kernel/result.ts';
import { exportChanges, listChanges } from '../changes.contract.ts';
import { addressOfDocument, brandNewId } from '../domain/addresses.ts';
import { isRestorable } from '../domain/documents.ts';
import { word } from '../domain/word.ts';
import type { WordsIn } from '../domain/words.ts';
import type { ChangeStore } from '../store/postgres-changes.ts';
import type { EditDocuments } from '../use-cases/edit-documents.ts';
import type { describingChanges } from './described-changes.ts';

export const answerListChanges = (
  changes: ChangeStore,
  { byKind }: Pick<EditDocuments, 'byKind'>,
  describe: ReturnType<typeof describingChanges>,
  wordsIn: WordsIn,
) =>
  answering(listChanges, async ({ input, site, consoleUser: { role, account }, language }) => {
    const found = await changes.list(site.host.id, account, input);
    const names = await changes.namesOf(found.changes.map(({ account }) => account));
    const words = wordsIn(language);
    // Who may not edit a document learns that it changed, not how.
    const isSeen = (kind: string) => {
      const editable = byKind.get(kind);
      return editable !== undefined && permits(role, editable.permission);
    };
    const seen = found.changes.filter(({ kind }) => isSeen(kind));
    const described = await describe(seen, { site, language, words });
    const content = found.changes.map(({ number, at, account, action, kind, id, before, after, hash }) => {
      const { titles = {}, difference = [] } = described.get(number) ?? {};
      return {
        number,
        at,
        by: names.get(account) ?? null,
        action,
        kind,
        id,
        titles,
        difference,
        hash,
        ...(isSeen(kind) ? { before, after } : { before: null, after: null }),
        kindName: word(words, `kind.${kind}`),
        address: isSeen(kind) && id !== brandNewId ? addressOfDocument(kind, id) : null,
        isRestorable: isSeen(kind) && isRestorable(action),
      };
    });
    return success(presentPage(content, found.total, input));
  });

const mostExported = 10_000;

export const answerExportChanges = (changes: ChangeStore, wordsIn: WordsIn) =>
  answering(exportChanges, async ({ input, site, consoleUser: { account }, language }) => {
    const found = await changes.list(site.host.id, account, { ...input, page: 0, size: mostExported });
    const names = await changes.namesOf(found.changes.map(({ account }) => account));
    const words = wordsIn(language);
    const head = ['number', 'when', 'who', 'what', 'kind', 'thing', 'seal'].map((name) => word(words, `csv.${name}`));
    const lines = found.changes.map(({ number, at, account, action, kind, id, hash }) => [
      String(number),
      at,
      names.get(account) ?? '',
      word(words, `action.${action}`),
      word(words, `kind.${kind}`),
      id,
      hash,
    ]);
    const content = Buffer.from(csvOf([head, ...lines]));
    return success({ name: `log-${site.host.sld}.csv`, contentType: 'text/csv; charset=utf-8', content });
  });
