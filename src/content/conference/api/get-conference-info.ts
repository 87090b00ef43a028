import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { answering } from '../../../platform/contract/handler.ts';
import { presentItem } from '../../../platform/contract/item-output.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import { chooseText, type LocalizedText, type Text, textFor } from '../../../platform/kernel/text.ts';
import { outsideAddress } from '../../../platform/kernel/web-address.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import { getConferenceInfo } from '../contract.ts';
import type { Conference, ConferenceStore } from '../use-cases/conference-store.ts';

interface Parts {
  readonly conferences: ConferenceStore;
  readonly siteOfItem: SiteOfItem;
  readonly files: Pick<FileStore, 'get'>;
}

interface Asked {
  readonly id?: string | undefined;
  readonly code?: string | undefined;
  readonly series?: string | undefined;
  readonly year?: number | undefined;
}

export const answerGetConferenceInfo = ({ conferences, siteOfItem, files }: Parts) => {
  const find = async (asking: SiteContext, { id, code, series, year }: Asked): Promise<Result<Conference, Failure>> => {
    if (id === undefined) {
      const asked = code === undefined ? { series: series ?? '', year: year ?? 0 } : { code };
      const event = await conferences.event(asking, asked);
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
    const body = conference.status === 'published' ? chooseText(conference.bodies, language, siteLanguage) : undefined;
    if (body) offers(body.text, () => files.get(body.text));
    for (const shown of [conference, ...conference.editions]) shows(itemKey(shown.id));
    return success(presentConference(conference, body, { language, siteLanguage }));
  });
};

interface Asking {
  readonly language: Language;
  readonly siteLanguage: Language;
}

function presentConference(
  conference: Conference,
  body: LocalizedText | undefined,
  asking: Asking,
): OutputOf<typeof getConferenceInfo> {
  const say = (text: Text) => textFor(text, asking.language, asking.siteLanguage);
  const isThere = conference.status === 'published';
  const { code, series, year, startsOn, endsOn } = conference;
  return {
    ...presentItem(conference, asking),
    ...{ code, series, year, startsOn, endsOn },
    place: say(conference.places),
    organizer: say(conference.organizers),
    website: isThere ? outsideAddress(conference.website) : null,
    body: body ? { sha256: body.text, language: body.language } : null,
    programme: isThere
      ? conference.programme.map(({ day, time, titles, speakers, rooms }) => ({
          day,
          time: time ?? null,
          title: say(titles),
          speakers: (speakers ?? []).map(({ names }) =>
            say(Object.fromEntries(Object.entries(names).map(([language, { full }]) => [language, full]))),
          ),
          room: say(rooms ?? {}),
        }))
      : [],
    editions: conference.editions.map(({ id, year: held, titles }) => ({
      id,
      year: held,
      resName: say(titles),
      url: itemAddress({ kind: 'conference', id }),
    })),
    entries: isThere ? [...conference.entries] : [],
  };
}
