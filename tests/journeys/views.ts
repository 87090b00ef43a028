import { isWholeRun } from './languages.ts';

/** Pages of the console are looked at wide in one language and narrow in the other, unless everything is to be proven. */
export const views: readonly (readonly [language: 'zh' | 'en', width: number])[] = isWholeRun
  ? [
      ['zh', 360],
      ['zh', 1440],
      ['en', 360],
      ['en', 1440],
    ]
  : [
      ['zh', 1440],
      ['en', 360],
    ];
