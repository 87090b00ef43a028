import type { EngineCheck } from '../engine-checks.ts';
import { Field, otherLanguage, setupDocument } from './setup-frame.tsx';
import { type SetupLanguage, setupSay } from './setup-words.ts';

const action = (language: SetupLanguage) => `/setup?lang=${language}`;

const OtherLanguage = ({ language }: { readonly language: SetupLanguage }) => (
  <a className="button" href={action(otherLanguage(language))} lang={otherLanguage(language)}>
    {setupSay(language)('setup.other')}
  </a>
);

/** The first thing that anyone sees of a new installation. It says nothing of it but that. */
export function tokenPage(language: SetupLanguage, problem?: string): string {
  const say = setupSay(language);
  return setupDocument({
    language,
    title: say('setup.title'),
    other: <OtherLanguage language={language} />,
    children: (
      <>
        <p>{say('setup.intro')}</p>
        <section>
          <form method="post" action={action(language)}>
            <Field
              id="token"
              label={say('setup.token')}
              help={say('setup.tokenHelp')}
              problem={problem}
              autoComplete="off"
            />
            <button type="submit" className="strong wide" name="step" value="enter">
              {say('setup.enter')}
            </button>
          </form>
        </section>
      </>
    ),
  });
}

export function donePage(
  language: SetupLanguage,
  { host, console }: { readonly host: string; readonly console: string },
) {
  const say = setupSay(language);
  return setupDocument({
    language,
    title: say('setup.doneTitle'),
    other: null,
    children: (
      <section>
        <p>{say('setup.doneText', { host })}</p>
        <p>
          <a className="button strong" href={console}>
            {say('setup.open')}
          </a>
        </p>
        <p className="help">{say('setup.doneHelp', { host })}</p>
      </section>
    ),
  });
}

/** What the portal stands on, in plain words with what to do. */
export function Engines({
  checks,
  language,
}: {
  readonly checks: readonly EngineCheck[];
  readonly language: SetupLanguage;
}) {
  const say = setupSay(language);
  return (
    <ul>
      {checks.map(({ engine, state, detail }) => (
        <li key={engine} data-engine={engine} data-state={state}>
          <div className="row">
            <span>{say(`engine.${engine}`)}</span>
            <span className={state}>
              {say(`state.${state}`)}
              {state === 'well' && detail && <span className="quiet"> · {detail}</span>}
            </span>
          </div>
          {state === 'wrong' && (
            <p>
              {say(`remedy.${engine}`)} <span className="quiet">({detail})</span>
            </p>
          )}
          {state === 'absent' && (engine === 'mail' || engine === 'scanner') && <p>{say(`without.${engine}`)}</p>}
        </li>
      ))}
    </ul>
  );
}
