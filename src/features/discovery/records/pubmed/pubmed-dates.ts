import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { textElement, xmlElement } from '../written-xml.ts';

type PubStatus = 'received' | 'revised' | 'accepted' | 'aheadofprint' | 'epublish' | 'ppublish';

/** A day, a month or a year; nothing where it is none. */
function dateElement(date: string | null | undefined, status: PubStatus): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(date ?? '') ?? [];
  return year
    ? xmlElement('PubDate', [textElement('Year', year), textElement('Month', month), textElement('Day', day)], {
        PubStatus: status,
      })
    : '';
}

/** By which it is cited: when it was printed, else when it came out in its issue or volume, else when it was first online. */
export function journalDate({ dates, publishedOn, issue, volume }: WorkRecord): string {
  if (dates.printed) return dateElement(dates.printed, 'ppublish');
  const day = publishedOn ?? dates.online ?? issue?.publishedOn ?? issue?.year.toString();
  return dateElement(day, issue || volume ? 'epublish' : 'aheadofprint');
}

export const pubmedHistory = ({ dates }: WorkRecord): string[] => {
  const { received, revised, accepted, online, printed } = dates;
  const isAhead = online !== null && printed !== null && online < printed;
  return [
    dateElement(received, 'received'),
    dateElement(revised, 'revised'),
    dateElement(accepted, 'accepted'),
    isAhead ? dateElement(online, 'aheadofprint') : '',
  ];
};
