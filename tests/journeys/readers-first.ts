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
const long: readonly string[] = ['every-page', 'other-sites', 'hostile-pages', 'addresses', 'search', 'reading'];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const name = basename(moduleId, '.journey.ts');
  return long.includes(name) ? long.indexOf(name) - long.length : changing.indexOf(name) + 1;
};

/** All journeys walk through one portal: whoever only reads comes before whoever publishes, imports or rearranges. */
export class ReadersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
