import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failed, success } from '../../kernel/result.ts';
import type { DrawnFormula, Typesetter } from '../../ports/typesetter.ts';
import { childProgram, readableByChild } from './child-program.ts';
import { letters } from './letters.ts';
import { runTool, type ToolLimits } from './run-tool.ts';
import setPages from './set-pages.py?raw';

const megabyte = 1_048_576;

const usual = {
  formulas: { seconds: 60, dataBytes: 1_600 * megabyte, fileBytes: 64 * megabyte },
  pages: { seconds: 300, memoryBytes: 3_072 * megabyte, fileBytes: 128 * megabyte },
};

export const isTypesetter = (packages: string): boolean => existsSync(join(packages, 'weasyprint', '__main__.py'));

/**
 * WeasyPrint in a folder of Python packages, and MathJax for formulas, both in the sandbox. WeasyPrint is given one page and may read no
 * address but `data:`, so that it asks neither the network nor the machine for anything even where there is no sandbox.
 */
export function createTypesetter(
  packages: string,
  limits: Readonly<Record<keyof typeof usual, ToolLimits>> = usual,
): Typesetter {
  return {
    async drawFormulas(formulas, folder, signal) {
      if (formulas.length === 0) return success([]);
      const [given, target] = [join(folder, 'formulas.json'), join(folder, 'drawings.json')];
      await writeFile(given, JSON.stringify(formulas));
      const words = ['--max-old-space-size=512', '--no-warnings', childProgram('formulas'), given, target];
      const drawn = await runTool(process.execPath, {
        words,
        folder,
        limits: limits.formulas,
        signal,
        readable: readableByChild('mathjax-full/js/mathjax.js'),
      });
      if (!drawn.ok) return failed({ reason: `its formulas can not be drawn (${drawn.failure.reason})` });
      return success(JSON.parse(await readFile(target, 'utf8')) as (DrawnFormula | null)[]);
    },

    async setPages(html, folder, target, signal) {
      const [given, style] = [join(folder, 'pages.html'), join(folder, 'letters.css')];
      await Promise.all([writeFile(given, html), writeFile(style, await letters())]);
      const made = await runTool('python3', {
        words: ['-I', '-B', '-c', setPages, packages, style, given, target],
        folder,
        readable: [packages],
        limits: limits.pages,
        signal,
      });
      if (!made.ok) return failed({ reason: `its pages can not be set (${made.failure.reason})` });
      if ((await stat(target)).size === 0) return failed({ reason: 'its pages came out empty' });
      return success(undefined);
    },
  };
}
