import { isId } from '../../../../platform/kernel/id.ts';
import { type DirectoryEntry, ownSite } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import type { HarvestedWork } from '../store/postgres-harvest.ts';
import { textElement, xmlElement } from '../written-xml.ts';
import { answerList, recordsOf } from './answer-lists.ts';
import { errorContent, identifyElement, oaiDocument, setElement, tokenElement } from './oai-document.ts';
import type { OaiFormat } from './oai-format.ts';
import { datestamp } from './oai-moments.ts';
import { type OaiError, type OaiRequest, readOaiRequest } from './oai-request.ts';
import { identifierAt, idIn, type OaiParts, type Repository } from './repository.ts';
import { readListToken, readSetToken, writeSetToken } from './resumption-token.ts';

export interface OaiAnswer {
  readonly document: string;
  /** What it says, whenever it is said. */
  readonly content: string;
  readonly isError: boolean;
  /** What it shows. */
  readonly works: readonly HarvestedWork[];
}

/** What is answered before the head is written. */
type Answered =
  | { readonly now: string; readonly content: string; readonly works?: readonly HarvestedWork[] }
  | { readonly now?: string; readonly error: OaiError };

const wrong = (code: OaiError['code'], words: string): { readonly error: OaiError } => ({ error: { code, words } });
const setsAtOnce = 500;
const noFormat = wrong('cannotDisseminateFormat', 'It is not told in this format.');
const noToken = wrong('badResumptionToken', 'This site gave out no such token for this verb.');
const unknown = wrong('idDoesNotExist', 'Nothing here has this identifier.');

export interface OaiAsker {
  readonly site: DirectoryEntry;
  readonly name: string;
  readonly base: string;
  readonly email: string;
}

/** OAI-PMH 2.0 over what sites have published. */
export function createOai(parts: OaiParts) {
  return async (asker: OaiAsker, pairs: Iterable<readonly [string, string]>): Promise<OaiAnswer> => {
    const origins = new Map<number, Promise<string>>();
    const originOf = (site: number) => {
      const known = origins.get(site) ?? parts.originOfSite(site);
      origins.set(site, known);
      return known;
    };
    const repository: Repository = {
      ...parts,
      ...asker,
      scope: { reads: ownSite(asker.site, asker.site.gathers).reads, writes: null },
      originOf,
      identifierOf: async ({ site, id }) => identifierAt(await originOf(site), id),
    };
    const given = [...pairs];
    const oaiArguments = { base: asker.base, query: Object.fromEntries(given) };
    const request = readOaiRequest(given);
    const answered: Answered = request.ok ? await answer(repository, request.value) : { error: request.failure };
    const now = answered.now ?? `${new Date().toISOString().slice(0, 19)}Z`;
    const isError = 'error' in answered;
    const content = isError
      ? errorContent(oaiArguments, answered.error)
      : { ...oaiArguments, content: answered.content };
    const works = isError ? [] : (answered.works ?? []);
    return { document: oaiDocument(content, now), content: content.content, isError, works };
  };
}

async function answer(repository: Repository, request: OaiRequest): Promise<Answered> {
  switch (request.verb) {
    case 'Identify':
      return identify(repository);
    case 'ListMetadataFormats':
      return listFormats(repository, request.identifier);
    case 'ListSets':
      return listSets(repository, request.resumptionToken);
    case 'GetRecord':
      return getRecord(repository, request.identifier, request.metadataPrefix);
    default: {
      const resumed =
        'resumptionToken' in request && readListToken(repository.site.id, request.verb, request.resumptionToken);
      const listing = 'resumptionToken' in request ? resumed : { verb: request.verb, query: request, cursor: 0 };
      if (!listing) return noToken;
      const format = formatOf(repository, listing.query.metadataPrefix);
      return format ? answerList(repository, { ...listing, format }) : noFormat;
    }
  }
}

const formatOf = ({ formats }: Repository, prefix: string): OaiFormat | undefined =>
  formats.find((format) => format.prefix === prefix);

async function identify(repository: Repository): Promise<Answered> {
  const { store, scope, site, name, base, email } = repository;
  const { now, found } = await store.earliest(scope);
  const origin = await repository.originOf(site.id);
  return {
    now,
    content: identifyElement({
      name,
      base,
      email,
      earliest: found ? datestamp(found) : now,
      namespace: new URL(origin).hostname,
      sample: identifierAt(origin, '1099511627777'),
    }),
  };
}

async function find(repository: Repository, identifier: string) {
  const id = idIn(identifier);
  if (!id || !isId(id)) return undefined;
  const { now, found } = await repository.store.one(repository.scope, id);
  return found && (await repository.identifierOf(found)) === identifier ? { now, work: found } : undefined;
}

const isListedIn =
  ({ kind }: HarvestedWork) =>
  ({ papersOnly }: OaiFormat) =>
    !papersOnly || kind === 'article';

async function listFormats(repository: Repository, identifier: string | undefined): Promise<Answered> {
  const found = identifier === undefined ? undefined : await find(repository, identifier);
  if (identifier !== undefined && !found) return unknown;
  const formats = repository.formats.filter(found ? isListedIn(found.work) : () => true);
  const { now } = found ?? (await repository.store.earliest(repository.scope));
  return {
    now,
    content: xmlElement(
      'ListMetadataFormats',
      formats.map(({ prefix, schema, namespace }) =>
        xmlElement('metadataFormat', [
          textElement('metadataPrefix', prefix),
          textElement('schema', schema),
          textElement('metadataNamespace', namespace),
        ]),
      ),
    ),
  };
}

async function getRecord(repository: Repository, identifier: string, prefix: string): Promise<Answered> {
  const format = formatOf(repository, prefix);
  const found = await find(repository, identifier);
  if (!found) return unknown;
  if (!format || !isListedIn(found.work)(format)) return noFormat;
  const { now, work } = found;
  return { now, works: [work], content: xmlElement('GetRecord', await recordsOf(repository, [work], format)) };
}

/** Sets of every site, then journals and their sections. */
async function listSets(repository: Repository, token: string | undefined): Promise<Answered> {
  const { store, scope, site, kinds } = repository;
  const resumed = token === undefined ? { after: { site: 0, spec: '' }, cursor: 0 } : readSetToken(site.id, token);
  if (!resumed) return noToken;
  const { now, found } = await store.sets(scope, resumed.after, setsAtOnce + 1);
  const own = found.slice(0, setsAtOnce);
  const last = own.at(-1);
  const general =
    resumed.cursor > 0
      ? []
      : [setElement('open-access', 'Open access'), ...kinds.map((kind) => setElement(`kind:${kind}`, `Kind: ${kind}`))];
  const listed = own.map(({ spec, journals, section }) => {
    const say = (text: typeof journals) => textFor(text, site.defaultLanguage, site.defaultLanguage);
    return setElement(spec, section ? `${say(journals)}: ${say(section)}` : say(journals));
  });
  if (general.length + listed.length === 0) return noToken;
  const cursor = resumed.cursor + general.length + listed.length;
  const next = last && found.length > setsAtOnce ? writeSetToken(site.id, { after: last, cursor }) : '';
  return { now, content: xmlElement('ListSets', [...general, ...listed, tokenElement(next, resumed.cursor)]) };
}
