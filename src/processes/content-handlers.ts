import { albumHandlers } from '../content/album/album.server.ts';
import { articleHandlers } from '../content/article/article.server.ts';
import { bookHandlers } from '../content/book/book.server.ts';
import { conferenceHandlers } from '../content/conference/conference.server.ts';
import { expertHandlers } from '../content/expert/expert.server.ts';
import { figureHandlers } from '../content/figure/figure.server.ts';
import { generalResourceHandlers } from '../content/general-resource/general-resource.server.ts';
import { institutionHandlers } from '../content/institution/institution.server.ts';
import { issueHandlers } from '../content/issue/issue.server.ts';
import { journalHandlers } from '../content/journal/journal.server.ts';
import { newsHandlers } from '../content/news/news.server.ts';
import { subjectHandlers } from '../content/subject/subject.server.ts';
import { recordingHandlers } from '../content/video/video.server.ts';
import type { AnyHandler } from '../platform/contract/handler.ts';

type PartsOf<HandlersOf extends (parts: never) => unknown> = Parameters<HandlersOf>[0];
type Parts = PartsOf<typeof articleHandlers> & PartsOf<typeof journalHandlers> & PartsOf<typeof expertHandlers>;

/** The calls of every kind of content; each takes of the parts what it needs. */
export const contentHandlers = (parts: Parts): AnyHandler[] => [
  ...articleHandlers(parts),
  ...bookHandlers(parts),
  ...generalResourceHandlers(parts),
  ...figureHandlers(parts),
  ...recordingHandlers(parts),
  ...journalHandlers(parts),
  ...expertHandlers(parts),
  ...institutionHandlers(parts),
  ...subjectHandlers(parts),
  ...issueHandlers(parts),
  ...albumHandlers(parts),
  ...conferenceHandlers(parts),
  ...newsHandlers(parts),
];
