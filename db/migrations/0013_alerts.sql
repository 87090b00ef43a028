-- Subscriptions by e-mail: with or without an account, one line for each address and subject, confirmed by a code that was sent there.

create table alert (
  site_id int not null references site,
  alert_id bigint not null,
  email text not null,
  account_id bigint references account on delete set null,
  what text collate "C" not null check (what in ('current', 'online-first', 'keywords', 'column')),
  -- A journal, a column or a keyword; empty for all of the site.
  subject text not null default '',
  language text collate "C" not null,
  confirmed_at timestamptz,
  -- What was published up to here has been told.
  told_until timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (site_id, alert_id)
);
create unique index alert_once on alert (site_id, lower(email), what, subject);
create index on alert (site_id, what, subject) where confirmed_at is not null;
create index on alert (site_id, account_id);
select guard_by_site('alert');

-- A mail that is to be sent once. Its id is its Message-ID, so that one that is sent twice is one to whoever receives it.
create table digest (
  site_id int not null references site,
  digest_id text collate "C" not null,
  email text not null,
  language text collate "C" not null,
  -- Which items for which alerts, as ids.
  contents jsonb not null,
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (site_id, digest_id)
);
create index on digest (site_id, made_at) where sent_at is null;
select guard_by_site('digest');

-- Addresses that gave back a mail for good, or asked to hear nothing more from a site.
create table silenced_address (
  site_id int not null references site,
  email_hash text collate "C" not null check (email_hash ~ '^[0-9a-f]{64}$'),
  reason text collate "C" not null check (reason in ('bounced', 'complained', 'unsubscribed')),
  since timestamptz not null default now(),
  primary key (site_id, email_hash)
);
select guard_by_site('silenced_address');

-- How far the alerts of a site have been made.
create table alert_progress (
  site_id int primary key references site,
  due_at timestamptz not null default now()
);
create index on alert_progress (due_at);
grant select, insert, update on alert_progress to imprint_app;
