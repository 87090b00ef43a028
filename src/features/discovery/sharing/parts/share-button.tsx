import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import buttons from '../../../../platform/ui/button.module.css';
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
      <button type="button" className={buttons.button} popoverTarget="share-page">
        {say('ui.action.share')}
      </button>
      <div id="share-page" popover="auto" className={styles.panel} data-part="share">
        <p>
          <a href={url} dir="ltr">
            {whole}
          </a>
        </p>
        <p className={styles.ways}>
          <button type="button" className={buttons.button} onClick={() => void copyAddress(whole, say)}>
            {say('ui.action.copyLink')}
          </button>
          <a className={buttons.button} href={`mailto:?${mailQuery(title, whole)}`}>
            {say('article.share.mail')}
          </a>
        </p>
      </div>
    </>
  );
}

async function copyAddress(address: string, say: ReturnType<typeof useSay>): Promise<void> {
  const [{ copy }, { showToast }] = await Promise.all([
    import('../../../../platform/ui/behaviour/copy.ts'),
    import('../../../../platform/ui/behaviour/toasts.ts'),
  ]);
  const isCopied = await copy({ text: address });
  showToast({
    text: say(isCopied ? 'ui.copy.success' : 'failure.linkCopyFailed'),
    kind: isCopied ? 'success' : 'error',
  });
}

const mailQuery = (title: string, url: string): string =>
  `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
