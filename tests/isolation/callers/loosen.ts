import type { Database, Statement } from '../../../src/platform/ports/database.ts';
import type { TestApp } from '../../support/test-app.ts';

/** `account_id = $2` in a condition, as kysely or we write it. */
const condition = /(?<!set\s)((?:"?\w+"?\.)?"?(?:account_id|member_id)"?)\s*=\s*(\$\d+)(?:::bigint)?/gi;

const isAboutMember = (text: string): boolean => {
  condition.lastIndex = 0;
  return condition.test(text);
};

/**
 * Ways in which a statement serves whoever asks: its comparison is gone and the parameter stays; or, because a database without the
 * comparison may give any row first, it gives those of others.
 */
export const removals = {
  'the comparison is gone': (text: string) => text.replaceAll(condition, '($2::bigint is not null)'),
  'others come first': (text: string) => text.replaceAll(condition, '$1 <> $2::bigint'),
} as const;

type Change = (text: string) => string;

/** Lets `change` rewrite every statement while `work` runs. */
async function rewriting<Outcome>({ app }: TestApp, change: Change, work: () => Promise<Outcome>): Promise<Outcome> {
  const database = app.database as { -readonly [Key in keyof Database]: Database[Key] };
  const { rows, unscopedRows, transaction } = database;
  const changed = <Row>(statement: Statement<Row>): Statement<Row> => ({
    compile() {
      const compiled = statement.compile();
      return { ...compiled, sql: change(compiled.sql) };
    },
  });
  database.rows = (scope, statement) => rows.call(database, scope, changed(statement)) as never;
  database.unscopedRows = (statement) => unscopedRows.call(database, changed(statement)) as never;
  database.transaction = (scope, inside, milliseconds) =>
    transaction.call(
      database,
      scope,
      (given) => inside({ ...given, rows: (statement) => given.rows(changed(statement)) }),
      milliseconds,
    ) as never;
  try {
    return await work();
  } finally {
    Object.assign(database, { rows, unscopedRows, transaction });
  }
}

/** The statements with an ownership check that `work` sends. */
export async function ownershipChecks(test: TestApp, work: () => Promise<unknown>): Promise<readonly string[]> {
  const seen = new Set<string>();
  await rewriting(
    test,
    (text) => {
      if (isAboutMember(text)) seen.add(text);
      return text;
    },
    work,
  );
  return [...seen];
}

/** Runs `work` with the ownership check of one statement removed. */
export const withoutCheck = <Outcome>(
  test: TestApp,
  check: string,
  removal: keyof typeof removals,
  work: () => Promise<Outcome>,
): Promise<Outcome> => rewriting(test, (text) => (text === check ? removals[removal](text) : text), work);
