import { join } from 'node:path';
import { build } from 'vite';

/** The part as one script and one style, to be put into a page that does not place it itself. */
export async function buildDrop(): Promise<{ readonly script: string; readonly style: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Whoever runs tests would get the development form, which the browser has not.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      cssCodeSplit: false,
      lib: { entry: join(import.meta.dirname, 'page-with-drop.tsx'), formats: ['iife'], name: 'drop' },
    },
  });
  let [script, style] = ['', ''];
  for (const { output } of [built].flat() as {
    output: { fileName: string; code?: string; source?: string | Uint8Array }[];
  }[]) {
    for (const { fileName, code, source } of output) {
      if (fileName.endsWith('.css')) style += String(source);
      else script += code ?? '';
    }
  }
  return { script, style };
}
