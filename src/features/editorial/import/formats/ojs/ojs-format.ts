import { readXml, usualCaps } from '../../../../../platform/documents/xml/read-xml.ts';
import { child } from '../../../../../platform/documents/xml/xml-tree.ts';
import { failed } from '../../../../../platform/kernel/result.ts';
import { journalFacts } from '../facts/journal-facts.ts';
import type { Format } from '../format.ts';
import { readArticle } from './article-draft.ts';
import { readIssue } from './issue-draft.ts';
import { refusalName, unpackExports } from './unpacking/unpack-exports.ts';

/** Fields of OJS hold paragraphs, not books; they are looked at several times. */
const caps = { ...usualCaps, charactersAtOnce: 200_000 };

const part = /\/\d{6}-(?:issue|article)\.xml$/;

/** Issues and articles as OJS 3.3 to 3.5 exports them in its own XML. The export names no journal: a file next to it does, or the site has one. */
export const ojsFormat: Format = {
  name: 'ojs',
  reader: 1,
  unpack: unpackExports,
  async *entries(files) {
    for (const path of files.paths) {
      if (part.test(path)) yield { source: path, bytes: await files.read(path) };
      else if (path.endsWith(`/${refusalName}`))
        yield { source: path.slice(0, -refusalName.length - 1), bytes: await files.read(path) };
    }
  },
  async read({ source, bytes }, files) {
    if (!part.test(source)) return failed({ reason: bytes.toString() });
    const read = readXml(bytes, caps);
    if (!read.ok) return read;
    const journal = (await journalFacts(files)).journal ?? files.journal;
    if (!journal)
      return failed({ reason: 'the export does not say to which journal of the site it belongs', mayPass: true });
    const [article, issue] = [child(read.value, 'article'), child(read.value, 'issue')];
    if (article) return readArticle(article, issue, journal);
    return issue ? readIssue(issue, journal) : failed({ reason: 'the document is neither an issue nor an article' });
  },
};
