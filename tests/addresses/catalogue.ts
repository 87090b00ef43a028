import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The interface's own texts in a language, by their keys. */
export function readCatalogue(tag: 'zh' | 'en'): Map<string, string> {
  const files = globSync(`src/**/{messages,server-messages}/${tag}.json`, { cwd: root });
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>),
    ),
  );
}
