import { useLocation } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import styles from './account-menu.module.css';
import dropdown from './dropdown.module.css';
import { useFrame } from './frame.ts';
import { useHref, withParameter } from './href.ts';
import { useToldNext } from './told-next.ts';
import { useUnread } from './unread.ts';
import { UnreadCount } from './unread-count.tsx';

/** A visitor finds the way in; a member finds their name, and behind it what is theirs. */
export function AccountMenu() {
  const say = useSay();
  const href = useHref();
  const { member } = useFrame();
  useToldNext();
  const unread = useUnread(member?.unread ?? 0);
  if (!member) return <SignIn />;
  return (
    <div className={styles.account} data-part="account">
      <button
        type="button"
        popoverTarget="account-menu"
        className={styles.name}
        title={say('navigation.account.menu', { name: member.name })}
      >
        <bdi>{member.name}</bdi>
        <UnreadCount count={unread} />
      </button>
      <ul id="account-menu" popover="auto" className={`${dropdown.dropdown} ${styles.menu}`}>
        <li>
          <a href={href('/personal')}>{say('navigation.account.personalCenter')}</a>
        </li>
        <li>
          <a href={href('/personal?menu=message')}>
            {say('navigation.account.message')}
            <UnreadCount count={unread} />
          </a>
        </li>
        <li>
          <a href={href('/personalCollect')}>{say('navigation.account.collect')}</a>
        </li>
        <li>
          <a href={href('/personalAccount')}>{say('navigation.account.account')}</a>
        </li>
        <li>
          <button
            type="button"
            onClick={() => void import('./sign-out.ts').then(({ signOut }) => signOut(say('ui.success.logout')))}
          >
            {say('navigation.account.signOut')}
          </button>
        </li>
      </ul>
    </div>
  );
}

const loginPages = ['/login', '/quicklogin', '/register', '/forgetcode', '/accountbinding'];

/** Also without JavaScript: a link that knows the way back. */
function SignIn() {
  const say = useSay();
  const href = useHref();
  const { pathname, search } = useLocation();
  const onTheWay = loginPages.includes(pathname.toLowerCase());
  const login = onTheWay ? '/login' : withParameter('/login', 'url', pathname + search);
  return (
    <a className={styles.signIn} href={href(login)} rel="nofollow" data-part="sign-in">
      {say('navigation.account.signIn')}
    </a>
  );
}
