import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { GivenTo, OutputOf } from '../../../platform/contract/endpoint.ts';
import { type Language, languages } from '../../../platform/kernel/language.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { createSite } from '../../sites/site/sites.contract.ts';
import styles from './document-form.module.css';
import fields from './form-fields.module.css';
import { LabelledGroup, LabelledInput } from './labelled.tsx';
import { LabelledLine, LabelledSelect } from './labelled-line.tsx';
import { useConsole, useWord, useWordOf } from './use-console.ts';

type Wanted = GivenTo<typeof createSite>;
type Created = Extract<OutputOf<typeof createSite>, { outcome: 'created' }>;
type Classification = Wanted['classification'];
type Template = Wanted['template'];

const classifications: readonly Classification[] = ['journal', 'group', 'portal'];
const templates: readonly Template[] = ['journal', 'group', 'portal', 'plain'];
const named: readonly Language[] = ['zh', 'en'];
const prefixes = (text: string): string[] => text.split(/[,，\s]+/).filter(Boolean);

interface Props {
  readonly onCreated: (created: Created, wanted: Wanted) => void;
}

/** What is needed to begin with a site; everything else is done at its own console. */
export function NewSiteForm({ onCreated }: Props) {
  const say = useWord();
  const sayOf = useWordOf();
  const { language } = useConsole();
  const [wanted, setWanted] = useState<Wanted>({
    ...{ sld: '', names: {}, classification: 'journal', template: 'journal', ownerEmail: '' },
    ...{ languages: ['zh', 'en'], defaultLanguage: language === 'zh' ? 'zh' : 'en' },
  });
  const [gathering, setGathering] = useState({ portals: '', gathers: '' });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const set = (change: Partial<Wanted>) => setWanted({ ...wanted, ...change });
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  async function create(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const whole = { ...wanted, portals: prefixes(gathering.portals), gathers: prefixes(gathering.gathers) };
    const answer = await pageCall()<typeof createSite>('POST /console/sites/create', whole);
    setBusy(false);
    if (!answer.ok) return;
    if (answer.value.outcome === 'created') return onCreated(answer.value, whole);
    setProblems(Object.fromEntries(answer.value.problems.map(({ path, message }) => [path, message])));
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void create(event)} noValidate data-part="new-site">
      <LabelledLine
        {...{ label: say('newSite.sld'), help: say('newSite.sldHelp'), problem: problems.sld, required: true }}
        {...{ name: 'sld', value: wanted.sld, onChange: (sld) => set({ sld: sld.toLowerCase() }) }}
      />
      <LabelledGroup legend={say('newSite.name')} problem={problems.names} required>
        <div className={fields.sideBySide}>
          {named.map((one) => (
            <LabelledLine
              key={one}
              {...{ label: sayOf('language', one), name: `names.${one}`, value: wanted.names[one] ?? '' }}
              onChange={(name) => set({ names: { ...wanted.names, [one]: name } })}
            />
          ))}
        </div>
      </LabelledGroup>
      <div className={fields.sideBySide}>
        <LabelledSelect
          {...{ label: say('newSite.classification'), name: 'classification', value: wanted.classification }}
          choices={classifications.map((value) => ({ value, label: sayOf('siteField.classification', value) }))}
          onChange={(value) => set({ classification: value as Classification, template: value as Template })}
        />
        <LabelledSelect
          {...{ label: say('newSite.template'), help: say('newSite.templateHelp') }}
          {...{ name: 'template', value: wanted.template }}
          choices={templates.map((value) => ({ value, label: sayOf('template', value) }))}
          onChange={(value) => set({ template: value as Template })}
        />
      </div>
      <LabelledGroup legend={say('newSite.languages')} required>
        <div className={fields.sideBySide}>
          {languages.map((one) => (
            <label key={one} className={fields.switch}>
              <input
                type="checkbox"
                name={`languages.${one}`}
                checked={wanted.languages.includes(one)}
                onChange={({ target }) =>
                  set({
                    languages: languages.filter((any) =>
                      any === one ? target.checked : wanted.languages.includes(any),
                    ),
                  })
                }
              />
              {sayOf('language', one)}
            </label>
          ))}
        </div>
      </LabelledGroup>
      <LabelledSelect
        {...{ label: say('newSite.defaultLanguage'), problem: problems.defaultLanguage }}
        {...{ name: 'defaultLanguage', value: wanted.defaultLanguage }}
        choices={wanted.languages.map((value) => ({ value, label: sayOf('language', value) }))}
        onChange={(value) => set({ defaultLanguage: value as Language })}
      />
      {wanted.classification === 'portal' ? (
        <LabelledLine
          {...{ label: say('newSite.gathers'), help: say('newSite.gathersHelp'), problem: problems.gathers }}
          {...{ name: 'gathers', value: gathering.gathers }}
          onChange={(gathers) => setGathering({ ...gathering, gathers })}
        />
      ) : (
        <LabelledLine
          {...{ label: say('newSite.portals'), help: say('newSite.portalsHelp'), problem: problems.portals }}
          {...{ name: 'portals', value: gathering.portals }}
          onChange={(portals) => setGathering({ ...gathering, portals })}
        />
      )}
      <LabelledInput
        label={say('newSite.ownerEmail')}
        help={say('newSite.ownerEmailHelp')}
        problem={problems.ownerEmail}
      >
        {(labelled) => (
          <input
            {...labelled}
            {...{ type: 'email', name: 'ownerEmail', autoComplete: 'off', value: wanted.ownerEmail ?? '' }}
            onChange={({ target }) => set({ ownerEmail: target.value })}
          />
        )}
      </LabelledInput>
      <div className={styles.actions}>
        <button type="submit" className={buttons.strong} disabled={isBusy}>
          {say('newSite.create')}
        </button>
      </div>
    </form>
  );
}
