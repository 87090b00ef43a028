import { useIntl } from 'react-intl';
import { languageCalled } from '../../../../content/article/parts/language-name.ts';
import { directionOf, tagOf } from '../../../../content/article/parts/shown-text.ts';
import { sayWith } from '../../../../platform/i18n/use-say.ts';
import { SplicedBody } from '../../../../platform/ui/spliced-body.tsx';
import { useFrame } from '../../navigation/parts/frame.ts';
import styles from './stored-text.module.css';

interface Props {
  readonly body: { readonly sha256: string; readonly language: string };
}

/** A text as it lies in the file store; a reader who gets it in another language is told so. */
export function StoredText({ body }: Props) {
  const intl = useIntl();
  const { language } = useFrame();
  return (
    <>
      {body.language !== language && (
        <p className={styles.notice} role="note" data-part="not-translated">
          {sayWith(intl)('site.column.notTranslated', {
            language: languageCalled(intl, language),
            fallback: languageCalled(intl, body.language),
          })}
        </p>
      )}
      <SplicedBody identity={body.sha256} lang={tagOf(body.language)} dir={directionOf(body.language)} />
    </>
  );
}
