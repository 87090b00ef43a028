import type { ChangingSite, FrameState } from './changing-site.ts';
import { papersInIssue } from './changing-site.ts';

/** Where the reader asked: at the server alone, or through the edge. */
export type Where = 'server' | 'edge';
export type Subject = 'paper' | 'views' | 'frame' | 'list';

export interface PageAnswer {
  readonly where: Where;
  readonly page: PageKind;
  readonly path: string;
  readonly requestedAt: number;
  readonly answered: number;
  readonly http: number;
  readonly text: string;
}

/** What an article's own page shows comes from its row, what others list from the index too. */
export type PageKind =
  | { readonly of: 'paper'; readonly place: number }
  | { readonly of: 'issue' | 'home' | 'list' | 'frame' };

export interface Judgement {
  readonly subject: Subject;
  /** When what the page shows was overtaken: Infinity for what was current. */
  readonly overtakenAt: number;
}

/** A page that never was right: it shows what never was, or parts of a frame that never were together. */
export class MixedPage extends Error {}

/** Dates all that a page shows. */
export function judgePage(
  site: ChangingSite,
  others: readonly ChangingSite[],
  { page, http, text, answered }: PageAnswer,
): Judgement[] {
  const judged: Judgement[] = [];
  const note = (subject: Subject, overtakenAt: number | undefined, what: string) => {
    if (overtakenAt === undefined) throw new MixedPage(what);
    judged.push({ subject, overtakenAt });
  };
  const displayed = titlesIn(text);
  if (http === 200) {
    const frame = frameIn(text);
    note(
      'frame',
      site.frame.overtakenAt((state) => isSame(state, frame), answered),
      `frame ${JSON.stringify(frame)}`,
    );
  }
  if (page.of === 'paper') {
    const { state, views } = site.papers[page.place] as (typeof site.papers)[number];
    const titles = http === 200 ? (displayed.get(`${site.site}.${page.place}`) ?? [undefined]) : [undefined];
    for (const title of titles)
      note(
        'paper',
        state.overtakenAt((was) => (http === 200 ? was.isVisible && was.title === title : !was.isVisible), answered),
        `paper ${page.place} with title ${title} and status ${http}`,
      );
    const counted = /<dd[^>]*>([\d,]+)<\/dd><dt[^>]*>views<\/dt>/.exec(text)?.[1]?.replaceAll(',', '');
    if (counted !== undefined)
      note(
        'views',
        views.overtakenAt((was) => was === Number(counted), answered),
        `${counted} views of ${page.place}`,
      );
  }
  for (const [name, titles] of displayed) {
    const [number, place] = name.split('.').map(Number) as [number, number];
    if (page.of === 'paper' && place === page.place && number === site.site) continue;
    const listed = [site, ...others].find((one) => one.site === number)?.papers[place];
    for (const title of titles)
      note(
        'list',
        listed?.state.overtakenAt((was) => was.isVisible && was.title === title, answered),
        `${name} with title ${title} in a list`,
      );
  }
  // An issue lists all that it has.
  if (page.of === 'issue')
    for (let place = 0; place < papersInIssue; place++)
      if (!displayed.has(`${site.site}.${place}`))
        note(
          'list',
          site.papers[place]?.state.overtakenAt((was) => !was.isVisible, answered),
          `${place} not listed`,
        );
  return judged;
}

const isSame = (one: FrameState, other: FrameState): boolean =>
  one.name === other.name &&
  one.channel === other.channel &&
  one.footer === other.footer &&
  one.stylesheet === other.stylesheet;

/** A paper that changes while a page with it is made may stand there before and after the change; each is as old as it is. */
function titlesIn(text: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const [, name = '', title = ''] of text.matchAll(/Paper (\d+\.\d+) state v(\d{6})/g))
    found.set(name, (found.get(name) ?? new Set()).add(Number(title)));
  return found;
}

function frameIn(text: string): FrameState {
  const only = (what: string): number => {
    const numbers = new Set([...text.matchAll(new RegExp(`${what} state v(\\d{6})`, 'g'))].map(([, number]) => number));
    if (numbers.size !== 1) throw new MixedPage(`${what} as ${[...numbers].join(' and ') || 'nothing'}`);
    return Number([...numbers][0]);
  };
  const stylesheet = /href="(\/theme\/[0-9a-f]+\.css)"/.exec(text)?.[1] ?? '';
  return { name: only('Site'), channel: only('Channel'), footer: only('Footer'), stylesheet };
}
