import type { RecordRelation, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { filledElement, textElement, xmlElement } from '../written-xml.ts';
import type { CrossrefHead } from './crossref-head.ts';
import { originFor } from './crossref-head.ts';
import { isDoi, relatedDoi } from './doi.ts';
import { access, funding } from './programs.ts';

/** Funding and licences; inside Crossmark wherever the publisher has a policy of updates. */
export function crossmarkOrPrograms(record: WorkRecord, head: CrossrefHead): string {
  const programs = [funding(record), access(record)].join('');
  if (!isDoi(head.crossmarkPolicy)) return programs;
  const host = new URL(originFor(record, head)).hostname;
  const domain = /^\w+(?:[-.]\w+)*\.\w+(?:[-.]\w+)*$/.test(host)
    ? xmlElement('crossmark_domains', xmlElement('crossmark_domain', textElement('domain', host)))
    : '';
  return xmlElement('crossmark', [
    textElement('crossmark_policy', head.crossmarkPolicy),
    domain,
    filledElement('updates', updatesOf(record)),
    filledElement('custom_metadata', [...historyOf(record), programs]),
  ]);
}

const noticeWords: readonly (readonly [RecordRelation['type'], RegExp, string])[] = [
  ['retracts', /withdrawal/, 'withdrawal'],
  ['retracts', /removal/, 'removal'],
  ['retracts', /partial-retraction/, 'partial_retraction'],
  ['retracts', /(?:)/, 'retraction'],
  ['expresses-concern-about', /(?:)/, 'expression_of_concern'],
  ['corrects', /erratum/, 'erratum'],
  ['corrects', /corrigendum/, 'corrigendum'],
  ['corrects', /addendum/, 'addendum'],
  ['corrects', /(?:)/, 'correction'],
];

/** What this work changes about others, or what was done to it where no notice of its own says so. */
function updatesOf(record: WorkRecord): string[] {
  const { relations, articleType, publishedOn, status, withdrawnOn, doi, integrity } = record;
  const updates = relations.flatMap((relation) => {
    const word = noticeWords.find(([type, kind]) => type === relation.type && kind.test(articleType ?? ''))?.[2];
    const target = relatedDoi(relation);
    return word && target && publishedOn && !relation.inverse ? [update(target, word, publishedOn)] : [];
  });
  const isSilent = status === 'withdrawn' && withdrawnOn && isDoi(doi) && integrity !== 'retracted';
  return isSilent ? [...updates, update(doi, 'withdrawal', withdrawnOn)] : updates;
}

const update = (doi: string, type: string, date: string): string =>
  textElement('update', doi, undefined, { type, date });

const steps = [
  ['received', 'Received'],
  ['revised', 'Revised'],
  ['accepted', 'Accepted'],
  ['online', 'Published online'],
] as const;

const historyOf = ({ dates }: WorkRecord): string[] =>
  steps.map(([name, label], order) =>
    textElement('assertion', dates[name], undefined, {
      name,
      label,
      order,
      group_name: 'publication_history',
      group_label: 'Publication History',
    }),
  );
