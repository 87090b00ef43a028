import { data } from 'react-router';
import { wording } from '../i18n/intl.server.ts';
import type { MessageKey } from '../i18n/keys.gen.ts';
import { documentLanguage, type Language, textDirection } from '../kernel/language.ts';
import { type ScreenName, type ScreenWords, screenStatus } from './error-screen.ts';

const keys: Record<ScreenName, readonly [title: MessageKey, text: MessageKey]> = {
  notFound: ['site.error.title', 'site.error.text'],
  noArticle: ['failure.articleIdNotExist', 'site.error.text'],
  forbidden: ['site.forbidden.title', 'site.forbidden.text'],
  maintenance: ['site.maintenance.title', 'site.maintenance.text'],
  broken: ['site.error.serverTitle', 'site.error.serverText'],
  expired: ['site.expired.title', 'site.expired.text'],
  previewOver: ['site.previewOver.title', 'site.previewOver.text'],
  previewIncomplete: ['site.previewIncomplete.title', 'site.previewIncomplete.text'],
};

/** A visitor can go home from a page that does not exist, not from a site that is closed. */
const withWayHome: readonly ScreenName[] = ['notFound', 'noArticle', 'broken', 'previewOver', 'previewIncomplete'];

const inReadersLanguage: readonly ScreenName[] = ['expired', 'previewOver', 'previewIncomplete'];

/** The error, maintenance and forbidden screens always show Chinese, with an English line under it; the others follow the reader. */
function screenWords(screen: ScreenName, reader: Language): ScreenWords {
  const language = inReadersLanguage.includes(screen) ? reader : 'zh';
  const [title, text] = keys[screen];
  return {
    screen,
    language: documentLanguage(language),
    direction: textDirection(language),
    title: wording(language, title),
    text: wording(language, text),
    english: inReadersLanguage.includes(screen) ? null : englishLine(screen),
    home: withWayHome.includes(screen) ? wording(language, 'ui.action.backToHome') : null,
  };
}

const englishLine = (screen: ScreenName): string => {
  const [title, text] = keys[screen];
  return screen === 'maintenance' ? wording('en', text) : `${wording('en', title)}.`.replace(/\.\.$/, '.');
};

export const showScreen = (screen: ScreenName, reader: Language, status = screenStatus[screen]) =>
  data(screenWords(screen, reader), {
    status,
    headers: status === 404 ? {} : { 'cache-control': 'private, no-store' },
  });
