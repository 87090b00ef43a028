/** What the script of a recording's page needs to know. */
export interface PlayedRecording {
  readonly id: string;
  /** The page's own address, with the host. */
  readonly address: string;
  /** The moment that the reader's address names. */
  readonly start: number;
  readonly signal: AbortSignal;
  readonly words: PlayerWords;
}

export interface PlayerWords {
  readonly copied: string;
  readonly notCopied: string;
  readonly failed: string;
  readonly nothing: string;
  matches(count: number): string;
  cited(time: string, address: string): string;
}

/** Finds a part of the player that scripts move. */
export const partOf = <Found extends Element = HTMLElement>(page: HTMLElement, name: string): Found | null =>
  page.querySelector<Found>(`[data-player="${name}"]`);
