import type { SiteConfiguration } from '../../src/features/sites/site/domain/configuration.ts';
import type { Text } from '../../src/platform/kernel/text.ts';
import { words } from './yaml.ts';

/** As little as a site needs to be shown; the other sections stay as the app has them. */
export const plainConfiguration = (name: Text): Partial<SiteConfiguration> => ({
  header: {
    browserIcon: null,
    navStyle: 'line',
    name,
    tagline: { zh: '示例数据', en: 'Sample data' },
    mark: '示',
  },
  footer: {
    toolbarStyle: 1,
    publisher: words.places.publisher ?? {},
    address: words.places.address ?? {},
    copyright: {
      zh: `© 2026 ${name.zh}（示例数据，仅供演示）`,
      en: `© 2026 ${name.en} (sample data, for demonstration only)`,
    },
    icp: '示例 ICP 备 00000000 号',
    police: '示例公网安备 00000000000000 号',
    links: [],
  },
  seo: { title: name, description: {}, keywords: {} },
});
