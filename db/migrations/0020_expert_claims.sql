-- Who is the person of an expert's record, proven by an ORCID iD, and what they say of themselves. It stands apart from what was
-- imported, so that no import overwrites it.

create table expert_claim (
  site_id int not null references site,
  expert_id bigint not null,
  account_id bigint not null references account on delete cascade,
  -- The iD by which it was proven; a record that has another by now is somebody else's.
  orcid text collate "C" not null,
  introduction text not null default '' check (length(introduction) <= 2000),
  website text check (length(website) <= 2000),
  research_fields text[] not null default '{}' check (cardinality(research_fields) <= 5),
  claimed_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (site_id, expert_id),
  foreign key (site_id, expert_id) references item (site_id, id)
);
create index on expert_claim (account_id);
select guard_by_site('expert_claim');

-- The page of an expert changes with its claim; whoever deletes an account names no site, so the row's own is meant.
create function touch_claimed() returns trigger language plpgsql as $$
declare
  of_site int := case tg_op when 'DELETE' then old.site_id else new.site_id end;
  of_expert bigint := case tg_op when 'DELETE' then old.expert_id else new.expert_id end;
  reads text := current_setting('app.reads', true);
  writes text := current_setting('app.writes', true);
begin
  perform set_config('app.reads', of_site::text, true), set_config('app.writes', of_site::text, true);
  update item set status = status where site_id = of_site and id = of_expert;
  perform set_config('app.reads', coalesce(reads, ''), true), set_config('app.writes', coalesce(writes, ''), true);
  return null;
end $$;
create trigger touch_claimed after insert or update or delete on expert_claim
  for each row execute function touch_claimed();
