import { answering, type ConsoleRequest } from '../../../platform/contract/handler.ts';
import { presentPage } from '../../../platform/contract/saved-output.ts';
import type { FieldProblem } from '../../../platform/kernel/form-field.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { success } from '../../../platform/kernel/result.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import {
  dropDraft,
  endPreviews,
  forgetUnsaved,
  getDocument,
  keepUnsaved,
  linkPreview,
  listDocuments,
  removeDocument,
  restoreDocument,
  saveDocument,
  unschedule,
} from '../documents.contract.ts';
import { brandNewId } from '../domain/addresses.ts';
import { draftTitles } from '../domain/documents.ts';
import { word, wordedFields } from '../domain/word.ts';
import type { WordsIn } from '../domain/words.ts';
import type { EditDocuments } from '../use-cases/edit-documents.ts';

/** Where and as whom a call of the console acts. */
const editorOf = (request: Pick<ConsoleRequest, 'site' | 'consoleUser'>) => ({
  site: request.site,
  ...request.consoleUser,
});

export const answerDocuments = (edit: EditDocuments, wording: Wording, wordsIn: WordsIn) => {
  const refused = (problems: readonly FieldProblem[], language: Language) => ({
    outcome: 'refused' as const,
    problems: problems.map(({ path, code }) => ({ path, message: wording(language, `failure.${code}`) })),
  });

  return [
    answering(listDocuments, async (request) => {
      const { kind, ...wanted } = request.input;
      const found = await edit.list(editorOf(request), kind, wanted);
      if (!found.ok) return found;
      const { fresh, entries, inDraft, scheduled, total } = found.value;
      const scheduledAt = (id: string) => scheduled.get(id) ?? null;
      const content = [
        ...fresh.map(({ id, document, savedOn }) => ({
          id,
          titles: draftTitles(document),
          note: savedOn,
          isShown: false,
          isDraft: true,
          scheduledAt: scheduledAt(id),
          facts: null,
        })),
        ...entries.map(({ facts, ...entry }) => ({
          note: '',
          ...entry,
          isDraft: inDraft.has(entry.id),
          scheduledAt: scheduledAt(entry.id),
          facts: facts ? { ...facts, authors: [...facts.authors] } : null,
        })),
      ];
      const name = word(wordsIn(request.language), `kind.${kind}`);
      return success({ ...presentPage(content, total, wanted), name });
    }),

    answering(getDocument, async (request) => {
      const opened = await edit.open(editorOf(request), request.input);
      if (!opened.ok) return opened;
      const words = wordsIn(request.language);
      const { editable, fields, schedule, isSeen, ...rest } = opened.value;
      const asker = { language: request.language, siteLanguage: request.site.host.defaultLanguage };
      return success({
        ...rest,
        ...(await edit.unsaved.found(editorOf(request), request.input)),
        kind: editable.kind,
        name: word(words, `kind.${editable.kind}`),
        fields: wordedFields(fields, words, asker) as never,
        schedule: schedule && {
          ...schedule,
          problem: schedule.problem && wording(request.language, `failure.${schedule.problem}`),
        },
        isRemovable: editable.remove !== undefined,
        isDangerous: editable.isDangerous ?? false,
        isItem: editable.isItem ?? false,
        titles: { ...draftTitles(rest.document), ...rest.titles },
        address: isSeen && editable.address ? editable.address(rest.id) : null,
        hasPreview:
          editable.address !== undefined &&
          rest.document !== null &&
          rest.id !== brandNewId &&
          (rest.isDraft || !isSeen),
      });
    }),

    answering(saveDocument, async (request) => {
      const saved = await edit.save(editorOf(request), request.input);
      if (!saved.ok) return saved;
      if (saved.value.outcome !== 'refused') return success(saved.value);
      return success(refused(saved.value.problems, request.language));
    }),

    answering(linkPreview, async (request) => {
      const linked = await edit.previews.link(editorOf(request), request.input);
      if (!linked.ok) return linked;
      if (linked.value.outcome === 'linked') return success(linked.value);
      return success(refused(linked.value.problems, request.language));
    }),
    answering(endPreviews, (request) => edit.previews.end(editorOf(request), request.input)),

    answering(keepUnsaved, (request) => edit.unsaved.keep(editorOf(request), request.input)),
    answering(forgetUnsaved, (request) => edit.unsaved.forget(editorOf(request), request.input)),
    answering(removeDocument, (request) => edit.remove(editorOf(request), request.input)),
    answering(dropDraft, (request) => edit.dropDraft(editorOf(request), request.input)),
    answering(unschedule, (request) => edit.unschedule(editorOf(request), request.input)),
    answering(restoreDocument, (request) => edit.restore(editorOf(request), request.input)),
  ];
};
