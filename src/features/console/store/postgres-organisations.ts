import { statement } from '../../../platform/item/writing/raw-statement.ts';
import { bareRor } from '../../../platform/kernel/ror.ts';
import type { Database, Transaction } from '../../../platform/ports/database.ts';
import type { Organisation } from '../references.contract.ts';

/** So many keys are looked at for each word, however many organisations there are. */
const mostLookedAt = 500;
const mostFound = 20;

/** Organisations of the registry by their id, else by the beginnings of words of their names; withdrawn ones by their id alone. */
export const postgresOrganisations = (database: Pick<Database, 'unscopedRows'>) => (text: string) =>
  database.unscopedRows(
    statement<Organisation>`
      with word as (
        select distinct word from (select unnest(string_to_array(folded(${text}), ' ')) as word limit 8) as typed where word <> ''
      ), near as (
        select ror from organisation_key
          where folded >= folded(${text}) and folded < folded(${text}) || chr(1114111) and folded(${text}) <> '' limit ${mostLookedAt}
      ), found as (
        select ror from near union select each.ror from word, lateral (
          select ror from organisation_key where folded >= word and folded < word || chr(1114111) limit ${mostLookedAt}
        ) each
      )
      select 'https://ror.org/' || ror as ror, names, country, status from (
        select organisation.*, strpos(organisation.folded, ' ' || folded(${text})) > 0 as "isWhole" from found join organisation using (ror)
          where status <> 'withdrawn' and not exists (select from word where strpos(organisation.folded, ' ' || word) = 0)
        union all
        select *, true from organisation where ror = ${bareRor(text) ?? ''}
      ) as listed order by "isWhole" desc, status, length(folded), ror limit ${mostFound}`,
  );

interface Given {
  readonly ror: string;
  readonly names: Readonly<Record<string, string>>;
  readonly others: readonly string[];
  readonly country: string | null;
  readonly status: string;
}

/** Stores organisations by their ids. Those that are as they were are left alone, with all their keys. */
export async function keepOrganisations(owner: Transaction, given: readonly Given[]) {
  const all = JSON.stringify(given);
  const changed = await owner.rows(statement<{ ror: string; isNew: boolean }>`
    insert into organisation as known (ror, names, others, country, status, folded)
    select ror, names, others, country, status, (
        select string_agg(' ' || folded(name), '') from (select value from jsonb_each_text(names) union all select unnest(others)) as called(name))
      from jsonb_to_recordset(${all}::jsonb) as given(ror text, names jsonb, others text[], country text, status text)
    on conflict (ror) do update
      set names = excluded.names, others = excluded.others, country = excluded.country, status = excluded.status, folded = excluded.folded
      where (known.names, known.others, known.country, known.status) is distinct from
        (excluded.names, excluded.others, excluded.country, excluded.status)
    returning ror, xmax = 0 as "isNew"`);
  const ids = changed.map(({ ror }) => ror);
  await owner.rows(statement`delete from organisation_key where ror = any (${ids}::text[])`);
  await owner.rows(statement`
    insert into organisation_key (folded, ror)
    select distinct array_to_string(words[place:], ' '), ror from (
        select ror, string_to_array(folded(name), ' ') as words from organisation, lateral (
          select value from jsonb_each_text(names) union all select unnest(others)) as called(name)
        where ror = any (${ids}::text[])
      ) as named, generate_series(1, cardinality(words)) as place
      where words[place] <> ''`);
  const added = changed.filter(({ isNew }) => isNew).length;
  return { added, changed: changed.length - added };
}
