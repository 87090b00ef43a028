import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Result } from '../../../../platform/kernel/result.ts';
import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import type { advSearch } from '../contract.ts';
import { foundView, type SearchView } from '../parts/search-view.ts';

/** What was found. Who asks for sites that this one does not gather is refused as in every list; all else can be tried again. */
export function answerOrScreen(
  found: Result<OutputOf<typeof advSearch>, Failure>,
  language: Language | undefined,
): SearchView['answer'] {
  if (found.ok) return foundView(found.value);
  if (found.failure.code === 'siteForbidden') throw showScreen('forbidden', language ?? 'zh');
  return { state: 'broken' };
}
