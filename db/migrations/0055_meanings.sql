-- What works mean, as vectors of a model. They cost seconds of computing each hundred, so they outlive the index.
create table item_meaning (
  site_id int not null,
  item_id bigint not null,
  language text not null check (language in ('en', 'zh')),
  model text not null,
  -- Of the text that was read.
  fingerprint text not null,
  vector bytea not null,
  primary key (site_id, item_id, language),
  foreign key (site_id, item_id) references item (site_id, id) on delete cascade
);
select guard_by_site('item_meaning');

-- A linear map from the vectors of one language to those of the other, learned from works that have both.
create table meaning_bridge (
  from_language text primary key check (from_language in ('en', 'zh')),
  from_model text not null,
  to_model text not null,
  matrix bytea not null,
  pairs int not null,
  -- The share of held-out works whose other language was the nearest, and among the ten nearest.
  first real not null,
  among_ten real not null,
  made_at timestamptz not null default now()
);
grant select, insert, update, delete on meaning_bridge to imprint_app;

alter table dirty_mark drop constraint dirty_mark_sink_check;
alter table dirty_mark add constraint dirty_mark_sink_check
  check (sink in ('index', 'texts', 'meanings', 'edge', 'edge-again'));
