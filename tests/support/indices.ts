interface Named {
  readonly IMPRINT_OPENSEARCH_URL?: string;
  readonly IMPRINT_INDEX_PREFIX?: string;
}

/** An engine with hundreds of left indices answers late. */
export async function dropIndices({ IMPRINT_OPENSEARCH_URL: url, IMPRINT_INDEX_PREFIX: prefix }: Named): Promise<void> {
  await fetch(`${url}/${prefix}*?expand_wildcards=all`, { method: 'DELETE' });
}
