import { type Advice, advices } from '../domain/review.ts';

export interface ReviewWords {
  readonly advice: Advice | null;
  readonly toAuthor: string;
  readonly toEditor: string;
  /** Competing interests; null while nothing is said of them. */
  readonly interests: string | null;
}

export const noWords: ReviewWords = { advice: null, toAuthor: '', toEditor: '', interests: null };

/** Where browsers are told to keep nothing, already asking for their store is a problem. */
type Store<Act extends keyof Storage> = () => Pick<Storage, Act>;
const ofBrowser = () => localStorage;

/** Named by the request alone: the seal behind it, with which anyone could answer, is not stored. */
const keyOf = (code: string): string => `imprint.review.${code.split('.')[0]}`;

/** What a reader began to write in this browser, or nothing. */
export function readReview(code: string, storage: Store<'getItem'> = ofBrowser): ReviewWords {
  try {
    const kept: Partial<Record<keyof ReviewWords, unknown>> = JSON.parse(storage().getItem(keyOf(code)) ?? '{}');
    return {
      advice: advices.find((one) => one === kept.advice) ?? null,
      toAuthor: typeof kept.toAuthor === 'string' ? kept.toAuthor : '',
      toEditor: typeof kept.toEditor === 'string' ? kept.toEditor : '',
      interests: typeof kept.interests === 'string' ? kept.interests : null,
    };
  } catch {
    return noWords;
  }
}

/** A browser that keeps nothing asks before the page is left. */
export function keepReview(code: string, words: ReviewWords, storage: Store<'setItem'> = ofBrowser): boolean {
  try {
    storage().setItem(keyOf(code), JSON.stringify(words));
    return true;
  } catch {
    return false;
  }
}

export function forgetReview(code: string, storage: Store<'removeItem'> = ofBrowser): void {
  try {
    storage().removeItem(keyOf(code));
  } catch {
    // Nothing was kept.
  }
}
