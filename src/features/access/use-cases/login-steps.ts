import type { Id } from '../../../platform/kernel/id.ts';

/** Someone who went to log in at an institution. */
interface LoginStep {
  readonly site: number;
  readonly customer: Id;
  readonly request: string;
  /** Of the browser that asked, as a hash: nobody else's brings the answer. */
  readonly browser: string;
  /** Where they want to go back to, below the host. */
  readonly back: string;
}

/** What waits until they come back. */
export interface AccessTickets {
  readonly institution: LoginStep;
}
