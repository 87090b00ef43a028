import { pageTitle } from '../../../sites/navigation/parts/page-title.ts';
import { OpinionAsked } from '../parts/opinion-asked.tsx';
import { SubmittingWords } from '../parts/submitting-words.tsx';
import type { Route } from './+types/opinion-page';
import { loadOpinion } from './load-opinion.server.ts';
import styles from './submit-page.module.css';

export const loader = ({ context, request }: Route.LoaderArgs) => loadOpinion(context, request);

export function headers({ parentHeaders, loaderHeaders }: Route.HeadersArgs) {
  const both = new Headers(parentHeaders);
  for (const [name, value] of loaderHeaders) both.set(name, value);
  return both;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...(loaderData ? pageTitle(matches, loaderData.title) : []),
  { name: 'robots', content: 'noindex' },
];

/** /opinion: for people who were asked what they think of a work. They need no account. */
export default function OpinionPage({ loaderData: { title, words, code, opinion } }: Route.ComponentProps) {
  return (
    <SubmittingWords words={words}>
      <div className={styles.page} data-part="opinion" data-state={opinion?.state ?? 'closed'}>
        <h1>{title}</h1>
        <OpinionAsked code={code} opinion={opinion} />
      </div>
    </SubmittingWords>
  );
}
