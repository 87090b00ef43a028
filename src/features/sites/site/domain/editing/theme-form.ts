import type { ExtensionTheme } from '../../../../../platform/kernel/extension.ts';
import type { Document, FieldProblem, FormField } from '../../../../../platform/kernel/form-field.ts';
import type { SiteTheme } from '../theme/site-theme.ts';
import { ownColourId, presetColourIds, type ThemeColourId } from '../theme/site-theme.ts';
import { type TypePairing, typePairings } from '../theme/type-pairing.ts';
import { weakContrasts } from '../theme/weak-contrasts.ts';
import { choiceField } from './section-form.ts';

const homeGrids = ['magazine', 'journal', 'portal'] as const;
const cardStyles = ['line', 'tile', 'cover'] as const;
export const ownColourFields = ['colour', 'colour1', 'colour2', 'colour3'] as const;

const longestStyle = 65_536;

export const themeFields: readonly FormField[] = [
  choiceField('colourId', [...presetColourIds, ownColourId].map(String)),
  ...ownColourFields.map(
    (name): FormField => ({
      name,
      type: 'colour',
      label: `siteField.${name}`,
      when: { field: 'colourId', is: [String(ownColourId)] },
    }),
  ),
  choiceField('typePairing', typePairings),
  choiceField('homeGrid', homeGrids),
  choiceField('cards', cardStyles),
  {
    name: 'cssContent',
    type: 'lines',
    label: 'siteField.cssContent',
    help: 'siteHelp.cssContent',
    longest: longestStyle,
  },
  { name: 'accepted', type: 'lines', label: 'siteField.accepted', help: 'siteHelp.accepted', longest: longestStyle },
];

/** The same where extensions bring themes. Without them a stored code stays as it is and is of no effect. */
export const themeFieldsWith = (extra: readonly ExtensionTheme[]): readonly FormField[] =>
  extra.length === 0
    ? themeFields
    : [
        {
          name: 'extension',
          type: 'choice',
          label: 'siteField.extension',
          help: 'siteHelp.extension',
          choices: [
            { value: '', label: 'siteField.extension.none' },
            ...extra.map(({ code, name }) => ({ value: code, label: 'siteField.extension', names: name })),
          ],
        },
        ...themeFields,
      ];

/** The document as the stylesheet is made from it. */
export function themeOf(document: Document): SiteTheme {
  const colour = (name: (typeof ownColourFields)[number]) => (document[name] as string | null) ?? undefined;
  return {
    colourId: Number(document.colourId || 1) as ThemeColourId,
    colour: colour('colour'),
    colour1: colour('colour1'),
    colour2: colour('colour2'),
    colour3: colour('colour3'),
    typePairing: (document.typePairing || 'mixed') as TypePairing,
    cssContent: String(document.cssContent ?? ''),
  };
}

/** The weak contrasts that somebody has agreed to, one in each line. */
export const acceptedOf = (document: Document): string[] =>
  String(document.accepted ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What can hardly be read is published only by someone who has said yes to just that; a new weakness needs a new yes. */
export function checkTheme(document: Document): FieldProblem[] {
  if (document.colourId === String(ownColourId) && !document.colour) return [{ path: 'colour', code: 'fieldRequired' }];
  const accepted = new Set(acceptedOf(document));
  return weakContrasts(themeOf(document)).every(({ key }) => accepted.has(key))
    ? []
    : [{ path: 'accepted', code: 'contrastTooWeak' }];
}
