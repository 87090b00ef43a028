import type { Call } from '../../../../platform/contract/call.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { advSearchClusters, getSubjectCategory } from '../../../discovery/search/contract.ts';
import { answered } from './answered.ts';
import type { ScopeCounts, ShownSubject } from './module-view.ts';

/** How all papers spread, and how many of everything there are: one call, whoever asks for a part of it. */
const spread = (call: Call): Promise<OutputOf<typeof advSearchClusters> | null> =>
  call<typeof advSearchClusters>('GET /front/advSearch/clusters', { scope: 'thesis' }).then(answered);

/**
 * Subjects with their numbers of papers. A journal's site has them in an order of its own; what a portal has comes from the sites
 * that it gathers, so there the index tells.
 */
export async function loadSubjects(call: Call, isPortal: boolean): Promise<readonly ShownSubject[]> {
  if (!isPortal) {
    const tree = await call<typeof getSubjectCategory>('GET /front/front-category/getSubjectCategory', {});
    return (tree.ok ? tree.value : []).map(({ id, name, count }) => ({ id, name, count }));
  }
  const subjects = (await spread(call))?.clusters.find(({ name }) => name === 'subject');
  return (subjects?.values ?? []).map(({ value, label, count }) => ({ id: value, name: label, count }));
}

export async function loadCounts(call: Call): Promise<ScopeCounts> {
  const found = await spread(call);
  if (!found || found.reduced) return {};
  const { thesis, picture, video } = found.scopes;
  return { thesis, picture, video };
}
