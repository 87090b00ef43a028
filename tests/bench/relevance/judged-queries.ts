import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A query whose right answers are known. */
export interface JudgedQuery {
  readonly id: string;
  readonly lang: 'en' | 'zh';
  /** Its class: a title fragment, an author without accents, Traditional characters … */
  readonly kind: string;
  readonly query: string;
  /** Keys of the right answers, as the importer gives them. */
  readonly relevant: ReadonlySet<string>;
}

interface StoredQuery extends Omit<JudgedQuery, 'relevant'> {
  readonly relevant: readonly string[];
}

/** The bar is on the even-numbered queries; the odd ones are for tuning. */
export const isJudged = ({ id }: Pick<JudgedQuery, 'id'>): boolean => Number(id.slice(-3)) % 2 === 0;

export function readQueries(folder: string): JudgedQuery[] {
  const { queries } = JSON.parse(readFileSync(join(folder, 'relevance/queries.json'), 'utf8')) as {
    queries: readonly StoredQuery[];
  };
  return queries.map((query) => ({ ...query, relevant: new Set(query.relevant.map((id) => keyOf(query.lang, id))) }));
}

/** A query that title and abstract can't answer: one right paper, and for words of a text the paragraph they are from. */
export interface TextQuery {
  readonly id: string;
  readonly class: string;
  readonly language: 'en' | 'zh';
  readonly query: string;
  readonly relevant: string;
  /** How the paragraph begins. */
  readonly passage?: string;
}

export function readTextQueries(folder: string): TextQuery[] {
  const { queries } = JSON.parse(readFileSync(join(folder, 'relevance/fulltext.json'), 'utf8')) as {
    queries: readonly TextQuery[];
  };
  return queries.map((query) => ({ ...query, relevant: keyOfPaper(query.relevant) }));
}

const keyOfPaper = (name: string): string => (name.startsWith('10.') ? name.toLowerCase() : keyOf('zh', name));

const keyOf = (lang: 'en' | 'zh', id: string): string =>
  lang === 'en'
    ? `10.7554/elife.${id}`
    : `chinaxiv:${id.replace(/^ChinaXiv-/i, '').replace(/V\d+$/i, '')}`.toLowerCase();
