import type { RouterContextProvider } from 'react-router';
import { wording } from '../../../../platform/i18n/intl.server.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import type { getItemInfo } from '../../../portal/column/contract.ts';
import type { getHostSite } from '../contract.ts';
import type { LegalTexts } from '../parts/legal-text.tsx';

const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The short name under which a site keeps its own text. */
const codes = { privacy: 'userPrivacy', agreement: 'userAgreement' } as const;

/** The site's own text, else the standard one. The long texts come with the page: no other page needs them. */
export async function loadLegal(
  context: Readonly<RouterContextProvider>,
  document: 'privacy' | 'agreement',
): Promise<LegalTexts> {
  const { call, language: requested, placeBody } = context.get(pageRequest);
  const [site, own] = await Promise.all([
    call<typeof getHostSite>('GET /front/site/getHostSite', {}).then(expectAnswer),
    call<typeof getItemInfo>('GET /front/item/info', { code: codes[document] }),
  ]);
  const language = requested ?? site.defaultLanguage;
  if (own.ok && own.value.body) {
    const { titles, updatedAt, body } = own.value;
    await placeBody(body.sha256);
    return { title: textFor(titles, language, site.defaultLanguage), own: { updatedAt, body } };
  }
  const say = (part: string) => wording(language, `site.${document}.${part}`);
  return {
    title: say('title'),
    standard: {
      introduction: say('introduction'),
      sections: sections.map((number) => ({
        title: say(`section${number}.title`),
        body: say(`section${number}.body`),
      })),
    },
  };
}
