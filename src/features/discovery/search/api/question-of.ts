import { yearsBefore } from '../../../../platform/kernel/day.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { readSortOrder } from '../../../../platform/kernel/sort-order.ts';
import {
  type FacetName,
  facetNames,
  type Question,
  type Scope,
  type Sort,
  sortFields,
} from '../domain/search-question.ts';
import type { SearchInput } from '../hit.contract.ts';

/** What a call asks for, whatever its sender says. */
export interface Preset {
  readonly scope?: Scope;
  readonly kinds?: readonly string[];
  readonly chosen?: Question['chosen'];
}

/** A call's input as a question; `today` is where the last years are counted from. */
export function questionOf(input: SearchInput, today: string, preset: Preset = {}): Result<Question, Failure> {
  const sort = sortOf(input.sort);
  if (!sort) return failed(failure('badInput', { field: 'sort' }));
  const facets = facetsOf(input.facet ?? []);
  if (!facets) return failed(failure('badInput', { field: 'facet' }));
  const about = facetsOf(input.about ?? []);
  if (!about) return failed(failure('badInput', { field: 'about' }));
  const kinds = preset.kinds ?? input.kind;
  const opened = facetNames.filter((facet) => input.more?.includes(facet));
  return success({
    text: input.q,
    scope: preset.scope ?? input.scope,
    ...(kinds ? { kinds } : {}),
    ...(input.in === 'text' && { fullText: true }),
    match: input.match === 1 ? 'precise' : 'fuzzy',
    within: (input.within ?? []).filter((text) => text.trim() !== ''),
    years: { from: input.yearFrom ?? null, to: input.yearTo ?? null },
    ...(input.year !== 'all' && input.yearFrom === undefined && { since: yearsBefore(today, Number(input.year)) }),
    chosen: {
      ...facets,
      ...listed('publicationType', input.publicationType),
      ...listed('accessType', input.accessType),
      ...preset.chosen,
    },
    ...(Object.keys(about).length > 0 ? { about } : {}),
    ...(opened.length > 0 ? { opened } : {}),
    sort,
    page: input.page,
    size: input.size,
    cursor: input.cursor ?? null,
  });
}

function sortOf(given: string): Sort | undefined {
  const order = readSortOrder(given);
  const field = sortFields.find((known) => known === order?.by);
  return field && { field, direction: order?.direction ?? 'desc' };
}

/** Each as `name:value`; a value may have colons of its own. */
function facetsOf(given: readonly string[]): Partial<Record<FacetName, string[]>> | undefined {
  const chosen: Partial<Record<FacetName, string[]>> = {};
  for (const choice of given) {
    const [name = '', ...value] = choice.split(':');
    const facet = facetNames.find((known) => known === name);
    if (!facet || value.length === 0) return undefined;
    chosen[facet] = [...(chosen[facet] ?? []), value.join(':').toWellFormed()];
  }
  return chosen;
}

const listed = (facet: FacetName, values: readonly string[] | undefined) =>
  values && values.length > 0 ? { [facet]: values } : {};
