-- By what the owner of a session showed who they are, and when; passkeys and apps stand in assured_at.
alter table session
  add column password_at timestamptz,
  add column code_at timestamptz;

-- When a password was last set by whoever can read the account's messages: from then on it proves no more than the mailbox does.
alter table account
  add column password_reset_at timestamptz,
  -- When the passkeys go that a reset asked to drop; a passkey or an app shown before that keeps them.
  add column passkeys_end_at timestamptz;
create index on account (passkeys_end_at) where passkeys_end_at is not null;

-- Which network asked for a code, as a hash: tries from elsewhere are counted apart and don't use up the asker's.
alter table sent_code
  add column asked_from text collate "C",
  add column tries_elsewhere int not null default 0;
