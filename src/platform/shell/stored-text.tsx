import { useIntl } from 'react-intl';
import { sayWith } from '../i18n/use-say.ts';
import box from '../ui/box.module.css';
import { SplicedBody } from '../ui/spliced-body.tsx';
import text from '../ui/text.module.css';
import { useFrame } from './frame.ts';
import { languageNameFor } from './language-name.ts';
import { directionOf, tagOf } from './localized-text.ts';

interface Props {
  readonly body: { readonly sha256: string; readonly language: string };
}

/** A text of the file store, with a note if it is in another language than the reader's. */
export function StoredText({ body }: Props) {
  const intl = useIntl();
  const { language } = useFrame();
  return (
    <>
      {body.language !== language && (
        <p className={`${box.remark} ${text.measure}`} role="note" data-part="not-translated">
          {sayWith(intl)('site.column.notTranslated', {
            language: languageNameFor(intl, language),
            fallback: languageNameFor(intl, body.language),
          })}
        </p>
      )}
      <SplicedBody identity={body.sha256} lang={tagOf(body.language)} dir={directionOf(body.language)} />
    </>
  );
}
