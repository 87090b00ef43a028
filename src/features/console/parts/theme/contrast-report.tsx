import { DataTable } from '../../../../platform/ui/data-table.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import { acceptedOf, themeOf } from '../../../sites/site/domain/editing/theme-form.ts';
import { contrastPairs, measurePairs } from '../../../sites/site/domain/theme/contrast-pairs.ts';
import { type Scheme, schemes } from '../../../sites/site/domain/theme/neutrals.ts';
import { paletteOf } from '../../../sites/site/domain/theme/palette.ts';
import { coloursOf, type SiteTheme } from '../../../sites/site/domain/theme/site-theme.ts';
import type { WeakContrast } from '../../../sites/site/domain/theme/weak-contrasts.ts';
import { weakContrasts } from '../../../sites/site/domain/theme/weak-contrasts.ts';
import shared from '../console.module.css';
import { ConsoleSection } from '../console-page.tsx';
import type { FieldsProps } from '../inputs.tsx';
import { LabelledTick } from '../labelled.tsx';
import { useWord } from '../use-console.ts';
import styles from './theme.module.css';

const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** What can hardly be read, in plain words and while one types; to publish it all the same takes a yes to just that. */
export function ContrastReport({ document, problems, onChange }: FieldsProps) {
  const say = useWord();
  const theme = themeOf(document);
  const weak = weakContrasts(theme);
  const accepted = acceptedOf(document);
  const isAccepted = weak.every(({ key }) => accepted.includes(key));
  return (
    <ConsoleSection id="contrast" title={say('theme.contrast')} isCard part="contrast">
      <div role="status" className={layout.stack2}>
        {weak.length === 0 ? (
          <p className={styles.good}>✓ {say('theme.allHold', { count: contrastPairs.length * schemes.length })}</p>
        ) : (
          <>
            <p className={styles.bad}>{say('theme.weak', { count: weak.length })}</p>
            <ul className={layout.stack2}>
              {weak.map((one) => (
                <li key={one.key} className={layout.row2}>
                  <Weak weak={one} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {weak.length > 0 && (
        <LabelledTick
          label={say('theme.accept')}
          name="accepted"
          checked={isAccepted}
          aria-invalid={problems.accepted ? true : undefined}
          onChange={(isTicked) =>
            onChange({ ...document, accepted: isTicked ? weak.map(({ key }) => key).join('\n') : '' })
          }
        />
      )}
      {schemes.map((scheme) => (
        <PairTable key={scheme} theme={theme} scheme={scheme} />
      ))}
    </ConsoleSection>
  );
}

function Weak({ weak }: { readonly weak: WeakContrast }) {
  const say = useWord();
  switch (weak.what) {
    case 'colour':
      return (
        <>
          <Swatch ground={weak.chosen} /> <Swatch ground={weak.used} />{' '}
          {say('theme.weak.colour', { ...weak, ratio: ratioText(weak.ratio) })}
        </>
      );
    case 'style':
      return (
        <>
          <Swatch ground={weak.background} ink={weak.foreground} />{' '}
          {say('theme.weak.style', { ...weak, ratio: ratioText(weak.ratio), scheme: say(`theme.${weak.scheme}`) })}
        </>
      );
    case 'unknown':
      return say('theme.weak.unknown', weak);
  }
}

function PairTable({ theme, scheme }: { readonly theme: SiteTheme; readonly scheme: Scheme }) {
  const say = useWord();
  const palette = paletteOf(coloursOf(theme), scheme);
  const pairs = measurePairs(palette);
  const count = pairs.filter(({ holds }) => holds).length;
  return (
    <details data-fold>
      <summary className={shared.opener}>
        {say('theme.pairs', { scheme: say(`theme.${scheme}`), count, all: pairs.length })}
      </summary>
      <DataTable
        isStacked={false}
        rows={pairs}
        keyOf={({ foreground, background }) => `${foreground} ${background}`}
        columns={[
          {
            head: say('theme.pairName'),
            cell: ({ foreground, background }) => (
              <div className={layout.line}>
                <Swatch ground={palette[background]} ink={palette[foreground]} />
                {say('theme.pair', {
                  foreground: say.of('token', foreground),
                  background: say.of('token', background),
                })}
              </div>
            ),
          },
          {
            head: say('theme.ratio'),
            isNumber: true,
            cell: ({ ratio, holds }) => (
              <span className={holds ? undefined : styles.bad}>
                {ratioText(ratio)} : 1 <small>{say(holds ? 'theme.holds' : 'theme.fails')}</small>
              </span>
            ),
          },
          { head: say('theme.least'), isNumber: true, cell: ({ least }) => `${least} : 1` },
        ]}
      />
    </details>
  );
}

interface SwatchProps {
  readonly ground: string;
  /** The colour of the sample's letters; without one it is a patch of colour. */
  readonly ink?: string;
}

/** A patch of colour. Drawn, since a page of the portal carries no styles of its own. */
export const Swatch = ({ ground, ink }: SwatchProps) => (
  <svg className={styles.swatch} width="40" height="28" viewBox="0 0 40 28" aria-hidden="true" focusable="false">
    <rect x="0.5" y="0.5" width="39" height="27" rx="4" fill={ground} stroke="currentColor" strokeOpacity="0.25" />
    {ink && (
      <text x="20" y="19" textAnchor="middle" fontSize="14" fontWeight="600" fill={ink}>
        Aa
      </text>
    )}
  </svg>
);
