import type { listSubmissions } from '../../editorial/submissions/editorial.contract.ts';
import { ConsolePage } from '../parts/console-page.tsx';
import { useParameters } from '../parts/in-language.tsx';
import { ConsolePages } from '../parts/list-controls.tsx';
import { editorialStates, SubmissionFilter, SubmissionList, SubmissionTabs } from '../parts/submission-list.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/submissions-page';
import { ask } from './load-console.server.ts';

const dayMilliseconds = 86_400_000;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === searchParams.get(name));
  const state = searchParams.get('state') === 'all' ? undefined : (chosen('state', editorialStates) ?? 'received');
  const list = await ask<typeof listSubmissions>(context, 'GET /console/submissions', {
    state,
    kind: chosen('kind', ['manuscript', 'video']),
    editor: chosen('editor', ['me', 'nobody']),
    text: searchParams.get('text') || undefined,
    page: Number(searchParams.get('page') ?? 0),
  });
  const now = Date.now();
  const submissions = list.content.map((one) => ({
    ...one,
    days: Math.max(0, Math.floor((now - Date.parse(one.changedAt)) / dayMilliseconds)),
  }));
  return { state: state ?? 'all', list, submissions };
}

/** /console/submissions: what authors sent, by where it stands. */
export default function SubmissionsPage({ loaderData: { state, list, submissions } }: Route.ComponentProps) {
  const say = useWord();
  const parameters = useParameters();
  const isNarrowed = ['kind', 'editor', 'text'].some((name) => parameters.get(name));
  const isEmpty = Object.values(list.counts).every((count) => !count);
  return (
    <ConsolePage title={say('submissions.title')}>
      <SubmissionTabs counts={list.counts} current={state} />
      {(!isEmpty || isNarrowed) && <SubmissionFilter key={state} state={state} />}
      {submissions.length > 0 ? (
        <SubmissionList submissions={submissions} />
      ) : (
        <p>{say(isEmpty ? 'submissions.nothing' : 'submissions.nothingFound')}</p>
      )}
      <ConsolePages {...list} />
    </ConsolePage>
  );
}
