import type { FormField } from '../../../../platform/kernel/form-field.ts';
import { ownColourFields } from '../../../sites/site/domain/editing/theme-form.ts';
import { ownColourId, presetColourIds, presetColours } from '../../../sites/site/domain/theme/site-theme.ts';
import type { FieldsProps } from '../form-fields.tsx';
import { LabelledGroup, LabelledInput } from '../labelled.tsx';
import { useWord, useWordOf } from '../use-console.ts';
import { Swatch } from './swatch.tsx';
import styles from './theme-editor.module.css';

/** The presets as patches of colour, and four inputs for a site that brings its own. */
export function ThemeColours({ fields, document, problems, onChange }: FieldsProps) {
  const say = useWord();
  const sayOf = useWordOf();
  const label = (name: string) => fields.find((field: FormField) => field.name === name)?.label ?? name;
  const isOwn = document.colourId === String(ownColourId);
  const own = String(document.colour ?? presetColours[1].colour);
  return (
    <>
      <LabelledGroup legend={label('colourId')} problem={problems.colourId} required>
        <div className={styles.presets}>
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
              <span>{sayOf('siteField.colourId', String(id))}</span>
            </label>
          ))}
        </div>
      </LabelledGroup>
      {isOwn && (
        <div className={styles.own}>
          {ownColourFields.map((name) => {
            const value = document[name] as string | null | undefined;
            const set = (next: string | null) => onChange({ ...document, [name]: next });
            return (
              <div key={name} className={styles.ownColour}>
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
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      checked={!value}
                      onChange={({ target }) => set(target.checked ? null : own)}
                    />
                    {say('theme.noColour')}
                  </label>
                )}
              </div>
            );
          })}
        </div>
      )}
    </>
  );
}
