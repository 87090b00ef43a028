import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { byUrgency } from '../domain/task.ts';
import type { StoredTask, TaskStore } from '../store/postgres-tasks.ts';
import type { myTasks } from '../tasks.contract.ts';
import type { SubmissionParts } from './parts.ts';

interface Member {
  readonly id: string;
  readonly isAssured: boolean;
}

type Tasks = OutputOf<typeof myTasks>;

/** One list of what waits for somebody, over all sites where they have a part. */
export const createMyTasks =
  (
    tasks: TaskStore,
    { links, siteCited, asksForProof }: Pick<SubmissionParts, 'links' | 'siteCited' | 'asksForProof'>,
  ) =>
  async (member: Member): Promise<Tasks> => {
    const sites = await tasks.sitesOf(member.id);
    if (sites.length === 0) return { isPart: false, tasks: [] };
    const found = (await tasks.tasks(sites, member.id)).toSorted(byUrgency);
    const named = new Map<number, { readonly name: string; readonly origin: string; readonly isOpen: boolean }>();
    for (const site of new Set(found.map((task) => task.site))) {
      const cited = await siteCited(site);
      if (cited) named.set(site, { ...cited, isOpen: member.isAssured || !(await asksForProof(site, member.id)) });
    }
    return {
      isPart: true,
      tasks: found.flatMap((task) => {
        const at = named.get(task.site);
        if (!at) return [];
        const { id, kind, titles, number, dueOn, isLate, since, site } = task;
        const isEditorial = kind === 'assign' || kind === 'decide' || kind === 'await';
        return [
          {
            id,
            kind,
            number,
            dueOn,
            isLate,
            since,
            site: { id: site, name: at.name },
            // The console of the site would ask for more proof before it says so much.
            titles: isEditorial && !at.isOpen ? {} : titles,
            url: at.origin + pathOf(task),
          },
        ];
      }),
    };

    function pathOf({ kind, site, id }: StoredTask): string {
      if (kind === 'review') return links.path(site, id);
      if (kind === 'revise' || kind === 'finish') return `/personal?menu=submission&childId=${id}`;
      return `/console/submissions/${id}`;
    }
  };
