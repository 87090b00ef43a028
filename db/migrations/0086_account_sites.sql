-- At which sites somebody has a part, so that what waits for them is found over all sites without asking each of them. A line stays when
-- the part ends: it says where to look, and what is found there is decided by the rows of that site.
create table account_site (
  account_id bigint not null references account on delete cascade,
  site_id int not null references site on delete cascade,
  primary key (account_id, site_id)
);
grant select, insert on account_site to imprint_app;

-- The same for reviewers, who are known by their addresses and may have no account: by the SHA-256 of the address in lower case.
create table reviewer_site (
  email_hash text collate "C" not null check (email_hash ~ '^[0-9a-f]{64}$'),
  site_id int not null references site on delete cascade,
  primary key (email_hash, site_id)
);
grant select, insert on reviewer_site to imprint_app;

create function email_hash(email text) returns text language sql immutable strict parallel safe as $$
  select encode(sha256(convert_to(lower(email), 'UTF8')), 'hex')
$$;

create function note_account_site() returns trigger language plpgsql as $$
begin
  if new.account_id is not null then
    insert into account_site values (new.account_id, new.site_id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_account_site after insert on console_role for each row execute function note_account_site();
create trigger note_account_site after insert on submission for each row execute function note_account_site();

create function note_editor_site() returns trigger language plpgsql as $$
begin
  insert into account_site values (new.editor_id, new.site_id) on conflict do nothing;
  return null;
end $$;
create trigger note_editor_site after insert or update of editor_id on submission for each row
  when (new.editor_id is not null) execute function note_editor_site();

create function note_reviewer_site() returns trigger language plpgsql as $$
begin
  insert into reviewer_site values (email_hash(new.email), new.site_id) on conflict do nothing;
  return null;
end $$;
create trigger note_reviewer_site after insert or update of email on submission_opinion for each row
  execute function note_reviewer_site();

do $$
begin
  perform set_config('app.reads', (select coalesce(string_agg(site_id::text, ','), '') from site), true);
  insert into account_site select account_id, site_id from console_role on conflict do nothing;
  insert into account_site select distinct account_id, site_id from submission where account_id is not null on conflict do nothing;
  insert into account_site select distinct editor_id, site_id from submission where editor_id is not null on conflict do nothing;
  insert into reviewer_site select distinct email_hash(email), site_id from submission_opinion on conflict do nothing;
  perform set_config('app.reads', '', true);
end $$;
