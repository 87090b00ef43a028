import type { MarkedSite } from './marked-site.ts';
import { itemNumbers, sampleOrcid } from './sample-content-rows.ts';
import type { Row } from './sample-rows.ts';

/** The account that the walks act as. */
export const sampleAccount = '1';
export const operatorAccount = '31';

export const doingNumbers = { album: 61, comment: 62, notice: 63, nobody: 990 } as const;

export const sampleUpload = ({ id }: MarkedSite): string => String(id).padStart(32, 'u');

/** What a member did at a site: collected, put into an album, said, read; and what they were told. */
export function doingRows(site: MarkedSite): Record<string, readonly Row[]> {
  const { mark } = site;
  const text = { en: `${mark} in English`, zh: `${mark} 中文` };
  const article = { item_id: site.itemId(itemNumbers.article) };
  const own = (values: Row): Row => ({ site_id: site.id, account_id: sampleAccount, ...values });
  const inAlbum = { site_id: site.id, album_id: site.itemId(doingNumbers.album) };
  return {
    // Before what the member does: that would write this line by itself.
    site_member: [own({ name_key: mark })],
    collected: [own({ ...article, kind: 'article', title: text })],
    personal_album: [own({ album_id: inAlbum.album_id, name: mark })],
    personal_album_entry: [{ ...inAlbum, ...article, kind: 'article', title: text }],
    comment: [own({ ...article, comment_id: site.itemId(doingNumbers.comment), text: mark, stars: 5, state: 'shown' })],
    member_use: ['read', 'download'].map((what) => own({ ...article, what, kind: 'article', title: text })),
    expert_claim: [own({ expert_id: site.itemId(itemNumbers.expert), orcid: sampleOrcid, introduction: mark })],
    orcid_consent: [own({ orcid: sampleOrcid, sealed_token: mark })],
    orcid_work: [own({ ...article, state: 'failed', problem: 'content', message: mark })],
    upload: [
      own({
        upload_id: sampleUpload(site),
        name: mark,
        role: 'manuscript',
        bytes: 10,
        state: 'refused',
        refusal: 'virus',
        created_at: '2026-11-01',
        changed_at: '2026-11-01',
        expires_at: '2099-01-01',
      }),
    ],
    notice: [own({ notice_id: site.itemId(doingNumbers.notice), about: 'comment-shown', data: { title: mark } })],
  };
}
