interface WithPeriods<Period> {
  readonly id: string;
  readonly periods: readonly Period[];
}

/** The periods of the journal that a site is about; of the first where it is about none in particular. */
export const periodsOfOwn = <Period>(journals: readonly WithPeriods<Period>[], own: string | null): readonly Period[] =>
  (own === null ? journals[0] : journals.find(({ id }) => id === own))?.periods ?? [];
