import { textElement, xmlDocument, xmlElement } from '../written-xml.ts';
import type { OaiError } from './oai-request.ts';

const namespaces = {
  xmlns: 'http://www.openarchives.org/OAI/2.0/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd',
};

export interface OaiArguments {
  /** The address of the interface. */
  readonly base: string;
  /** As they were given; none where the verb or the arguments were wrong, which the protocol asks for. */
  readonly query: Readonly<Record<string, string>>;
}

/** An answer without its head, which has the moment of the answer. */
export interface OaiContent extends OaiArguments {
  readonly content: string;
}

export const errorContent = ({ base, query }: OaiArguments, { code, words }: OaiError): OaiContent => ({
  base,
  query: code === 'badVerb' || code === 'badArgument' ? {} : query,
  content: textElement('error', words, undefined, { code }),
});

export const oaiDocument = ({ base, query, content }: OaiContent, now: string): string =>
  xmlDocument(
    xmlElement(
      'OAI-PMH',
      [textElement('responseDate', now), textElement('request', base, undefined, query), content],
      namespaces,
    ),
  );

export interface Header {
  readonly identifier: string;
  readonly datestamp: string;
  readonly sets: readonly string[];
  readonly isDeleted: boolean;
}

export const headerElement = ({ identifier, datestamp, sets, isDeleted }: Header): string =>
  xmlElement(
    'header',
    [
      textElement('identifier', identifier),
      textElement('datestamp', datestamp),
      ...sets.map((set) => textElement('setSpec', set)),
    ],
    { status: isDeleted ? 'deleted' : null },
  );

export const recordElement = (header: Header, metadata: string): string =>
  xmlElement('record', [headerElement(header), metadata === '' ? '' : xmlElement('metadata', metadata)]);

/** Empty at the end of a list that came in pieces. */
export const tokenElement = (token: string, cursor: number): string =>
  token === '' && cursor === 0 ? '' : xmlElement('resumptionToken', token, { cursor: String(cursor) });

interface Repository {
  readonly name: string;
  readonly base: string;
  readonly email: string;
  readonly earliest: string;
  /** The part of identifiers that is the same in all. */
  readonly namespace: string;
  readonly sample: string;
}

const identifierNamespaces = {
  xmlns: 'http://www.openarchives.org/OAI/2.0/oai-identifier',
  'xsi:schemaLocation':
    'http://www.openarchives.org/OAI/2.0/oai-identifier http://www.openarchives.org/OAI/2.0/oai-identifier.xsd',
};

/** What the scheme of identifiers takes for the name of a repository. */
const domain = /^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+$/i;

export const identifyElement = ({ name, base, email, earliest, namespace, sample }: Repository): string =>
  xmlElement('Identify', [
    textElement('repositoryName', name),
    textElement('baseURL', base),
    textElement('protocolVersion', '2.0'),
    textElement('adminEmail', email),
    textElement('earliestDatestamp', earliest),
    textElement('deletedRecord', 'persistent'),
    textElement('granularity', 'YYYY-MM-DDThh:mm:ssZ'),
    textElement('compression', 'gzip'),
    domain.test(namespace)
      ? xmlElement(
          'description',
          xmlElement(
            'oai-identifier',
            [
              textElement('scheme', 'oai'),
              textElement('repositoryIdentifier', namespace),
              textElement('delimiter', ':'),
              textElement('sampleIdentifier', sample),
            ],
            identifierNamespaces,
          ),
        )
      : '',
  ]);

export const setElement = (spec: string, name: string): string =>
  xmlElement('set', [textElement('setSpec', spec), textElement('setName', name || spec)]);
