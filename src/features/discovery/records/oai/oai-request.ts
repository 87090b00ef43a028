import { z } from 'zod';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { granularityOf } from './oai-moments.ts';

/** Every record has a format and every site has sets: the protocol's other two codes have no case. */
export type OaiErrorCode =
  | 'badVerb'
  | 'badArgument'
  | 'badResumptionToken'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch';

export interface OaiError {
  readonly code: OaiErrorCode;
  readonly words: string;
}

/** The arguments that the schema of answers accepts: an answer repeats the request. */
const word = /^[\w.!~*'()-]+$/;
const identifier = z
  .string()
  .max(500)
  .regex(/^[a-z][a-z0-9+.-]*:[\w.!~*'()/:;@=+$,-]+$/i, 'is no URI');
const prefix = z.string().max(100).regex(word, 'has letters that no prefix has');
const set = z
  .string()
  .max(200)
  .regex(/^[\w.!~*'()-]+(?::[\w.!~*'()-]+)*$/, 'is no setSpec');
const moment = z
  .string()
  .refine((text) => granularityOf(text) !== undefined, 'is neither YYYY-MM-DD nor YYYY-MM-DDThh:mm:ssZ');
const token = z.string().min(1).max(2_000);

const listed = z
  .strictObject({ metadataPrefix: prefix, from: moment.optional(), until: moment.optional(), set: set.optional() })
  .refine(({ from, until }) => !from || !until || granularityOf(from) === granularityOf(until), {
    message: 'from and until must be of one granularity',
  })
  .refine(({ from, until }) => !from || !until || from <= until, { message: 'from is later than until' });
const resumed = z.strictObject({ resumptionToken: token });

/** What each verb takes. */
const verbs = {
  Identify: z.strictObject({}),
  ListMetadataFormats: z.strictObject({ identifier: identifier.optional() }),
  ListSets: z.strictObject({ resumptionToken: token.optional() }),
  GetRecord: z.strictObject({ identifier, metadataPrefix: prefix }),
  ListIdentifiers: listed,
  ListRecords: listed,
} as const;

export type OaiVerb = keyof typeof verbs;
export type ListVerb = 'ListIdentifiers' | 'ListRecords';
export type ListArguments = z.infer<typeof listed>;

export type OaiRequest =
  | { readonly verb: 'Identify' }
  | { readonly verb: 'ListMetadataFormats'; readonly identifier?: string | undefined }
  | { readonly verb: 'ListSets'; readonly resumptionToken?: string | undefined }
  | { readonly verb: 'GetRecord'; readonly identifier: string; readonly metadataPrefix: string }
  | ({ readonly verb: ListVerb } & (ListArguments | z.infer<typeof resumed>));

/** Reads the request from the pairs of an address or a form. */
export function readOaiRequest(pairs: Iterable<readonly [string, string]>): Result<OaiRequest, OaiError> {
  const given = [...pairs];
  const [verb, ...more] = given.flatMap(([name, value]) => (name === 'verb' ? [value] : []));
  if (verb === undefined) return refused('badVerb', 'The verb is missing.');
  if (more.length > 0) return refused('badVerb', 'The verb is given more than once.');
  if (!isVerb(verb)) return refused('badVerb', 'There is no such verb.');
  const others = given.filter(([name]) => name !== 'verb');
  const names = others.map(([name]) => name);
  const repeated = names.find((name, place) => names.indexOf(name) !== place);
  if (repeated !== undefined) return refused('badArgument', 'An argument is given more than once.');
  const isResumed = (verb === 'ListIdentifiers' || verb === 'ListRecords') && names.includes('resumptionToken');
  const read = (isResumed ? resumed : verbs[verb]).safeParse(Object.fromEntries(others));
  if (read.success) return success({ verb, ...read.data } as OaiRequest);
  const [issue] = read.error.issues;
  return refused('badArgument', wordsOf(issue));
}

const isVerb = (text: string): text is OaiVerb => Object.hasOwn(verbs, text);

/** Names of arguments only: what else was sent is repeated to nobody. */
function wordsOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys')
    return 'An argument is none of this verb, or stands beside a resumptionToken.';
  const name = issue?.path.join('.');
  if (issue?.code === 'invalid_type') return `The argument ${name} is missing.`;
  return name ? `The argument ${name} ${issue?.message}.` : `${issue?.message ?? 'The arguments do not fit'}.`;
}

const refused = (code: OaiError['code'], words: string) => failed<OaiError>({ code, words });
