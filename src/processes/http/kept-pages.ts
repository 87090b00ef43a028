import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../platform/contract/request-context.ts';
import type { KeptPages } from '../../platform/item/marks/kept-pages.ts';
import type { DirectoryEntry } from '../../platform/kernel/site-context.ts';
import type { Log } from '../../platform/ports/log.ts';
import { limits } from '../limits.ts';
import { pageAnswers } from '../metrics.ts';
import { isAnyone } from './request-context.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A document that is ready to be sent. */
export interface ReadyDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly chunks: readonly Buffer[];
  /** The request that it was made for. */
  readonly context: RequestContext;
  /** The version of its site's frame; none where there is no site. */
  readonly frame: bigint | undefined;
}

/** Where a kept page lies; its id names all that the page depends on in addition to its keys. */
export interface PagePlace {
  readonly site: number;
  readonly id: string;
}

/**
 * The place of a page that everyone gets alike; none for members, holders of a grant, and whoever brings a cookie, names a site or
 * meets one that is closed.
 */
export function pagePlace(
  request: FastifyRequest,
  context: RequestContext,
  site: DirectoryEntry | undefined,
  release: string | undefined,
): PagePlace | undefined {
  if (
    release === undefined ||
    site?.state !== 'open' ||
    !isAnyone(context) ||
    context.siteIdHeader ||
    request.headers.cookie
  )
    return undefined;
  const named = JSON.stringify([release, site.id, context.host, request.url, context.language ?? null]);
  return { site: site.id, id: createHash('sha256').update(named).digest('hex').slice(0, 32) };
}

/** Whether an answer is worth keeping: whole, for everyone, and with keys for everything that it depends on. */
const isKeepable = ({ status, headers, cookies, context: { worth } }: ReadyDocument): boolean =>
  status === 200 && worth.isKeyed && !worth.isDegraded && 'surrogate-control' in headers && cookies.length === 0;

/** Sends what is kept, keeps what was rendered, and lets those who ask for one page at the same time share its rendering. */
export function createPageKeeper(pages: KeptPages, log: Log, hearFrame: (site: number, version: bigint) => void) {
  const making = new Map<string, Promise<ReadyDocument | undefined>>();
  const keeping = new Set<Promise<void>>();

  const keep = async (place: PagePlace, ready: ReadyDocument): Promise<void> => {
    try {
      const { headers, context, frame } = ready;
      if (frame === undefined) return;
      const body = await compress(Buffer.concat(ready.chunks));
      await pages.keep({ ...place, frame, body, headers, keys: [...context.keys], seconds: limits.pages.mostSeconds });
    } catch (problem) {
      log.warn({ problem }, 'a page could not be kept');
    }
  };

  return {
    /** Without the database pages are rendered, or refused, as if nothing were kept. */
    async find({ site, id }: PagePlace) {
      const found = await pages.find(site, id).catch(() => undefined);
      if (found) hearFrame(site, found.frame);
      const page = found?.page;
      pageAnswers.inc({ from: page ? 'kept' : 'rendered' });
      return page;
    },

    /**
     * Who asks for a page while it is being made gets that one. It is kept after it was handed out: nobody waits for that. Next to many
     * others it is left out, and the next reader's answer is kept.
     */
    makeOnce(place: PagePlace | undefined, make: () => Promise<ReadyDocument | undefined>) {
      if (!place) return make();
      const begun = making.get(place.id);
      if (begun) return begun;
      const since = performance.now();
      const made = make().finally(() => making.delete(place.id));
      making.set(place.id, made);
      made.then(
        (ready) => {
          const isLate = performance.now() - since > limits.pages.renderMilliseconds;
          if (!ready || isLate || !isKeepable(ready) || keeping.size >= limits.pages.mostAtOnce) return;
          const kept = keep(place, ready).finally(() => keeping.delete(kept));
          keeping.add(kept);
        },
        () => {},
      );
      return made;
    },

    /** When all that is about to be kept is kept. */
    idle: () => Promise.all(keeping),
  };
}

/** As it was sent the first time, but compressed. */
export async function sendKept(
  reply: FastifyReply,
  { body, headers }: NonNullable<Awaited<ReturnType<KeptPages['find']>>['page']>,
) {
  const takesGzip = /\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '');
  reply.headers({ ...headers, vary: 'accept-encoding' });
  if (!takesGzip) return reply.send(await decompress(body));
  return reply.header('content-encoding', 'gzip').send(body);
}
