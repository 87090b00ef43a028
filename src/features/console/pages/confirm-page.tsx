import { AppCodeForm } from '../../members/account/parts/app-code-form.tsx';
import { PasskeyButton } from '../../members/account/parts/passkey-button.tsx';
import { insideOnly } from '../domain/addresses.ts';
import { AppSetup, provingByApp } from '../parts/app-setup.tsx';
import { useParameters } from '../parts/in-language.tsx';
import { useConsole, useWord } from '../parts/use-console.ts';
import styles from './confirm-page.module.css';

/** /console/confirm: whoever can take a site away from its readers proves once more who they are, then goes on. */
export default function ConfirmPage() {
  const say = useWord();
  const { me } = useConsole();
  const parameters = useParameters();
  const goOn = () => location.assign(insideOnly(parameters.get('url'), location.origin));
  const hasNone = !me.factors.app && !me.factors.passkey;
  return (
    <div className={styles.page} data-part="confirm-identity">
      <h1>{say('factor.title')}</h1>
      <p>{say(hasNone ? 'factor.none' : 'factor.text')}</p>
      {me.factors.passkey && <PasskeyButton isFactor done={goOn} />}
      {me.factors.app && <AppCodeForm label={say('factor.title')} give={provingByApp(goOn)} />}
      {hasNone && (
        <>
          <p>
            <a href="/personalAccount">{say('factor.addPasskey')}</a>
          </p>
          <AppSetup done={goOn} />
        </>
      )}
    </div>
  );
}
