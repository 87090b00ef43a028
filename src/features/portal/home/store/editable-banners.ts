import { query } from '../../../../../db/query.ts';
import { entryIds, storeEntries } from '../../../../platform/item/writing/store-entries.ts';
import type { Choice } from '../../../../platform/kernel/form-field.ts';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Editable } from '../../../../platform/ports/editable.ts';
import type { BannerType } from '../domain/banner-target.ts';
import { bannerFields, bannerProblems, type SlideEntry, slidesOf } from '../domain/editing/banner-form.ts';

/** The banners of a site, each a document of slides. A banner is called what its first slide says. */
export const editableBanners: Editable = {
  kind: 'banner',
  permission: 'pages.arrange',
  section: 'pages',
  fields: bannerFields,
  check: bannerProblems,
  address: () => '/',
  async list(transaction, site, { text, skip, most }) {
    const found = (await storedBanners(transaction, site.host.id)).filter(({ names }) =>
      Object.values(names).some((name) => name?.toLowerCase().includes(text.trim().toLowerCase())),
    );
    const entries = found.slice(skip, skip + most).map(({ id, names }) => ({ id, titles: names, isShown: true }));
    return { entries, total: found.length };
  },
  async read(transaction, site, id) {
    const rows = await storedSlides(transaction, site.host.id, id);
    return rows.length > 0 ? { id, slides: rows.map(slideOf) } : null;
  },
  async write(transaction, site, id, document) {
    const slides = slidesOf(document);
    const site_id = site.host.id;
    // A new one never takes the place of another, whatever id it claims.
    const claimed = String(document.id);
    const isTaken = id === null && (await storedSlides(transaction, site_id, claimed)).length > 0;
    const keys = [id ?? (isTaken ? '' : claimed), ...slides.map((slide) => slide.id)];
    const [banner_id = '', ...ids] = await entryIds(transaction, site_id, keys);
    const before = new Map((await storedSlides(transaction, site_id, banner_id)).map((row) => [row.id, row]));
    const rows = slides.map((slide, position) => {
      const old = before.get(ids[position] as Id);
      return {
        site_id,
        id: ids[position] as Id,
        banner_id,
        position,
        type: slide.type,
        res_name: JSON.stringify(slide.names),
        description: JSON.stringify(slide.descriptions),
        picture_url: slide.picture,
        url: slide.address,
        target_id: slide.news ?? slide.album ?? slide.article,
        doi: slide.doi || null,
        vas_doc_link: slide.enhanced,
        index_id: old?.index_id ?? null,
        target_site_id: old?.target_site_id ?? null,
      };
    });
    await removeSlides(transaction, site_id, banner_id, ids);
    await storeEntries(transaction, 'banner_item', rows);
    return banner_id;
  },
  remove: (transaction, site, id) => removeSlides(transaction, site.host.id, id, []),
};

/** The banners that a module can show. */
export async function bannerChoices(transaction: Transaction, site: number): Promise<Choice[]> {
  const banners = await storedBanners(transaction, site);
  return banners.map(({ id, names }) => ({ value: id, label: id, names }));
}

async function storedBanners(transaction: Transaction, site: number) {
  const rows = await transaction.rows(
    query
      .selectFrom('banner_item')
      .select(['banner_id', 'res_name'])
      .where('site_id', '=', site)
      .orderBy('banner_id')
      .orderBy('position')
      .orderBy('id'),
  );
  return [...Map.groupBy(rows, ({ banner_id }) => banner_id)].map(([id, slides]) => ({
    id,
    names: (slides[0]?.res_name ?? {}) as Text,
  }));
}

async function storedSlides(transaction: Transaction, site: number, banner: Id) {
  if (siteOfId(banner) !== site) return [];
  return transaction.rows(
    query
      .selectFrom('banner_item')
      .selectAll()
      .where('site_id', '=', site)
      .where('banner_id', '=', banner)
      .orderBy('position')
      .orderBy('id'),
  );
}

const removeSlides = async (transaction: Transaction, site: number, banner: Id, kept: readonly Id[]) => {
  await transaction.rows(
    query
      .deleteFrom('banner_item')
      .where('site_id', '=', site)
      .where('banner_id', '=', banner)
      .$if(kept.length > 0, (all) => all.where('id', 'not in', kept)),
  );
};

type StoredSlide = Awaited<ReturnType<typeof storedSlides>>[number];

function slideOf(row: StoredSlide): SlideEntry {
  const type = row.type as BannerType;
  const target = (...types: readonly BannerType[]) => (types.includes(type) ? row.target_id : null);
  return {
    id: row.id,
    names: row.res_name as Text,
    descriptions: row.description as Text,
    picture: row.picture_url,
    type,
    address: type === 'link' || type === 'other' ? row.url : null,
    news: target('news', 'wechat'),
    album: target('album'),
    article: target('article'),
    doi: type === 'article' ? (row.doi ?? '') : '',
    enhanced: type === 'article' ? row.vas_doc_link : null,
  };
}
