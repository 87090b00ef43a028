import type { Language } from '../kernel/language.ts';

/** Providers that deliver short messages send templates that were approved beforehand: what we may say is the code and how long it counts. */
export interface CodeMessage {
  /** With its country code, as in +8613800138000. */
  readonly mobile: string;
  readonly code: string;
  readonly minutes: number;
  readonly language: Language;
}

/** Sends a code to a phone. What could not be handed over is thrown. */
export interface Sms {
  sendCode(message: CodeMessage): Promise<void>;
}
