import type { NavigationEntry } from '../../../../platform/shell/frame.ts';
import { wayTo } from '../../../../platform/shell/way-to.ts';

const submitting = ['/manuscript', '/videosubmission'];
const pathOf = ({ href }: NavigationEntry): string => (href.split('?')[0] ?? '').toLowerCase();

/**
 * What a site tells its authors: what the journal is about, everything that stands next to the form in its navigation (guide, review,
 * fees, ethics, as the site has them) and its files, which are where templates lie.
 */
export function authorPages(navigation: readonly NavigationEntry[]): readonly NavigationEntry[] {
  const about = navigation.filter(({ href }) => /[?&]code=introduce(?:&|$)/.test(href));
  const section = wayTo(navigation, '/manuscript').at(-2);
  const siblings = section ? [section, ...section.children] : [];
  const files = wayTo(navigation, '/download').slice(-1);
  const pages = [...about, ...siblings, ...files].filter((entry) => !submitting.includes(pathOf(entry)));
  return pages.filter(({ href }, at) => pages.findIndex((other) => other.href === href) === at);
}
