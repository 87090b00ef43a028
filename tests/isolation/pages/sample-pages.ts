import type { AnsweredForAll, SampleAddress } from '../http/address-walk.ts';
import type { Role } from '../http/roles.ts';
import type { MarkedSite } from '../marked-site.ts';
import { dataOf, mainOf } from './page-content.ts';

export interface SamplePage {
  /** As src/routes.ts writes it. */
  readonly route: string;
  path(site: MarkedSite): string;
  /** Why nothing of the site stands in the page itself, in both of its forms or in one. */
  readonly silent?: string | { readonly page?: string; readonly data?: string };
  readonly isGathered?: boolean;
  isFor?(role: Role, at: MarkedSite): boolean;
  readonly refusal?: number;
  readonly ofAllSites?: AnsweredForAll;
}

const withData = (path: string): string => path.replace(/(?=\?|$)/, '.data');
const inEnglish = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=en`;

function silentIn(silent: SamplePage['silent'], form: 'page' | 'data'): { silent?: string } {
  const reason = typeof silent === 'string' ? silent : silent?.[form];
  return reason === undefined ? {} : { silent: reason };
}

/** A page as a browser is sent it, and as it is requested by a page that is open already. */
export const bothForms = ({ route, path, silent, ...sample }: SamplePage): readonly SampleAddress[] => [
  {
    ...sample,
    ...silentIn(silent, 'page'),
    name: `page ${route}`,
    request: (site) => ({ method: 'GET', path: inEnglish(path(site)) }),
    visiblePart: mainOf,
  },
  {
    ...sample,
    ...silentIn(silent, 'data'),
    name: `data of ${route}`,
    request: (site) => ({ method: 'GET', path: inEnglish(withData(path(site))) }),
    visiblePart: (heard) => dataOf(heard, route),
  },
];
