import { lazy, Suspense, useState } from 'react';
import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { lastingAddress, mailLink, shareLinks } from '../domain/share-links.ts';
import styles from './share-button.module.css';

const QrCode = lazy(() =>
  import('../../../../platform/shell/qr-code.tsx').then((module) => ({ default: module.QrCode })),
);

interface Props {
  /** The path of the page. */
  readonly url: string;
  readonly doi?: string | null | undefined;
  readonly title: string;
}

/** Names that are the same in every language; Chinese readers know one by another. */
const names = { linkedin: 'LinkedIn', x: 'X', mastodon: 'Mastodon' } as const;

/** The lasting address of a work, to be copied, mailed, or passed on elsewhere. It works without scripts; copying and the code for phones need one. */
export function ShareButton({ url, doi = null, title }: Props) {
  const say = useSay();
  const { address } = useFrame();
  const [wasOpened, setOpened] = useState(false);
  const lasting = lastingAddress(doi, `${address.origin}${url}`);
  return (
    <>
      <button type="button" className={`${buttons.button} ${styles.open}`} popoverTarget="share-page">
        {say('ui.action.share')}
      </button>
      <div
        id="share-page"
        popover="auto"
        className={`${box.card} ${styles.panel}`}
        data-part="share"
        onToggle={() => setOpened(true)}
      >
        <div className={layout.stack3}>
          <a href={lasting} dir="ltr" className={styles.address} data-part="lasting-address">
            {lasting}
          </a>
          <p className={layout.row2}>
            <button type="button" className={buttons.button} onClick={() => void copyAddress(lasting, say)}>
              {say('ui.action.copyLink')}
            </button>
            <a className={buttons.button} href={mailLink(title, lasting)}>
              {say('article.share.mail')}
            </a>
          </p>
          <ul className={layout.row4} aria-label={say('ui.share.elsewhere')}>
            {shareLinks(title, lasting).map(({ name, href }) => (
              <li key={name}>
                <a
                  className={text.action}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  data-share={name}
                >
                  {name === 'weibo' ? say('ui.share.weibo') : names[name]}
                  <span data-visually-hidden=""> ({say('ui.link.opensInNewWindow')})</span>
                </a>
              </li>
            ))}
          </ul>
          <figure className={`${layout.row3} ${styles.code}`} data-part="share-code">
            <div>
              {wasOpened && (
                <Suspense>
                  <QrCode address={lasting} label={say('ui.share.code')} />
                </Suspense>
              )}
            </div>
            <figcaption className={text.fine}>{say('ui.share.wechat')}</figcaption>
          </figure>
        </div>
      </div>
    </>
  );
}

async function copyAddress(address: string, say: Say): Promise<void> {
  const { copyAndSay } = await import('../../citations/parts/copy-citation.ts');
  await copyAndSay(say, 'link', { text: address });
}
