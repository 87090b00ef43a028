import type { ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { eachAtOnce } from '../at-once.ts';
import { chanceOf } from '../choosing.ts';
import type { Field, SampleEvent } from '../field.ts';
import { paragraphs } from '../html.ts';
import { drawCover } from '../pictures/cover.ts';
import type { Studio } from '../studio.ts';
import { fileAddress, writeBodies } from './shelf.ts';

type Place = Pick<Field, 'sld' | 'seed' | 'palette' | 'mainLanguage'>;

/** Competitions, prizes and landing pages, each under the code that is its address. */
export const sampleEvents = (place: Place, studio: Studio, events: readonly SampleEvent[]): Promise<ItemDraft[]> =>
  eachAtOnce(events, 2, async (event, order) => {
    const cover = await studio.picture(drawCover(chanceOf(place.seed + 1100 + order).share, place.palette, 'wide'));
    const { bodies, files } = await writeBodies(studio, 'event', {
      zh: paragraphs(...event.text.zh),
      en: paragraphs(...event.text.en),
    });
    const [startsOn = null, endsOn = null] = event.days ?? [];
    return {
      kind: 'conference',
      key: `sample:${place.sld}/event/${event.code}`,
      language: place.mainLanguage,
      titles: { ...event.names },
      summaries: { ...event.summaries },
      cover: fileAddress(cover),
      publishedOn: '2026-04-01',
      details: {
        code: event.code,
        series: event.code,
        year: 2026,
        startsOn,
        endsOn,
        places: { ...event.place },
        organizers: { zh: '示例学会', en: 'Sample Society' },
        website: null,
        bodies,
        programme: [],
      },
      files: [cover, ...files],
    };
  });
