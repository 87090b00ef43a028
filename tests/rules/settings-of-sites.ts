import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { bannerFields } from '../../src/features/portal/home/domain/editing/banner-form.ts';
import { channelFields } from '../../src/features/sites/navigation/domain/editing/channel-form.ts';
import { toolbarFields } from '../../src/features/sites/navigation/domain/editing/toolbar-form.ts';
import * as contract from '../../src/features/sites/site/contract.ts';
import { unconfigured } from '../../src/features/sites/site/domain/configuration.ts';
import { frameForms } from '../../src/features/sites/site/domain/editing/frame-forms.ts';
import { offerForms } from '../../src/features/sites/site/domain/editing/offer-forms.ts';
import { outsideForms } from '../../src/features/sites/site/domain/editing/outside-forms.ts';
import { siteFields } from '../../src/features/sites/site/domain/editing/site-form.ts';
import { statusFields } from '../../src/features/sites/site/domain/editing/status-form.ts';
import { themeFields } from '../../src/features/sites/site/domain/editing/theme-form.ts';
import type { FormField } from '../../src/platform/kernel/form-field.ts';

/** Fields by which a form knows an entry again; nobody fills them in. */
const isKey = ({ type }: FormField): boolean => type === 'key';

/** The names of a form's fields; in place of a list whose entries have several fields, those. */
const namesIn = (fields: readonly FormField[], above: string): string[] =>
  fields
    .filter((field) => !isKey(field))
    .flatMap((field) =>
      field.type === 'list' && field.of.length > 1
        ? namesIn(field.of, `${above}.${field.name}`)
        : [`${above}.${field.name}`],
    );

/** The values of a choice that each lead somewhere else. */
const choicesOf = (fields: readonly FormField[], list: string, name: string): string[] => {
  const of = fields.find((field) => field.name === list);
  const choice = of?.type === 'list' ? of.of.find((field) => field.name === name) : undefined;
  return choice?.type === 'choice' ? choice.choices.map(({ value }) => value) : [];
};

/** Sections by the call that shows each. */
const sections = {
  header: contract.getConfigHeader,
  footer: contract.getFooterConfig,
  seo: contract.findSeoBySiteId,
  publication: contract.getPublicationConfig,
  aggregated: contract.getAggregatedConfig,
  functions: contract.getMagazineFunctionalControl,
  search: contract.getSearchConfig,
  aiqa: contract.getAiqaConfig,
} as const;

const shapeOf = (schema: unknown): string[] => {
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
};

/** Fields that `configuration.ts` adds to what calls show, by the section in whose interface they stand. */
function ownFields(source: string): string[] {
  const found: string[] = [];
  let section = '';
  for (const line of source.split('\n')) {
    section =
      /^ {2}readonly (\w+): .*\{$/.exec(line)?.[1] ?? (/^interface AccessConfig/.test(line) ? 'access' : section);
    const field = /^ {2,4}readonly (\w+)\??: [^{]*;$/.exec(line)?.[1];
    if (field && section && !(field in unconfigured({ id: 1, sld: 'a', defaultLanguage: 'en' })))
      found.push(`${section}.${field}`);
    if (/^\}/.test(line)) section = '';
  }
  return found;
}

/** Every setting of a site: what its configuration holds, what calls show of it, what the console offers. */
export function settingsOfSites(
  configuration = readFileSync('src/features/sites/site/domain/configuration.ts', 'utf8'),
): string[] {
  const plain = unconfigured({ id: 1, sld: 'a', defaultLanguage: 'en' });
  const stored = Object.entries(plain).flatMap(([section, value]) =>
    value && !Array.isArray(value) ? Object.keys(value).map((field) => `${section}.${field}`) : [],
  );
  const listed = Object.entries(sections).flatMap(([section, { output }]) =>
    shapeOf(output).map((field) => `${section}.${field}`),
  );
  const edited = [...frameForms, ...offerForms, ...outsideForms].flatMap(({ section, fields }) =>
    namesIn(fields, section),
  );
  const pages = [
    ...namesIn(siteFields, 'site'),
    ...namesIn(statusFields, 'status'),
    ...namesIn(themeFields, 'look'),
    ...namesIn(channelFields, 'channels'),
    ...namesIn(toolbarFields, 'toolbar'),
    ...namesIn(bannerFields, 'banner'),
    ...choicesOf(channelFields, 'entries', 'target').map((code) => `channels.code.${code}`),
    ...choicesOf(bannerFields, 'slides', 'type').map((type) => `banner.type.${type}`),
    ...choicesOf(toolbarFields, 'tools', 'doing').map((doing) => `toolbar.doing.${doing}`),
  ];
  const lists = new Set(
    edited.flatMap((name) => (name.split('.').length > 2 ? [name.split('.').slice(0, 2).join('.')] : [])),
  );
  const all = new Set([...stored, ...listed, ...ownFields(configuration), ...edited, ...pages]);
  return [...all].filter((name) => !lists.has(name)).sort();
}
