-- What editors change of what is published, and what they bring in from the browser.

-- What an editor said of a thing otherwise than its source did. The one writer of items puts it on top of every draft of that
-- thing, so that an import never undoes it (decision 0082).
create table item_edit (
  site_id int not null references site,
  kind text collate "C" not null,
  source_key text collate "C" not null,
  changes jsonb not null,
  primary key (site_id, kind, source_key)
);
select guard_by_site('item_edit');

-- The desk lists things of every state, the newest first.
create index item_at_desk on item (site_id, kind, id desc);

-- A package that someone sends from the browser: its pieces arrive one after another, then a worker imports it.
create table import_run (
  site_id int not null references site,
  id uuid not null,
  account_id bigint not null,
  name text not null,
  bytes bigint not null check (bytes > 0),
  format text collate "C" not null,
  -- New things wait as drafts until someone publishes them.
  as_draft boolean not null,
  state text collate "C" not null default 'receiving' check (state in ('receiving', 'waiting', 'running', 'done', 'failed')),
  documents int not null default 0,
  done int not null default 0,
  imported int not null default 0,
  refused int not null default 0,
  -- Why it failed, by the name of the reason.
  problem text,
  begun_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (site_id, id)
);
create index on import_run (site_id, begun_at desc);

-- Each piece lies in the file store under its hash until the import is done.
create table import_piece (
  site_id int not null,
  run_id uuid not null,
  number int not null check (number >= 0),
  sha256 text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes int not null check (bytes > 0),
  primary key (site_id, run_id, number),
  foreign key (site_id, run_id) references import_run (site_id, id) on delete cascade
);

create table import_result (
  site_id int not null,
  run_id uuid not null,
  source text collate "C" not null,
  outcome text collate "C" not null check (outcome in ('imported', 'refused')),
  item_id bigint,
  score smallint check (score between 0 and 100),
  problems jsonb not null default '[]',
  primary key (site_id, run_id, source),
  foreign key (site_id, run_id) references import_run (site_id, id) on delete cascade,
  foreign key (site_id, item_id) references item (site_id, id)
);
create index on import_result (site_id, item_id);
select guard_by_site('import_run'), guard_by_site('import_piece'), guard_by_site('import_result');
