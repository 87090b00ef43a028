/** Names for sites in metrics. Each is a series for ever, so that only the first sites get one of their own. */
export function createSiteLabels(most: number): (site: number | undefined) => string {
  const labelled = new Set<number>();
  return (site) => {
    if (site === undefined) return 'unknown';
    if (labelled.size < most) labelled.add(site);
    return labelled.has(site) ? String(site) : 'others';
  };
}
