import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { presentItem } from '../../../platform/contract/item-output.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { type LocalizedText, type Text, textFor } from '../../../platform/kernel/text.ts';
import { outsideAddress } from '../../../platform/kernel/web-address.ts';
import type { getConferenceInfo } from '../contract.ts';
import type { Conference } from '../use-cases/conference-store.ts';

interface Asking {
  readonly language: Language;
  readonly siteLanguage: Language;
}

export function presentConference(
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
