-- What OAI-PMH lists: a row for each set that a work is in, '' for all of them, with the moment at which harvesters were told of its
-- last change. The moment is given by the worker after the change was committed, never by the change itself (decision 0149).
create table harvest_entry (
  site_id int not null references site,
  item_id bigint not null,
  set_spec text collate "C" not null,
  changed_at timestamptz not null,
  -- Of the item, as it was then: what is delivered once more is told once.
  revision bigint not null,
  -- Whether it has a record in JATS.
  is_paper boolean not null,
  primary key (site_id, item_id, set_spec),
  foreign key (site_id, item_id) references item
);
select guard_by_site('harvest_entry');
create index harvest_entry_in_order on harvest_entry (site_id, set_spec, changed_at, item_id);
create index harvest_entry_of_papers on harvest_entry (site_id, set_spec, changed_at, item_id) where is_paper;

-- Journals and their sections, as they were called when a work was put into them.
create table harvest_set (
  site_id int not null references site,
  set_spec text collate "C" not null,
  journal_id bigint not null,
  -- Null for the journal itself.
  section jsonb,
  primary key (site_id, set_spec)
);
select guard_by_site('harvest_set');

-- The last moment that was given to anything: each is later than all before it, whatever the machine's clock does.
create table harvest_clock (
  only_one boolean primary key default true check (only_one),
  last_at timestamptz not null
);
insert into harvest_clock (last_at) values ('2000-01-01');
grant select, update on harvest_clock to imprint_app;

alter table dirty_mark drop constraint dirty_mark_sink_check;
alter table dirty_mark add constraint dirty_mark_sink_check
  check (sink in ('index', 'texts', 'meanings', 'edge', 'edge-again', 'harvest'));

-- Figures and tables are told of with their papers.
create or replace function mark_item() returns trigger language plpgsql as $$
begin
  perform mark_dirty('index', new.site_id, new.id, new.revision), mark_dirty('edge', new.site_id, new.id, new.revision);
  if new.kind not in ('figure', 'table') then
    perform mark_dirty('harvest', new.site_id, new.id, new.revision);
  end if;
  return null;
end $$;

-- What is there already is told of by the worker, like any change.
do $$
declare one int;
begin
  for one in select site_id from site loop
    perform set_config('app.reads', one::text, true);
    insert into dirty_mark (sink, site_id, item_id, revision)
      select 'harvest', site_id, id, revision from item
      where site_id = one and status <> 'draft' and kind not in ('figure', 'table');
  end loop;
  perform set_config('app.reads', '', true);
end $$;
