import type { Say } from '../../../i18n/use-say.ts';

export type ReadingWords = ReturnType<typeof readingWords>;

/** What the reading behaviour says, in the reader's language. */
export const readingWords = (say: Say) => ({
  viewLarger: say('article.reading.viewLarger'),
  download: say('ui.action.download'),
  original: say('article.reading.original'),
  high: say('article.reading.high'),
  low: say('article.reading.low'),
  zoomIn: say('article.reading.zoomIn'),
  zoomOut: say('article.reading.zoomOut'),
  fit: say('article.reading.fit'),
  previous: say('article.reading.previousFigure'),
  next: say('article.reading.nextFigure'),
  viewer: say('article.reading.viewer'),
  close: say('ui.action.close'),
  ownPage: say('article.review.ownPage'),
  inList: say('article.reading.inList'),
  references: say('article.reading.listBeside'),
  inText: say('article.figures.inText'),
  citeFigure: say('article.figures.cite'),
  csv: say('article.reading.csv'),
  table: say('article.reading.table'),
  copyLink: say('article.reading.copyLink'),
  copied: say('ui.copy.success'),
  notCopied: say('failure.linkCopyFailed'),
  resume: (section: string) => say('article.reading.resume', { section }),
  goOn: say('article.reading.goOn'),
});
