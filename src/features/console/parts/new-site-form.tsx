import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { GivenTo, OutputOf } from '../../../platform/contract/endpoint.ts';
import { type Language, languages } from '../../../platform/kernel/language.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import type { createSite } from '../../sites/site/sites.contract.ts';
import styles from './console.module.css';
import { ActionBar } from './console-page.tsx';
import { LabelledGroup, LabelledLine, LabelledSelect, LabelledTick } from './labelled.tsx';
import { useConsole, useWord } from './use-console.ts';

type Wanted = GivenTo<typeof createSite>;
type Created = Extract<OutputOf<typeof createSite>, { outcome: 'created' }>;

const classifications: readonly Wanted['classification'][] = ['journal', 'group', 'portal'];
const templates: readonly Wanted['template'][] = ['journal', 'group', 'portal', 'plain'];
const named: readonly Language[] = ['zh', 'en'];
const prefixes = (text: string): string[] => text.split(/[,，\s]+/).filter(Boolean);

/** What is needed to begin with a site; everything else is done at its own console. */
export function NewSiteForm({ onCreated }: { onCreated: (created: Created, wanted: Wanted) => void }) {
  const say = useWord();
  const { language } = useConsole();
  const [wanted, setWanted] = useState<Wanted>({
    sld: '',
    names: {},
    classification: 'journal',
    template: 'journal',
    ownerEmail: '',
    languages: ['zh', 'en'],
    defaultLanguage: language === 'zh' ? 'zh' : 'en',
  });
  const [gathering, setGathering] = useState({ portals: '', gathers: '' });
  /** A portal gathers other sites; any other site is gathered by portals. */
  const gathered = wanted.classification === 'portal' ? 'gathers' : 'portals';
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
    <form
      ref={form}
      className={`${layout.stack5} ${styles.form}`}
      onSubmit={(event) => void create(event)}
      noValidate
      data-part="new-site"
    >
      <LabelledLine
        label={say('newSite.sld')}
        help={say('newSite.sldHelp')}
        problem={problems.sld}
        required
        name="sld"
        autoComplete="off"
        value={wanted.sld}
        onChange={(sld) => set({ sld: sld.toLowerCase() })}
      />
      <LabelledGroup legend={say('newSite.name')} problem={problems.names} required>
        <div className={`${layout.pair} ${styles.languages}`}>
          {named.map((one) => (
            <LabelledLine
              key={one}
              label={say.of('language', one)}
              name={`names.${one}`}
              autoComplete="off"
              value={wanted.names[one] ?? ''}
              onChange={(name) => set({ names: { ...wanted.names, [one]: name } })}
            />
          ))}
        </div>
      </LabelledGroup>
      <LabelledSelect
        label={say('newSite.classification')}
        name="classification"
        value={wanted.classification}
        choices={classifications.map((value) => ({ value, label: say.of('siteField.classification', value) }))}
        onChange={(value) => set({ classification: value, template: value })}
      />
      <LabelledSelect
        label={say('newSite.template')}
        help={say('newSite.templateHelp')}
        name="template"
        value={wanted.template}
        choices={templates.map((value) => ({ value, label: say.of('template', value) }))}
        onChange={(template) => set({ template })}
      />
      <LabelledGroup legend={say('newSite.languages')} required>
        <div className={layout.pair}>
          {languages.map((one) => (
            <LabelledTick
              key={one}
              label={say.of('language', one)}
              name={`languages.${one}`}
              checked={wanted.languages.includes(one)}
              onChange={(isTicked) =>
                set({
                  languages: languages.filter((any) => (any === one ? isTicked : wanted.languages.includes(any))),
                })
              }
            />
          ))}
        </div>
      </LabelledGroup>
      <LabelledSelect
        label={say('newSite.defaultLanguage')}
        problem={problems.defaultLanguage}
        name="defaultLanguage"
        value={wanted.defaultLanguage}
        choices={wanted.languages.map((value) => ({ value, label: say.of('language', value) }))}
        onChange={(defaultLanguage) => set({ defaultLanguage })}
      />
      <LabelledLine
        label={say(`newSite.${gathered}`)}
        help={say(`newSite.${gathered}Help`)}
        problem={problems[gathered]}
        name={gathered}
        autoComplete="off"
        value={gathering[gathered]}
        onChange={(prefixes) => setGathering({ ...gathering, [gathered]: prefixes })}
      />
      <LabelledLine
        label={say('newSite.ownerEmail')}
        help={say('newSite.ownerEmailHelp')}
        problem={problems.ownerEmail}
        type="email"
        name="ownerEmail"
        autoComplete="off"
        value={wanted.ownerEmail ?? ''}
        onChange={(ownerEmail) => set({ ownerEmail })}
      />
      <ActionBar>
        <button type="submit" className={buttons.strong} disabled={isBusy}>
          {say('newSite.create')}
        </button>
      </ActionBar>
    </form>
  );
}
