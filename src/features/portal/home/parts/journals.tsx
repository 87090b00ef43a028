import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Cover } from '../../../../platform/shell/cover.tsx';
import { useHref } from '../../../../platform/shell/href.ts';
import { Localized } from '../../../../platform/shell/localized.tsx';
import { periodLabel } from '../../../../platform/shell/period-label.ts';
import styles from './journals.module.css';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';

export function Journals({ module }: { readonly module: ModuleOf<'journals'> }) {
  const say = useSay();
  const href = useHref();
  return (
    <section data-part="journals">
      <ModuleHeading title={module.title || say('site.portal.journals')}>
        <span>{say('site.portal.journalCount', { count: module.journals.length })}</span>
      </ModuleHeading>
      <ul className={styles.journals} data-style={module.styleId}>
        {module.journals.map((journal) => (
          <li key={journal.id}>
            <Cover
              name={journal.name}
              label={journal.latest ? periodLabel(say, journal.latest) : ''}
              picture={journal.cover}
              artwork={module.artwork}
            />
            <div className={styles.words}>
              <h3>
                <a href={href(`/journalJoin/${journal.siteId}/${journal.id}`)}>{journal.name}</a>
              </h3>
              {journal.secondName && (
                <p className={styles.second}>
                  <Localized of={journal.secondName} />
                </p>
              )}
              <p className={styles.facts}>
                {[
                  journal.issn && `ISSN ${journal.issn}`,
                  journal.cn && `CN ${journal.cn}`,
                  journal.frequency && say(`journal.frequency.${journal.frequency}` as MessageKey),
                  say('journal.count.issues', { count: journal.periodCount }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {journal.latest && (
                <p>{`${periodLabel(say, journal.latest)}${journal.latest.theme ? ` · ${journal.latest.theme}` : ''}`}</p>
              )}
              <p>
                <a href={journal.href}>{say('site.journalJoin.visit')}</a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
