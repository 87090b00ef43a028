import { redirect } from 'react-router';
import type { Call } from '../../../platform/contract/call.ts';
import type { PageParameters } from '../../../platform/kernel/page-parameters.ts';
import { withParameter } from '../../../platform/shell/href.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import type { findArticleByDoi } from '../contract.ts';
import { readDoi } from '../parts/doi-fragment.ts';
import { isAbsent } from '../parts/is-absent.ts';

export async function findByDoi(call: Call, given: string) {
  const doi = readDoi(given);
  if (!doi) return undefined;
  const found = await call<typeof findArticleByDoi>('GET /front/front-article/findByDoi', { doi });
  return isAbsent(found) ? undefined : expectAnswer(found);
}

/** An address without an article: a DOI that was typed in leads to its paper. */
export async function askForDoi(call: Call, { doi, lang }: PageParameters) {
  const found = doi && (await findByDoi(call, doi));
  if (!found) return { state: 'find' as const, unknown: doi || null };
  throw redirect(lang ? withParameter(found.url, 'lang', lang) : found.url);
}
