-- The processes append to the security log and change nothing in it. Only what is old enough goes, and only by this function, which
-- runs as the owner and holds to a least age whoever asks. It takes the oldest ten thousand at most and answers how many it took.
-- Row security still holds: of a site only whoever writes there takes anything.
create function forget_security_events(of_site int, older_than_days int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare gone int; most constant int := 10000;
begin
  if older_than_days is null or older_than_days < 90 then
    raise exception 'security events are kept for at least 90 days';
  end if;
  if of_site is null then
    delete from public.installation_event where event_id in (
      select event_id from (select event_id, at from public.installation_event order by event_id limit most) oldest
      where at < now() - make_interval(days => older_than_days));
  else
    delete from public.security_event where site_id = of_site and event_id in (
      select event_id from (select event_id, at from public.security_event where site_id = of_site order by event_id limit most) oldest
      where at < now() - make_interval(days => older_than_days));
  end if;
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke execute on function forget_security_events(int, int) from public;
grant execute on function forget_security_events(int, int) to imprint_app;
