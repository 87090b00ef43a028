/**
 * Every table that names an account. An account that goes takes its lines in all of them along; a copy of someone's data has all of
 * them. A test compares this list with the schema.
 */
export interface PersonalTable {
  readonly table: string;
  /** The column that names the account. */
  readonly account: string;
  readonly isOfSites: boolean;
  /** Columns that are secrets by which someone logs in, or say nothing to a person. */
  readonly leftOut: readonly string[];
}

const ofAccount = (table: string, leftOut: readonly string[] = [], account = 'account_id'): PersonalTable => ({
  table,
  account,
  isOfSites: false,
  leftOut: [account, ...leftOut],
});

const ofSites = (table: string, leftOut: readonly string[] = []): PersonalTable => ({
  table,
  account: 'account_id',
  isOfSites: true,
  leftOut: ['account_id', ...leftOut],
});

export const personalTables: readonly PersonalTable[] = [
  { table: 'account', account: 'account_id', isOfSites: false, leftOut: ['password_hash', 'revision'] },
  ofAccount('account_identity'),
  ofAccount('passkey', ['public_key']),
  ofAccount('session', ['token_hash'], 'member_id'),
  ofAccount('member_picture'),
  ofSites('collected'),
  ofSites('personal_album', ['revision']),
  ofSites('comment'),
  ofSites('member_use'),
  ofSites('notice'),
  ofSites('alert'),
  ofSites('entitlement'),
];
