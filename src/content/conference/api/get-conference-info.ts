import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import { chooseText } from '../../../platform/kernel/text.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import { getConferenceInfo } from '../contract.ts';
import type { Conference, ConferenceStore } from '../use-cases/conference-store.ts';
import { presentConference } from './present-conference.ts';

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
