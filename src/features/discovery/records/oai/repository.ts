import type { Id } from '../../../../platform/kernel/id.ts';
import type { DirectoryEntry, SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import type { HarvestStore } from '../store/postgres-harvest.ts';
import type { OaiFormat } from './oai-format.ts';

export interface OaiParts {
  readonly store: HarvestStore;
  readonly read: (scope: SiteScope, ids: readonly Id[]) => Promise<WorkRecord[]>;
  readonly formats: readonly OaiFormat[];
  readonly kinds: readonly string[];
  /** `https://` and the host of a site. */
  readonly originOfSite: (site: number) => Promise<string>;
}

/** What a site lets harvest: its own works, and those of the sites that it gathers. */
export interface Repository extends Pick<OaiParts, 'store' | 'read' | 'formats' | 'kinds'> {
  readonly site: DirectoryEntry;
  readonly scope: SiteScope;
  readonly name: string;
  readonly base: string;
  readonly email: string;
  originOf(site: number): Promise<string>;
  identifierOf(work: { readonly site: number; readonly id: Id }): Promise<string>;
}

/** A work has one identifier, whichever site it is harvested at. */
export const identifierAt = (origin: string, id: Id): string => `oai:${new URL(origin).hostname}:${id}`;

/** The id in an identifier; whether it is one of this repository is seen when it is written again. */
export const idIn = (identifier: string): Id | undefined => /^oai:[^:]+:([1-9]\d{0,18})$/.exec(identifier)?.[1];
