import type { MetaDescriptor } from 'react-router';
import type { Frame } from './frame.ts';

interface Match {
  readonly id: string;
  readonly loaderData?: unknown;
}

/** The page's own title before the site's; on the home page the site's title alone, with its description. */
export function pageTitle(matches: readonly (Match | undefined)[], title?: string): MetaDescriptor[] {
  const frame = matches.find((match) => match?.id === 'root')?.loaderData as Frame | undefined;
  if (!frame) return title ? [{ title }] : [];
  if (title) return [{ title: `${title} · ${frame.site.name}` }];
  const { seo } = frame;
  return [
    { title: seo.title || frame.site.name },
    ...(seo.description ? [{ name: 'description', content: seo.description }] : []),
    ...(seo.keywords ? [{ name: 'keywords', content: seo.keywords }] : []),
  ];
}
