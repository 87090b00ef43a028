import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { serverIntl } from '../../../../platform/i18n/intl.server.ts';
import { sayWith } from '../../../../platform/i18n/use-say.ts';
import { languages } from '../../../../platform/kernel/language.ts';
import { FileDrop, QuotaWords } from './file-drop.tsx';
import { refusalWords, spokenOf, UploadLine } from './upload-line.tsx';
import type { UploadRow } from './uploads-state.ts';

const row = (change: Partial<UploadRow>): UploadRow => ({
  key: 'one',
  file: { name: 'paper.pdf', size: 200 } as File,
  phase: 'sending',
  sent: 100,
  isLost: false,
  isDelayed: false,
  moments: [],
  ...change,
});
const nothing = () => {};
const show = (language: (typeof languages)[number], change: Partial<UploadRow>) =>
  renderToStaticMarkup(
    <RawIntlProvider value={serverIntl(language)}>
      <UploadLine row={row(change)} pause={nothing} resume={nothing} remove={nothing} />
    </RawIntlProvider>,
  );

test.each(languages)('in %s every state of a file has its words, and what can be done about it', (language) => {
  const states: Partial<UploadRow>[] = [
    {},
    {
      moments: [
        { at: 0, sent: 0 },
        { at: 2_000, sent: 100 },
      ],
    },
    {
      moments: [
        { at: 0, sent: 0 },
        { at: 90_000, sent: 10 },
      ],
    },
    { isLost: true },
    { phase: 'paused' },
    { phase: 'checking' },
    { phase: 'checking', isDelayed: true },
    { phase: 'ready' },
    { phase: 'refused', reason: 'virus' },
    { phase: 'refused', reason: 'something new' },
    { phase: 'failed', reason: '' },
  ];
  const texts = states.map((state) => show(language, state).replaceAll(/<[^>]+>/g, ' '));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.join()).not.toContain('uploading.');
});

test('the place to drop files has a name, a button and its limits, and no style of its own', () => {
  const html = renderToStaticMarkup(
    <RawIntlProvider value={serverIntl('en')}>
      <FileDrop
        fileRole="manuscript"
        label="Your manuscript"
        accept=".docx,.pdf"
        mostBytes={500 * 1_048_576}
        onReady={nothing}
      />
    </RawIntlProvider>,
  );
  for (const words of ['Your manuscript', 'Choose a file', '.docx, .pdf, up to 500 MB']) expect(html).toContain(words);
  expect(html).not.toContain('style=');
});

test.each(languages)('in %s a member reads what is left of today and of the site', (language) => {
  const gigabyte = 1_073_741_824;
  const html = renderToStaticMarkup(
    <RawIntlProvider value={serverIntl(language)}>
      <QuotaWords
        left={7.46 * gigabyte}
        usedToday={0.5 * gigabyte}
        mostToday={8 * gigabyte}
        used={3 * gigabyte}
        most={40 * gigabyte}
      />
    </RawIntlProvider>,
  );
  const numbers = html.replaceAll(/<[^>]*>/g, '').match(/\d+(?:[.,٫]\d+)?/g);
  expect(numbers?.map((number) => Number(number.replace(/[,٫]/, '.')))).toEqual(
    expect.arrayContaining([7.4, 512, 8, 3, 40]),
  );
  expect(html).not.toContain('uploading.');
});

test('what is read out changes by quarters, not by bytes', () => {
  const say = sayWith(serverIntl('en'));
  expect(spokenOf([row({ sent: 101 })], say)).toBe(spokenOf([row({ sent: 149 })], say));
  expect(spokenOf([row({ sent: 150 })], say)).toContain('75%');
  expect(spokenOf([row({ phase: 'refused', reason: 'virus' })], say)).toContain('virus scanner');
});

test('a reason without words of its own is told plainly', () => {
  expect([refusalWords('virus'), refusalWords('x'), refusalWords(null)]).toEqual(['virus', 'other', 'other']);
});
