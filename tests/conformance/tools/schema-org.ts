import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding, WrittenDocument } from '../standard.ts';
import { npmPackage } from './npm.ts';

interface Issue {
  readonly issueMessage: string;
  readonly severity: 'ERROR' | 'WARNING';
  /** Said of what the vocabulary does not have; other warnings recommend more than is known. */
  readonly errorType?: 'schemaOrg';
  readonly path?: readonly { readonly type?: unknown; readonly property?: string }[];
}

interface Program {
  readonly default: new (
    ...given: readonly unknown[]
  ) => {
    parse(html: string): unknown;
    validate(parsed: unknown): Promise<readonly Issue[]>;
  };
}

const programOf = (folder: string, file: string): Promise<Program> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);

/** What a page tells machines, read by one program and judged by another: errors, and all that schema.org does not know. */
export async function structuredData(pages: readonly WrittenDocument[]): Promise<Finding[]> {
  const { default: Extractor } = await programOf(npmPackage('@marbec/web-auto-extractor', '2.2.1'), 'dist/index.js');
  const { default: Validator } = await programOf(
    npmPackage('@adobe/structured-data-validator', '1.7.0'),
    'src/index.js',
  );
  vocabulary ??= readVocabulary();
  const judge = new Validator(vocabulary);
  const found: Finding[] = [];
  for (const { name, content } of pages) {
    const read = new Extractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(String(content));
    for (const { issueMessage, severity, errorType, path = [] } of await judge.validate(read))
      if (severity === 'ERROR' || errorType)
        found.push({
          document: name,
          words: [issueMessage, ...path.flatMap(({ property = [] }) => property)].join(' < '),
        });
  }
  return found;
}

const schema = 'http://schema.org/';
const wanted: Readonly<Record<string, string>> = {
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#type': '@type',
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'rdfs:subClassOf',
  [`${schema}domainIncludes`]: 'schema:domainIncludes',
};
const kinds: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
};

/** Read once for a run. */
let vocabulary: ReturnType<typeof readVocabulary> | undefined;

/** All types and properties of schema.org, from statements into the shape that the validator reads. */
function readVocabulary() {
  const folder = npmPackage('@vocabulary/schema', '1.1.0');
  const entities = new Map<string, Record<string, unknown>>();
  for (const [, subject = '', predicate = '', object = ''] of readFileSync(join(folder, 'schema.nq'), 'utf8').matchAll(
    /^<([^>]*)> <([^>]*)> <([^>]*)>/gm,
  )) {
    const name = wanted[predicate];
    if (!name) continue;
    const entity = entities.get(subject) ?? { '@id': subject };
    entities.set(subject, entity);
    // A data type is a class too; what is neither class nor property is a member of a list.
    if (name === '@type') entity[name] = kinds[object] ?? entity[name];
    else entity[name] = [...((entity[name] as unknown[]) ?? []), { '@id': object }];
  }
  return { '@graph': [...entities.values()] };
}
