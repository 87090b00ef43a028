-- With which registry the DOIs of a site are registered. A site without a row does as the portal that gathers it.
-- Nothing but the worker opens the password.
create table doi_registration (
  site_id int primary key references site,
  registry text collate "C" not null check (registry in ('none', 'crossref', 'datacite')),
  address text not null check (length(address) <= 2000),
  prefix text collate "C" not null,
  -- What follows the prefix in DOIs that works are given; empty where none are given.
  suffix text not null,
  account text not null,
  sealed_password text not null,
  depositor text not null,
  email text not null,
  -- DOI of the policy of corrections and retractions; empty where Crossmark is not used.
  crossmark_policy text not null
);
select guard_by_site('doi_registration');

-- What a registry is to know of a work, and what it knows. A hash stands for one state of the record that is deposited.
create table doi_deposit (
  site_id int not null references site,
  item_id bigint not null,
  doi text not null,
  state text collate "C" not null check (state in ('queued', 'sent', 'registered', 'failed')),
  -- Rises with each version that is sent, so that no two are sent under one name.
  number int not null default 1,
  wanted_hash text not null,
  registered_hash text,
  -- The name under which it was sent, while it is not known what became of it.
  batch text,
  sent_hash text,
  -- SHA-256 of the very bytes.
  sent_digest text,
  -- Digits that rise with each document: Crossref takes nothing that is not newer than what it has.
  stamp bigint not null default 0,
  tries int not null default 0,
  problem text collate "C",
  -- The registry's own words.
  message text,
  changed_at timestamptz not null default now(),
  registered_at timestamptz,
  primary key (site_id, item_id),
  foreign key (site_id, item_id) references item on delete cascade
);
create index on doi_deposit (site_id, state, changed_at);
select guard_by_site('doi_deposit');

-- Deposits that wait for a worker, over all sites. One that a worker took is due again when that worker is taken for dead.
create table doi_due (
  site_id int not null,
  item_id bigint not null,
  due_at timestamptz not null default now(),
  primary key (site_id, item_id)
);
create index on doi_due (site_id, due_at);
grant select, insert, update, delete on doi_due to imprint_app;

create function note_deposit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from doi_due due where (due.site_id, due.item_id) = (old.site_id, old.item_id);
  elsif new.state in ('queued', 'sent') then
    insert into doi_due (site_id, item_id) values (new.site_id, new.item_id) on conflict do nothing;
  else
    delete from doi_due due where (due.site_id, due.item_id) = (new.site_id, new.item_id);
  end if;
  return null;
end $$;
create trigger note_deposit after insert or delete or update of state on doi_deposit
  for each row execute function note_deposit();

alter table dirty_mark drop constraint dirty_mark_sink_check;
alter table dirty_mark add constraint dirty_mark_sink_check
  check (sink in ('index', 'texts', 'meanings', 'edge', 'edge-again', 'harvest', 'deposits'));
