import { queryWords } from './generated-papers.ts';

const narrowings = ['', '&sort=publishDate,desc', '&year=5', '&accessType=0', '&match=1', '&yearFrom=2010&yearTo=2020'];

/** Two hundred requests, the same in every run: a hundred searches, each for its hits with highlights and for its facets. */
export const committedSearches: readonly string[] = queryWords(100).flatMap((words, place) => {
  const parameters = `q=${encodeURIComponent(words)}&scope=thesis&size=20${narrowings[place % narrowings.length]}`;
  return [`/rc-pub/front/advSearch?${parameters}`, `/rc-pub/front/advSearch/clusters?${parameters}`];
});
