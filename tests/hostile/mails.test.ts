import { expect, test } from 'vitest';
import { codeMail as accountCodeMail } from '../../src/features/members/account/domain/code-mail.ts';
import { codeMail } from '../../src/features/members/alerts/mails/code-mail.tsx';
import { digestMail } from '../../src/features/members/alerts/mails/digest-mail.tsx';
import { wording } from '../../src/platform/i18n/intl.server.ts';
import { everyAttack } from './attacks/every-attack.ts';
import { harmOfDocument, scriptsOf } from './judging/harm-of-document.ts';

const headOf = (words: string) => ({
  name: words,
  tagline: words,
  mark: words,
  publisher: words,
  logo: null,
  origin: 'https://optics.example',
  colours: { theme: '#335577', onTheme: '#ffffff', text: '#335577', tint: '#eef2f6' },
  ...({ language: 'en', defaultLanguage: 'en' } as const),
});
const letterOf = (words: string) => ({
  count: 1,
  stopAllHref: 'https://optics.example/stop',
  manageHref: 'https://optics.example/manage',
  sections: [
    {
      heading: words,
      items: [{ title: words, byline: words, href: `https://optics.example/?q=${encodeURIComponent(words)}` }],
      more: { count: 3, href: `https://optics.example/more?q=${encodeURIComponent(words)}` },
      stopHref: 'https://optics.example/stop',
    },
  ],
});

const mails = {
  digest: (words: string) => digestMail(wording)(headOf(words), letterOf(words)).html,
  'code for a subscription': (words: string) => codeMail(wording)(headOf(words), words).html,
  'code for an account': (words: string) => accountCodeMail((key) => `${key} ${words}`, 'en', words).html,
};

test.each(everyAttack)('no mail runs or loads anything that its words bring along: $name', ({ markup }) => {
  for (const [name, html] of Object.entries(mails)) {
    expect(harmOfDocument(html(markup)), name).toEqual([]);
    expect(scriptsOf(html(markup)), name).toEqual([]);
  }
});

test('words that were not escaped are seen', () => {
  const plain = mails.digest('words');
  const seen = everyAttack.filter(({ markup }) => {
    const html = plain.replaceAll('words', () => markup);
    return harmOfDocument(html).length > 0 || scriptsOf(html).length > 0;
  });
  expect(seen.length).toBeGreaterThan(0.7 * everyAttack.length);
});
