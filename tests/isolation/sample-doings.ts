import type { MarkedSite } from './marked-site.ts';
import { itemNumbers } from './sample-content-rows.ts';
import type { Row } from './sample-rows.ts';

/** The account that the walks act as. */
export const sampleAccount = '1';

export const doingNumbers = { album: 61, comment: 62, notice: 63, nobody: 990 } as const;

/** What a member did at a site: collected, put into an album, said, read; and what they were told. */
export function doingRows(site: MarkedSite): Record<string, readonly Row[]> {
  const { mark } = site;
  const text = { en: `${mark} in English`, zh: `${mark} 中文` };
  const article = { item_id: site.thing(itemNumbers.article) };
  const own = (values: Row): Row => ({ site_id: site.id, account_id: sampleAccount, ...values });
  const inAlbum = { site_id: site.id, album_id: site.thing(doingNumbers.album) };
  return {
    collected: [own({ ...article, kind: 'article', title: text })],
    personal_album: [own({ album_id: inAlbum.album_id, name: mark })],
    personal_album_entry: [{ ...inAlbum, ...article, kind: 'article', title: text }],
    comment: [own({ ...article, comment_id: site.thing(doingNumbers.comment), text: mark, stars: 5, state: 'shown' })],
    member_use: ['read', 'download'].map((what) => own({ ...article, what, kind: 'article', title: text })),
    notice: [own({ notice_id: site.thing(doingNumbers.notice), about: 'comment-shown', data: { title: mark } })],
  };
}
