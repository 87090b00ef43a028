-- One identity for everything that is published, and the first two kinds: journals and their periods.

create table item (
  site_id int not null references site,
  id bigint not null,
  kind text not null,
  status text not null check (status in ('draft', 'published', 'withdrawn')),
  titles jsonb not null,
  doi text,
  cover text,
  published_on date,
  views bigint not null default 0,
  downloads bigint not null default 0,
  citations bigint not null default 0,
  revision bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  check ((id >> 40)::int = site_id)
);
create index on item (site_id, kind, published_on desc);
create unique index on item (site_id, doi) where doi is not null;

create table journal (
  site_id int not null,
  id bigint not null,
  issn text,
  eissn text,
  cn text,
  sponsors jsonb not null default '{}',
  supervisors jsonb not null default '{}',
  editors_in_chief jsonb not null default '{}',
  publishers jsonb not null default '{}',
  places jsonb not null default '{}',
  readerships jsonb not null default '{}',
  introductions jsonb not null default '{}',
  frequency text,
  start_year int,
  impact_factor numeric(6, 3),
  indexed text[] not null default '{}',
  group_type text,
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id) on delete cascade
);

create table period (
  site_id int not null,
  id bigint not null,
  journal_id bigint not null,
  year int not null check (year between 1600 and 2200),
  volume text,
  issue text not null,
  first_page text,
  last_page text,
  themes jsonb not null default '{}',
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id) on delete cascade,
  foreign key (site_id, journal_id) references journal (site_id, id)
);
create index on period (site_id, journal_id, year desc);

select guard_by_site('item'), guard_by_site('journal'), guard_by_site('period');

-- An item's revision rises with every change to it or to its details, in the same transaction as its marks.
create function raise_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger raise_revision before update on item for each row execute function raise_revision();

create function mark_item() returns trigger language plpgsql as $$
begin
  perform mark_dirty('index', new.site_id, new.id, new.revision), mark_dirty('edge', new.site_id, new.id, new.revision);
  return null;
end $$;
create trigger mark_item after insert or update on item for each row execute function mark_item();

create function touch_item() returns trigger language plpgsql as $$
begin
  update item set status = status where site_id = new.site_id and id = new.id;
  return null;
end $$;
-- What a journal shows of its periods changes with them.
create function touch_journal() returns trigger language plpgsql as $$
begin
  update item set status = status where site_id = new.site_id and id = new.journal_id;
  return null;
end $$;
create trigger touch_journal after insert or update on period for each row execute function touch_journal();
create function touch_journal_of_period() returns trigger language plpgsql as $$
begin
  update item set status = item.status from period
  where period.site_id = new.site_id and period.id = new.id and item.site_id = period.site_id and item.id = period.journal_id;
  return null;
end $$;
create trigger touch_journal_of_period after update of status, titles, cover, published_on on item
  for each row when (new.kind = 'issue' and (old.status, old.titles, old.cover, old.published_on) is distinct from (new.status, new.titles, new.cover, new.published_on))
  execute function touch_journal_of_period();

create trigger touch_item after update on journal for each row execute function touch_item();
create trigger touch_item after update on period for each row execute function touch_item();

-- Withdrawn items stay as tombstones; a row is never deleted, or the index could bring it back.
create function refuse_item_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'items are withdrawn, not deleted' using errcode = 'restrict_violation';
end $$;
create trigger refuse_item_deletion before delete on item for each row execute function refuse_item_deletion();
