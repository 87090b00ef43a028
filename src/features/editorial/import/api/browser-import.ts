import { answering, type ConsoleRequest } from '../../../../platform/contract/handler.ts';
import { presentPage } from '../../../../platform/contract/saved-output.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import { beginImport, finishImport, getImport, listImports, sendPiece } from '../contract.ts';
import { pieceBytes } from '../domain/package-pieces.ts';
import type { Problem } from '../domain/problem.ts';
import { refusalName } from '../domain/refusal-name.ts';
import type { RunResult, RunStore } from '../store/postgres-runs.ts';
import type { ImportQuotas, ReceivePackage } from '../use-cases/browser/receive-package.ts';

/** What extensions add to the formats, by the names that are stored. */
export interface KnownFormats {
  readonly formats: readonly { readonly name: string }[];
  readonly extraFormats: readonly { readonly code: string; readonly names: Text }[];
}

/** The columns of a site that hold content. */
export type ColumnsOf = (site: number) => Promise<readonly { readonly id: Id; readonly names: Text }[]>;

/** How many places of one problem are named. */
const mostPlaces = 5;

export const answerBrowserImport = (
  receive: ReceivePackage,
  runs: Pick<RunStore, 'list' | 'one' | 'results' | 'stored'>,
  { mostBytesOfSite }: ImportQuotas,
  columnsOf: ColumnsOf,
  { formats, extraFormats }: KnownFormats,
) => [
  answering(beginImport, async (request) => {
    const { site, account } = editorOf(request);
    const { size: bytes, ...wanted } = request.input;
    if (!formats.some(({ name }) => name === wanted.format)) return failed(failure('badInput', { field: 'format' }));
    const begun = await receive.begin(site, { ...wanted, bytes, account });
    return begun.ok ? success({ ...begun.value, pieceBytes }) : begun;
  }),

  answering(sendPiece, (request) => {
    const { id, number, bytes } = request.input;
    return receive.take(editorOf(request).site, id, number, bytes);
  }),

  answering(finishImport, (request) => {
    const { site, account } = editorOf(request);
    return receive.finish(site, request.input.id, account);
  }),

  answering(listImports, async ({ site, input }) => {
    const { runs: found, total } = await runs.list(site.host.id, input.page, input.size);
    const storage = { used: await runs.stored(site.host.id), most: mostBytesOfSite };
    const columns = (await columnsOf(site.host.id)).map(({ id, names }) => ({ id, names: { ...names } }));
    const added = extraFormats.map(({ code, names }) => ({ code, names: { ...names } }));
    return success({ ...presentPage(found, total, input), storage, columns, formats: added });
  }),

  answering(getImport, async ({ site, input }) => {
    const run = await runs.one(site.host.id, input.id);
    if (!run) return failed(failure('notFound'));
    const { results, total } = await runs.results(site.host.id, input.id, input);
    return success({ run, results: presentPage(results.map(presentResult), total, input) });
  }),
];

function presentResult({ problems, item, ...facts }: RunResult) {
  const found = problems.filter((one): one is Problem => 'code' in one);
  const [refused] = problems.flatMap((one) => ('reason' in one ? [one.reason] : []));
  return {
    ...facts,
    problems: [...Map.groupBy(found, ({ code }) => code)].map(([code, same]) => ({
      code,
      count: same.length,
      places: same.flatMap(({ at, value }) => at ?? value ?? []).slice(0, mostPlaces),
    })),
    refusal: refused === undefined ? null : { name: refusalName(refused), reason: refused },
    item: item && { ...item, titles: { ...item.titles } },
  };
}

const editorOf = (request: Pick<ConsoleRequest, 'site' | 'consoleUser'>) => ({
  site: request.site.host.id,
  account: request.consoleUser.account,
});
