-- Accounts of the whole installation: who someone is, and by what they prove it. What a member does at a site is in 0012.

create table account (
  account_id bigint generated always as identity primary key,
  -- As its owner wrote it; two names that differ by case only are one.
  user_name text not null check (length(user_name) between 1 and 50),
  mobile text collate "C" check (mobile ~ '^\+?[0-9]{5,20}$'),
  email text,
  -- Nothing where the owner logs in by other means alone.
  password_hash text,
  password_changed_at timestamptz,
  real_name text not null default '',
  gender text collate "C" check (gender in ('male', 'female')),
  region text not null default '',
  major text not null default '',
  institution text not null default '',
  research_fields text[] not null default '{}' check (cardinality(research_fields) <= 5),
  orcid text collate "C",
  -- A stored picture, re-encoded.
  avatar_sha256 text collate "C" check (avatar_sha256 ~ '^[0-9a-f]{64}$'),
  language text collate "C",
  agreed_at timestamptz,
  created_at timestamptz not null default now(),
  revision int not null default 1
);
create unique index account_user_name on account (lower(user_name));
create unique index account_mobile on account (mobile) where mobile is not null;
create unique index account_email on account (lower(email)) where email is not null;
create unique index account_orcid on account (orcid) where orcid is not null;

-- Who someone is at another house that vouches for them.
create table account_identity (
  provider text collate "C" not null,
  subject text collate "C" not null,
  account_id bigint not null references account on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index on account_identity (account_id);

create table passkey (
  credential_id text collate "C" primary key,
  account_id bigint not null references account on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null default '',
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index on passkey (account_id);

-- What the owner needs to tell one device from another, and the newest proof of identity.
alter table session add column device text not null default '';
alter table session add column seen_at timestamptz not null default now();
create index on session (member_id);
create index on session (expires_at);

-- A code that was sent to a phone or an address. Only hashes are kept; tries are counted here, because what Redis forgets must not
-- give anyone more of them.
create table sent_code (
  purpose text collate "C" not null,
  receiver_hash text collate "C" not null check (receiver_hash ~ '^[0-9a-f]{64}$'),
  code_hash text collate "C" not null check (code_hash ~ '^[0-9a-f]{64}$'),
  tries int not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- How many were sent since then: each new code gives new tries, so a day has only so many of them.
  sends int not null default 1,
  first_sent_at timestamptz not null default now(),
  primary key (purpose, receiver_hash)
);
create index on sent_code (expires_at);

-- What waits to be taken up once: a login at another house, a challenge of a passkey, a step from one host to another.
create table one_time_ticket (
  ticket_hash text collate "C" primary key check (ticket_hash ~ '^[0-9a-f]{64}$'),
  purpose text collate "C" not null,
  data jsonb not null default '{}',
  expires_at timestamptz not null
);
create index on one_time_ticket (expires_at);

-- What was used up and must never count again: captchas, nonces of encrypted values.
create table spent (
  what text collate "C" not null,
  value_hash text collate "C" not null check (value_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  primary key (what, value_hash)
);
create index on spent (expires_at);

-- Tries to log in that were not right, by name, by address and by both. After some a captcha is asked for; nobody is locked out.
create table failed_try (
  key_hash text collate "C" primary key check (key_hash ~ '^[0-9a-f]{64}$'),
  tries int not null,
  expires_at timestamptz not null
);
create index on failed_try (expires_at);

-- Keys by which a browser encrypts single values. They live for minutes, and every server must be able to read what one gave out.
create table transport_key (
  key_id text collate "C" primary key,
  kind text collate "C" not null check (kind in ('rsa', 'aes')),
  public_key text not null default '',
  private_key text not null,
  expires_at timestamptz not null
);
create index on transport_key (expires_at);

grant select, insert, update, delete
  on account, account_identity, passkey, session, sent_code, one_time_ticket, spent, failed_try, transport_key to imprint_app;
