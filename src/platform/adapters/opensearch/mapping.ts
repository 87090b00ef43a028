/** One mapping for all families, so that a search over several of them is one request. */
export const mapping = {
  dynamic: 'strict',
  properties: {
    site: { type: 'integer' },
    id: { type: 'keyword' },
    kind: { type: 'keyword' },
    status: { type: 'keyword' },
    doi: { type: 'keyword' },
    publishedOn: { type: 'date' },
    titleZh: { type: 'text', analyzer: 'smartcn', fields: { pair: { type: 'text', analyzer: 'cjk' } } },
    titleEn: { type: 'text', analyzer: 'english' },
    titles: { type: 'object', enabled: false },
  },
} as const;

export const settings = { index: { number_of_replicas: 0, refresh_interval: '1s' } } as const;
