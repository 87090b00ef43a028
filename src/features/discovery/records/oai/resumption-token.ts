import { z } from 'zod';
import { isId } from '../../../../platform/kernel/id.ts';
import { granularityOf } from './oai-moments.ts';
import type { ListArguments, ListVerb } from './oai-request.ts';

/** Where a list goes on. All of it is in the token, so that any server can go on at any time; it opens nothing that an address doesn't. */
export interface ListResumption {
  readonly verb: ListVerb;
  readonly query: ListArguments;
  readonly after: { readonly at: string; readonly id: string };
  /** How many were listed before. */
  readonly cursor: number;
}

export interface SetResumption {
  readonly after: { readonly site: number; readonly spec: string };
  readonly cursor: number;
}

/** Rises when the tokens of before would lead elsewhere. */
const version = 1;

/** What a database takes as a text. */
const spec = z
  .string()
  .max(200)
  .regex(/^[\w.!~*'():-]*$/);
const said = spec.nullable();
const day = said.refine((text) => text === null || granularityOf(text) !== undefined);
const cursor = z.int().min(0).max(1e12);
const at = z
  .string()
  .refine((text) => /\.\d{6}Z$/.test(text) && granularityOf(text.replace(/\.\d{6}Z$/, 'Z')) === 'second');
const siteNumber = z.int().min(0).max(8_388_607);
const list = z.tuple([
  ...([z.literal(version), siteNumber, z.enum(['ListIdentifiers', 'ListRecords'])] as const),
  ...([z.string().max(100), said, day, day, at, z.string().refine(isId), cursor] as const),
]);
const sets = z.tuple([z.literal(version), siteNumber, z.literal('ListSets'), siteNumber, spec, cursor]);

const write = (parts: readonly unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

function parts(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return undefined;
  }
}

export const writeListToken = (site: number, { verb, query, after, cursor }: ListResumption): string =>
  write([
    ...[version, site, verb, query.metadataPrefix, query.set ?? null, query.from ?? null, query.until ?? null],
    ...[after.at, after.id, cursor],
  ]);

/** Nothing for what this site did not give out for this verb. */
export function readListToken(site: number, verb: ListVerb, token: string): ListResumption | undefined {
  const read = list.safeParse(parts(token));
  if (!read.success || read.data[1] !== site || read.data[2] !== verb) return undefined;
  const [, , , metadataPrefix, set, from, until, at, id, cursor] = read.data;
  const query = { metadataPrefix, ...(set && { set }), ...(from && { from }), ...(until && { until }) };
  return { verb, query, after: { at, id }, cursor };
}

export const writeSetToken = (site: number, { after, cursor }: SetResumption): string =>
  write([version, site, 'ListSets', after.site, after.spec, cursor]);

export function readSetToken(site: number, token: string): SetResumption | undefined {
  const read = sets.safeParse(parts(token));
  if (!read.success || read.data[1] !== site) return undefined;
  const [, , , ofSite, spec, cursor] = read.data;
  return { after: { site: ofSite, spec }, cursor };
}
