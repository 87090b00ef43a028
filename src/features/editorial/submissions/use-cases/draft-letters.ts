import { type Decision, decisions } from '../domain/steps.ts';
import { firstText } from '../domain/submission.ts';
import type { Review } from '../store/postgres-reviews.ts';
import type { Submission } from '../store/postgres-submissions.ts';
import type { SubmissionEngines } from './parts.ts';

const words: Readonly<Record<Decision, string>> = {
  'ask-revision': 'letters.revision',
  accept: 'letters.accepted',
  decline: 'letters.declined',
};

/** How a letter with a decision could read, in the author's language. Readers' words stand in it, their names never. */
export const draftingLetters =
  ({ wording, siteNamed }: Pick<SubmissionEngines, 'wording' | 'siteNamed'>) =>
  async (
    site: number,
    submission: Submission,
    reviews: readonly Review[],
    author: string,
  ): Promise<Record<Decision, string>> => {
    const { language, number, details, round } = submission;
    const values = {
      name: author,
      title: firstText(details.titles),
      number: number ?? '',
      site: (await siteNamed(site, language))?.name ?? '',
    };
    const said = reviews
      .filter((one) => one.round === round && one.state === 'given' && one.toAuthor.trim() !== '')
      .map(({ toAuthor }, place) => {
        const head = wording(language, 'letters.review', { number: place + 1 });
        return `${head}\n${toAuthor.trim()}`;
      });
    const letter = (decision: Decision) =>
      [
        wording(language, 'letters.greeting', values),
        wording(language, words[decision], values),
        ...said,
        wording(language, 'letters.regards', values),
      ].join('\n\n');
    return Object.fromEntries(decisions.map((decision) => [decision, letter(decision)])) as Record<Decision, string>;
  };
