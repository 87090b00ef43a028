import type { Say } from '../../i18n/use-say.ts';
import type { Language } from '../../kernel/language.ts';

/** What the scripts of a page need to know before, or without, the catalogue of texts. */
export interface PageFacts {
  readonly siteId: string;
  readonly language: Language;
  readonly texts: ReturnType<typeof behaviourTexts>;
}

/** The document carries it as `<meta name={pageFactsName} content={writePageFacts(…)}>`. */
export const pageFactsName = 'imprint-page';

export const writePageFacts = (siteId: number, language: Language, say: Say): string =>
  JSON.stringify({ siteId: String(siteId), language, texts: behaviourTexts(say) } satisfies PageFacts);

export function readPageFacts(): PageFacts | undefined {
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${pageFactsName}"]`)?.content;
  return written ? (JSON.parse(written) as PageFacts) : undefined;
}

const behaviourTexts = (say: Say) => ({
  region: say('ui.notification.label'),
  dismiss: say('ui.action.dismiss'),
  chunk: say('ui.chunk.text'),
  reload: say('ui.chunk.reload'),
  signIn: say('ui.session.signIn'),
  unreachable: say('failure.offline'),
  timeout: say('failure.timeout'),
});
