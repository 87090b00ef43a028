import { currentIntl } from '../i18n/current-intl.ts';
import { type Say, sayWith } from '../i18n/use-say.ts';
import type { Frame } from './frame.ts';
import type { pageTitle } from './page-title.ts';

type Matches = Parameters<typeof pageTitle>[0];

/** A page's head is written outside of its components: what stands around the page, and the words for it. */
export const frameInHead = (matches: Matches): Frame | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as Frame | undefined;

export const sayInHead = (matches: Matches): Say => sayWith(currentIntl(frameInHead(matches)?.language ?? 'zh'));
