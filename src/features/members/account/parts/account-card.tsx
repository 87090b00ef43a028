import type { ReactNode } from 'react';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref, withParameter } from '../../../../platform/shell/href.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from './account-form.module.css';

const words = {
  '/login': 'account.login.byPassword',
  '/quickLogin': 'account.login.byCode',
  '/register': 'account.register.title',
  '/forgetCode': 'account.login.forgot',
} as const;

interface LinksProps {
  readonly to: readonly (keyof typeof words)[];
  /** As it stands in the address; each of the pages judges it anew. */
  readonly url: string | null;
}

/** From one way into an account to the others, with the way back. */
export function AccountLinks({ to, url }: LinksProps) {
  const say = useSay();
  const href = useHref();
  return (
    <ul className={`${layout.line} ${styles.links}`}>
      {to.map((address) => (
        <li key={address}>
          <a href={href(url ? withParameter(address, 'url', url) : address)}>{say(words[address])}</a>
        </li>
      ))}
    </ul>
  );
}

/** In place of a form, for who is logged in already. */
export function SignedIn({ back }: { readonly back: string }) {
  const say = useSay();
  return (
    <p data-part="signed-in">
      {say('account.login.signedIn')} <a href={back}>{say('account.login.continue')}</a>
    </p>
  );
}

/** The frame of the pages on the way into an account. */
export function AccountCard({ part, title, children }: { part: string; title: MessageKey; children: ReactNode }) {
  const say = useSay();
  return (
    <div className={layout.page}>
      <div className={`${layout.stack5} ${styles.card}`} data-part={`account-card ${part}`}>
        <h1 className={text.h1}>{say(title)}</h1>
        {children}
      </div>
    </div>
  );
}
