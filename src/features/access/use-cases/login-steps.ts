import type { Id } from '../../../platform/kernel/id.ts';

/** Someone who went to log in at an institution. */
export interface LoginStep {
  readonly site: number;
  readonly customer: Id;
  readonly request: string;
  /** Where they want to go back to, below the host. */
  readonly back: string;
}

export interface LoginSteps {
  /** Answers a secret by which the step can be taken up once. */
  keep(step: LoginStep, seconds: number): Promise<string>;
  take(secret: string): Promise<LoginStep | undefined>;
  /** Uses an assertion up. Answers whether it was unused. */
  spend(assertion: string, until: Date): Promise<boolean>;
}
