import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { serverIntl } from '../../src/platform/i18n/intl.server.ts';
import type { Language } from '../../src/platform/kernel/language.ts';
import { offers } from '../../src/platform/kernel/offers.ts';
import type { Frame } from '../../src/platform/shell/frame.ts';

interface Around {
  readonly language?: Language;
  readonly address?: string;
  /** What the part reads of everything around a page. */
  readonly frame?: Partial<Frame>;
}

/** A site that offers everything. */
const enabled = Object.fromEntries(offers.map((offer) => [offer, true]));

/** A part of a page as the server sends it, with ampersands as the browser reads them. */
export function drawn(part: ReactNode, { language = 'en', address = '/homeNav', frame = {} }: Around = {}): string {
  const element = <RawIntlProvider value={serverIntl(language)}>{part}</RawIntlProvider>;
  const site = { timeZone: 'UTC' };
  const root = { language, languageInAddress: false, home: '/homeNav', member: null, enabled, site, ...frame };
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => null, element }], {
    initialEntries: [address],
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('&amp;', '&');
}
