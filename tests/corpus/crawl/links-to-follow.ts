const inTurn = /([?&])(?:lang|citationType)=[^&]*/;
const wayBack = /(\/login)\?url=.*$/;

/**
 * The links of a page that are followed. Its languages and its citation formats are followed one by one, the next article's next
 * one, so that each is seen thousands of times without every article being opened a dozen times. A login is the same for all.
 */
export function linksToFollow(links: readonly string[], turn: number): string[] {
  const alike = Map.groupBy(
    links.map((link) => link.replace(wayBack, '$1')),
    (link) => link.replace(inTurn, '$1'),
  );
  return [...alike.values()].map((group) => group[turn % group.length] as string);
}

/** A keyword or an author leads to a search; the search has proofs of its own. */
export const isSearch = (link: string): boolean => /\/(searchFrame|article|textList)\?|\/seniorSearch/.test(link);
