-- Files on their way from a member's browser: piece by piece into the file store, searched for viruses, judged, then taken by
-- whatever they were sent for.
create table upload (
  site_id int not null references site,
  -- Who knows it and is its owner may go on with it; it can't be guessed.
  upload_id text collate "C" not null check (upload_id ~ '^[A-Za-z0-9_-]{32}$'),
  account_id bigint not null references account on delete cascade,
  name text not null check (length(name) between 1 and 200),
  role text collate "C" not null check (role in ('manuscript', 'figure', 'supplement', 'video', 'captions', 'letter')),
  bytes bigint not null check (bytes > 0),
  -- By which the file store knows the parts of a file that is sent in several.
  parts_id text collate "C",
  state text collate "C" not null default 'arriving'
    check (state in ('arriving', 'arrived', 'checked', 'refused', 'taken')),
  -- Why it is not checked yet.
  waits_for text collate "C" check (waits_for = 'scanner'),
  sha256 text collate "C" check (sha256 ~ '^[0-9a-f]{64}$'),
  type text collate "C",
  refusal text,
  -- Since when a taken file lies in the file store under its hash.
  kept_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  -- The request that writes at the moment, until when at the latest, and whether another one waits for it.
  holder uuid,
  held_until timestamptz,
  is_wanted boolean not null default false,
  primary key (site_id, upload_id)
);
create index on upload (site_id, account_id, created_at);
create index on upload (account_id);
select guard_by_site('upload');

-- When a worker looks after an upload next. Holds ids and times only, over all sites. A line outlives its upload: by it a worker
-- finds what is still in the file store.
create table upload_due (
  site_id int not null references site,
  upload_id text collate "C" not null,
  look_at timestamptz not null,
  primary key (site_id, upload_id)
);
create index on upload_due (look_at);
grant select, insert, update, delete on upload_due to imprint_app;

-- An account that goes takes its uploads along; what they had stored is removed at once.
create function upload_gone() returns trigger language plpgsql as $$
begin
  update upload_due set look_at = 'epoch' where site_id = old.site_id and upload_id = old.upload_id;
  return null;
end $$;
create trigger upload_gone after delete on upload for each row execute function upload_gone();
