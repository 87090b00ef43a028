import type { Kind } from '../platform/item/kind.ts';
import { albumKind } from './album/album.server.ts';
import { articleKind } from './article/article.server.ts';
import { audioKind } from './audio/audio.server.ts';
import { bookKind } from './book/book.server.ts';
import { conferenceKind } from './conference/conference.server.ts';
import { expertKind } from './expert/expert.server.ts';
import { figureKind } from './figure/figure.server.ts';
import { generalResourceKind } from './general-resource/general-resource.server.ts';
import { institutionKind } from './institution/institution.server.ts';
import { issueKind } from './issue/issue.server.ts';
import { journalKind } from './journal/journal.server.ts';
import { newsKind } from './news/news.server.ts';
import { specialIssueKind } from './special-issue/special-issue.server.ts';
import { subjectKind } from './subject/subject.server.ts';
import { tableKind } from './table/table.server.ts';
import { topicKind } from './topic/topic.server.ts';
import { videoKind } from './video/video.server.ts';

/** Everything that is published, one line each. */
export const kinds: readonly Kind[] = [
  journalKind,
  issueKind,
  articleKind,
  bookKind,
  figureKind,
  tableKind,
  audioKind,
  videoKind,
  newsKind,
  albumKind,
  specialIssueKind,
  topicKind,
  conferenceKind,
  expertKind,
  institutionKind,
  subjectKind,
  generalResourceKind,
];
