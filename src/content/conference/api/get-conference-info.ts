import type { InputOf } from '../../../platform/contract/endpoint.ts';
import { answering } from '../../../platform/contract/handler.ts';
import { presentItem } from '../../../platform/contract/item-output.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import { chooseText, nameFor, type Text, textFor } from '../../../platform/kernel/text.ts';
import { outsideAddress } from '../../../platform/kernel/web-address.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import { getConferenceInfo } from '../contract.ts';
import type { ConferenceRow, ConferenceStore } from '../store/postgres-conferences.ts';

export const answerGetConferenceInfo = (conferences: ConferenceStore, siteOfItem: SiteOfItem, files: FileStore) => {
  const find = async (
    asking: SiteContext,
    { id, code, series = '', year = 0 }: InputOf<typeof getConferenceInfo>,
  ): Promise<Result<ConferenceRow, Failure>> => {
    if (id === undefined) {
      const event = await conferences.event(asking, code === undefined ? { series, year } : { code });
      return event ? success(event) : failed(failure('notFound'));
    }
    const owner = await siteOfItem(asking, id);
    if (!owner.ok) return owner;
    const conference = await conferences.conference(owner.value, id);
    return conference ? success(conference) : failed(failure('notFound'));
  };

  return answering(getConferenceInfo, async ({ input, site, language, shows, offers }) => {
    // Where an event does not exist yet, its page changes when it does.
    shows(frameKey(site.target.id));
    const found = await find(site, input);
    if (!found.ok) return found;
    const conference = found.value;
    const siteLanguage = site.target.defaultLanguage;
    const say = (text: Text) => textFor(text, language, siteLanguage);
    const isThere = conference.status === 'published';
    const body = isThere ? chooseText(conference.bodies, language, siteLanguage) : undefined;
    if (body) offers(body.text, () => files.get(body.text));
    for (const event of [conference, ...conference.editions]) shows(itemKey(event.id));
    return success({
      ...conference,
      ...presentItem(conference, { language, siteLanguage }),
      place: say(conference.places),
      organizer: say(conference.organizers),
      website: isThere ? outsideAddress(conference.website) : null,
      body: body ? { sha256: body.text, language: body.language } : null,
      programme: (isThere ? conference.programme : []).map(({ day, time, titles, speakers, rooms }) => ({
        day,
        time: time ?? null,
        title: say(titles),
        speakers: (speakers ?? []).map(({ names }) =>
          nameFor(
            Object.fromEntries(Object.entries(names).map(([key, { full }]) => [key, full])),
            language,
            siteLanguage,
          ),
        ),
        room: say(rooms ?? {}),
      })),
      editions: conference.editions.map((edition) => ({
        ...edition,
        resName: say(edition.titles),
        url: itemAddress({ kind: 'conference', id: edition.id }),
      })),
      entries: isThere ? conference.entries : [],
    });
  });
};
