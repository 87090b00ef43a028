import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import type { HarvestedWork, HarvestStore } from '../store/postgres-harvest.ts';
import { xmlElement } from '../written-xml.ts';
import { type Header, headerElement, recordElement, tokenElement } from './oai-document.ts';
import type { OaiFormat } from './oai-format.ts';
import { beginningOf, datestamp, endOf } from './oai-moments.ts';
import type { ListArguments, ListVerb, OaiError } from './oai-request.ts';
import type { Repository } from './repository.ts';
import { writeListToken } from './resumption-token.ts';

/** The year 1: earlier than anything. */
const beginning = { at: '0001-01-01T00:00:00.000000Z', id: '0' };

interface Listing {
  readonly verb: ListVerb;
  readonly query: ListArguments;
  readonly after?: { readonly at: string; readonly id: string };
  readonly cursor: number;
  readonly format: OaiFormat;
}

export interface Listed {
  readonly now: string;
  readonly content: string;
  readonly works: readonly HarvestedWork[];
}

const headersAtOnce = 100;

/** One page of a list. */
export async function answerList(
  repository: Repository,
  { verb, query, after, cursor, format }: Listing,
): Promise<Listed | { readonly now: string; readonly error: OaiError }> {
  const { store, scope, site } = repository;
  const most = verb === 'ListRecords' ? format.atOnce : headersAtOnce;
  const from = query.from ? { at: beginningOf(query.from), id: '0' } : beginning;
  const { now, found } = await store.page(scope, {
    set: query.set ?? '',
    papersOnly: format.papersOnly,
    after: after ?? from,
    before: query.until ? endOf(query.until) : null,
    most: most + 1,
  });
  const works = found.length === 0 && after ? await lastAgain(store, repository, after.id) : found.slice(0, most);
  const last = works.at(-1);
  if (!last) return { now, error: { code: 'noRecordsMatch', words: 'Nothing has changed that fits all arguments.' } };
  const isMore = found.length > most;
  const next = isMore ? writeListToken(site.id, { verb, query, after: last, cursor: cursor + works.length }) : '';
  const written =
    verb === 'ListRecords'
      ? await recordsOf(repository, works, format)
      : await Promise.all(works.map(async (work) => headerElement(await headerOf(repository, work))));
  return { now, works, content: xmlElement(verb, [...written, tokenElement(next, cursor)]) };
}

/**
 * Whatever was to come has changed meanwhile, and now lies behind the end that was requested. An empty list is none that harvesters
 * could read, so the last one is listed once more.
 */
async function lastAgain(store: HarvestStore, { scope }: Repository, id: string): Promise<readonly HarvestedWork[]> {
  const { found } = await store.one(scope, id);
  return found ? [found] : [];
}

export async function recordsOf(
  repository: Repository,
  works: readonly HarvestedWork[],
  format: OaiFormat,
): Promise<string[]> {
  const { read, scope } = repository;
  const ids = works.flatMap(({ id, isDeleted }) => (isDeleted ? [] : [id]));
  const records = new Map((await read(scope, ids)).map((record) => [record.id, record]));
  const written: string[] = [];
  for (const work of works) written.push(await recordOf(repository, work, records.get(work.id), format));
  return written;
}

/** Whoever reads a moment later may find that it has been taken back. */
async function recordOf(
  repository: Repository,
  work: HarvestedWork,
  record: WorkRecord | undefined,
  format: OaiFormat,
): Promise<string> {
  const isDeleted = record?.status !== 'published';
  const header = await headerOf(repository, { ...work, isDeleted });
  return recordElement(
    header,
    isDeleted ? '' : await format.write(record, { origin: await repository.originOf(work.site) }),
  );
}

async function headerOf(repository: Repository, work: HarvestedWork): Promise<Header> {
  const { at, sets, isDeleted } = work;
  return { identifier: await repository.identifierOf(work), datestamp: datestamp(at), sets, isDeleted };
}
