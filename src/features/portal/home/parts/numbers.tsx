import { FormattedNumber } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import facts from './facts.module.css';
import type { ModuleOf } from './module-view.ts';

const scopes = ['thesis', 'picture', 'video'] as const;

export function Numbers({ module }: { readonly module: ModuleOf<'numbers'> }) {
  const say = useSay();
  return (
    <section
      className={facts.facts}
      data-style={module.styleId}
      data-part="numbers"
      aria-label={module.title || say('site.portal.numbers')}
    >
      <dl>
        <div>
          <dt>{say('journal.kind.many')}</dt>
          <dd>
            <FormattedNumber value={module.journals} />
          </dd>
        </div>
        <div>
          <dt>{say('site.facts.issues')}</dt>
          <dd>
            <FormattedNumber value={module.issues} />
          </dd>
        </div>
        {scopes.map((scope) => {
          const count = module.found[scope];
          return count ? (
            <div key={scope}>
              <dt>{say(`frame.scope.${scope}`)}</dt>
              <dd>
                <FormattedNumber value={count} />
              </dd>
            </div>
          ) : null;
        })}
      </dl>
    </section>
  );
}
