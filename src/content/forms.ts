import type { ItemForm } from '../platform/item/editing/item-form.ts';
import { albumForm } from './album/store/album-form.ts';
import { articleForm } from './article/store/article-form.ts';
import { audioForm } from './audio/store/audio-form.ts';
import { bookForm } from './book/store/book-form.ts';
import { conferenceForm } from './conference/store/conference-form.ts';
import { expertForm } from './expert/store/expert-form.ts';
import { figureForm } from './figure/store/figure-form.ts';
import { generalResourceForm } from './general-resource/store/general-resource-form.ts';
import { issueForm } from './issue/store/issue-form.ts';
import { journalForm } from './journal/store/journal-form.ts';
import { newsForm } from './news/store/news-form.ts';
import { specialIssueForm } from './special-issue/store/special-issue-form.ts';
import { tableForm } from './table/store/table-form.ts';
import { topicForm } from './topic/store/topic-form.ts';
import { videoForm } from './video/store/video-form.ts';

/** Kinds that the console edits, in the order of its menu. */
export const forms: readonly ItemForm[] = [
  newsForm,
  articleForm,
  figureForm,
  tableForm,
  videoForm,
  audioForm,
  issueForm,
  journalForm,
  specialIssueForm,
  topicForm,
  albumForm,
  conferenceForm,
  expertForm,
  bookForm,
  generalResourceForm,
];
