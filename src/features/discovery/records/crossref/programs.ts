import type { RecordFund, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { ownText } from '../written-languages.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';
import { isDoi } from './doi.ts';
import { versionWord } from './doi-data.ts';

/** Who paid, each with the numbers of what was paid. */
export const funding = (record: WorkRecord): string =>
  filledElement(
    'fr:program',
    record.funds.map((fund) => funder(fund, record)),
    { name: 'fundref' },
  );

const assertion = (name: string, content: string | readonly string[]): string =>
  filledElement('fr:assertion', content, { name });

function funder({ names, ror, doi, awards }: RecordFund, record: WorkRecord): string {
  const name = xmlText(lineOf(ownText(names, record)));
  const id = isDoi(doi) ? assertion('funder_identifier', xmlText(`https://doi.org/${doi}`)) : '';
  const who = [ror ? assertion('ror', xmlText(ror)) : '', name === '' ? '' : assertion('funder_name', [name, id])].join(
    '',
  );
  return who === ''
    ? ''
    : assertion('fundgroup', [who, ...awards.map((award) => assertion('award_number', xmlText(lineOf(award))))]);
}

/** From when it is free to read, and under which licence, for readers and for programs. */
export function access(record: WorkRecord): string {
  const { isOpen, licence, embargoUntil, publishedOn, status } = record;
  // Crossref takes days alone, where an embargo ends at a moment.
  const start = embargoUntil?.slice(0, 10) ?? publishedOn ?? undefined;
  const isAddress = /^https?:\/\/\S{3,}$/.test(licence ?? '');
  const terms = (applies_to: string) =>
    isAddress ? textElement('ai:license_ref', licence, undefined, { applies_to, start_date: start }) : '';
  const isFree = licence?.includes('://creativecommons.org/') ?? false;
  return filledElement(
    'ai:program',
    [
      isOpen && status !== 'withdrawn' ? xmlElement('ai:free_to_read', '', { start_date: start }) : '',
      terms(versionWord(record) ?? 'vor'),
      isFree ? terms('tdm') : '',
    ],
    { name: 'AccessIndicators' },
  );
}
