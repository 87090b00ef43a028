import type { Citable } from '../../../../platform/kernel/citable.ts';
import type { ExtensionCitationStyle } from '../../../../platform/kernel/extension.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import { cite } from '../domain/cite.ts';
import { type CitationStyle, citationStyles } from '../domain/formats.ts';
import { referenceIn } from '../domain/reference.ts';
import { writeExtraStyle } from '../domain/styles/extra-style.ts';
import { type Written, write } from '../domain/written.ts';

const isBuiltIn = (style: string): style is CitationStyle => citationStyles.some((one) => one === style);

export type CitationStyles = ReturnType<typeof createCitationStyles>;

/** The styles of the portal and those of extensions. A style of an extension that fails is left out and logged. */
export function createCitationStyles(extra: readonly ExtensionCitationStyle[], log: Log) {
  const added = new Map(extra.map((style) => [style.code, style]));
  return {
    codes: [...citationStyles, ...added.keys()],
    isKnown: (style: string) => isBuiltIn(style) || added.has(style),
    names: extra.map(({ code, name }) => ({ style: code, name: name as Text })),
    cite(citable: Citable, style: string, language: string, readOn: string): Written | undefined {
      if (isBuiltIn(style)) return cite(citable, style, language, readOn);
      const found = added.get(style);
      if (!found) return undefined;
      try {
        return write(writeExtraStyle(found, referenceIn(citable, language), readOn));
      } catch (problem) {
        log.error({ style, problem }, 'a citation style of an extension failed');
        return undefined;
      }
    },
  };
}
