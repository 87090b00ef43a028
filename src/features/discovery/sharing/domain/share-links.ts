/** What a work is passed on by: its DOI, which outlives any site, or its page’s address. */
export const lastingAddress = (doi: string | null, page: string): string =>
  doi ? `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}` : page;

const query = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();

/** Where a title and an address can be passed on: plain links, nobody’s script. */
export const shareLinks = (title: string, url: string) =>
  [
    { name: 'weibo', href: `https://service.weibo.com/share/share.php?${query({ title, url })}` },
    { name: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
    { name: 'x', href: `https://x.com/intent/post?${query({ text: title, url })}` },
    // It asks for the reader’s own server, and does so in the browser alone.
    { name: 'mastodon', href: `https://share.joinmastodon.org/#text=${encodeURIComponent(`${title} ${url}`)}` },
  ] as const;

/** Programs for mail read no plus sign as a space. */
export const mailLink = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
