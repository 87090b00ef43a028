import { postgresTickets } from '../../features/members/account/store/postgres-tickets.ts';
import { browserOf } from '../../features/members/account/use-cases/sign-on.ts';
import type { Language } from '../../platform/kernel/language.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { fieldOf, type SetupForm, type SetupProblems, siteOf } from './setup-form.ts';

type SetupTickets = { readonly setup: Record<string, never> };

type Outcome =
  | { readonly outcome: 'done'; readonly host: string; readonly console: string }
  | { readonly outcome: 'refused'; readonly problems: SetupProblems }
  /** Somebody else was quicker. */
  | { readonly outcome: 'over' };

class SetUpAlready extends Error {}

/**
 * The first run: whoever can read the log makes the first operator and the first site, both or neither. There is no way back into it:
 * the last operator stays.
 */
export function createSetUp(app: App) {
  const { log, second, founding, createSite, clock, knownHosts, origins } = app;
  const people = app.editorial.people.people;
  const tickets = postgresTickets<SetupTickets>(app.database);
  let isOver = false;
  let announcedUntil = 0;

  const isOpen = async (): Promise<boolean> => {
    isOver ||= await people.hasOperators();
    return !isOver;
  };

  const keepToken = async () => ((await isOpen()) ? tickets.keep('setup', {}, limits.setup.seconds) : undefined);

  return {
    isOpen,

    /**
     * Writes a token into the log, unless the last one of this process still counts. The database keeps its hash; a server that starts
     * while it is away goes on, and the next look at the page brings the token.
     */
    async announce(): Promise<void> {
      const now = clock.now().getTime();
      if (now < announcedUntil) return;
      const token = await keepToken().catch((problem: unknown) => {
        log.warn(
          { problem },
          'whether anybody runs this installation is not known: is the database there, has "imprint migrate" run?',
        );
      });
      if (!token) return;
      announcedUntil = now + limits.setup.seconds * 1_000;
      log.warn({}, `nobody runs this installation yet: open /setup at any of its addresses. The setup token: ${token}`);
    },

    /** Found by its hash: how long that takes says nothing of the token. */
    knows: async (token: string): Promise<boolean> => (await tickets.peek('setup', token)) !== undefined,

    async create(
      form: SetupForm,
      language: Language,
      caller: { readonly address: string; readonly agent: string },
    ): Promise<Outcome> {
      const step = second.firstStep(form.sealed, form.code);
      const site = siteOf(form);
      const problems: SetupProblems = {
        ...founding.problems(form),
        ...(step === undefined && { code: 'secondFactorWrong' as const }),
        ...(!site && { languages: 'fieldRequired' as const }),
      };
      if (step === undefined || !site || Object.keys(problems).length > 0) return { outcome: 'refused', problems };
      const prepared = await founding.prepare(form, language);
      if (!prepared.ok)
        return { outcome: 'refused', problems: { [placeOf(prepared.failure.code)]: prepared.failure.code } };
      let founder = '';
      try {
        const created = await createSite(site, async (transaction) => {
          founder = await prepared.value(transaction);
          if (!(await people.addFirstOperator(transaction, founder))) throw new SetUpAlready();
          await second.keep(transaction, founder, form.sealed, step);
          return founder;
        });
        if (created.outcome === 'refused') {
          if (!(await isOpen())) return { outcome: 'over' };
          return {
            outcome: 'refused',
            problems: Object.fromEntries(created.problems.map(({ path, code }) => [fieldOf(path), code])),
          };
        }
        isOver = true;
        await knownHosts.refresh();
        const console = `${origins.ofHost(created.host)}/console?lang=${language}`;
        const led = await founding.leadTo(founder, console, browserOf(caller));
        return { outcome: 'done', host: created.host, console: led ?? console };
      } catch (problem) {
        if (problem instanceof SetUpAlready) return { outcome: 'over' };
        throw problem;
      }
    },
  };
}

export type SetUp = ReturnType<typeof createSetUp>;

const placeOf = (code: string): keyof SetupForm =>
  code === 'userNameTaken' ? 'userName' : code === 'emailTaken' ? 'email' : 'password';
