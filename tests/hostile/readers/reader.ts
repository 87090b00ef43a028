import type { Attack } from '../attacks/attack.ts';

/** How a stranger's words in one format become HTML of a page. */
export interface HostileReader {
  /** The format, as people call it. */
  readonly format: string;
  /** Whether HTML is written where it is read; the others give plain words. */
  readonly writesHtml: boolean;
  /** The HTML that pages would show of a document with the attack in every place that holds words; nothing if it is refused. */
  display(attack: Attack): Promise<string | null> | string | null;
}
