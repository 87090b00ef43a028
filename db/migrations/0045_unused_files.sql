-- Recorded for a submission and by nobody else: such a file may go with the last submission that names it.
alter table stored_file add column only_submitted boolean not null default false;

-- Files that may be named by nobody any more. A worker looks at each again before it goes.
create table unused_file (
  sha256 text collate "C" primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  since timestamptz not null default now(),
  aside_at timestamptz
);
create index on unused_file (coalesce(aside_at, since));
grant select, insert, update, delete on unused_file to imprint_app;

create function mark_unused(hashes text[]) returns void language sql as $$
  insert into unused_file (sha256) select distinct unnest(hashes)
  on conflict (sha256) do update set since = now(), aside_at = null
$$;

create function leave_submission_file() returns trigger language plpgsql as $$
declare
  reads text := current_setting('app.reads', true);
  writes text := current_setting('app.writes', true);
  made text[];
  gone text[];
begin
  perform set_config('app.reads', old.site_id::text, true), set_config('app.writes', old.site_id::text, true);
  -- Whoever records the same file meanwhile waits here, and then records it anew.
  perform from stored_file where site_id = old.site_id and sha256 = old.sha256 and only_submitted for update;
  if found and not exists (select from submission_file where site_id = old.site_id and sha256 = old.sha256) then
    with left_behind as (delete from rendition where site_id = old.site_id and sha256 = old.sha256 returning rendered)
    select array_agg(rendered) into made from left_behind;
    with unnamed as (
      delete from stored_file stored
      where stored.site_id = old.site_id and stored.sha256 = any (made || old.sha256) and stored.only_submitted
        and not exists (select from submission_file named where named.site_id = old.site_id and named.sha256 = stored.sha256)
        and not exists (select from rendition named where named.site_id = old.site_id and named.rendered = stored.sha256)
        and not exists (select from rendition named where named.site_id = old.site_id and named.sha256 = stored.sha256)
      returning stored.sha256)
    select array_agg(sha256) into gone from unnamed;
    perform mark_unused(gone);
  end if;
  perform set_config('app.reads', coalesce(reads, ''), true), set_config('app.writes', coalesce(writes, ''), true);
  return null;
end $$;
create trigger leave_file after delete on submission_file for each row execute function leave_submission_file();

create function leave_member_picture() returns trigger language plpgsql as $$
begin
  perform mark_unused(array[old.sha256]);
  return null;
end $$;
create trigger leave_file after delete on member_picture for each row execute function leave_member_picture();
