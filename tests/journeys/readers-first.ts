import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Journeys that change what the sample sites say or show. */
const changing: readonly string[] = [
  'members',
  'arranging',
  'columns',
  'desk',
  'dressing',
  'filling',
  'submitting',
  'editorial',
  'submission',
  'console',
];

const placeOf = ({ moduleId }: TestSpecification): number => changing.indexOf(basename(moduleId, '.journey.ts'));

/** All journeys walk through one portal: whoever only reads comes before whoever publishes, imports or rearranges. */
export class ReadersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
