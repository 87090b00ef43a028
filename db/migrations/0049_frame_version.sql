-- How often what stands around the pages of a site has changed: servers forget by it what they remember of an older one, and a kept
-- page counts only with the version that it was made of. No row means that nothing has changed yet.
create table frame_version (site_id int primary key, version bigint not null);
grant select, insert, update on frame_version to imprint_app;

create function raise_frame_version(changed_site int) returns void language sql as $$
  insert into frame_version (site_id, version) values (changed_site, 1)
  on conflict (site_id) do update set version = frame_version.version + 1;
$$;

create or replace function frame_changed() returns trigger language plpgsql as $$
declare changed record := coalesce(new, old);
begin
  perform raise_frame_version(changed.site_id), mark_dirty('edge', changed.site_id, 0, nextval('frame_revision'));
  return null;
end $$;

create or replace function gathering_changed() returns trigger language plpgsql as $$
declare changed record := coalesce(new, old);
begin
  perform raise_frame_version(changed.portal_id), mark_dirty('edge', changed.portal_id, 0, nextval('frame_revision'));
  return null;
end $$;

alter table kept_page add frame bigint not null default 0;

-- At the end of the transaction, so that it also meets pages that were kept while a long one ran. Before, these waited for the worker.
drop trigger forget_pages on dirty_mark;
create constraint trigger forget_pages after insert or update of revision on dirty_mark
  deferrable initially deferred for each row when (new.sink = 'edge') execute function forget_pages();
