import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Cover } from '../../../../platform/shell/cover.tsx';
import { FactLine } from '../../../../platform/shell/fact-line.tsx';
import { useHref } from '../../../../platform/shell/href.ts';
import { Localized } from '../../../../platform/shell/localized.tsx';
import { periodLabel } from '../../../../platform/shell/period-label.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { Block } from './block.tsx';
import styles from './journals.module.css';
import type { ModuleOf } from './module-view.ts';

export function Journals({ module }: { readonly module: ModuleOf<'journals'> }) {
  const say = useSay();
  const href = useHref();
  return (
    <Block
      part="journals"
      title={module.title || say('site.portal.journals')}
      note={<span>{say('site.portal.journalCount', { count: module.total })}</span>}
    >
      <ul className={styles.journals} data-style={module.styleId}>
        {module.journals.map((journal) => (
          <li key={journal.id}>
            <Cover
              name={journal.name}
              label={journal.latest ? periodLabel(say, journal.latest) : ''}
              picture={journal.cover}
              artwork={module.artwork}
              hue={journal.hue}
            />
            <div className={`${layout.stack2} ${text.small}`}>
              <h3 className={text.h3}>
                <a href={href(`/journalJoin/${journal.siteId}/${journal.id}`)}>
                  <bdi>{journal.name}</bdi>
                </a>
              </h3>
              {journal.secondName && (
                <p className={text.muted}>
                  <Localized of={journal.secondName} />
                </p>
              )}
              <p className={text.muted}>
                <FactLine
                  of={[
                    journal.issn && `ISSN ${journal.issn}`,
                    journal.cn && `CN ${journal.cn}`,
                    journal.frequency && say(`journal.frequency.${journal.frequency}` as MessageKey),
                    say('journal.count.issues', { count: journal.periodCount }),
                  ]}
                />
              </p>
              {journal.latest && (
                <p>
                  <FactLine of={[periodLabel(say, journal.latest), journal.latest.theme]} />
                </p>
              )}
              <p>
                <a href={journal.href}>{say('site.journalJoin.visit')}</a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
