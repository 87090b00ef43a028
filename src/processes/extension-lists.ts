import type { listItems } from '../features/discovery/search/list.contract.ts';
import type { ListForModule } from '../features/portal/home/use-cases/draw-extension.ts';
import type { InputOf, OutputOf } from '../platform/contract/endpoint.ts';
import type { AnyHandler, CallRequest } from '../platform/contract/handler.ts';
import type { Failure } from '../platform/kernel/failure.ts';
import type { Result } from '../platform/kernel/result.ts';

type Answer = (request: CallRequest<InputOf<typeof listItems>>) => Promise<Result<OutputOf<typeof listItems>, Failure>>;

/** The call that lists items, made for an extension by the one who reads the page: its site, its rights, its keys. */
export function listsForExtensions(handlers: readonly AnyHandler[]) {
  const name: (typeof listItems)['name'] = 'GET /front/item/list';
  const handler = handlers.find(({ endpoint }) => endpoint.name === name);
  return (request: CallRequest<unknown>): ListForModule =>
    async ({ kinds, size }) => {
      if (!handler) return [];
      const input = handler.endpoint.input.parse({ size, ...(kinds && { kinds: kinds.join(',') }) });
      const answer = await (handler.answer as Answer)({ ...request, input } as Parameters<Answer>[0]);
      if (!answer.ok) return [];
      return answer.value.content.map(({ kind, resName, url, publishDate }) => ({
        kind,
        title: resName,
        address: url,
        publishedOn: publishDate,
      }));
    };
}
