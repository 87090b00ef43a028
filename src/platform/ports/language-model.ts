export interface ModelMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** Writes an answer to messages, piece by piece. What it writes is never taken at its word. */
export interface LanguageModel {
  /** The name of the model as readers see it. */
  readonly name: string;
  write(messages: readonly ModelMessage[], signal: AbortSignal): AsyncIterable<string>;
}
