import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../../platform/contract/request-context.ts';
import type { Preview } from '../../platform/ui/page-context.ts';
import type { App } from '../create-app.ts';
import type { ReadyDocument } from './kept-pages.ts';

export type Site = NonNullable<Awaited<ReturnType<App['sites']['byHost']>>>;
export type Rendered = Omit<ReadyDocument, 'frame'>;

/** The request of a page to render. */
interface PageRequest {
  readonly request: FastifyRequest;
  readonly context: RequestContext;
  readonly site: Site | undefined;
  /** Replaces the requested address. */
  readonly address?: string;
  readonly preview?: Preview;
}

export type Renderer = (request: PageRequest) => Promise<Rendered | undefined>;
