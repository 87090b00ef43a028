import { filterTenantCss } from '../../../sites/site/domain/theme/tenant-css.ts';
import { type FieldsProps, FormFields } from '../form-fields.tsx';
import { useWord, useWordOf } from '../use-console.ts';
import { ContrastReport } from './contrast-report.tsx';
import { ThemeColours } from './theme-colours.tsx';
import styles from './theme-editor.module.css';

const plain = ['typePairing', 'homeGrid', 'cards', 'cssContent'];

/** The form of a site's look: colours, type, grid, its own style, and what can hardly be read of it. */
export function ThemeEditor(props: FieldsProps) {
  const { fields, document } = props;
  return (
    <div className={styles.editor} data-part="theme-editor">
      <ThemeColours {...props} />
      <FormFields {...props} fields={fields.filter(({ name }) => plain.includes(name))} />
      <RefusedStyle css={String(document.cssContent ?? '')} />
      <ContrastReport {...props} />
    </div>
  );
}

/** What of the site's own style is left out, and why. */
function RefusedStyle({ css }: { readonly css: string }) {
  const say = useWord();
  const sayOf = useWordOf();
  const { refused } = filterTenantCss(css);
  if (refused.length === 0) return null;
  return (
    <section className={styles.refused} aria-live="polite">
      <h2>{say('theme.refused')}</h2>
      <ul>
        {refused.map(({ text, why }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may be refused twice
          <li key={`${place} ${text}`}>
            <code>{text}</code> {sayOf('refusal', why)}
          </li>
        ))}
      </ul>
    </section>
  );
}
