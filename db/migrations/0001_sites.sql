-- The directory of sites, found before any site is known, and the rule that guards every other table.

create table site (
  site_id int primary key check (site_id between 1 and 8388607),
  sld text not null unique check (sld ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  domain text not null,
  classification text not null check (classification in ('journal', 'group', 'portal')),
  template_id text not null,
  default_language text not null,
  languages text[] not null,
  time_zone text not null default 'Asia/Shanghai',
  colour_id int not null check (colour_id between 1 and 11 or colour_id = 15),
  colour text,
  colour1 text,
  colour2 text,
  colour3 text,
  gray_type int not null default 0 check (gray_type in (0, 1, 2)),
  mag_id bigint,
  media_permission boolean not null default false,
  umt_flag boolean not null default false,
  visit_power boolean not null default true,
  download_power boolean not null default true,
  logo1 text,
  picture_url text,
  keywords jsonb not null default '{}',
  stop_url text,
  static_page_url text,
  expires_at timestamptz,
  forbidden boolean not null default false,
  maintenance boolean not null default false,
  revision bigint not null default 1,
  created_at timestamptz not null default now()
);

create table site_host (
  host text primary key check (host = lower(host)),
  site_id int not null references site
);
create index on site_host (site_id);

create table site_gathering (
  portal_id int not null references site,
  site_id int not null references site,
  position int not null,
  primary key (portal_id, site_id)
);

-- Ids carry their site: 23 bits of site number, 40 bits of counter.
create sequence id_counter maxvalue 1099511627775;
create function new_id(site int) returns bigint language sql volatile
  return (site::bigint << 40) | nextval('id_counter');

-- Row security, the same four rules for each table that belongs to sites. The sub-selects make PostgreSQL read the setting once
-- a statement instead of once a row; reading and writing differ because a portal reads the sites that it gathers but never writes them.
create function guard_by_site(guarded regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format($policy$create policy site_select on %s for select using
    (site_id = any ((select string_to_array(current_setting('app.reads', true), ',')::int[])::int[]))$policy$, guarded);
  execute format($policy$create policy site_insert on %s for insert with check
    (site_id = (select nullif(current_setting('app.writes', true), '')::int))$policy$, guarded);
  execute format($policy$create policy site_update on %s for update using
    (site_id = (select nullif(current_setting('app.writes', true), '')::int))$policy$, guarded);
  execute format($policy$create policy site_delete on %s for delete using
    (site_id = (select nullif(current_setting('app.writes', true), '')::int))$policy$, guarded);
  execute format('grant select, insert, update, delete on %s to imprint_app', guarded);
end $$;

grant select on site, site_host, site_gathering to imprint_app;
grant usage on sequence id_counter to imprint_app;

-- What must still be told to the search index and the edge. Order is neither kept nor needed.
create table dirty_mark (
  sink text not null check (sink in ('index', 'edge', 'edge-again')),
  site_id int not null,
  item_id bigint not null,
  revision bigint not null,
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  last_error text,
  primary key (sink, site_id, item_id)
);
create index on dirty_mark (due_at);
grant select, insert, update, delete on dirty_mark to imprint_app;

create function mark_dirty(marked_sink text, marked_site int, marked_item bigint, marked_revision bigint)
returns void language sql as $$
  insert into dirty_mark (sink, site_id, item_id, revision)
  values (marked_sink, marked_site, marked_item, marked_revision)
  on conflict (sink, site_id, item_id) do update
    set revision = greatest(dirty_mark.revision, excluded.revision), due_at = now(), attempts = 0, last_error = null;
$$;

-- The site's frame (header, navigation, modules …) has no item; its mark is item 0 and its revision the site's own.
create sequence frame_revision;
grant usage on sequence frame_revision to imprint_app;
create function frame_changed() returns trigger language plpgsql as $$
declare changed record := coalesce(new, old);
begin
  perform mark_dirty('edge', changed.site_id, 0, nextval('frame_revision'));
  return null;
end $$;
create trigger frame_changed after insert or update or delete on site for each row execute function frame_changed();
