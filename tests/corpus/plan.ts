/** Which set of the corpus goes to which site, and how many documents its manifest promises. */
export interface PlannedImport {
  readonly site: string;
  readonly format: string;
  readonly file: string;
  /** Of documents that don't name their journal. */
  readonly journal?: string;
}

export const plannedSites = [
  { sld: 'elife', name: 'eLife (test corpus)', language: 'en' },
  { sld: 'chinaxiv', name: 'ChinaXiv（测试语料）', language: 'zh' },
  { sld: 'jose', name: 'JOSE and preprints (test corpus)', language: 'en' },
  { sld: 'lessons', name: 'Programming Historian and media (test corpus)', language: 'en' },
] as const;

/** Institutions first: articles that name them find them. */
export const plannedImports: readonly PlannedImport[] = [
  { site: 'elife', format: 'ror', file: 'ror.ndjson.gz' },
  { site: 'elife', format: 'jats', file: 'elife-jats.tar.gz' },
  { site: 'elife', format: 'records', file: 'elife-metadata.ndjson.gz', journal: 'elife' },
  { site: 'chinaxiv', format: 'chinaxiv', file: 'chinaxiv-fulltext.tar.gz', journal: 'chinaxiv' },
  { site: 'chinaxiv', format: 'chinaxiv-records', file: 'chinaxiv-metadata.ndjson.gz', journal: 'chinaxiv' },
  { site: 'jose', format: 'jats', file: 'jose.tar.gz' },
  { site: 'jose', format: 'jats', file: 'epp.tar.gz' },
  { site: 'lessons', format: 'lessons', file: 'programming-historian.tar.gz', journal: 'programming-historian' },
  { site: 'lessons', format: 'media', file: 'media.tar.gz' },
];
