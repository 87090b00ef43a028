import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../../platform/contract/request-context.ts';
import type { Preview } from '../../platform/ui/page-context.ts';
import type { App } from '../create-app.ts';
import type { ReadyDocument } from './kept-pages.ts';

export type Site = NonNullable<Awaited<ReturnType<App['sites']['byHost']>>>;
export type Rendered = Omit<ReadyDocument, 'frame'>;

/** A page to be made, as it was asked for. */
interface Asked {
  readonly request: FastifyRequest;
  readonly context: RequestContext;
  readonly site: Site | undefined;
  /** In place of the address that was asked for. */
  readonly address?: string;
  readonly preview?: Preview;
}

export type Renderer = (asked: Asked) => Promise<Rendered | undefined>;
