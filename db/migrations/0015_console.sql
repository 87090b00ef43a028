-- The desk behind the sites: who works there, and everything they ever changed.

-- Operators work for the whole installation, everyone else for one site.
create table operator (
  account_id bigint primary key references account on delete cascade,
  since timestamptz not null default now()
);
grant select, insert, delete on operator to imprint_app;

create table console_role (
  site_id int not null references site,
  account_id bigint not null references account on delete cascade,
  role text collate "C" not null check (role in ('owner', 'editor', 'moderator')),
  since timestamptz not null default now(),
  primary key (site_id, account_id)
);
create index on console_role (account_id);
select guard_by_site('console_role');

-- An invitation is found by its secret before anyone is known, by whoever got the mail.
create table console_invitation (
  secret_hash text collate "C" primary key check (secret_hash ~ '^[0-9a-f]{64}$'),
  -- Nothing for an operator.
  site_id int references site,
  role text collate "C" not null check (role in ('operator', 'owner', 'editor', 'moderator')),
  email text not null,
  invited_by bigint references account on delete set null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((role = 'operator') = (site_id is null))
);
create index on console_invitation (site_id);
grant select, insert, delete on console_invitation to imprint_app;

-- What is being prepared and not yet shown to readers.
create table console_draft (
  site_id int not null references site,
  kind text collate "C" not null,
  document_id text collate "C" not null,
  document jsonb not null,
  account_id bigint not null,
  saved_at timestamptz not null default now(),
  primary key (site_id, kind, document_id)
);
select guard_by_site('console_draft');

-- Every change at the desk of a site, in order, each sealed with the hash of the one before it. It names accounts by number only,
-- so that a deleted account leaves no name behind.
create table console_change (
  site_id int not null references site,
  number bigint not null check (number > 0),
  at timestamptz not null,
  account_id bigint not null,
  action text collate "C" not null,
  kind text collate "C" not null,
  document_id text collate "C" not null,
  before jsonb,
  after jsonb,
  previous_hash text collate "C" not null,
  hash text collate "C" not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (site_id, number)
);
create index on console_change (site_id, kind, document_id, number desc);
select guard_by_site('console_change');
revoke update, delete on console_change from imprint_app;

-- How strongly the owner of a session has proven to be themselves, and by what they can.
alter table session add column assured_at timestamptz;
create table second_factor (
  account_id bigint primary key references account on delete cascade,
  -- Sealed by the installation's secret.
  sealed_key text not null,
  confirmed_at timestamptz,
  -- The newest step of time whose code was taken: none is taken twice.
  last_step bigint not null default 0,
  -- Codes that were tried, counted here because what Redis forgets must not give anyone more of them.
  tries int not null default 0,
  first_try_at timestamptz not null default now()
);
grant select, insert, update, delete on second_factor to imprint_app;

-- The directory is written by operators, from the console.
grant insert, update on site to imprint_app;
grant insert, delete on site_host, site_gathering to imprint_app;
