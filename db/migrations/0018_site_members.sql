-- Who ever did something at a site, for the site's desk. One line for each member of a site, so that the list neither reads what all
-- of them did nor those of other sites.
create table site_member (
  site_id int not null references site,
  account_id bigint not null references account on delete cascade,
  -- In lower case; user names never change.
  name_key text collate "C" not null,
  since timestamptz not null default now(),
  -- To the hour: a member who reads on writes nothing here.
  seen_at timestamptz not null default now(),
  primary key (site_id, account_id)
);
create index on site_member (site_id, seen_at desc, account_id);
create index on site_member (site_id, name_key);
create index on site_member (account_id);
select guard_by_site('site_member');

create function note_member() returns trigger language plpgsql as $$
declare
  reads text := current_setting('app.reads', true);
  writes text := current_setting('app.writes', true);
begin
  if new.account_id is null then return null; end if;
  perform set_config('app.reads', new.site_id::text, true), set_config('app.writes', new.site_id::text, true);
  insert into site_member (site_id, account_id, name_key)
    select new.site_id, account_id, lower(user_name) from account where account_id = new.account_id
  on conflict (site_id, account_id) do update set seen_at = now()
    where site_member.seen_at < now() - interval '1 hour';
  perform set_config('app.reads', coalesce(reads, ''), true), set_config('app.writes', coalesce(writes, ''), true);
  return null;
end $$;
create trigger note_member after insert on collected for each row execute function note_member();
create trigger note_member after insert on comment for each row execute function note_member();
create trigger note_member after insert or update of used_at on member_use for each row execute function note_member();
create trigger note_member after insert or update of account_id on alert for each row execute function note_member();

-- Those of before, site by site: row security holds for the owner too.
do $$
declare site_of int;
begin
  for site_of in select site_id from site loop
    perform set_config('app.reads', site_of::text, true), set_config('app.writes', site_of::text, true);
    insert into site_member (site_id, account_id, name_key, since, seen_at)
      select site_of, did.account_id, lower(account.user_name), min(did.at), max(did.at)
      from (
        select account_id, collected_at as at from collected where site_id = site_of
        union all select account_id, written_at from comment where site_id = site_of
        union all select account_id, used_at from member_use where site_id = site_of
        union all select account_id, since from alert where site_id = site_of and account_id is not null
      ) did join account on account.account_id = did.account_id
      group by did.account_id, account.user_name on conflict do nothing;
  end loop;
  perform set_config('app.reads', '', true), set_config('app.writes', '', true);
end $$;
