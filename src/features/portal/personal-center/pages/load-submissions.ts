import type { Call } from '../../../../platform/contract/call.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { PageParameters } from '../../../../platform/kernel/page-parameters.ts';
import type { AskList } from '../../../../platform/shell/page-or-last.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import type { getSubmission, mySubmissions } from '../../../editorial/submissions/contract.ts';
import { submittingWords } from '../../../editorial/submissions/parts/submitting-words.server.ts';
import type { myTasks } from '../../../editorial/submissions/tasks.contract.ts';
import type { getHostSite } from '../../../sites/site/contract.ts';

/** One submission, where the address names one that the member may see; else all of them. */
export async function loadSubmissions(
  call: Call,
  { childId }: PageParameters,
  listed: AskList,
  given: Language | undefined,
) {
  const language = given ?? (await languageOf(call));
  const found = childId ? await call<typeof getSubmission>('GET /front/submission/detail', { id: childId }) : null;
  if (found?.ok)
    return {
      opened: found.value,
      submissions: null,
      words: submittingWords(language, ['own', 'state', 'file', 'form']),
    };
  return {
    opened: null,
    submissions: await listed((paging) => call<typeof mySubmissions>('GET /front/submission/mine', paging)),
    words: submittingWords(language, ['own', 'state']),
  };
}

/** What waits for the member, at whichever site. */
export async function loadTasks(call: Call, given: Language | undefined) {
  const { tasks } = expectAnswer(await call<typeof myTasks>('GET /front/submission/tasks', {}));
  return { tasks, words: submittingWords(given ?? (await languageOf(call)), ['tasks']) };
}

const languageOf = async (call: Call): Promise<Language> =>
  expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {})).defaultLanguage;
