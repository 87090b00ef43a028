-- What happened that matters to security: logins, refusals, factors, powers, exports. Append-only for the processes.
create table security_event (
  site_id int not null references site,
  event_id bigint generated always as identity,
  at timestamptz not null default now(),
  kind text not null,
  outcome text not null check (outcome in ('succeeded', 'failed', 'refused')),
  account_id bigint,
  detail jsonb not null default '{}',
  primary key (site_id, event_id)
);
create index on security_event (site_id, kind, event_id desc);
create index on security_event (site_id, account_id, event_id desc);
select guard_by_site('security_event');
revoke update, delete on security_event from imprint_app;

-- The same of no site: commands of operators, and calls of hosts that are no site.
create table installation_event (
  event_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  outcome text not null check (outcome in ('succeeded', 'failed', 'refused')),
  account_id bigint,
  detail jsonb not null default '{}'
);
grant select, insert on installation_event to imprint_app;

-- By which key a change is sealed; those without one were sealed by a hash alone, before there were keys.
alter table console_change add column seal_key text check (seal_key ~ '^[a-z0-9-]{1,16}$');
