import { isDeepStrictEqual } from 'node:util';
import { detail } from '../../../platform/item/editing/item-fields.ts';
import type { ItemField } from '../../../platform/item/editing/item-form.ts';
import type { Document, FieldProblem } from '../../../platform/kernel/form-field.ts';
import { isRor, rorOf } from '../../../platform/kernel/ror.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import { printedMark } from './printed-id.ts';

interface Fund {
  readonly names: Text;
  readonly ror?: string | null;
  readonly doi?: string | null;
  readonly awards?: readonly string[];
}

interface WrittenFund {
  readonly name: Text;
  readonly funder: string;
  readonly awards: string;
  /** The mark of the id that came in with it. */
  readonly printed?: string;
}

/** Of the Open Funder Registry, which Crossref keeps. */
const funderDoi = /^(?:https?:\/\/)?(?:(?:dx\.)?doi\.org\/)?(10\.13039\/\d+)$/i;

const asWritten = ({ names, ror: known, doi, awards = [] }: Fund): WrittenFund => ({
  name: names,
  funder: known ?? doi ?? '',
  awards: awards.join('; '),
  printed: printedMark(known ?? doi ?? ''),
});

function fundOf(written: WrittenFund, before: readonly Fund[]): Fund {
  const same = before.find((fund) => isDeepStrictEqual(asWritten(fund), written));
  if (same) return same;
  const organization = rorOf(written.funder);
  const [, doi] = funderDoi.exec(written.funder) ?? [];
  return {
    names: written.name,
    ...(organization && { ror: organization }),
    ...(doi && { doi }),
    awards: written.awards
      .split(/[;；\n]/)
      .map((award) => award.trim())
      .filter(Boolean),
  };
}

const storedFunds = (details: Document): readonly Fund[] => (details.funds ?? []) as readonly Fund[];

/** Who paid, with the numbers of the awards. */
export const fundsField: ItemField = {
  ...detail('funds', {
    type: 'list',
    label: 'field.funds',
    help: 'help.funds',
    most: 100,
    rows: ['name', 'awards', 'funder'],
    of: [
      { name: 'name', type: 'text', label: 'field.funderName', required: true, longest: 500 },
      {
        name: 'funder',
        type: 'line',
        label: 'field.funderId',
        help: 'help.funderId',
        longest: 100,
        organisation: { name: 'name' },
      },
      { name: 'awards', type: 'line', label: 'field.awards', help: 'help.awards', longest: 1_000 },
      { name: 'printed', type: 'key', label: 'field.funderId' },
    ],
  }),
  read: ({ details }) => storedFunds(details).map(asWritten),
  change: (value, { details }) => ({
    details: { funds: (value as readonly WrittenFund[]).map((one) => fundOf(one, storedFunds(details))) },
  }),
};

/** A funder is named by its ROR or by its number in the registry, or by its name alone. */
export const wrongFunds = ({ funds }: Document): FieldProblem[] =>
  (funds as readonly WrittenFund[]).flatMap(({ funder, printed }, place) =>
    funder === '' || printedMark(funder) === printed || isRor(funder) || funderDoi.test(funder)
      ? []
      : [{ path: `funds.${place}.funder`, code: 'fieldRefused' as const }],
  );
