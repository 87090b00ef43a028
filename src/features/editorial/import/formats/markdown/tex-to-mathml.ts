import temml from 'temml';

const longestFormula = 20_000;

/** Scanners leave `\ ` without its space at the end of a formula, where it does nothing. */
const lastSpace = /((?:^|[^\\])(?:\\\\)*)\\\s*$/;

/** A formula as MathML, or nothing if it can't be read. */
export function texToMathml(tex: string, display: boolean): string | undefined {
  if (tex.length > longestFormula || tex.trim() === '') return undefined;
  try {
    return temml.renderToString(tex.replace(lastSpace, '$1'), {
      displayMode: display,
      throwOnError: true,
      trust: false,
      // A text defines its own macros at most; they must not live on in the next text.
      macros: {},
      maxExpand: 500,
      maxSize: [20, 200],
    });
  } catch {
    return undefined;
  }
}
