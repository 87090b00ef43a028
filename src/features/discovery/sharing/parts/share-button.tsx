import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import styles from './share-button.module.css';

interface Props {
  /** The path of the page. */
  readonly url: string;
  readonly title: string;
}

/** The lasting address of a page, to be copied or mailed. It works without scripts; copying needs one. */
export function ShareButton({ url, title }: Props) {
  const say = useSay();
  const { address } = useFrame();
  const whole = `${address.origin}${url}`;
  return (
    <>
      <button type="button" className={`${buttons.button} ${styles.open}`} popoverTarget="share-page">
        {say('ui.action.share')}
      </button>
      <div id="share-page" popover="auto" className={`${box.card} ${styles.panel}`} data-part="share">
        <div className={layout.stack3}>
          <a href={url} dir="ltr">
            {whole}
          </a>
          <p className={layout.row2}>
            <button type="button" className={buttons.button} onClick={() => void copyAddress(whole, say)}>
              {say('ui.action.copyLink')}
            </button>
            <a className={buttons.button} href={`mailto:?${mailQuery(title, whole)}`}>
              {say('article.share.mail')}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

async function copyAddress(address: string, say: Say): Promise<void> {
  const { copyAndSay } = await import('../../citations/parts/copy-citation.ts');
  await copyAndSay(say, 'link', { text: address });
}

const mailQuery = (title: string, url: string): string =>
  `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
