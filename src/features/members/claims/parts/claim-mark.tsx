import { useSay } from '../../../../platform/i18n/use-say.ts';
import box from '../../../../platform/ui/box.module.css';

/** Says that a page is its person's own. */
export function ClaimMark() {
  const say = useSay();
  return (
    <p data-part="claimed">
      <span className={box.chip}>
        <span aria-hidden="true">✓</span> <span title={say('claims.markHint')}>{say('claims.mark')}</span>
      </span>
    </p>
  );
}
