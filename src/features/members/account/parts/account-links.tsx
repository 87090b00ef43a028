import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref, withParameter } from '../../../../platform/shell/href.ts';
import styles from './account-form.module.css';

const words = {
  '/login': 'account.login.byPassword',
  '/quickLogin': 'account.login.byCode',
  '/register': 'account.register.title',
  '/forgetCode': 'account.login.forgot',
} as const;

interface AccountLinksProps {
  readonly to: readonly (keyof typeof words)[];
  /** As the address asked for it; each of the pages judges it anew. */
  readonly url: string | null;
}

/** From one way into an account to the others, with the way back. */
export function AccountLinks({ to, url }: AccountLinksProps) {
  const say = useSay();
  const href = useHref();
  return (
    <ul className={styles.links}>
      {to.map((address) => (
        <li key={address}>
          <a href={href(url ? withParameter(address, 'url', url) : address)}>{say(words[address])}</a>
        </li>
      ))}
    </ul>
  );
}
