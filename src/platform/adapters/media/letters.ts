import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Each part of the letters is a family of its own, because WeasyPrint does not choose among files by the letters that they have. */
const families = {
  'Imprint Serif': 'latin',
  'Imprint Serif Extended': 'latin-ext',
  'Imprint Serif Greek': 'greek',
  'Imprint Serif Cyrillic': 'cyrillic',
  'Imprint Serif Vietnamese': 'vietnamese',
};

let written: Promise<string> | undefined;

/** The letters in which papers are set, as a style sheet that holds them. */
export const letters = (): Promise<string> => {
  written ??= writeLetters();
  return written;
};

async function writeLetters(): Promise<string> {
  const require = createRequire(import.meta.url);
  const faces: string[] = [];
  for (const [family, part] of Object.entries(families))
    for (const style of ['normal', 'italic']) {
      const file = `@fontsource-variable/source-serif-4/files/source-serif-4-${part}-wght-${style}.woff2`;
      const content = (await readFile(require.resolve(file))).toString('base64');
      faces.push(
        `@font-face{font-family:'${family}';font-style:${style};font-weight:200 900;src:url(data:font/woff2;base64,${content})}`,
      );
    }
  return faces.join('\n');
}
