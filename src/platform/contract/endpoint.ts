import type { z } from 'zod';
import type { Assurance } from '../kernel/assurance.ts';
import type { Permission } from '../kernel/console-role.ts';

export type EndpointName = `${'GET' | 'POST'} /${string}`;

/** Who may make a call: whoever comes, members, those who work at the site. */
export type Audience = 'anyone' | 'member' | 'console';

/** One call of the portal: the one place where its path, its input and its answer are written down. */
export interface Endpoint<
  Name extends EndpointName = EndpointName,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  For extends Audience = Audience,
> {
  /** Method and path below /rc-pub; `{id}` stands for a part of the path. */
  readonly name: Name;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Calls about the host's site need one that is open; `any` serves to find out about a site, whatever its state. */
  readonly site: 'open' | 'any';
  readonly audience: For;
  /** Of a call of the console: what its caller's role has to allow. */
  readonly permission?: Permission;
  /** Of a call that touches factors, or takes the account away or along: how well a member must have proven who they are. */
  readonly assurance?: Assurance;
  /** Whether the edge may keep the answer for everyone. */
  readonly freshness: 'shared' | 'private';
  /**
   * When a page that shows the answer has to be made again: when something changes whose key it carries (`keys`), when any item of
   * the sites it reads changes too (`items`), or after a minute, because the answer depends on more (`minute`).
   */
  readonly renewed: 'keys' | 'items' | 'minute';
  /** An envelope, or the bytes of a file (`fileOutput`). */
  readonly answers: 'data' | 'file';
  /** JSON, or the bytes of a file as they are (`fileInput`), with all else in the address. */
  readonly takes: 'data' | 'file';
  /** Of the one read that begins something, a session: it is asked by GET, as the specification says. */
  readonly isGetAlone?: true;
  /** Calls that the specification leaves without a path are marked as ours. */
  readonly origin: 'specification' | 'ours';
}

export const isRead = ({ name }: Pick<Endpoint, 'name'>): boolean => name.startsWith('GET ');

/**
 * How a call may be asked. The specification mostly does not say by which method its clients read, so that its reads answer to GET,
 * which can be cached, and to POST, whose body says what an address would (decision 126). What changes something is never a GET.
 */
export function methodsOf(
  endpoint: Pick<Endpoint, 'name' | 'origin' | 'isGetAlone'>,
): readonly ['GET'] | readonly ['POST'] | readonly ['GET', 'POST'] {
  if (!isRead(endpoint)) return ['POST'];
  return endpoint.origin === 'specification' && !endpoint.isGetAlone ? ['GET', 'POST'] : ['GET'];
}

export type InputOf<E extends Endpoint> = z.output<E['input']>;
export type GivenTo<E extends Endpoint> = z.input<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

type Defaults = Pick<Endpoint, 'site' | 'audience' | 'freshness' | 'renewed' | 'answers' | 'takes' | 'origin'>;

/** Most calls read something public about the host's site; the others say how they differ. */
export const defineEndpoint = <
  Name extends EndpointName,
  Input extends z.ZodType,
  Output extends z.ZodType,
  For extends Audience = 'anyone',
>(
  definition: Omit<Endpoint<Name, Input, Output>, keyof Defaults> &
    Partial<Omit<Defaults, 'audience'>> & { readonly audience?: For },
) =>
  ({
    site: 'open',
    audience: 'anyone',
    freshness: 'shared',
    renewed: 'minute',
    answers: 'data',
    takes: 'data',
    origin: 'specification',
    ...definition,
  }) as Endpoint<Name, Input, Output, For>;

/** A call of the console: about the host's site whatever its state, for those who work there, never kept by the edge. */
export const defineConsoleEndpoint = <Name extends EndpointName, Input extends z.ZodType, Output extends z.ZodType>(
  definition: Pick<Endpoint<Name, Input, Output>, 'name' | 'summary' | 'input' | 'output'> & {
    readonly permission: Permission;
    readonly takes?: Endpoint['takes'];
    readonly answers?: Endpoint['answers'];
  },
) => defineEndpoint({ ...definition, site: 'any', audience: 'console', freshness: 'private', origin: 'ours' });
