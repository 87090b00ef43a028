import { useLocation } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref, withParameter } from '../../../../platform/shell/href.ts';
import { useNextPageMessage } from '../../../../platform/shell/next-page-message.ts';
import { useUnread } from '../../../../platform/shell/unread.ts';
import { UnreadCount } from '../../../../platform/shell/unread-count.tsx';
import styles from './header.module.css';
import menus from './menu.module.css';

const entries = [
  ['/personal', 'personalCenter'],
  ['/personal?menu=message', 'message'],
  ['/personalCollect', 'collect'],
  ['/personalAccount', 'account'],
] as const;

const librarianEntry = ['/librarian', 'librarian'] as const;

/** A visitor finds the way in; a member finds their name, and behind it what is theirs. */
export function AccountMenu() {
  const say = useSay();
  const href = useHref();
  const { member } = useFrame();
  useNextPageMessage();
  const unread = useUnread(member?.unread ?? 0);
  if (!member) return <SignIn />;
  return (
    <div className={styles.account} data-part="account">
      <button
        type="button"
        popoverTarget="account-menu"
        className={styles.member}
        title={say('frame.account.menu', { name: member.name })}
      >
        <bdi>{member.name}</bdi>
        <UnreadCount count={unread} />
      </button>
      <ul id="account-menu" popover="auto" className={`${menus.floating} ${styles.accountMenu}`}>
        {[...entries, ...(member.isLibrarian ? [librarianEntry] : [])].map(([address, name]) => (
          <li key={address}>
            <a href={href(address)}>
              {say(`frame.account.${name}`)}
              {name === 'message' && <UnreadCount count={unread} />}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() =>
              void import('../../../members/account/parts/sign-out.ts').then(({ signOut }) =>
                signOut(say('ui.success.logout')),
              )
            }
          >
            {say('frame.account.signOut')}
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
      {say('frame.account.signIn')}
    </a>
  );
}
