import { identifierIn } from '../domain/query-language/identifier.ts';
import { type SearchField, searchFieldOf } from '../domain/query-language/search-field.ts';

/** What the database alone has keys for. */
export type KeyField = 'identifier' | 'title' | 'person';

/** One of several alternatives of a question: what is looked up, and what else must or must not stand in a title, name or id. */
export interface SearchClause {
  readonly fields: readonly KeyField[];
  readonly words: string;
  readonly identifiers: readonly string[];
  readonly required: readonly string[];
  readonly excluded: readonly string[];
}

const everywhere: readonly KeyField[] = ['identifier', 'title', 'person'];

const keysOf = new Map<SearchField, readonly KeyField[]>([
  ['title', ['title']],
  ['thesis', ['title']],
  ['journal', ['title']],
  ['author', ['person']],
  ['doi', ['identifier']],
  ['issn', ['identifier']],
  ['cn', ['identifier']],
  ['isbn', ['identifier']],
  ['id', ['identifier']],
]);

/** Of the query language no more than the operators from left to right: brackets would need an index that knows all words. */
export function searchClauses(text: string): SearchClause[] {
  const clauses: SearchClause[] = [];
  for (const { operator, words } of operands(clean(text))) {
    const last = clauses.at(-1);
    if (last && operator === 'AND') clauses[clauses.length - 1] = { ...last, required: [...last.required, words] };
    else if (last && operator === 'NOT') clauses[clauses.length - 1] = { ...last, excluded: [...last.excluded, words] };
    else if (operator !== 'NOT') clauses.push(clauseOf(words));
  }
  return clauses.slice(0, mostAlternatives);
}

/** More would make one question as expensive as many. */
const mostAlternatives = 5;

/** PostgreSQL stores neither. */
export const clean = (text: string): string => text.replaceAll('\0', ' ').toWellFormed();

function operands(text: string): { operator: string; words: string }[] {
  const found = [{ operator: 'OR', words: '' }];
  for (const token of text.match(/"[^"]*"|[^\s"]+|"/g) ?? []) {
    if (['AND', 'OR', 'NOT'].includes(token)) {
      // `a AND NOT b` is one operator in two words.
      const open = found.at(-1);
      if (open?.words === '' && token === 'NOT') open.operator = 'NOT';
      else found.push({ operator: token, words: '' });
    } else {
      const open = found.at(-1);
      if (open) open.words = `${open.words} ${token}`.trim();
    }
  }
  return found.filter(({ words }) => words !== '');
}

function clauseOf(words: string): SearchClause {
  const named = /^\(*\s*(\w+)\s*:\s*(.+)$/s.exec(words);
  const field = searchFieldOf(named?.[1] ?? '');
  const fields = field && keysOf.get(field);
  const text = fields ? (named?.[2] ?? '') : words;
  return { fields: fields ?? everywhere, words: text, identifiers: identifiersIn(text), required: [], excluded: [] };
}

/** A source's own name for a thing is no known sort of identifier, and is stored as it is. */
function identifiersIn(words: string): string[] {
  const bare = words.replaceAll(/["()]/g, ' ').trim().toLowerCase();
  const known = identifierIn(bare)?.values ?? [];
  return [...new Set([...known, ...(bare === '' || /\s/.test(bare) ? [] : [bare])])];
}
