import type { Result } from '../kernel/result.ts';
import type { Refusal } from './jobs.ts';

/** A formula as a drawing, set for a line of text. */
export interface DrawnFormula {
  readonly svg: string;
  /** In heights of the letter x, as CSS has it; nothing below the line is 0. */
  readonly below: number;
}

/** Sets pages as an accessible PDF. Nothing is fetched: what a page shows stands in it as `data:` addresses. */
export interface Typesetter {
  /** Each as a drawing, in their order; nothing for one that can not be drawn. */
  drawFormulas(
    formulas: readonly string[],
    folder: string,
    signal: AbortSignal,
  ): Promise<Result<readonly (DrawnFormula | null)[], Refusal>>;
  /** Writes HTML as PDF/UA-1 to `target`, a file of the folder. */
  setPages(html: string, folder: string, target: string, signal: AbortSignal): Promise<Result<void, Refusal>>;
}
