import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { storeSize } from '../../../../platform/shell/printed-sizes.ts';
import type { getUploadQuota } from '../contract.ts';
import styles from './file-drop.module.css';

type Shown = Readonly<Record<'left' | 'usedToday' | 'mostToday' | 'used' | 'most', number>>;

/** How much a member may still send; asked anew when `begun` files were. */
export function QuotaLine({ begun }: { readonly begun: number }) {
  const [shown, setShown] = useState<Shown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every file that was begun changes the answer
  useEffect(() => {
    let isWanted = true;
    void pageCall()<typeof getUploadQuota>('GET /front/upload/quota', {}, { quiet: true }).then((answer) => {
      if (isWanted && answer.ok) setShown(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [begun]);
  return shown ? <QuotaWords {...shown} /> : null;
}

export function QuotaWords({ left, usedToday, mostToday, used, most }: Shown) {
  const say = useSay();
  const intl = useIntl();
  const size = (bytes: number) => storeSize(intl, bytes);
  return (
    <p className={styles.quiet} data-part="quota">
      {say('uploads.quota', {
        ...{ left: size(left), used: size(usedToday), most: size(mostToday) },
        ...{ kept: size(used), mostKept: size(most) },
      })}
    </p>
  );
}
