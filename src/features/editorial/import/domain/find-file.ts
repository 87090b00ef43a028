import { pictureEndings } from './file-type.ts';

/** Finds the file that a document means, in its own folder or below it; publishers write names without folder, ending or case. */
export function createFileFinder(paths: readonly string[]): (source: string, href: string) => string | undefined {
  const byName = Map.groupBy(paths, (path) => path.slice(path.lastIndexOf('/') + 1).toLowerCase());

  return (source, href) => {
    const folder = source.slice(0, source.lastIndexOf('/') + 1);
    const name = href.split(/[?#]/, 1)[0]?.split('/').at(-1)?.toLowerCase() ?? '';
    if (!name) return undefined;
    for (const candidate of [name, ...pictureEndings.map((ending) => `${name}.${ending}`)]) {
      const found = byName.get(candidate) ?? [];
      const near = found.find((path) => path.startsWith(folder)) ?? (found.length === 1 ? found[0] : undefined);
      if (near) return near;
    }
    return undefined;
  };
}
