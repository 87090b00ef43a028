import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { useOffered } from '../../../../platform/shell/use-offered.ts';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { carryEmail } from '../../../members/alerts/parts/carried-email.ts';
import { Block } from './block.tsx';
import type { ModuleOf } from './module-view.ts';
import styles from './subscribe.module.css';

const page = '/emailSubscribe';

/**
 * An address for the contents of each new issue. The page of subscriptions confirms it by a code; the address goes there through the
 * window's own memory, since what stands in an address is kept by servers on the way.
 */
export function Subscribe({ module }: { readonly module: ModuleOf<'subscribe'> }) {
  const say = useSay();
  const href = useHref();
  const offered = useOffered();
  if (!offered(page)) return null;
  const [path, query] = href(`${page}?type=current`).split('?');
  return (
    <Block part="subscribe-box" title={module.title || say('site.home.subscribeTitle')} styleId="panel">
      <form
        className={layout.stack3}
        action={path}
        onSubmit={({ currentTarget }) => carryEmail(currentTarget.querySelector('input[type="email"]'))}
      >
        <p className={text.small}>{say('site.home.subscribeText')}</p>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.line}>
          <input
            type="email"
            aria-label={say('alerts.form.email')}
            placeholder={say('alerts.form.email')}
            autoComplete="email"
            dir="ltr"
          />
          <button type="submit" className={buttons.button}>
            {say('home.subscribe.action')}
          </button>
        </div>
      </form>
    </Block>
  );
}
