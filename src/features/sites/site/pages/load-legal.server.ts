import type { RouterContextProvider } from 'react-router';
import { wording } from '../../../../platform/i18n/intl.server.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import type { getHostSite } from '../contract.ts';

const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The long texts come with the page: no other page needs them. */
export async function loadLegal(context: Readonly<RouterContextProvider>, document: 'privacy' | 'agreement') {
  const { call, language: requested } = context.get(pageRequest);
  const site = expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {}));
  const language = requested ?? site.defaultLanguage;
  const say = (part: string) => wording(language, `site.${document}.${part}`);
  return {
    title: say('title'),
    introduction: say('introduction'),
    sections: sections.map((number) => ({ title: say(`section${number}.title`), body: say(`section${number}.body`) })),
  };
}
