import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '../../../src/processes/limits.ts';
import { ask } from '../ask.ts';
import { type ChangingSite, pickPaper } from './changing-site.ts';
import { judgePage, MixedPage, type PageAnswer, type PageKind, type Subject, type Where } from './judge-page.ts';

/** Whoever asks while a page is being made gets that one. */
const made = limits.pages.renderMilliseconds;
/** A count that falls into the making of a page is shown when the index has heard of it. */
const counted = limits.counting.index * 1_000;
/** Purged at once, and again for what was being made meanwhile; a worker looks for marks a few times a second. */
const purged = limits.marks.purgeAgainSeconds * 1_000 + 5_000;
const shared = limits.edge.sharedSeconds * 1_000;

/**
 * How old a page may be, in milliseconds since the commit that overtook it: in any case, and while a worker runs. Lists are as fresh as
 * the index, which nobody writes while the worker is away.
 */
const bounds: Readonly<Record<Where, Readonly<Record<Subject, { ever: number; calm: number }>>>> = {
  server: {
    paper: { ever: made, calm: made },
    views: { ever: Infinity, calm: counted + purged },
    frame: { ever: made, calm: made },
    list: { ever: Infinity, calm: purged },
  },
  edge: {
    paper: { ever: shared + made, calm: purged },
    views: { ever: Infinity, calm: shared + counted + purged },
    frame: { ever: shared + made, calm: purged },
    list: { ever: Infinity, calm: purged },
  },
};

const atRest = { ever: 0, calm: 0 };

interface Door {
  readonly where: Where;
  readonly port: number;
}

export interface ReadSite {
  readonly site: ChangingSite;
  readonly host: string;
}

const languages = ['en', 'zh', 'fr'];
const mostProblems = 1_000;

/** Since when all is well; Infinity while it is not. */
export interface Calm {
  /** Without a server the edge shows the last good page, whatever its age. */
  server(): number;
  worker(): number;
}

/** Readers of all pages in several languages, at the server and through the edge, who judge every answer. */
export function createReaders(doors: readonly Door[], sites: readonly ReadSite[], calm: Calm) {
  const problems: string[] = [];
  const ages = new Map<string, number[]>();
  const noted = (name: string): number[] => {
    const known = ages.get(name) ?? [];
    ages.set(name, known);
    return known;
  };
  const answers = { read: 0, kept: 0, hits: 0, refused: 0 };

  /** At rest nothing may be late: all changes were told, and nothing is being made any more. */
  const judge = (read: ReadSite, answer: PageAnswer, isAtRest: boolean): void => {
    const complain = (what: string) => {
      if (problems.length < mostProblems) problems.push(`${answer.where} ${read.host}${answer.path}: ${what}`);
    };
    try {
      const others = sites.map(({ site }) => site);
      for (const { subject, overtakenAt } of judgePage(read.site, others, answer)) {
        const since = answer.where === 'edge' ? Math.max(overtakenAt, calm.server()) : overtakenAt;
        const age = Math.max(0, answer.requestedAt - since);
        const calmAge = Math.max(0, answer.requestedAt - Math.max(since, calm.worker()));
        const bound = isAtRest && subject !== 'views' ? atRest : bounds[answer.where][subject];
        const name = `${answer.where} ${subject}`;
        noted(name).push(age);
        if (age > bound.ever || calmAge > bound.calm)
          complain(`${subject} overtaken ${Math.round(age)} ms ago, worked on for ${Math.round(calmAge)} ms`);
      }
    } catch (problem) {
      if (!(problem instanceof MixedPage)) throw problem;
      complain(`mixed: ${problem.message}`);
    }
  };

  const read = async (door: Door, of: ReadSite, page: PageKind, language: string, isAtRest = false): Promise<void> => {
    const path = `${pathOf(of.site, page)}${pathOf(of.site, page).includes('?') ? '&' : '?'}lang=${language}`;
    const requestedAt = performance.now();
    const heard = await ask(door.port, path, { host: of.host, headers: { 'accept-encoding': 'gzip' } });
    const isPage = [200, 404, 410].includes(heard.http);
    answers[isPage ? 'read' : 'refused'] += 1;
    if (!isPage) return;
    if (door.where === 'server' && heard.headers['content-encoding'] === 'gzip') answers.kept += 1;
    if (heard.cache === 'hit') answers.hits += 1;
    judge(of, { where: door.where, page, path, requestedAt, answered: performance.now(), ...heard }, isAtRest);
  };

  return {
    problems,
    answers,

    /** Until the signal: each reader opens one page after another. */
    async readUntil(stopped: AbortSignal, ofEach: number, random: () => number): Promise<void> {
      const any = <One>(values: readonly One[]): One => values[Math.floor(random() * values.length)] as One;
      const reader = async (door: Door, of: ReadSite) => {
        while (!stopped.aborted) {
          await read(door, of, anyPage(of.site, random), any(languages));
          await sleep(10 + random() * 60);
        }
      };
      await Promise.all(
        doors.flatMap((door) => sites.flatMap((of) => Array.from({ length: ofEach }, () => reader(door, of)))),
      );
    },

    /** Every page once; at rest nothing may be late any more. */
    async readAll(isAtRest: boolean): Promise<void> {
      for (const door of doors)
        for (const of of sites) {
          const papers = of.site.papers.map((_, place): PageKind => ({ of: 'paper', place }));
          for (const page of [...papers, ...gatheringPages]) await read(door, of, page, 'en', isAtRest);
        }
    },

    /** Of each subject: how many were shown, how many of them were out of date, and by how much. */
    table: (): string[] =>
      [...ages].map(([name, all]) => {
        const late = all.filter((age) => age > 0).toSorted((one, other) => one - other);
        const at = (share: number) => Math.round(late[Math.floor((late.length - 1) * share)] ?? 0);
        return `${name}: ${all.length} shown, ${late.length} late, of these half by ${at(0.5)} ms, 99 % by ${at(0.99)} ms, all by ${at(1)} ms`;
      }),
  };
}

const gatheringPages: readonly PageKind[] = [{ of: 'issue' }, { of: 'home' }, { of: 'list' }, { of: 'frame' }];

/** Half of what is read are articles. */
function anyPage(site: ChangingSite, random: () => number): PageKind {
  if (random() < 0.5) return { of: 'paper', place: pickPaper(site.papers.length, random) };
  return gatheringPages[Math.floor(random() * gatheringPages.length)] as PageKind;
}

function pathOf(site: ChangingSite, page: PageKind): string {
  if (page.of === 'paper') return site.addressOf(page.place);
  return { issue: '/issue', home: '/homeNav', list: '/moreList?code=articles', frame: '/contact' }[page.of];
}
