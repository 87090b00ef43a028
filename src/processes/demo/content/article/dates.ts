import type { Chance } from '../choosing.ts';
import { daysLater } from '../days.ts';
import type { ArticlePlan } from './plan.ts';

export interface ArticleDates {
  readonly receivedOn: string;
  readonly revisedOn: string;
  readonly acceptedOn: string;
  readonly onlineOn: string;
  readonly printedOn: string | null;
}

/** What happened to a manuscript, backwards from the day it was published. */
export function articleDates({ state, publishedOn }: ArticlePlan, chance: Chance): ArticleDates {
  const isPrinted = state === 'in-issue';
  const onlineOn = isPrinted ? daysLater(publishedOn, -chance.whole(18, 34)) : publishedOn;
  const acceptedOn = daysLater(onlineOn, -chance.whole(2, 12));
  const revisedOn = daysLater(acceptedOn, -chance.whole(6, 20));
  return {
    receivedOn: daysLater(revisedOn, -chance.whole(30, 90)),
    revisedOn,
    acceptedOn,
    onlineOn,
    printedOn: isPrinted ? publishedOn : null,
  };
}
