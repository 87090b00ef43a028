import type { Extension } from '../kernel/extension.ts';

/** What all extensions of an installation add, in the order in which they are listed. */
export type Extensions = Required<Omit<Extension, 'apiVersion'>> & {
  readonly packages: readonly { readonly name: string; readonly version: string }[];
  /** Changes with what is installed, so that no page of other extensions is kept. */
  readonly release: string;
};

export const noExtensions: Extensions = {
  packages: [],
  release: '',
  citationStyles: [],
  importFormats: [],
  themes: [],
  distributionTargets: [],
  homeModules: [],
  identityProviders: [],
  kinds: [],
};
