-- Servers keep the frame of a site in memory until they are told that it changed. The same change several times in one transaction is told once.
create function tell_frame() returns trigger language plpgsql as $$
begin
  perform pg_notify('frame', new.site_id::text);
  return null;
end $$;
create trigger tell_frame after insert or update of revision on dirty_mark for each row
  when (new.sink = 'edge' and new.item_id = 0) execute function tell_frame();

-- Under which hosts a site is found belongs to what is kept of it.
create trigger frame_changed after insert or update or delete on site_host for each row execute function frame_changed();
