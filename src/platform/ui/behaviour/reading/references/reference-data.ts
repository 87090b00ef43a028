import type { Say } from '../../../../i18n/use-say.ts';
import type { Integrity } from '../../../../kernel/integrity.ts';
import { referencesAttribute } from './cited-entry.ts';

/** A reference that is here, or that was corrected or retracted. */
interface KnownReference {
  readonly anchor: string;
  readonly href: string | null;
  readonly integrity: Integrity | null;
}

export interface ReferenceData {
  readonly known: readonly KnownReference[];
  readonly words: ReturnType<typeof referenceWords>;
}

/** In the place of a number that only the browser knows. */
const count = '{count}';

const referenceWords = (say: Say) => ({
  reference: say('article.reading.reference'),
  inList: say('article.reading.inList'),
  beside: say('article.reading.listBeside'),
  back: say('article.reading.backToText'),
  here: say('article.reading.here'),
  scholar: say('article.reading.scholar'),
  citedHere: say('article.reading.citedHere', { count }),
  integrity: {
    corrected: say('search.integrity.corrected'),
    retracted: say('search.integrity.retracted'),
    concern: say('search.integrity.concern'),
  },
});

export const writeReferenceData = (known: readonly KnownReference[], say: Say): string =>
  JSON.stringify({ known, words: referenceWords(say) } satisfies ReferenceData);

export function readReferenceData(page: Element): ReferenceData {
  return JSON.parse(page.getAttribute(referencesAttribute) ?? '') as ReferenceData;
}

export const citedTimes = ({ citedHere }: ReferenceData['words'], times: number): string =>
  citedHere.replace(count, String(times));
