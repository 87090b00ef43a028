import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What browsers keep beyond cookies, by the file that writes it. Nothing of it is a password or a session, or a name or address but where it says so. */
const kept: Readonly<Record<string, string>> = {
  'src/features/members/account/parts/after-login.tsx': 'that the offer of a passkey was declined',
  'src/features/members/account/parts/third-party.ts':
    'for this tab: the state of a login elsewhere and the ticket that waits, each good for one use and some minutes',
  'src/features/discovery/citations/parts/use-citation-styles.ts': 'the style of citations',
  'src/features/members/alerts/parts/carried-email.ts':
    'for this tab, until the next page reads it: the address typed for alerts, the other departure of ASVS 14.3.3',
  'src/features/console/parts/saved-views.tsx': 'views of lists that were given a name: words of addresses',
  'src/features/portal/frame/parts/language-notice.tsx': 'that the notice about languages was seen',
  'src/features/portal/frame/parts/scheme-choice.tsx': 'light or dark',
  'src/platform/shell/next-page-message.ts': 'for this tab: a sentence that the next page says',
  'src/features/editorial/submissions/parts/kept-review.ts':
    'what an invited reader began to write, until it is sent: the departure of ASVS 14.3.3',
  'src/features/editorial/uploads/parts/sending/browser-sending.ts':
    'where a broken upload goes on; its owner’s session alone may',
  'src/platform/ui/behaviour/check-access.ts': 'for this tab: that the network was asked about',
  'src/platform/ui/behaviour/citation-folder.ts': 'numbers of articles in the citation folder',
  'src/platform/ui/behaviour/hydrate-on-touch.ts': 'reads: that the next page has a sentence to say',
  'src/platform/ui/behaviour/reading/remember-place.ts':
    'numbers and titles of public articles, and where reading stopped',
  'src/platform/ui/behaviour/start-behaviour.ts': 'for this tab: which page was loaded anew for want of a script',
  'src/platform/ui/scheme-script.ts': 'reads: light or dark',
};

test('everything that browsers are told to keep is listed here', () => {
  const using = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .filter((path) => /\b(localStorage|sessionStorage|indexedDB)\b/.test(readFileSync(join(root, path), 'utf8')));
  expect(using.sort()).toEqual(Object.keys(kept).sort());
});
