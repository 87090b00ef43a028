import { journalFacts } from '../facts/journal-facts.ts';
import type { Format } from '../format.ts';
import { libraryOf } from './lesson-library.ts';
import { readLesson } from './read-lesson.ts';

const frontMatterBegins = /^\uFEFF?---/;

/** Lessons in Markdown with facts above the text, in folders by language; pictures lie in `images/<lesson>/`, covers in `gallery/`. */
export const lessonsFormat: Format = {
  name: 'lessons',
  reader: 3,
  async *entries(files) {
    for (const path of files.paths.filter((name) => name.endsWith('.md'))) {
      const bytes = await files.read(path);
      if (frontMatterBegins.test(bytes.toString('utf8', 0, 10))) yield { source: path, bytes };
    }
  },
  async read(entry, files) {
    const [library, beside] = await Promise.all([libraryOf(files), journalFacts(files)]);
    return readLesson(entry.source, entry.bytes, {
      library,
      beside,
      isDelivered: (path) => files.paths.includes(path),
    });
  },
};
