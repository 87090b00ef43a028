import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../../platform/contract/request-context.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import type { Preview } from '../../platform/ui/page-context.ts';
import type { App } from '../create-app.ts';
import type { Rendered, Renderer, Site } from './renderer.ts';
import { asAnyone, hostOf } from './request-context.ts';

/** What asks for something that is only prepared. */
const parameter = 'preview';

export const previewToken = ({ query }: FastifyRequest): string | undefined => {
  const given = (query as Record<string, string | string[]>)[parameter];
  return Array.isArray(given) ? given[0] : given;
};

/** The token of the page that asks for a picture: such pages give their whole address to their own site, and to nobody else. */
export function previewOfReferrer({ headers: { referer } }: FastifyRequest): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  return new URL(referer).searchParams.get(parameter) ?? undefined;
}

/** Nobody keeps it, finds it or is told its address by the page. */
export const previewHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'same-origin',
};

/** By these an edge keeps what it is sent. */
const keptBy = ['surrogate-control', 'xkey'];

/** Pages of what is prepared, made as for any visitor, without what is kept and without keeping anything. Nothing where there are too many. */
export function createPreviews({ sites, editorial }: Pick<App, 'sites' | 'editorial'>, render: Renderer) {
  async function open(request: FastifyRequest, context: RequestContext, site: Site | undefined, token: string) {
    const made = (preview: Preview, found = site, address = request.url) =>
      render({ request, context, site: found, address, preview });
    if (!site) return render({ request, context, site });
    const opened = await editorial.openPreview(
      ownSite(site, site.gathers),
      token,
      (address) => isAt(request.url, address),
      async ({ address, state, until }) =>
        made({ state, until, token }, await sites.byHost(context.host), movedTo(request.url, address)),
    );
    if (!opened || !('outcome' in opened)) return opened;
    if (opened.outcome === 'busy') return undefined;
    return opened.outcome === 'published' ? leadTo(opened.address, context) : made({ state: opened.outcome });
  }

  return async (
    request: FastifyRequest,
    context: RequestContext,
    site: Site | undefined,
    token: string,
  ): Promise<Rendered | undefined> => {
    const rendered = await open(request, asAnyone(context), site, token);
    const headers = Object.entries(rendered?.headers ?? {}).filter(([name]) => !keptBy.includes(name));
    return rendered && { ...rendered, headers: { ...Object.fromEntries(headers), ...previewHeaders } };
  };
}

/** What belongs to a page, as it would be if what the page shows were published; as it is, if the link shows nothing. */
export async function findInPreview<Found extends object>(
  { sites, editorial }: Pick<App, 'sites' | 'editorial'>,
  request: FastifyRequest,
  find: () => Promise<Found>,
): Promise<Found> {
  const token = previewToken(request);
  const site = token === undefined ? undefined : await sites.byHost(hostOf(request));
  if (token === undefined || !site) return find();
  const opened = await editorial.openPreview(ownSite(site, site.gathers), token, () => true, find);
  return 'outcome' in opened ? find() : (opened as Found);
}

/** A home page stands at several addresses. */
const homes = ['/', '/homenav', '/scanhome'];

/** The suffix of requests for the data of an open page. */
const dataEnding = /\.data$/;

/** Whether the requested address is this one, with any further parameters. */
function isAt(requested: string, address: string): boolean {
  const [one, other] = [urlOf(requested), urlOf(address)];
  const paths = [one, other].map(({ pathname }) => pathname.replace(dataEnding, '').toLowerCase());
  const isSame = paths[0] === paths[1] || paths.every((path) => homes.includes(path));
  return isSame && [...other.searchParams].every(([name, value]) => one.searchParams.get(name) === value);
}

/** The requested address, moved to the one that the item would have. */
function movedTo(requested: string, address: string): string {
  const [moved, to] = [urlOf(requested), urlOf(address)];
  const ending = dataEnding.exec(moved.pathname)?.[0] ?? '';
  if (to.pathname !== '/') moved.pathname = to.pathname + ending;
  for (const [name, value] of to.searchParams) moved.searchParams.set(name, value);
  return moved.pathname + moved.search;
}

const urlOf = (address: string): URL => new URL(`http://preview${address}`);

const leadTo = (address: string, context: RequestContext): Rendered => ({
  status: 302,
  headers: { location: address },
  cookies: [],
  chunks: [],
  context,
});
