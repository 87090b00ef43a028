import { useLocation } from 'react-router';
import buttons from '../../../platform/ui/button.module.css';
import { Link } from './in-language.tsx';
import styles from './trouble.module.css';
import { useWord } from './use-console.ts';

type Which = 'notFound' | 'refused' | 'broken';

export const troubleOf = (status: number): Which =>
  status === 404 ? 'notFound' : status === 401 || status === 403 ? 'refused' : 'broken';

/** In place of a page of the console that can't be shown. */
export function Trouble({ which }: { readonly which: Which }) {
  const say = useWord();
  const { pathname, search } = useLocation();
  return (
    <div data-part="trouble">
      <h1>{say(`trouble.${which}.title`)}</h1>
      <p>{say(`trouble.${which}.text`)}</p>
      <p className={styles.ways}>
        {which === 'broken' && (
          <a className={buttons.strong} href={pathname + search}>
            {say('trouble.again')}
          </a>
        )}
        <Link className={which === 'broken' ? buttons.button : buttons.strong} to="/console">
          {say('trouble.toOverview')}
        </Link>
      </p>
    </div>
  );
}
