import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import box from '../../../platform/ui/box.module.css';
import { Tabs } from '../../../platform/ui/tabs.tsx';
import text from '../../../platform/ui/text.module.css';
import type { listSubmissions } from '../../editorial/submissions/editorial.contract.ts';
import shared from './console.module.css';
import { Link, useParameters } from './in-language.tsx';
import { LabelledLine, LabelledSelect } from './labelled.tsx';
import { ListFilter } from './list-controls.tsx';
import styles from './submission.module.css';
import { useTextFor, useWord } from './use-console.ts';

type Submission = OutputOf<typeof listSubmissions>['content'][number];

interface Props {
  /** Each with the days that it has stood as it is. */
  readonly submissions: readonly (Submission & { readonly days: number })[];
}

/** What was sent, a line each; on a phone its facts stand below each other. */
export function SubmissionList({ submissions }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const waits = (days: number) => {
    if (days === 0) return say('submissions.waits.today');
    return days === 1 ? say('submissions.waits.one') : say('submissions.waits', { count: days });
  };
  return (
    <ul className={`${box.card} ${box.entries} ${shared.enclosed} ${styles.list}`} data-part="submissions">
      {submissions.map(({ id, number, kind, titles, author, journal, editor, round, state, days, isAuthor }) => (
        <li key={id}>
          <p className={`${text.fine} ${text.numbers}`}>
            {number}
            <small> {say.of('submissions.kind', kind)}</small>
          </p>
          <div>
            <Link to={`/console/submissions/${id}`} className={`${shared.link} ${text.strong}`}>
              <bdi>{textFor(titles) || say('submissions.untitled')}</bdi>
            </Link>
            <p className={text.fine}>
              {say('submissions.by', { name: author || say('submissions.gone') })}
              {journal && <> · {textFor(journal.titles)}</>}
            </p>
          </div>
          <p className={text.fine}>
            {isAuthor && <strong>{say('submissions.isAuthor')}</strong>}
            {!isAuthor && (editor ? say('submissions.withEditor', { name: editor }) : say('submissions.withNobody'))}
            <small> {say('submissions.round', { round })}</small>
          </p>
          <p>
            <span className={`${box.badge} ${styles.state}`} data-state={state}>
              {say.of('submissions.state', state)}
            </span>{' '}
            <span className={text.fine}>{waits(days)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The states that the console knows; a draft is its author's alone. */
export const editorialStates = ['received', 'review', 'revision', 'accepted', 'declined', 'withdrawn'] as const;

interface TabsProps {
  readonly counts: Readonly<Record<string, number | undefined>>;
  readonly current: string;
}

/** One way for each state, with how many stand there; the other filters stay. */
export function SubmissionTabs({ counts, current }: TabsProps) {
  const say = useWord();
  const parameters = useParameters();
  const all = editorialStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const at = (state: string) => {
    const next = new URLSearchParams(parameters);
    next.delete('page');
    next.set('state', state);
    return `?${next}`;
  };
  return (
    <Tabs
      label={say('submissions.states')}
      link={Link}
      tabs={[...editorialStates, 'all'].map((state) => ({
        key: state,
        name: say.of('submissions.state', state),
        href: at(state),
        isCurrent: state === current,
        count: state === 'all' ? all : (counts[state] ?? 0),
      }))}
    />
  );
}

const kinds = ['all', 'manuscript', 'video'];
const editors = ['all', 'me', 'nobody'];

/** What narrows the queue down, in the address. */
export function SubmissionFilter({ state }: { readonly state: string }) {
  const say = useWord();
  const parameters = useParameters();
  const choice = (name: 'kind' | 'editor', values: readonly string[]) => (
    <LabelledSelect
      label={say(`submissions.${name}`)}
      name={name}
      defaultValue={parameters.get(name) ?? 'all'}
      choices={values.map((value) => ({ value, label: say.of(`submissions.${name}`, value) }))}
    />
  );
  return (
    <ListFilter action={say('submissions.filter')}>
      <input type="hidden" name="state" value={state} />
      {choice('kind', kinds)}
      {choice('editor', editors)}
      <LabelledLine
        label={say('submissions.search')}
        type="search"
        name="text"
        maxLength={100}
        defaultValue={parameters.get('text') ?? ''}
      />
    </ListFilter>
  );
}
