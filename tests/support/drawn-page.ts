import { type ComponentType, createElement } from 'react';
import { data, type RouterContextProvider } from 'react-router';
import { loadFrame } from '../../src/features/portal/frame/pages/load-frame.ts';
import type { RequestContext } from '../../src/platform/contract/request-context.ts';
import { documentParts } from '../../src/platform/ui/page-context.ts';
import { spliceSlots } from '../../src/platform/ui/splice-body.server.ts';
import { drawn } from './drawn.tsx';
import { pageContext } from './page-context.ts';
import type { TestApp } from './test-app.ts';

interface PageModule<View> {
  load(context: RouterContextProvider, request: Request): Promise<View>;
  /** The page itself: how React Router types what a page is given is written for each page anew. */
  readonly Page: unknown;
}

/** A page inside the shell as a reader of this host gets it, an English one unless told otherwise: loaded by the real app, drawn in the site’s frame. */
export async function drawnPage<View>(
  test: TestApp,
  host: string,
  address: string,
  { load, Page }: PageModule<View>,
  given: Partial<RequestContext> = {},
): Promise<{ readonly html: string; readonly view: View }> {
  const context = pageContext(test, host, { language: 'en', ...given });
  const request = new Request(`https://${host}${address}`);
  const frame = await loadFrame(context, new URL(request.url));
  if (!frame) throw new Error(`${host} is not open.`);
  const view = await load(context, request);
  const page = createElement(Page as ComponentType<{ loaderData: unknown }>, { loaderData: withoutHeaders(view) });
  const document = drawn(page, { address, frame, language: frame.language });
  const html = Buffer.concat(spliceSlots(document, context.get(documentParts).slots)).toString();
  return { view, html };
}

const WithHeaders = data(null).constructor;

/** Some loaders answer headers with the view; the page itself is given the view alone. */
const withoutHeaders = (loaded: unknown): unknown =>
  loaded instanceof WithHeaders ? (loaded as ReturnType<typeof data>).data : loaded;
