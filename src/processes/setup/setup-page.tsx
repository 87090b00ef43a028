import { templateNames } from '../../features/sites/site/domain/site.ts';
import { languages } from '../../platform/kernel/language.ts';
import { QrCode } from '../../platform/shell/qr-code.tsx';
import type { EngineCheck } from '../engine-checks.ts';
import type { SetupForm } from './setup-form.ts';
import { Field, otherLanguage, setupDocument } from './setup-frame.tsx';
import { Engines } from './setup-pages.tsx';
import { type SetupLanguage, setupSay } from './setup-words.ts';

interface Props {
  readonly language: SetupLanguage;
  readonly form: SetupForm;
  readonly checks: readonly EngineCheck[];
  readonly app: { readonly sealed: string; readonly secret: string; readonly address: string };
  readonly mainDomain: string;
  /** In words, by field. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Without these nothing can be stored. */
const needed = ['postgres', 'migrations'];

/** Everything in one form: what is made is made together. It needs no script; other buttons send what was written along. */
export function setupPage({ language, form, checks, app, mainDomain, problems }: Props): string {
  const say = setupSay(language);
  const isBlocked = checks.some(({ engine, state }) => state === 'wrong' && needed.includes(engine));
  const count = Object.keys(problems).length;
  const text = (id: keyof SetupForm) => ({ id, problem: problems[id], value: String(form[id] ?? '') });
  const secret = (id: 'password' | 'confirmPassword') => ({
    id,
    problem: problems[id],
    type: 'password',
    autoComplete: 'new-password',
  });
  return setupDocument({
    language,
    title: say('setup.title'),
    other: (
      <>
        {/* The Enter key presses the first button of a form, wherever it stands. */}
        <button type="submit" form="setup" className="default" name="step" value="create" tabIndex={-1} aria-hidden>
          {say('setup.create')}
        </button>
        <button
          type="submit"
          form="setup"
          formAction={`/setup?lang=${otherLanguage(language)}`}
          formNoValidate
          name="step"
          value="speak"
          lang={otherLanguage(language)}
        >
          {say('setup.other')}
        </button>
      </>
    ),
    children: (
      <form id="setup" method="post" action={`/setup?lang=${language}`}>
        <input type="hidden" name="token" value={form.token} />
        <input type="hidden" name="sealed" value={app.sealed} />
        {count > 0 && (
          <p role="alert" className="problem">
            {say('setup.problems', { count })}
          </p>
        )}
        <section>
          <h2>1. {say('setup.engines')}</h2>
          <p className="help">{say('setup.enginesText')}</p>
          <Engines checks={checks} language={language} />
          <button type="submit" name="step" value="again" formNoValidate>
            {say('setup.again')}
          </button>
        </section>
        <section>
          <h2>2. {say('setup.operator')}</h2>
          <p className="help">{say('setup.operatorText')}</p>
          <div className="pair">
            <Field {...text('userName')} label={say('setup.userName')} autoComplete="username" />
            <Field {...text('name')} label={say('setup.name')} autoComplete="name" />
          </div>
          <Field {...text('email')} label={say('setup.email')} type="email" autoComplete="email" />
          <p className="help">{say('setup.passwordHelp')}</p>
          <div className="pair">
            <Field {...secret('password')} label={say('setup.password')} />
            <Field {...secret('confirmPassword')} label={say('setup.confirm')} />
          </div>
          <h3>{say('setup.app')}</h3>
          <p className="help">{say('setup.appText')}</p>
          <div className="app">
            <QrCode address={app.address} label={say('factor.picture')} />
            <div>
              <p>{say('factor.scan')}</p>
              <p>
                {say('factor.orType')} <code data-part="key">{app.secret}</code>
              </p>
              <Field
                {...{ id: 'code', problem: problems.code, label: say('setup.code') }}
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            </div>
          </div>
        </section>
        <section>
          <h2>3. {say('setup.site')}</h2>
          <p className="help">{say('newSite.text')}</p>
          <Field
            {...text('sld')}
            label={say('newSite.sld')}
            help={say('newSite.sldHelp')}
            autoComplete="off"
            after={`.${mainDomain}`}
          />
          <div className="pair">
            <Field
              {...text('nameZh')}
              label={say('setup.nameIn', { language: say('language.zh') })}
              autoComplete="off"
              isOptional
            />
            <Field
              {...text('nameEn')}
              label={say('setup.nameIn', { language: say('language.en') })}
              autoComplete="off"
              isOptional
            />
          </div>
          <fieldset>
            <legend>{say('newSite.languages')}</legend>
            <div className="ticks">
              {languages.map((one) => (
                <label key={one} className="tick">
                  <input type="checkbox" name="languages" value={one} defaultChecked={form.languages.includes(one)} />
                  {say(`language.${one}`)}
                </label>
              ))}
            </div>
            {problems.languages && <p className="problem">{problems.languages}</p>}
          </fieldset>
          <Choice
            id="defaultLanguage"
            label={say('newSite.defaultLanguage')}
            value={form.defaultLanguage ?? language}
            choices={languages.map((one) => [one, say(`language.${one}`)])}
            problem={problems.defaultLanguage}
          />
          <Choice
            id="template"
            label={say('newSite.template')}
            value={form.template}
            choices={templateNames.map((one) => [one, say(`template.${one}`)])}
          />
        </section>
        {isBlocked && <p className="problem">{say('setup.blocked')}</p>}
        <button type="submit" className="strong wide" name="step" value="create" disabled={isBlocked}>
          {say('setup.create')}
        </button>
      </form>
    ),
  });
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly problem?: string | undefined;
}

const Choice = ({ id, label, value, choices, problem }: ChoiceProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <select id={id} name={id} defaultValue={value} aria-invalid={problem ? true : undefined}>
      {choices.map(([one, said]) => (
        <option key={one} value={one}>
          {said}
        </option>
      ))}
    </select>
    {problem && <p className="problem">{problem}</p>}
  </div>
);
