-- What readers do, counted in spite of the cache, and where old addresses lead.

-- One row for each view and download as it happened, double clicks included. Who it was is a hash that is salted with a secret of
-- the day; when the day's secret is forgotten nobody can be found by it.
create table usage_event (
  site_id int not null references site,
  happened_at timestamptz not null default clock_timestamp(),
  item_id bigint not null,
  what text collate "C" not null check (what in ('view', 'download')),
  reader bytea not null check (octet_length(reader) = 16),
  primary key (site_id, happened_at, item_id, what, reader)
) partition by range (happened_at);
select guard_by_site('usage_event');

-- For what happens before its month was made. The parts of the table are granted to nobody: they are reached through the table, and
-- so through its policies.
create table usage_event_other partition of usage_event default;

-- The processes own nothing and can make no table. So this one thing runs as the owner: it takes nothing, answers nothing and reads
-- no row of a site. It makes the parts for this month and the three after it.
create function make_usage_months() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare first timestamptz; part text;
begin
  perform pg_advisory_xact_lock(7711);
  for first in
    select month at time zone 'UTC' from generate_series(
      date_trunc('month', now() at time zone 'UTC'), now() at time zone 'UTC' + interval '3 months', interval '1 month') month
  loop
    part := 'usage_event_' || to_char(first at time zone 'UTC', 'YYYY_MM');
    continue when to_regclass('public.' || part) is not null;
    -- A month that has begun in the rest stays there.
    continue when exists (select from public.usage_event_other where happened_at >= first and happened_at < (first at time zone 'UTC' + interval '1 month') at time zone 'UTC');
    execute format('create table public.%I (like public.usage_event including defaults including constraints)', part);
    execute format('alter table public.usage_event attach partition public.%I for values from (%L) to (%L)',
      part, first, (first at time zone 'UTC' + interval '1 month') at time zone 'UTC');
  end loop;
end $$;
revoke execute on function make_usage_months() from public;
grant execute on function make_usage_months() to imprint_app;

-- The secret of a day, the same for all servers. Yesterday's goes when today's is made.
create table usage_salt (
  day date primary key,
  salt bytea not null check (octet_length(salt) = 32)
);
grant select, insert, delete on usage_salt to imprint_app;

-- Up to when the events of a site were added up, and when to look again. A row is there from the first event on and is never
-- deleted, so that no event is forgotten between two looks.
create table usage_progress (
  site_id int primary key references site,
  counted_until timestamptz not null default '-infinity',
  due_at timestamptz not null default now()
);
create index on usage_progress (due_at);
grant select, insert, update on usage_progress to imprint_app;

-- What was added up, by months of UTC: a site may change its time zone, not what was counted.
create table usage_month (
  site_id int not null,
  item_id bigint not null,
  month date not null check (extract(day from month) = 1),
  views bigint not null default 0,
  downloads bigint not null default 0,
  primary key (site_id, item_id, month),
  foreign key (site_id, item_id) references item (site_id, id)
);
select guard_by_site('usage_month');

-- Whoever adds up says so, for the length of the transaction. The item's revision and date then stay, and nothing is purged: pages
-- are fetched again every minute anyway. The search index is told by the one who counts, now and then.
create function is_counting() returns boolean language sql stable
  return current_setting('app.counting', true) is not distinct from 'on';
drop trigger raise_revision on item;
create trigger raise_revision before update on item for each row when (not is_counting()) execute function raise_revision();
drop trigger mark_item on item;
create trigger mark_item after insert or update on item for each row when (not is_counting()) execute function mark_item();

-- Where an address of an older system leads now: to a thing, or to a path of this site.
create table redirect (
  site_id int not null references site,
  from_path text collate "C" not null check (from_path like '/%' and length(from_path) <= 1000),
  to_item bigint,
  to_path text check (to_path ~ '^/([^/\\]|$)' and length(to_path) <= 1000),
  primary key (site_id, from_path),
  foreign key (site_id, to_item) references item (site_id, id),
  check (num_nonnulls(to_item, to_path) = 1)
);
select guard_by_site('redirect');
