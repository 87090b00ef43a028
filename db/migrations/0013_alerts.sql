-- Subscriptions by e-mail: with or without an account, one line for each address and subject, made after a code that was sent there.

create table alert (
  site_id int not null references site,
  alert_id bigint not null,
  email text not null check (length(email) <= 254),
  -- SHA-256 of the address in lower case: one address is one receiver, however it was typed.
  email_hash text collate "C" not null check (email_hash ~ '^[0-9a-f]{64}$'),
  account_id bigint references account on delete cascade,
  what text collate "C" not null check (what in ('current', 'online-first', 'keywords', 'column')),
  -- A journal, a column or a keyword; empty for all of the site.
  subject text collate "C" not null default '' check (length(subject) <= 200),
  language text collate "C" not null,
  since timestamptz not null default now(),
  primary key (site_id, alert_id)
);
create unique index alert_once on alert (site_id, email_hash, what, subject);
create index on alert (site_id, what, subject);
create index on alert (site_id, account_id);
create index on alert (account_id);
select guard_by_site('alert');

-- A mail that is to be sent once. Its id is its Message-ID, so that one that is sent twice is one to whoever receives it.
create table digest (
  site_id int not null references site,
  digest_id text collate "C" not null,
  run int not null,
  -- The digests of a run are sent in parts, each by one job.
  part int not null,
  email text not null,
  email_hash text collate "C" not null check (email_hash ~ '^[0-9a-f]{64}$'),
  language text collate "C" not null,
  -- Which items for which alerts, as ids.
  contents jsonb not null,
  made_at timestamptz not null default now(),
  -- Whoever sends it has it to itself from here on, for a while.
  sending_at timestamptz,
  -- When it was handed over, or found to be wanted no more.
  settled_at timestamptz,
  outcome text collate "C" check (outcome in ('sent', 'unwanted', 'refused')),
  primary key (site_id, digest_id)
);
create index on digest (site_id, run, part) where settled_at is null;
create index on digest (site_id, made_at);
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

-- Sites that have alerts: when they are looked at next, how many runs they had, and when their digests were last cleared up.
create table alert_progress (
  site_id int primary key references site,
  due_at timestamptz not null default now(),
  runs int not null default 0,
  cleared_at timestamptz not null default now()
);
create index on alert_progress (due_at);
create index on alert_progress (cleared_at);

-- What came out and no alert of this site has heard of. Written by whoever publishes and taken by whoever makes the digests, each in
-- its own transaction: nothing is missed between two looks at a clock. A portal hears of what the sites that it gathers publish.
create table fresh_item (
  site_id int not null references site,
  item_id bigint not null,
  since timestamptz not null default now(),
  primary key (site_id, item_id)
);
grant select, insert, update, delete on alert_progress, fresh_item to imprint_app;

create function tell_alerts_of(published_site int, published bigint[]) returns void language sql as $$
  insert into fresh_item (site_id, item_id)
  select told.site_id, id from alert_progress told cross join unnest(published) id
  where told.site_id = published_site
    or told.site_id in (select portal_id from site_gathering gathering where gathering.site_id = published_site)
  on conflict do nothing;
$$;

create function tell_of_new_items() returns trigger language plpgsql as $$
declare site_of int; ids bigint[];
begin
  for site_of, ids in select site_id, array_agg(id) from arrived
    where status = 'published' and kind in ('article', 'news') group by site_id loop
    perform tell_alerts_of(site_of, ids);
  end loop;
  return null;
end $$;
create trigger tell_alerts after insert on item referencing new table as arrived
  for each statement execute function tell_of_new_items();

create function tell_of_item() returns trigger language plpgsql as $$
begin
  perform tell_alerts_of(new.site_id, array[new.id]);
  return null;
end $$;
create trigger tell_alerts_of_release after update of status on item for each row
  when (old.status = 'draft' and new.status = 'published' and new.kind in ('article', 'news')) execute function tell_of_item();
-- A paper that was online first is news once more when its issue comes out.
create trigger tell_alerts_of_issue after update of period_id on article for each row
  when (new.period_id is not null and old.period_id is distinct from new.period_id) execute function tell_of_item();
