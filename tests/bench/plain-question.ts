import { openQuestion, type Question } from '../../src/features/discovery/search/domain/search-question.ts';

/** What a reader asks who types words and chooses nothing. */
export const plainQuestion = (text: string): Question => ({ ...openQuestion, text });
