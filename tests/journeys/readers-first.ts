import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Journeys that change what the sample sites say or show, in the order in which they can follow each other. */
export const changing: readonly string[] = [
  'members',
  'unsaved',
  'console-lists',
  'files-by-hand',
  'media-by-hand',
  'scheduling',
  'issue-contents',
  'webhooks',
  'deposits',
  'notify',
  'counter',
  'pasted-references',
  'marked-titles',
  'article-form',
  'preview',
  'arranging',
  'columns',
  'column-content',
  'partner-frame',
  'console-pages',
  'dressing',
  'filling',
  'submitting',
  'editorial',
  'submission',
  'word-text',
  'console',
  'first-issue',
];

/** The long ones begin, so that no worker is left with one while the other has nothing to do. */
const long: readonly string[] = ['every-page', 'other-sites', 'hostile-pages', 'addresses', 'search'];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const name = basename(moduleId, '.journey.ts');
  return long.includes(name) ? long.indexOf(name) - long.length : changing.indexOf(name) + 1;
};

const isReading = (file: TestSpecification): boolean => placeOf(file) <= 0;

/** What of one kind goes to each of several processes, by turns. */
const inTurns = (files: readonly TestSpecification[], { index, count }: { index: number; count: number }) =>
  files.filter((_, number) => number % count === index - 1);

/** Journeys of a process walk through one portal: whoever only reads comes before whoever publishes, imports or rearranges. */
export class ReadersFirst extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard } = this.ctx.config;
    if (!shard) return files;
    const sorted = files
      .toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))
      .toSorted((one, other) => placeOf(one) - placeOf(other));
    const [reading, others] = [true, false].map((reads) => sorted.filter((file) => isReading(file) === reads));
    return [reading ?? [], others ?? []].flatMap((files) => inTurns(files, shard));
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
