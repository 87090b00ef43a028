import type { Id } from '../../../../platform/kernel/id.ts';
import { type Language, languages } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

/** A text that a site keeps for one of its columns: "About the journal", "Guide for authors" … */
export interface ColumnText {
  readonly id: Id;
  readonly channelId: Id | null;
  readonly code: string | null;
  readonly titles: Text;
  readonly summaries: Text;
  /** By language, the SHA-256 of the safe HTML in the file store. */
  readonly bodies: Text;
  readonly updatedAt: Date;
}

export interface ShownBody {
  readonly sha256: string;
  readonly language: Language;
}

/** The body in the reader's language, else in the site's, else in any; the reader is told which. */
export function chooseBody(bodies: Text, wanted: Language, siteDefault: Language): ShownBody | null {
  for (const language of [wanted, siteDefault, ...languages]) {
    const sha256 = bodies[language];
    if (sha256) return { sha256, language };
  }
  return null;
}
