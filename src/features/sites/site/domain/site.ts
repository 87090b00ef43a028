import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { DirectoryEntry } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { ThemeColourId } from './theme/presets.ts';

export const classifications = ['journal', 'group', 'portal'] as const;
export type MagazineClassification = (typeof classifications)[number];

/** 0 none, 1 the home page, 2 all pages. */
export type GrayType = 0 | 1 | 2;

export interface Site extends DirectoryEntry {
  readonly domain: string;
  readonly templateId: string;
  readonly classification: MagazineClassification;
  readonly languages: readonly Language[];
  readonly timeZone: string;
  readonly colourId: ThemeColourId;
  readonly colour: string | null;
  readonly colour1: string | null;
  readonly colour2: string | null;
  readonly colour3: string | null;
  readonly grayType: GrayType;
  readonly magId: Id | null;
  readonly mediaPermission: boolean;
  readonly umtFlag: boolean;
  readonly visitPower: boolean;
  readonly downloadPower: boolean;
  readonly logo1: string | null;
  readonly pictureUrl: string | null;
  readonly keywords: Text;
  readonly stopUrl: string | null;
  readonly staticPageUrl: string | null;
  readonly gatheredSlds: readonly string[];
}
