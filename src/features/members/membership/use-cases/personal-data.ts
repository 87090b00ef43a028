export type PersonalRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export interface PersonalDataStore {
  /** Every line about the account in every table that names it, at all sites; secrets are left out. */
  read(account: string): Promise<PersonalRows>;
  /** Deletes the account; all that names it goes along, or nothing does. The last operator's stays; answers whether it went. */
  delete(account: string): Promise<boolean>;
  isLastOperator(account: string): Promise<boolean>;
}

/** A copy of someone's data as a file that a person can read and a program too. */
export const copyOf = (rows: PersonalRows, taken: Date): Buffer =>
  Buffer.from(`${JSON.stringify({ takenAt: taken.toISOString(), ...rows }, null, 2)}\n`);
