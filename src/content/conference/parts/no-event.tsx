import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import buttons from '../../../platform/ui/button.module.css';
import details from '../../news/parts/detail.module.css';

/** The address of an event that this site has not. */
export function NoEvent({ layout }: { readonly layout: 'page' | 'landing' }) {
  const say = useSay();
  const href = useHref();
  const { home } = useFrame();
  return (
    <div className={details.page} data-part="no-event">
      <div className={details.main}>
        {layout === 'page' && <Breadcrumb path={[{ name: say('conference.none.title'), href: null }]} />}
        <h1>{say('conference.none.title')}</h1>
        <p>{say('conference.none.text')}</p>
        <p className={details.actions}>
          <a className={buttons.button} href={href('/newMeeting')}>
            {say('conference.all')}
          </a>
          <a className={buttons.button} href={href(home)}>
            {say('ui.action.backToHome')}
          </a>
        </p>
      </div>
    </div>
  );
}
