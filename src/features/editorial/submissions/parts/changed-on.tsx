import { FormattedDate } from 'react-intl';
import { useFrame } from '../../../../platform/shell/frame.ts';

/** When something happened, by the clock of the site. */
export function ChangedOn({ at }: { readonly at: string }) {
  const { site } = useFrame();
  return (
    <time dateTime={at}>
      <FormattedDate value={at} dateStyle="medium" timeStyle="short" timeZone={site.timeZone} />
    </time>
  );
}
