import type { Id } from '../kernel/id.ts';

/** Which members look after what their library has agreed with a site. */
export interface Librarians {
  isLibrarian(site: number, account: string, customer: Id): Promise<boolean>;
  /** What a customer may read today: titles by their ids, or all of the site. */
  titlesOf(site: number, customer: Id): Promise<'all' | readonly Id[]>;
}
