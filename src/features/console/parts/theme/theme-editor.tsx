import type { FormField } from '../../../../platform/kernel/form-field.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { ownColourFields } from '../../../sites/site/domain/editing/theme-form.ts';
import { ownColourId, presetColourIds, presetColours } from '../../../sites/site/domain/theme/site-theme.ts';
import { filterTenantCss } from '../../../sites/site/domain/theme/tenant-css.ts';
import { FormFields } from '../form-fields.tsx';
import type { FieldsProps } from '../inputs.tsx';
import { LabelledGroup, LabelledInput, LabelledTick } from '../labelled.tsx';
import { useWord } from '../use-console.ts';
import { ContrastReport, Swatch } from './contrast-report.tsx';
import styles from './theme.module.css';

const plain = ['extension', 'typePairing', 'homeGrid', 'cards', 'cssContent'];

/** The form of a site's look: colours, type, grid, its own style, and what can hardly be read of it. */
export function ThemeEditor(props: FieldsProps) {
  const { fields, document } = props;
  return (
    <div className={layout.stack5} data-part="theme-editor">
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
  const { refused } = filterTenantCss(css);
  if (refused.length === 0) return null;
  return (
    <section className={`${box.card} ${layout.stack3}`} aria-live="polite">
      <h2 className={text.h3}>{say('theme.refused')}</h2>
      <ul className={layout.stack2}>
        {refused.map(({ text: piece, why }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may be refused twice
          <li key={`${place} ${piece}`}>
            <code>{piece}</code> {say.of('refusal', why)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The presets as patches of colour, and four inputs for a site that brings its own. */
function ThemeColours({ fields, document, problems, onChange }: FieldsProps) {
  const say = useWord();
  const label = (name: string) => fields.find((field: FormField) => field.name === name)?.label ?? name;
  const isOwn = document.colourId === String(ownColourId);
  const own = String(document.colour ?? presetColours[1].colour);
  return (
    <>
      <LabelledGroup legend={label('colourId')} problem={problems.colourId} required>
        <div className={styles.colours}>
          {[...presetColourIds, ownColourId].map((id) => (
            <label key={id} className={styles.preset}>
              <input
                type="radio"
                name="colourId"
                value={id}
                checked={document.colourId === String(id)}
                onChange={() =>
                  onChange({
                    ...document,
                    colourId: String(id),
                    ...(id === ownColourId ? { colour: document.colour ?? presetColours[1].colour } : {}),
                  })
                }
              />
              <Swatch ground={id === ownColourId ? own : presetColours[id as keyof typeof presetColours].colour} />
              <span>{say.of('siteField.colourId', String(id))}</span>
            </label>
          ))}
        </div>
      </LabelledGroup>
      {isOwn && (
        <div className={styles.colours}>
          {ownColourFields.map((name) => {
            const value = document[name] as string | null | undefined;
            const set = (next: string | null) => onChange({ ...document, [name]: next });
            return (
              <div key={name}>
                <LabelledInput label={label(name)} problem={problems[name]} required={name === 'colour'}>
                  {(labelled) => (
                    <input
                      {...labelled}
                      type="color"
                      name={name}
                      value={value ?? own}
                      onChange={({ target }) => set(target.value)}
                    />
                  )}
                </LabelledInput>
                {name !== 'colour' && (
                  <LabelledTick
                    label={say('theme.noColour')}
                    checked={!value}
                    onChange={(isTicked) => set(isTicked ? null : own)}
                  />
                )}
              </div>
            );
          })}
        </div>
      )}
    </>
  );
}
