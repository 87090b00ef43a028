-- How often what stands around the pages of a site has changed: servers forget by it what they remember of an older one, and a kept
-- page counts only with the version that it was made of. No row means that nothing has changed yet.
create table frame_version (site_id int primary key, version bigint not null);
grant select, insert, update on frame_version to imprint_app;

-- Most tables name the site whose frame changed `site_id`; a trigger on another says which column does.
create or replace function frame_changed() returns trigger language plpgsql as $$
declare changed_site int := to_jsonb(coalesce(new, old)) ->> coalesce(tg_argv[0], 'site_id');
begin
  insert into frame_version (site_id, version) values (changed_site, 1)
  on conflict (site_id) do update set version = frame_version.version + 1;
  perform mark_dirty('edge', changed_site, 0, nextval('frame_revision'));
  return null;
end $$;

drop trigger gathering_changed on site_gathering;
drop function gathering_changed();
create trigger frame_changed after insert or update or delete on site_gathering
  for each row execute function frame_changed('portal_id');

alter table kept_page add frame bigint not null default 0;

-- At the end of the transaction, so that it also meets pages that were kept while a long one ran. Before, these waited for the worker.
drop trigger forget_pages on dirty_mark;
create constraint trigger forget_pages after insert or update of revision on dirty_mark
  deferrable initially deferred for each row when (new.sink = 'edge') execute function forget_pages();
