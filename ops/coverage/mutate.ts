import { type Edit, lineOf, whileEdited } from './edits.ts';
import type { Mutation } from './mutation.ts';
import { isJourney, type Row, type TestName, testOf } from './rows.ts';
import type { Judged, Verdict, Verdicts } from './verdicts.ts';

export type Outcome = 'passed' | 'failed' | 'did not run';
/** Runs tests of one runner, and tells of each. */
export type RunTests = (tests: readonly TestName[]) => Promise<readonly Outcome[]>;

/** Changes that are made together: those of a batch, else each by itself. */
function groupsOf(mutations: readonly Mutation[]): Mutation[][] {
  const alone = mutations.filter(({ batch }) => batch === undefined).map((mutation) => [mutation]);
  const together = Map.groupBy(
    mutations.filter(({ batch }) => batch !== undefined),
    ({ batch }) => batch,
  );
  return [...alone, ...together.values()];
}

function judgedBy(before: Outcome | undefined, after: Outcome | undefined): Judged {
  if (before !== 'passed')
    return {
      verdict: 'not judged',
      reason: `the test ${before === 'failed' ? 'fails' : 'did not run'} without a change`,
    };
  if (after === 'failed') return { verdict: 'caught', reason: '' };
  return after === 'passed'
    ? { verdict: 'survived', reason: '' }
    : { verdict: 'not judged', reason: 'the test did not run with the change' };
}

export interface MutateParts {
  readonly root: string;
  readonly runTests: RunTests;
  readonly verdicts: Verdicts;
  readonly say: (line: string) => void;
}

/** Makes the portal wrong in one way after another; each must turn its row's test red. */
export async function mutate(
  { root, runTests, verdicts, say }: MutateParts,
  mutations: readonly Mutation[],
): Promise<boolean> {
  const judged = new Map<Mutation, Judged>();
  const conclude = (mutation: Mutation, outcome: Judged, word = '') => {
    judged.set(mutation, outcome);
    const [edit] = mutation.edits;
    const place = edit ? `${edit.file}:${lineOf(root, edit)}` : '';
    const why = [outcome.reason, word].filter((text) => text !== '').join(', ');
    say(`${outcome.verdict.padEnd(10)}  ${mutation.row.id}  ${place}${why === '' ? '' : `  (${why})`}`);
  };
  for (const mutation of mutations) {
    const before = verdicts.of(mutation);
    if (before) conclude(mutation, before, 'judged before');
  }
  const open = mutations.filter((mutation) => !judged.has(mutation));
  const unchanged = await outcomesBefore(runTests, testsOf(open));
  for (const group of groupsOf(open)) {
    const tests = testsOf(group);
    const before = tests.map((test) => unchanged.get(nameOf(test)));
    const edits: Edit[] = group.flatMap((mutation) => mutation.edits);
    const after = before.includes('passed') ? await whileEdited(root, edits, () => runTests(tests)) : [];
    for (const [index, mutation] of group.entries()) {
      const outcome = judgedBy(before[index], after[index]);
      verdicts.note(mutation, outcome);
      conclude(mutation, outcome);
    }
  }
  return tell(judged, say);
}

const testsOf = (mutations: readonly Mutation[]): TestName[] => mutations.flatMap(({ row }) => testOf(row) ?? []);
const nameOf = ({ file, title }: TestName): string => `${file} › ${title}`;

/** All of them at once, each runner once: a journey alone takes a build and a portal of its own. */
async function outcomesBefore(runTests: RunTests, tests: readonly TestName[]): Promise<Map<string, Outcome>> {
  const unique = new Map(tests.map((test) => [nameOf(test), test]));
  const outcomes = new Map<string, Outcome>();
  for (const ofRunner of Map.groupBy(unique.values(), isJourney).values()) {
    const found = await runTests(ofRunner);
    for (const [index, test] of ofRunner.entries()) outcomes.set(nameOf(test), found[index] ?? 'did not run');
  }
  return outcomes;
}

function tell(judged: ReadonlyMap<Mutation, Judged>, say: (line: string) => void): boolean {
  const rowsWith = (verdict: Verdict): Set<Row> =>
    new Set([...judged].flatMap(([{ row }, one]) => (one.verdict === verdict ? [row] : [])));
  const [survived, unjudged] = [rowsWith('survived'), rowsWith('not judged')];
  // A row with several changes is caught when each of them is.
  const caught = [...rowsWith('caught')].filter((row) => !survived.has(row) && !unjudged.has(row));
  if (unjudged.size > 0) say(`mutate: ${unjudged.size} not judged`);
  say(`mutations: ${caught.length + survived.size} changed, ${caught.length} caught, ${survived.size} survived`);
  return caught.length > 0 && survived.size === 0 && unjudged.size === 0;
}
