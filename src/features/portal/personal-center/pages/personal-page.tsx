import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import { Avatar } from '../../../members/membership/parts/avatar.tsx';
import { CenterMenu, entryNames } from '../parts/center-menu.tsx';
import { Pane } from '../parts/pane.tsx';
import type { Route } from './+types/personal-page';
import { loadPersonal } from './load-personal.ts';
import styles from './personal-page.module.css';

export const loader = ({ context, request }: Route.LoaderArgs) => loadPersonal(context, request);

export function headers({ parentHeaders, loaderHeaders }: Route.HeadersArgs) {
  const both = new Headers(parentHeaders);
  for (const [name, value] of loaderHeaders) both.set(name, value);
  return both;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...(loaderData ? pageTitle(matches, sayInHead(matches)(entryNames[loaderData.pane.entry])) : []),
  { name: 'robots', content: 'noindex' },
];

/** /personal and its five other addresses: one page, of whose parts the address chooses one. */
export default function PersonalPage({ loaderData: { info, pane } }: Route.ComponentProps) {
  const say = useSay();
  const name = info.name || info.userName;
  return (
    <div className={styles.page} data-part="personal-center" data-menu={pane.entry}>
      <aside className={styles.side} aria-label={say('personalCenter.title')}>
        <div className={styles.member} data-part="center-member">
          <Avatar picture={info.headPicture} name={name} />
          <p>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            {info.institution && <span>{info.institution}</span>}
          </p>
        </div>
        <CenterMenu current={pane.entry} />
      </aside>
      <div className={styles.pane}>
        <h1>{say(entryNames[pane.entry])}</h1>
        <Pane key={pane.entry} pane={pane} info={info} />
      </div>
    </div>
  );
}
