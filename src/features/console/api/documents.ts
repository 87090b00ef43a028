import { answering, type ConsoleRequest } from '../../../platform/contract/handler.ts';
import { presentPage } from '../../../platform/contract/saved-output.ts';
import { success } from '../../../platform/kernel/result.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { dropDraft, getDocument, listDocuments, removeDocument, restoreDocument, saveDocument } from '../contract.ts';
import { draftTitles } from '../domain/documents.ts';
import { word, wordedFields } from '../domain/word.ts';
import { wordsIn } from '../domain/words.ts';
import type { EditDocuments } from '../use-cases/edit-documents.ts';

/** Where and as whom a call of the console acts. */
const editorOf = (request: Pick<ConsoleRequest, 'site' | 'consoleUser'>) => ({
  site: request.site,
  ...request.consoleUser,
});

export const answerDocuments = (edit: EditDocuments, wording: Wording) => [
  answering(listDocuments, async (request) => {
    const { kind, ...wanted } = request.input;
    const found = await edit.list(editorOf(request), kind, wanted);
    if (!found.ok) return found;
    const { fresh, entries, inDraft, total } = found.value;
    const content = [
      ...fresh.map(({ id, document, savedAt }) => ({
        id,
        titles: draftTitles(document),
        note: savedAt.slice(0, 10),
        isShown: false,
        isDraft: true,
      })),
      ...entries.map((entry) => ({ note: '', ...entry, isDraft: inDraft.has(entry.id) })),
    ];
    const name = word(wordsIn(request.language), `kind.${kind}`);
    return success({ ...presentPage(content, total, wanted), name });
  }),

  answering(getDocument, async (request) => {
    const opened = await edit.open(editorOf(request), request.input);
    if (!opened.ok) return opened;
    const words = wordsIn(request.language);
    const { editable, fields, ...rest } = opened.value;
    const asker = { language: request.language, siteLanguage: request.site.host.defaultLanguage };
    return success({
      ...rest,
      kind: editable.kind,
      name: word(words, `kind.${editable.kind}`),
      fields: wordedFields(fields, words, asker) as never,
      isRemovable: editable.remove !== undefined,
      isDangerous: editable.isDangerous ?? false,
      isItem: editable.isItem ?? false,
      address: rest.published && editable.address ? editable.address(rest.id) : null,
    });
  }),

  answering(saveDocument, async (request) => {
    const saved = await edit.save(editorOf(request), request.input);
    if (!saved.ok) return saved;
    if (saved.value.outcome !== 'refused') return success(saved.value);
    const problems = saved.value.problems.map(({ path, code }) => ({
      path,
      message: wording(request.language, `failure.${code}`),
    }));
    return success({ outcome: 'refused' as const, problems });
  }),

  answering(removeDocument, (request) => edit.remove(editorOf(request), request.input)),
  answering(dropDraft, (request) => edit.dropDraft(editorOf(request), request.input)),
  answering(restoreDocument, (request) => edit.restore(editorOf(request), request.input)),
];
