-- Pages as they were sent, until something on them changes. Whoever is no member gets the same page, so it is made once.

-- Two generations: a page that is read moves to the current one, and the older is emptied as a whole when the current is full. Not
-- logged: after a crash it is empty, and neither backups nor replicas carry it.
create table kept_page (
  generation smallint not null,
  id uuid not null,
  site_id int not null,
  body bytea not null,
  headers jsonb not null,
  good_until timestamptz not null,
  primary key (generation, id)
) partition by list (generation);
select guard_by_site('kept_page');
create unlogged table kept_page_0 partition of kept_page for values in (0);
create unlogged table kept_page_1 partition of kept_page for values in (1);
-- The body is compressed already.
alter table kept_page_0 alter body set storage external;
alter table kept_page_1 alter body set storage external;

-- What a kept page shows. A page whose keys are gone counts as gone.
create table kept_page_key (
  generation smallint not null,
  id uuid not null,
  keys text[] not null,
  primary key (generation, id)
) partition by list (generation);
create index on kept_page_key using gin (keys) with (fastupdate = off);
create unlogged table kept_page_key_0 partition of kept_page_key for values in (0);
create unlogged table kept_page_key_1 partition of kept_page_key for values in (1);
grant select, insert, update, delete on kept_page_key to imprint_app;

create table kept_page_generation (current smallint not null check (current in (0, 1)));
insert into kept_page_generation values (0);
grant select on kept_page_generation to imprint_app;

-- In the transaction of the change. A change of a site itself also ends the lists in which portals show it. What another transaction holds is left to it, or to the worker, which forgets once more when it
-- purges the edge: nobody's change may wait for a cache.
create function forget_pages() returns trigger language plpgsql as $$
begin
  delete from kept_page_key where (generation, id) in (
    select generation, id from kept_page_key
    where keys && case when new.item_id = 0 then array['f' || new.site_id, 'l' || new.site_id] else array['i' || new.item_id] end
    for update skip locked);
  return null;
end $$;
create trigger forget_pages after insert or update of revision on dirty_mark for each row
  when (new.sink = 'edge') execute function forget_pages();

-- A portal's pages show which sites it gathers.
create function gathering_changed() returns trigger language plpgsql as $$
declare changed record := coalesce(new, old);
begin
  perform mark_dirty('edge', changed.portal_id, 0, nextval('frame_revision'));
  return null;
end $$;
create trigger gathering_changed after insert or update or delete on site_gathering for each row execute function gathering_changed();

-- Emptying a table takes its owner. It takes a size, answers whether it emptied, and reads no row of a site.
create function empty_older_pages(most_bytes bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '2s' as $$
declare
  kept smallint;
begin
  select current into kept from public.kept_page_generation for update;
  if pg_total_relation_size(format('public.kept_page_%s', kept)) + pg_total_relation_size(format('public.kept_page_key_%s', kept))
    < most_bytes / 2 then return false; end if;
  execute format('truncate public.kept_page_%s, public.kept_page_key_%s', 1 - kept, 1 - kept);
  update public.kept_page_generation set current = 1 - kept;
  return true;
end $$;
revoke execute on function empty_older_pages(bigint) from public;
grant execute on function empty_older_pages(bigint) to imprint_app;
