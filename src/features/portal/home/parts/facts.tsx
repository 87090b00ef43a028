import { FormattedNumber } from 'react-intl';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
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
  return (
    <section
      className={styles.facts}
      data-style={module.styleId}
      data-part="facts"
      aria-label={module.title || say('site.facts.label')}
    >
      <dl>
        {module.facts.map((fact) => (
          <div key={fact.name}>
            <dt>{say(labels[fact.name])}</dt>
            <dd>
              <Value fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Value({ fact }: { readonly fact: Fact }) {
  const say = useSay();
  if (fact.name === 'impactFactor') return <FormattedNumber value={fact.value} minimumFractionDigits={1} />;
  if (fact.name === 'issues') return <FormattedNumber value={fact.value} />;
  if (fact.name === 'frequency') return say(`journal.frequency.${fact.value}` as MessageKey);
  return <bdi dir="ltr">{fact.value}</bdi>;
}

const scopes = ['thesis', 'picture', 'video'] as const;

/** How much a portal holds. */
export function Numbers({ module }: { readonly module: ModuleOf<'numbers'> }) {
  const say = useSay();
  const counts = [
    { name: say('journal.kind.many'), count: module.journals },
    { name: say('site.facts.issues'), count: module.issues },
    ...scopes.flatMap((scope) => {
      const count = module.found[scope];
      return count ? [{ name: say(`frame.scope.${scope}`), count }] : [];
    }),
  ];
  return (
    <section
      className={styles.facts}
      data-style={module.styleId}
      data-part="numbers"
      aria-label={module.title || say('site.portal.numbers')}
    >
      <dl>
        {counts.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <FormattedNumber value={count} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
