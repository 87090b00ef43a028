import type { ExtensionDocument, ExtensionImportFormat } from '../../../../../platform/kernel/extension.ts';
import { failed } from '../../../../../platform/kernel/result.ts';
import type { Format, SourceEntry, SourcePackage } from '../format.ts';
import { readRecord } from '../records/records-format.ts';

/** What an extension reads out of files becomes records of articles, which are checked and stored like those of the format "records". */
export const extensionFormat = (format: ExtensionImportFormat): Format => ({
  name: format.code,
  reader: format.reader,
  entries: (files) => entriesOf(format, files),
  async read(entry, files) {
    const refusal = refusalIn(entry);
    return refusal === undefined ? readRecord(entry, files) : failed({ reason: refusal });
  },
});

async function* entriesOf(format: ExtensionImportFormat, files: SourcePackage): AsyncGenerator<SourceEntry> {
  for (const path of files.paths.filter((name) =>
    format.endings.some((ending) => name.toLowerCase().endsWith(ending)),
  )) {
    try {
      for (const document of await format.read({ path, bytes: await files.read(path) }))
        yield { source: `${path}#${document.key}`, bytes: bytesOf(recordOf(document)) };
    } catch (problem) {
      yield {
        source: path,
        bytes: bytesOf({ [refused]: problem instanceof Error ? problem.message : String(problem) }),
      };
    }
  }
}

const bytesOf = (value: object): Buffer => Buffer.from(JSON.stringify(value));

const refused = 'x-refused';

/** Why the extension could not read a file: the package's other files are read all the same. */
function refusalIn({ bytes }: SourceEntry): string | undefined {
  const { [refused]: reason } = JSON.parse(bytes.toString()) as { readonly [refused]?: string };
  return reason;
}

const recordOf = ({ key, publishedOn, ...facts }: ExtensionDocument) => ({
  ...facts,
  id: key,
  dates: publishedOn === undefined ? {} : { published: publishedOn },
});
