import { RouterContextProvider } from 'react-router';
import type { Call } from '../../src/platform/contract/call.ts';
import type { RequestContext } from '../../src/platform/contract/request-context.ts';
import { failure } from '../../src/platform/kernel/failure.ts';
import { failed } from '../../src/platform/kernel/result.ts';
import { bodySlot } from '../../src/platform/ui/body-marker.ts';
import { documentParts, pageRequest } from '../../src/platform/ui/page-context.ts';
import { requestTo } from './request-context.ts';
import type { TestApp } from './test-app.ts';

/** What a page's loader is given: the calls of the real app, asked by a reader of this host. */
export function pageContext(
  { app }: TestApp,
  host: string,
  given: Partial<RequestContext> = {},
): RouterContextProvider {
  const asking = requestTo(host, given);
  const handlers = new Map(app.handlers.map((handler) => [handler.endpoint.name as string, handler]));
  const call = (async (name: string, input: unknown) => {
    const handler = handlers.get(name);
    return handler ? app.run(handler, asking, input) : failed(failure('notFound'));
  }) as Call;
  const slots = new Map<string, Buffer>();
  const context = new RouterContextProvider();
  context.set(documentParts, { slots });
  context.set(pageRequest, {
    call,
    origin: `https://${host}`,
    hostOrigin: `https://${host}`,
    language: asking.language,
    signedIn: asking.member !== null,
    mainDomain: app.settings.IMPRINT_MAIN_DOMAIN,
    share: (_, make) => make(call),
    async placeBody(sha256, slot = bodySlot) {
      const body = await asking.texts.get(sha256)?.();
      if (body) slots.set(slot, body);
      return body !== undefined;
    },
    placeHtml: (slot, html) => void slots.set(slot, Buffer.from(html)),
    placeLinks: () => {},
  });
  return context;
}
