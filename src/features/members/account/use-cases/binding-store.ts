import type { Bindings } from '../domain/binding.ts';

export interface BindingFacts extends Bindings {
  readonly userName: string;
  readonly orcid: string | null;
  readonly passwordChanged: Date | null;
}

export type ReadBinding = (account: string) => Promise<BindingFacts | undefined>;
