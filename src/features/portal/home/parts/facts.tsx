import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { NotLoaded } from '../../../../platform/shell/not-loaded.tsx';
import text from '../../../../platform/ui/text.module.css';
import styles from './facts.module.css';
import type { Fact, ModuleOf } from './module-view.ts';

const labels: Record<Fact['name'], MessageKey> = {
  impactFactor: 'site.facts.impactFactor',
  issn: 'site.facts.issn',
  cn: 'site.facts.cn',
  frequency: 'site.facts.frequency',
  startYear: 'site.facts.startYear',
  indexed: 'site.home.indexedIn',
  issues: 'site.facts.issues',
};

export function Facts({ module }: { readonly module: ModuleOf<'facts'> }) {
  const say = useSay();
  const entries = module.facts.map((fact) => ({ name: say(labels[fact.name]), value: <Value fact={fact} /> }));
  return (
    <FactList part="facts" label={module.title || say('site.facts.label')} styleId={module.styleId} entries={entries} />
  );
}

function Value({ fact }: { readonly fact: Fact }) {
  const say = useSay();
  if (fact.name === 'impactFactor') return <FormattedNumber value={fact.value} minimumFractionDigits={1} />;
  if (fact.name === 'issues') return <FormattedNumber value={fact.value} />;
  if (fact.name === 'frequency') return say(`journal.frequency.${fact.value}` as MessageKey);
  return (
    <bdi dir="ltr" data-fact={fact.name}>
      {fact.value}
    </bdi>
  );
}

const scopes = ['thesis', 'picture', 'video'] as const;

/** How much a portal holds. */
export function Numbers({ module }: { readonly module: ModuleOf<'numbers'> }) {
  const say = useSay();
  const counts = [
    { name: say('journal.kind.many'), count: module.journals },
    { name: say('site.facts.issues'), count: module.issues },
    ...scopes.flatMap((scope) => {
      const count = module.found?.[scope];
      return count ? [{ name: say(`frame.scope.${scope}`), count }] : [];
    }),
  ];
  const entries = counts.map(({ name, count }) => ({ name, value: <FormattedNumber value={count} /> }));
  const label = module.title || say('site.portal.numbers');
  return (
    <FactList part="numbers" label={label} styleId={module.styleId} entries={entries}>
      {!module.found && <NotLoaded text="home.unloaded.numbers" />}
    </FactList>
  );
}

interface FactListProps {
  readonly part: string;
  readonly label: string;
  readonly styleId: string;
  readonly entries: readonly { readonly name: string; readonly value: ReactNode }[];
  readonly children?: ReactNode;
}

const FactList = ({ part, label, styleId, entries, children }: FactListProps) => (
  <section className={styles.facts} data-style={styleId} data-part={part} aria-label={label}>
    <dl>
      {entries.map(({ name, value }) => (
        <div key={name}>
          <dt className={text.fine}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {children}
  </section>
);
