/**
 * Every table that names an account. An account that goes takes its lines in all of them along, but for what was done at the console
 * of a site; a copy of someone's data has all of them. A test compares this list with the schema.
 */
export interface PersonalTable {
  readonly table: string;
  /** The column that names the account. */
  readonly account: string;
  readonly isOfSites: boolean;
  /** A site keeps what was done at its console, by a number that is nobody's any more. */
  readonly stays?: boolean;
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
  ofAccount('sent_bytes'),
  ofSites('collected'),
  ofSites('personal_album', ['revision']),
  ofSites('comment'),
  ofSites('member_use'),
  ofSites('notice'),
  ofSites('alert'),
  ofSites('entitlement'),
  ofSites('expert_claim'),
  ofSites('orcid_consent', ['sealed_token', 'tries']),
  ofSites('orcid_work', ['number', 'present_hash']),
  ofAccount('orcid_due'),
  ofSites('site_member', ['name_key']),
  ofSites('upload', ['parts_id', 'holder', 'held_until', 'is_wanted']),
  // What was sent to a site stays there without a name; drafts go.
  ofSites('submission', ['revision', 'guess', 'guessed_file', 'editor_id']),
  ofSites('submission_event'),
  // The history of a library's networks stays without a name.
  ofSites('customer_range_change'),
  ofAccount('account_site'),
  ofAccount('operator'),
  ofAccount('second_factor', ['sealed_key', 'last_step', 'tries', 'first_try_at']),
  ofSites('console_role'),
  ofSites('librarian'),
  ofSites('console_unsaved'),
  { ...ofSites('console_draft'), stays: true },
  { ...ofSites('scheduled_document'), stays: true },
  { ...ofSites('console_change', ['previous_hash', 'hash', 'seal_key']), stays: true },
  { ...ofSites('security_event'), stays: true },
  { ...ofAccount('installation_event'), stays: true },
  { ...ofSites('import_run'), stays: true },
  { ...ofSites('webhook', ['sealed_secret']), stays: true },
];
