-- Services of reviews and endorsements that a site knows: whose announcements it takes, and whom it asks.
create table notify_service (
  site_id int not null references site,
  service_id bigint not null,
  name text not null check (length(name) <= 200),
  -- By which it names itself in what it sends, without a slash at the end.
  origin text not null check (length(origin) <= 2000),
  -- Where requests go; empty where it is asked for nothing.
  inbox text not null check (length(inbox) <= 2000),
  offers text[] not null,
  primary key (site_id, service_id),
  unique (site_id, origin)
);
select guard_by_site('notify_service');

-- What was announced of a paper. Readers see what an editor accepted.
create table notify_announcement (
  site_id int not null,
  announcement_id bigint not null,
  item_id bigint not null,
  kind text collate "C" not null check (kind in ('review', 'endorsement', 'relationship', 'ingest')),
  -- Who sent it, and by which name it is known there.
  origin text not null,
  message_id text not null,
  -- As it calls itself.
  name text not null,
  -- The page of what is announced.
  address text not null,
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'accepted', 'rejected', 'undone')),
  received_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (site_id, announcement_id),
  unique (site_id, origin, message_id),
  foreign key (site_id, item_id) references item on delete cascade
);
create index on notify_announcement (site_id, state, received_at);
create index on notify_announcement (site_id, item_id);
select guard_by_site('notify_announcement');

-- The page of a paper is another one by it.
create function touch_announced() returns trigger language plpgsql as $$
begin
  perform touch_owners(array[new.item_id], new.site_id);
  return null;
end $$;
create trigger touch_announced after update of state on notify_announcement for each row
  when (old.state <> new.state and 'accepted' in (old.state, new.state)) execute function touch_announced();

-- What a service was asked for, and what it answered.
create table notify_request (
  site_id int not null,
  request_id bigint not null,
  item_id bigint not null,
  service_id bigint not null,
  kind text collate "C" not null check (kind in ('review', 'endorsement')),
  -- The same at every try.
  message_id text not null,
  -- Of the message that takes it back; none while nobody did.
  undo_id text,
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  answer text collate "C"
    check (answer in ('accepted', 'tentatively-accepted', 'rejected', 'tentatively-rejected', 'unprocessable', 'undone', 'announced')),
  -- The service's own words.
  words text,
  tries int not null default 0,
  answer_code int,
  problem text collate "C",
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  primary key (site_id, request_id),
  unique (site_id, message_id),
  foreign key (site_id, item_id) references item on delete cascade,
  foreign key (site_id, service_id) references notify_service on delete cascade
);
-- Nobody is asked for the same while an answer is out.
create unique index on notify_request (site_id, item_id, service_id, kind)
  where undo_id is null and state <> 'failed' and (answer is null or answer in ('accepted', 'tentatively-accepted'));
create index on notify_request (site_id, created_at);
create index on notify_request (site_id, service_id);
select guard_by_site('notify_request');

-- Requests that wait for a worker, over all sites. One that a worker took is due again when that worker is taken for dead.
create table notify_due (
  site_id int not null,
  request_id bigint not null,
  due_at timestamptz not null default now(),
  primary key (site_id, request_id)
);
create index on notify_due (due_at);
grant select, insert, update, delete on notify_due to imprint_app;

create function note_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.state <> 'waiting' then
    delete from notify_due due where (due.site_id, due.request_id) = (old.site_id, old.request_id);
  else
    insert into notify_due (site_id, request_id) values (new.site_id, new.request_id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_request after insert or delete or update of state on notify_request
  for each row execute function note_request();
