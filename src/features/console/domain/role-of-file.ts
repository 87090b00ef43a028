const galleys = ['text/html', 'application/epub+zip'];
const data = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** What a file most likely is among the kinds that a list takes; whoever adds it can say otherwise. */
export function roleOf(contentType: string, offered: readonly string[], hasPdf: boolean): string {
  const likely = likelyRoles(contentType, hasPdf);
  return likely.find((role) => offered.includes(role)) ?? offered[0] ?? '';
}

function likelyRoles(contentType: string, hasPdf: boolean): readonly string[] {
  if (contentType === 'application/pdf') return hasPdf ? ['supplement'] : ['pdf'];
  if (galleys.includes(contentType)) return ['galley'];
  if (contentType === 'application/xml') return ['source'];
  if (data.includes(contentType)) return ['data'];
  if (contentType === 'text/vtt') return ['captions'];
  if (contentType.startsWith('image/')) return ['image', 'poster', 'supplement'];
  return ['recording', 'supplement'];
}
