import type { ReadableArticle } from '../use-cases/read-article.ts';

const hashIn = (address: string | null): string | null => /[0-9a-f]{64}/.exec(address ?? '')?.[0] ?? null;

/** A reader on trial gets pictures in low precision, and does not learn where the others are. */
export function presentPictures({ article, trial }: ReadableArticle) {
  const graphic = hashIn(article.graphicAbstract);
  if (!trial) return { figures: [...article.figures], graphicAbstract: graphic };
  return {
    figures: article.figures.map((figure) => ({ ...figure, original: null, high: null })),
    graphicAbstract: graphic && (trial.lowForms.get(graphic) ?? null),
  };
}
