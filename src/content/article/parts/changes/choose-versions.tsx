import { useIntl } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import buttons from '../../../../platform/ui/button.module.css';
import fields from '../../../../platform/ui/field.module.css';
import { versionName } from '../version-name.ts';
import styles from './changes.module.css';
import type { ChangesView } from './changes-view.ts';

/** Any two of a paper's versions, where it has more than two. */
export function ChooseVersions({ changes: { id, versions, from, to } }: { readonly changes: ChangesView }) {
  const say = useSay();
  const intl = useIntl();
  const { language } = useFrame();
  if (versions.length < 3) return null;
  const choices = versions.map((version) => {
    const day = version.publishDate && intl.formatDate(version.publishDate, { dateStyle: 'medium', timeZone: 'UTC' });
    return (
      <option key={version.number} value={version.number}>
        {[versionName(say, version), day].filter(Boolean).join(' · ')}
      </option>
    );
  });
  return (
    <form className={styles.choose} action="/articleChanges" data-part="choose-versions" data-print="no">
      <input type="hidden" name="columnId" value={id} />
      <input type="hidden" name="lang" value={language} />
      <p className={fields.field}>
        <label htmlFor="changes-from">{say('article.changes.from')}</label>
        <select id="changes-from" name="from" defaultValue={from.number}>
          {choices.slice(0, -1)}
        </select>
      </p>
      <p className={fields.field}>
        <label htmlFor="changes-to">{say('article.changes.to')}</label>
        <select id="changes-to" name="to" defaultValue={to.number}>
          {choices.slice(1)}
        </select>
      </p>
      <button type="submit" className={buttons.button}>
        {say('article.changes.compare')}
      </button>
    </form>
  );
}
