-- Members who let a site add their papers to their ORCID records. Nothing but the worker opens the token.
create table orcid_consent (
  site_id int not null references site,
  account_id bigint not null references account on delete cascade,
  -- The iD as it was proven when consent was given.
  orcid text collate "C" not null,
  sealed_token text not null,
  -- Refused: ORCID does not take the token any more. Withdrawn: the papers are being taken off, then the row goes.
  state text collate "C" not null default 'given' check (state in ('given', 'refused', 'withdrawn')),
  tries int not null default 0,
  -- Why nobody answered, while nobody does.
  problem text collate "C",
  given_at timestamptz not null default now(),
  primary key (site_id, account_id)
);
create index on orcid_consent (site_id, orcid);
create index on orcid_consent (account_id);
select guard_by_site('orcid_consent');

-- What an author's record is to have of a paper, and what it has. A hash stands for one state of what is sent.
create table orcid_work (
  site_id int not null,
  account_id bigint not null,
  item_id bigint not null,
  -- Left: its author took it off the record there; it is not added again unless they ask for it.
  state text collate "C" not null check (state in ('queued', 'present', 'removing', 'failed', 'left')),
  -- Rises with each change, so that a change while something is sent is not lost.
  number int not null default 1,
  -- Whether it may be there: written before the first time that it is sent.
  is_sent boolean not null default false,
  -- By which ORCID knows it.
  put_code text collate "C",
  present_hash text,
  problem text collate "C",
  -- ORCID's own words.
  message text,
  changed_at timestamptz not null default now(),
  primary key (site_id, account_id, item_id),
  foreign key (site_id, account_id) references orcid_consent on delete cascade,
  foreign key (site_id, item_id) references item on delete cascade
);
create index on orcid_work (site_id, item_id);
select guard_by_site('orcid_work');

-- Records with something to do, over all sites. One that a worker took is due again when that worker is taken for dead.
create table orcid_due (
  site_id int not null,
  account_id bigint not null,
  due_at timestamptz not null default now(),
  primary key (site_id, account_id)
);
create index on orcid_due (due_at);
create index on orcid_due (account_id);
grant select, insert, update, delete on orcid_due to imprint_app;

create function note_orcid_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from orcid_due due where (due.site_id, due.account_id) = (old.site_id, old.account_id);
  else
    insert into orcid_due (site_id, account_id) values (new.site_id, new.account_id)
      on conflict (site_id, account_id) do update set due_at = now();
  end if;
  return null;
end $$;
create trigger note_orcid_consent after insert or delete or update of state on orcid_consent
  for each row execute function note_orcid_consent();

-- A record that has nothing to do is due in infinity: so it is known at which sites an account has consented.
create function note_orcid_work() returns trigger language plpgsql as $$
begin
  if new.state in ('queued', 'removing') then
    update orcid_due due set due_at = least(due.due_at, now())
      where (due.site_id, due.account_id) = (new.site_id, new.account_id) and due.due_at = 'infinity';
  end if;
  return null;
end $$;
create trigger note_orcid_work after insert or update of state, number on orcid_work
  for each row execute function note_orcid_work();

-- Whoever takes the iD from their account withdraws their consent: a worker sees to it.
create function note_orcid_change() returns trigger language plpgsql as $$
begin
  update orcid_due set due_at = now() where account_id = new.account_id;
  return null;
end $$;
create trigger note_orcid_change after update of orcid on account for each row
  when (old.orcid is distinct from new.orcid) execute function note_orcid_change();

create index on contributor (site_id, orcid) where orcid is not null;

alter table dirty_mark drop constraint dirty_mark_sink_check;
alter table dirty_mark add constraint dirty_mark_sink_check
  check (sink in ('index', 'texts', 'meanings', 'edge', 'edge-again', 'harvest', 'deposits', 'orcid'));
