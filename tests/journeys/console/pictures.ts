/** The console in the documentation: what each picture shows, at which width, in which language. */
export const documentedConsole = [
  { file: 'console-overview.png', path: '/console?lang=en' },
  { file: 'console-new-site.png', path: '/console/sites/new?lang=en' },
  { file: 'console-theme.png', path: '/console/theme?lang=zh' },
  { file: 'console-channels.png', path: '/console/channels?lang=en' },
  { file: 'console-modules.png', path: '/console/modules/home?lang=zh' },
  { file: 'console-news.png', path: '/console/edit/news/new?lang=zh' },
  { file: 'console-import.png', path: '/console/import?lang=en' },
  { file: 'console-articles.png', path: '/console/list/article?lang=zh' },
  { file: 'console-usage.png', path: '/console/usage?lang=en' },
  { file: 'console-phone.png', path: '/console?lang=zh', width: 360 },
] as const;

/** Every page, in both languages, wide and narrow, to be looked at. */
export const everyConsolePage = (addresses: readonly string[]) =>
  addresses.flatMap((address, place) =>
    ['zh', 'en'].flatMap((language) =>
      [360, 1440].map((width) => ({
        file: `console-${String(place).padStart(2, '0')}${address.replace('/console', '').replaceAll('/', '-')}-${language}-${width}.png`,
        path: `${address}?lang=${language}`,
        width,
      })),
    ),
  );
