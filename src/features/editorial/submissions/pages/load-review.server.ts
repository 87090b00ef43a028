import { data, type RouterContextProvider } from 'react-router';
import { wording } from '../../../../platform/i18n/intl.server.ts';
import { readPageParameters } from '../../../../platform/kernel/page-parameters.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import type { getHostSite } from '../../../sites/site/contract.ts';
import { submittingWords } from '../parts/submitting-words.server.ts';
import type { getReview } from '../review.contract.ts';

/** The address is a secret of the reviewer: the page is not cached and sends no referrer. */
const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };

/** /opinion: loads an invitation to review by the code of its link. */
export async function loadReview(context: Readonly<RouterContextProvider>, request: Request) {
  const { call, language: requested } = context.get(pageRequest);
  const { code = '' } = readPageParameters(new URL(request.url).searchParams);
  const site = expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {}));
  const language = requested ?? site.defaultLanguage;
  const found = code ? await call<typeof getReview>('GET /front/review/detail', { code }) : null;
  return data(
    {
      code,
      review: found?.ok ? found.value : null,
      title: wording(language, 'submissions.review.title'),
      words: submittingWords(language, ['review', 'file']),
    },
    { headers },
  );
}
