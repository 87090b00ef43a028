import type { SiteConfiguration } from '../../../features/sites/site/domain/configuration.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import { sampleAddress, sampleCopyright, samplePublisher, sampleRecords } from '../words/sample-places.ts';

/** As little as a site needs to be shown; the other sections stay as the app has them. */
export const plainConfiguration = (name: Text): Partial<SiteConfiguration> => ({
  header: {
    defaultLanguage: 'zh',
    browserIcon: null,
    navStyle: 'line',
    name,
    tagline: { zh: '示例数据', en: 'Sample data' },
    mark: '示',
  },
  footer: {
    toolbarStyle: 1,
    publisher: samplePublisher,
    address: sampleAddress,
    copyright: sampleCopyright(name),
    ...sampleRecords,
    links: [],
  },
  seo: { title: name, description: {}, keywords: {} },
});
