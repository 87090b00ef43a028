-- Written by "npm run schema -- --write" from db/migrations; read it, change a migration.

CREATE SCHEMA pgboss;

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
DECLARE
  tablename varchar := CASE WHEN options->>'partition' = 'true'
                        THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                        ELSE 'job_common'
                        END;
  queue_created_on timestamptz;
BEGIN

  WITH q as (
    INSERT INTO pgboss.queue (
      name,
      policy,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      expire_seconds,
      retention_seconds,
      deletion_seconds,
      warning_queued,
      dead_letter,
      partition,
      table_name,
      heartbeat_seconds,
      notify,
      created_on,
      updated_on
    )
    VALUES (
      queue_name,
      options->>'policy',
      COALESCE((options->>'retryLimit')::int, 2),
      COALESCE((options->>'retryDelay')::int, 0),
      COALESCE((options->>'retryBackoff')::bool, false),
      (options->>'retryDelayMax')::int,
      COALESCE((options->>'expireInSeconds')::int, 900),
      COALESCE((options->>'retentionSeconds')::int, 1209600),
      COALESCE((options->>'deleteAfterSeconds')::int, 604800),
      COALESCE((options->>'warningQueueSize')::int, 0),
      options->>'deadLetter',
      COALESCE((options->>'partition')::bool, false),
      tablename,
      (options->>'heartbeatSeconds')::int,
      COALESCE((options->>'notify')::bool, false),
      pgboss.job_now(),
      pgboss.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

  IF options->>'policy' = 'short' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
  ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
  ELSIF options->>'policy' = 'stately' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
  ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
  ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
  END IF;

  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
END;
$_$;

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  v_table varchar;
  v_partition bool;
BEGIN

  SELECT table_name, partition
  FROM pgboss.queue
  WHERE name = queue_name
  INTO v_table, v_partition;

  IF v_partition THEN
    EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
  ELSE
    EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
  END IF;

  DELETE FROM pgboss.queue WHERE name = queue_name;
END;
$$;

CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
  SELECT pg_catalog.now();
$$;

CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
  SELECT format(
    regexp_replace(
      regexp_replace(command, '\.job\y', '.%1$I', 'g'),
      '\yjob_i(\d+)', '%1$s_i\1', 'g'
    ),
    table_name
  );
$_$;

CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  tbl RECORD;
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    EXECUTE pgboss.job_table_format(command, tbl_name);
    RETURN;
  END IF;

  EXECUTE pgboss.job_table_format(command, 'job_common');

  FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
  LOOP
    EXECUTE pgboss.job_table_format(command, tbl.table_name);
  END LOOP;
END;
$$;

CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
    VALUES (
      command_name,
      version,
      'pending',
      queue_name,
      tbl_name,
      pgboss.job_table_format(command, tbl_name)
    );
    RETURN;
  END IF;

  INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
  SELECT
    command_name,
    version,
    'pending',
    NULL,
    'job_common',
    pgboss.job_table_format(command, 'job_common')
  UNION ALL
  SELECT
    command_name,
    version,
    'pending',
    queue.name,
    queue.table_name,
    pgboss.job_table_format(command, queue.table_name)
  FROM pgboss.queue
  WHERE partition = true;
END;
$$;

CREATE FUNCTION public.belongs_to_items(child regclass, VARIADIC owners text[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare named text := (select string_agg(quote_literal(owner), ', ') from unnest(owners) owner);
begin
  perform guard_by_site(child);
  execute format('create trigger touch_after_insert after insert on %s referencing new table as arrived for each statement execute function touch_after_insert(%s)', child, named);
  execute format('create trigger touch_after_update after update on %s referencing old table as gone new table as arrived for each statement execute function touch_after_update(%s)', child, named);
  execute format('create trigger touch_after_delete after delete on %s referencing old table as gone for each statement execute function touch_after_delete(%s)', child, named);
end $$;

CREATE FUNCTION public.column_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare changed record := coalesce(new, old);
begin
  perform mark_dirty('edge', changed.site_id, changed.channel_id, nextval('frame_revision'));
  return null;
end $$;

CREATE FUNCTION public.count_comments() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  of_site int := case tg_op when 'DELETE' then old.site_id else new.site_id end;
  of_item bigint := case tg_op when 'DELETE' then old.item_id else new.item_id end;
  reads text := current_setting('app.reads', true);
  writes text := current_setting('app.writes', true);
begin
  perform set_config('app.reads', of_site::text, true), set_config('app.writes', of_site::text, true);
  update item set comments = counted.comments, score = counted.score
  from (
    select count(*) as comments, (
      select avg(stars)::numeric(3, 2) from (
        select distinct on (account_id) stars from comment
        where site_id = of_site and item_id = of_item and state = 'shown' and stars is not null
        order by account_id, written_at desc, comment_id desc) voice) as score
    from comment where site_id = of_site and item_id = of_item and state = 'shown') counted
  where item.site_id = of_site and item.id = of_item
    and (item.comments, item.score) is distinct from (counted.comments, counted.score);
  perform set_config('app.reads', coalesce(reads, ''), true), set_config('app.writes', coalesce(writes, ''), true);
  return null;
end $$;

CREATE FUNCTION public.email_hash(email text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select encode(sha256(convert_to(lower(email), 'UTF8')), 'hex')
$$;

CREATE FUNCTION public.empty_older_pages(most_bytes bigint) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    SET lock_timeout TO '2s'
    AS $$
declare
  kept smallint;
begin
  select current into kept from public.kept_page_generation for update;
  if pg_total_relation_size(format('public.kept_page_%s', kept)) + pg_total_relation_size(format('public.kept_page_key_%s', kept))
    < most_bytes / 2 then return false; end if;
  execute format('truncate public.kept_page_%s, public.kept_page_key_%s', 1 - kept, 1 - kept);
  update public.kept_page_generation set current = 1 - kept;
  return true;
end $$;

CREATE FUNCTION public.folded(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select btrim(left(btrim(regexp_replace(
    lower(regexp_replace(normalize(left(words, 1000), nfkd), '[\u0300-\u036f\u064b-\u065f\u0670\u3099\u309a]', '', 'g') collate "und-x-icu"),
    '[^[:alnum:]]+', ' ', 'g')), 200));
$$;

CREATE FUNCTION public.forget_draft() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  reads text := current_setting('app.reads', true);
  writes text := current_setting('app.writes', true);
begin
  perform set_config('app.reads', new.site_id::text, true), set_config('app.writes', new.site_id::text, true);
  delete from submission where site_id = new.site_id and submission_id = new.submission_id;
  perform set_config('app.reads', coalesce(reads, ''), true), set_config('app.writes', coalesce(writes, ''), true);
  return null;
end $$;

CREATE FUNCTION public.forget_pages() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from kept_page_key where (generation, id) in (
    select generation, id from kept_page_key
    where keys && case when new.item_id = 0 then array['f' || new.site_id, 'l' || new.site_id] else array['i' || new.item_id] end
    for update skip locked);
  return null;
end $$;

CREATE FUNCTION public.forget_security_events(of_site integer, older_than_days integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
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

CREATE FUNCTION public.frame_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare changed_site int := to_jsonb(coalesce(new, old)) ->> coalesce(tg_argv[0], 'site_id');
begin
  insert into frame_version (site_id, version) values (changed_site, 1)
  on conflict (site_id) do update set version = frame_version.version + 1;
  perform mark_dirty('edge', changed_site, 0, nextval('frame_revision'));
  return null;
end $$;

CREATE FUNCTION public.guard_by_site(guarded regclass) RETURNS void
    LANGUAGE plpgsql
    AS $_$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format($policy$create policy site_select on %s for select using
    (site_id = any ((select string_to_array(current_setting('app.reads', true), ',')::int[])::int[]))$policy$, guarded);
  execute format($policy$create policy site_insert on %s for insert with check
    (site_id = (select nullif(current_setting('app.writes', true), '')::int))$policy$, guarded);
  execute format($policy$create policy site_update on %s for update using
    (site_id = (select nullif(current_setting('app.writes', true), '')::int))$policy$, guarded);
  execute format($policy$create policy site_delete on %s for delete using
    (site_id = (select nullif(current_setting('app.writes', true), '')::int))$policy$, guarded);
  execute format('grant select, insert, update, delete on %s to imprint_app', guarded);
end $_$;

CREATE FUNCTION public.initial_of(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  select case
    when first collate "C" >= 'a' and first collate "C" <= 'z' then upper(first)
    when first ~ '[\u3400-\u4dbf\u4e00-\u9fff]' then coalesce((
      select letter from (values
        ('A', '阿'), ('B', '八'), ('C', '嚓'), ('D', '哒'), ('E', '妸'), ('F', '发'), ('G', '旮'), ('H', '哈'), ('J', '讥'), ('K', '咔'),
        ('L', '垃'), ('M', '妈'), ('N', '拏'), ('O', '噢'), ('P', '妑'), ('Q', '七'), ('R', '呥'), ('S', '仨'), ('T', '他'), ('W', '屲'),
        ('X', '夕'), ('Y', '丫'), ('Z', '帀')) pinyin (letter, beginning)
      where beginning collate "zh-x-icu" <= first collate "zh-x-icu"
      order by letter desc limit 1), '#')
    else '#' end
  from left(folded(name), 1) first;
$$;

CREATE FUNCTION public.is_counting() RETURNS boolean
    LANGUAGE sql STABLE
    RETURN (NOT (current_setting('app.counting'::text, true) IS DISTINCT FROM 'on'::text));

CREATE FUNCTION public.is_untold() RETURNS boolean
    LANGUAGE sql STABLE
    RETURN (NOT (current_setting('app.untold'::text, true) IS DISTINCT FROM 'on'::text));

CREATE FUNCTION public.item_keys(titles jsonb, doi text, source_key text) RETURNS TABLE(field text, folded text)
    LANGUAGE sql IMMUTABLE
    AS $$
  select 'title', folded(title.value) from jsonb_each_text(case jsonb_typeof(titles) when 'object' then titles end) title
  union select 'identifier', lower(left(known, 200)) from unnest(array[doi, source_key]) known where known is not null;
$$;

CREATE FUNCTION public.key_changed_contributors() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare site_of int; articles bigint[];
begin
  for site_of, articles in select site_id, array_agg(distinct article_id) from gone group by site_id loop
    delete from search_key where site_id = site_of and item_id = any (articles) and field = 'person';
    perform key_contributors(site_of, articles);
  end loop;
  return null;
end $$;

CREATE FUNCTION public.key_changed_item() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from search_key where site_id = new.site_id and item_id = new.id and field in ('identifier', 'title');
  insert into search_key (site_id, kind, field, folded, item_id)
  select new.site_id, new.kind, key.field, key.folded, new.id from item_keys(new.titles, new.doi, new.source_key) key
  where key.folded <> '' and new.site_id = written_site()
  on conflict do nothing;
  return null;
end $$;

CREATE FUNCTION public.key_contributors(keyed_site integer, articles bigint[]) RETURNS void
    LANGUAGE sql
    AS $$
  insert into search_key (site_id, kind, field, folded, item_id)
  select distinct keyed_site, 'article', 'person', key.folded, contributor.article_id
  from contributor, name_keys(contributor.names) key
  where contributor.site_id = keyed_site and contributor.article_id = any (articles) and key.folded <> '' and keyed_site = written_site()
  on conflict do nothing;
$$;

CREATE FUNCTION public.key_new_contributors() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare site_of int; articles bigint[];
begin
  for site_of, articles in select site_id, array_agg(distinct article_id) from arrived group by site_id loop
    perform key_contributors(site_of, articles);
  end loop;
  return null;
end $$;

CREATE FUNCTION public.key_new_items() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into search_key (site_id, kind, field, folded, item_id)
  select arrived.site_id, arrived.kind, key.field, key.folded, arrived.id
  from arrived, item_keys(arrived.titles, arrived.doi, arrived.source_key) key
  where key.folded <> '' and arrived.site_id = written_site()
  on conflict do nothing;
  return null;
end $$;

CREATE FUNCTION public.key_people() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare stored jsonb := to_jsonb(new);
begin
  if tg_op = 'UPDATE' then
    delete from search_key where site_id = new.site_id and item_id = new.id and field = 'person';
  end if;
  insert into search_key (site_id, kind, field, folded, item_id)
  select distinct new.site_id, item.kind, 'person', key.folded, new.id
  from item, unnest(tg_argv) people,
    jsonb_array_elements(case jsonb_typeof(stored -> people) when 'array' then stored -> people end) person, name_keys(person -> 'names') key
  where item.site_id = new.site_id and item.id = new.id and key.folded <> '' and new.site_id = written_site()
  on conflict do nothing;
  return null;
end $$;

CREATE FUNCTION public.leave_member_picture() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_unused(array[old.sha256]);
  return null;
end $$;

CREATE FUNCTION public.leave_submission_file() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.make_usage_months() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare first timestamptz; part text;
begin
  perform pg_advisory_xact_lock(7711);
  for first in
    select month at time zone 'UTC' from generate_series(
      date_trunc('month', now() at time zone 'UTC'), now() at time zone 'UTC' + interval '3 months', interval '1 month') month
  loop
    part := 'usage_event_' || to_char(first at time zone 'UTC', 'YYYY_MM');
    continue when to_regclass('public.' || part) is not null;
    -- A month that has begun in the rest stays there.
    continue when exists (select from public.usage_event_other where happened_at >= first and happened_at < (first at time zone 'UTC' + interval '1 month') at time zone 'UTC');
    execute format('create table public.%I (like public.usage_event including defaults including constraints)', part);
    execute format('alter table public.usage_event attach partition public.%I for values from (%L) to (%L)',
      part, first, (first at time zone 'UTC' + interval '1 month') at time zone 'UTC');
  end loop;
end $$;

CREATE FUNCTION public.mark_dirty(marked_sink text, marked_site integer, marked_item bigint, marked_revision bigint) RETURNS void
    LANGUAGE sql
    AS $$
  insert into dirty_mark (sink, site_id, item_id, revision, trace)
  values (marked_sink, marked_site, marked_item, marked_revision, nullif(current_setting('app.trace', true), ''))
  on conflict (sink, site_id, item_id) do update
    set revision = greatest(dirty_mark.revision, excluded.revision), due_at = now(), attempts = 0, last_error = null,
      trace = coalesce(excluded.trace, dirty_mark.trace);
$$;

CREATE FUNCTION public.mark_item() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform mark_dirty('index', new.site_id, new.id, new.revision), mark_dirty('edge', new.site_id, new.id, new.revision);
  if new.kind not in ('figure', 'table') then
    perform mark_dirty('harvest', new.site_id, new.id, new.revision);
  end if;
  return null;
end $$;

CREATE FUNCTION public.mark_unused(hashes text[]) RETURNS void
    LANGUAGE sql
    AS $$
  insert into unused_file (sha256) select distinct unnest(hashes)
  on conflict (sha256) do update set since = now(), aside_at = null
$$;

CREATE FUNCTION public.name_keys(names jsonb) RETURNS TABLE(folded text)
    LANGUAGE sql IMMUTABLE
    AS $$
  select folded(name) from jsonb_each(case jsonb_typeof(names) when 'object' then names end) printed,
    unnest(array[
      printed.value ->> 'full',
      concat_ws(' ', printed.value ->> 'family', printed.value ->> 'given'),
      concat_ws(' ', printed.value ->> 'given', printed.value ->> 'family')]) name
  where jsonb_typeof(printed.value) = 'object' and name <> '';
$$;

CREATE FUNCTION public.name_of_person(titles jsonb, families jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select coalesce(
    nullif(concat_ws(' ', families ->> 'en', titles ->> 'en'), ''),
    nullif(titles ->> 'zh', ''),
    (select value from jsonb_each_text(case jsonb_typeof(titles) when 'object' then titles end) where value <> '' order by key limit 1), '');
$$;

CREATE SEQUENCE public.id_counter
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    MAXVALUE 1099511627775
    CACHE 1;

CREATE FUNCTION public.new_id(site integer) RETURNS bigint
    LANGUAGE sql
    RETURN (((site)::bigint << 40) | nextval('public.id_counter'::regclass));

CREATE FUNCTION public.note_account_site() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.account_id is not null then
    insert into account_site values (new.account_id, new.site_id) on conflict do nothing;
  end if;
  return null;
end $$;

CREATE FUNCTION public.note_delivery() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' or new.state <> 'waiting' then
    delete from webhook_due due where (due.site_id, due.delivery_id) = (old.site_id, old.delivery_id);
  else
    insert into webhook_due (site_id, delivery_id, webhook_id) values (new.site_id, new.delivery_id, new.webhook_id)
      on conflict do nothing;
  end if;
  return null;
end $$;

CREATE FUNCTION public.note_deposit() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.note_editor_site() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into account_site values (new.editor_id, new.site_id) on conflict do nothing;
  return null;
end $$;

CREATE FUNCTION public.note_embargo() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.embargo_until is null then
    delete from due_moment due where (due.site_id, due.kind, due.document_id) = (new.site_id, 'embargo', new.id::text);
  else
    insert into due_moment values (new.site_id, 'embargo', new.id::text, new.embargo_until)
      on conflict (site_id, kind, document_id) do update set due_at = excluded.due_at;
  end if;
  return null;
end $$;

CREATE FUNCTION public.note_member() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.note_orcid_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update orcid_due set due_at = now() where account_id = new.account_id;
  return null;
end $$;

CREATE FUNCTION public.note_orcid_consent() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' then
    delete from orcid_due due where (due.site_id, due.account_id) = (old.site_id, old.account_id);
  else
    insert into orcid_due (site_id, account_id) values (new.site_id, new.account_id)
      on conflict (site_id, account_id) do update set due_at = now();
  end if;
  return null;
end $$;

CREATE FUNCTION public.note_orcid_work() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.state in ('queued', 'removing') then
    update orcid_due due set due_at = least(due.due_at, now())
      where (due.site_id, due.account_id) = (new.site_id, new.account_id) and due.due_at = 'infinity';
  end if;
  return null;
end $$;

CREATE FUNCTION public.note_request() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' or new.state <> 'waiting' then
    delete from notify_due due where (due.site_id, due.request_id) = (old.site_id, old.request_id);
  else
    insert into notify_due (site_id, request_id) values (new.site_id, new.request_id) on conflict do nothing;
  end if;
  return null;
end $$;

CREATE FUNCTION public.note_reviewer_site() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into reviewer_site values (email_hash(new.email), new.site_id) on conflict do nothing;
  return null;
end $$;

CREATE FUNCTION public.note_scheduled() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' or new.problem is not null then
    delete from due_moment due where (due.site_id, due.kind, due.document_id) = (old.site_id, old.kind, old.document_id);
  else
    insert into due_moment values (new.site_id, new.kind, new.document_id, new.publish_at)
      on conflict (site_id, kind, document_id) do update set due_at = excluded.due_at;
  end if;
  return null;
end $$;

CREATE FUNCTION public.raise_revision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end $$;

CREATE FUNCTION public.recount_after_references() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare site_of int; keys text[];
begin
  if tg_op = 'INSERT' then
    for site_of, keys in select site_id, array_agg(distinct doi) from arrived where doi is not null group by site_id loop
      perform recount_citations(site_of, keys);
    end loop;
  elsif tg_op = 'DELETE' then
    for site_of, keys in select site_id, array_agg(distinct doi) from gone where doi is not null group by site_id loop
      perform recount_citations(site_of, keys);
    end loop;
  else
    for site_of, keys in select site_id, array_agg(distinct doi) from (select site_id, doi from arrived union all select site_id, doi from gone) changed
      where doi is not null group by site_id loop
      perform recount_citations(site_of, keys);
    end loop;
  end if;
  return null;
end $$;

CREATE FUNCTION public.recount_citations(counted_site integer, keys text[]) RETURNS void
    LANGUAGE sql
    AS $$
  update item set citations = counted.citing
  from (
    select key, (select count(distinct article_id) from reference where site_id = counted_site and doi = key) as citing
    from unnest(keys) key
  ) counted
  where item.site_id = counted_site and item.kind = 'article' and item.source_key = counted.key and item.citations <> counted.citing;
$$;

CREATE FUNCTION public.recount_new_articles() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare site_of int; keys text[];
begin
  for site_of, keys in
    select item.site_id, array_agg(item.source_key) from arrived join item using (site_id, id) where item.source_key is not null group by item.site_id
  loop
    perform recount_citations(site_of, keys);
  end loop;
  return null;
end $$;

CREATE FUNCTION public.refuse_item_deletion() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'items are withdrawn, not deleted' using errcode = 'restrict_violation';
end $$;

CREATE FUNCTION public.shelve(shelved_site integer, shelved bigint, its_shelf text, its_owner bigint, is_pinned boolean, its_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare was_counting text := current_setting('app.counting', true); is_raised boolean;
begin
  select xmin = pg_current_xact_id()::xid into is_raised from item where site_id = shelved_site and id = shelved;
  if is_raised then
    perform set_config('app.counting', 'on', true);
  end if;
  update item set shelf = its_shelf, under_id = its_owner, pinned = is_pinned, sort_name = its_name
  where site_id = shelved_site and id = shelved
    and (shelf, under_id, pinned, sort_name) is distinct from (its_shelf, its_owner, is_pinned, its_name);
  if is_raised then
    perform set_config('app.counting', coalesce(was_counting, ''), true);
  end if;
end $$;

CREATE FUNCTION public.shelve_expert(shelved_site integer, shelved bigint) RETURNS void
    LANGUAGE sql
    AS $$
  select shelve(item.site_id, item.id, initial_of(named.name), null, false, left(folded(named.name), 100))
  from item join expert on expert.site_id = item.site_id and expert.id = item.id,
    name_of_person(item.titles, expert.family_names) named (name)
  where item.site_id = shelved_site and item.id = shelved;
$$;

CREATE FUNCTION public.shelve_expert_row() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform shelve_expert(new.site_id, new.id);
  return null;
end $$;

CREATE FUNCTION public.shelve_news() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform shelve(new.site_id, new.id, new.type, new.channel_id, new.pinned, null);
  return null;
end $$;

CREATE FUNCTION public.shelve_resource() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform shelve(new.site_id, new.id, new.library, null, false, null);
  return null;
end $$;

CREATE FUNCTION public.shelve_special_issue() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform shelve(new.site_id, new.id, '', new.journal_id, false, null);
  return null;
end $$;

CREATE FUNCTION public.tell_alerts_of(published_site integer, published bigint[]) RETURNS void
    LANGUAGE sql
    AS $$
  insert into fresh_item (site_id, item_id)
  select told.site_id, id from alert_progress told cross join unnest(published) id
  where told.site_id = published_site
    or told.site_id in (select portal_id from site_gathering gathering where gathering.site_id = published_site)
  on conflict do nothing;
$$;

CREATE FUNCTION public.tell_frame() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('frame', new.site_id::text);
  return null;
end $$;

CREATE FUNCTION public.tell_of_item() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tell_alerts_of(new.site_id, array[new.id]);
  return null;
end $$;

CREATE FUNCTION public.tell_of_new_items() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare site_of int; ids bigint[];
begin
  for site_of, ids in select site_id, array_agg(id) from arrived
    where status = 'published' and kind in ('article', 'news') group by site_id loop
    perform tell_alerts_of(site_of, ids);
  end loop;
  return null;
end $$;

CREATE FUNCTION public.tell_webhooks(told_site integer, told_event text, told_item bigint, told_facts jsonb) RETURNS void
    LANGUAGE sql
    AS $$
  insert into webhook_delivery (site_id, delivery_id, webhook_id, event, item_id, facts)
  select told_site, new_id(told_site), webhook_id, told_event, told_item, told_facts
  from webhook where site_id = told_site and is_on and told_event = any (events)
  on conflict (site_id, webhook_id, item_id, created_at) do update set facts = excluded.facts,
    event = case excluded.event when 'item.changed' then webhook_delivery.event else excluded.event end;
$$;

CREATE FUNCTION public.tell_webhooks_of_decision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tell_webhooks(new.site_id, 'submission.decided', null,
    jsonb_build_object('kind', 'submission', 'id', new.submission_id::text, 'decision', new.what,
      'number', (select number from submission one where (one.site_id, one.submission_id) = (new.site_id, new.submission_id))));
  return null;
end $$;

CREATE FUNCTION public.tell_webhooks_of_item() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  was_published boolean := tg_op = 'UPDATE' and old.status = 'published';
  -- Of what is withdrawn, what readers saw last.
  said item := case when was_published and new.status <> 'published' then old else new end;
begin
  perform tell_webhooks(new.site_id,
    case when new.status <> 'published' then 'item.withdrawn' when was_published then 'item.changed' else 'item.published' end,
    new.id, jsonb_build_object('kind', said.kind, 'id', said.id::text, 'doi', said.doi, 'titles', said.titles));
  return null;
end $$;

CREATE FUNCTION public.touch_after_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
declare site_of int; owner text; owners bigint[];
begin
  foreach owner in array tg_argv loop
    for site_of, owners in execute format('select site_id, array_agg(distinct %1$I) from gone where %1$I is not null group by site_id', owner) loop
      perform touch_owners(owners, site_of);
    end loop;
  end loop;
  return null;
end $_$;

CREATE FUNCTION public.touch_after_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
declare site_of int; owner text; owners bigint[];
begin
  foreach owner in array tg_argv loop
    for site_of, owners in execute format('select site_id, array_agg(distinct %1$I) from arrived where %1$I is not null group by site_id', owner) loop
      perform touch_owners(owners, site_of);
    end loop;
  end loop;
  return null;
end $_$;

CREATE FUNCTION public.touch_after_rendition() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare site_of int; owners bigint[];
begin
  perform set_config('app.untold', 'on', true);
  for site_of, owners in
    select shown.site_id, array_agg(distinct shown.item_id) from arrived join item_file shown using (site_id, sha256) group by shown.site_id
  loop
    perform touch_owners(owners, site_of);
  end loop;
  perform set_config('app.untold', '', true);
  return null;
end $$;

CREATE FUNCTION public.touch_after_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
declare site_of int; owner text; owners bigint[];
begin
  foreach owner in array tg_argv loop
    for site_of, owners in execute format(
      'select site_id, array_agg(distinct %1$I) from (select site_id, %1$I from arrived union all select site_id, %1$I from gone) changed
       where %1$I is not null group by site_id', owner) loop
      perform touch_owners(owners, site_of);
    end loop;
  end loop;
  return null;
end $_$;

CREATE FUNCTION public.touch_announced() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform touch_owners(array[new.item_id], new.site_id);
  return null;
end $$;

CREATE FUNCTION public.touch_claimed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.touch_item() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update item set status = status where site_id = new.site_id and id = new.id;
  return null;
end $$;

CREATE FUNCTION public.touch_journal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update item set status = status where site_id = new.site_id and id = new.journal_id;
  return null;
end $$;

CREATE FUNCTION public.touch_journal_of_period() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update item set status = item.status from period
  where period.site_id = new.site_id and period.id = new.id and item.site_id = period.site_id and item.id = period.journal_id;
  return null;
end $$;

CREATE FUNCTION public.touch_owners(owners bigint[], owner_site integer) RETURNS void
    LANGUAGE sql
    AS $$
  update item set status = status
  where site_id = owner_site and id = any (owners) and xmin <> pg_current_xact_id()::xid;
$$;

CREATE FUNCTION public.upload_gone() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update upload_due set look_at = 'epoch' where site_id = old.site_id and upload_id = old.upload_id;
  return null;
end $$;

CREATE FUNCTION public.written_site() RETURNS integer
    LANGUAGE sql STABLE
    RETURN (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer;

CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);

CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);

CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);

CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);

CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.account (
    account_id bigint NOT NULL,
    user_name text NOT NULL,
    mobile text COLLATE pg_catalog."C",
    email text,
    password_hash text,
    password_changed_at timestamp with time zone,
    real_name text DEFAULT ''::text NOT NULL,
    gender text COLLATE pg_catalog."C",
    region text DEFAULT ''::text NOT NULL,
    major text DEFAULT ''::text NOT NULL,
    institution text DEFAULT ''::text NOT NULL,
    research_fields text[] DEFAULT '{}'::text[] NOT NULL,
    orcid text COLLATE pg_catalog."C",
    avatar_sha256 text COLLATE pg_catalog."C",
    language text COLLATE pg_catalog."C",
    agreed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    password_reset_at timestamp with time zone,
    passkeys_end_at timestamp with time zone,
    CONSTRAINT account_avatar_sha256_check CHECK ((avatar_sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT account_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text]))),
    CONSTRAINT account_mobile_check CHECK ((mobile ~ '^\+?[0-9]{5,20}$'::text)),
    CONSTRAINT account_research_fields_check CHECK ((cardinality(research_fields) <= 5)),
    CONSTRAINT account_user_name_check CHECK (((length(user_name) >= 1) AND (length(user_name) <= 50)))
);

ALTER TABLE public.account ALTER COLUMN account_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.account_account_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.account_identity (
    provider text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    account_id bigint NOT NULL,
    linked_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.account_site (
    account_id bigint NOT NULL,
    site_id integer NOT NULL
);

CREATE TABLE public.affiliation (
    site_id integer NOT NULL,
    article_id bigint NOT NULL,
    "position" integer NOT NULL,
    label text,
    names jsonb NOT NULL,
    country text,
    ror text,
    institution_id bigint
);

ALTER TABLE ONLY public.affiliation FORCE ROW LEVEL SECURITY;

CREATE TABLE public.album (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    editors jsonb DEFAULT '[]'::jsonb NOT NULL,
    bodies jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE ONLY public.album FORCE ROW LEVEL SECURITY;

CREATE TABLE public.alert (
    site_id integer NOT NULL,
    alert_id bigint NOT NULL,
    email text NOT NULL,
    email_hash text NOT NULL COLLATE pg_catalog."C",
    account_id bigint,
    what text NOT NULL COLLATE pg_catalog."C",
    subject text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    language text NOT NULL COLLATE pg_catalog."C",
    since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT alert_email_check CHECK ((length(email) <= 254)),
    CONSTRAINT alert_email_hash_check CHECK ((email_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT alert_subject_check CHECK ((length(subject) <= 200)),
    CONSTRAINT alert_what_check CHECK ((what = ANY (ARRAY['current'::text, 'online-first'::text, 'keywords'::text, 'column'::text])))
);

ALTER TABLE ONLY public.alert FORCE ROW LEVEL SECURITY;

CREATE TABLE public.alert_progress (
    site_id integer NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    runs integer DEFAULT 0 NOT NULL,
    cleared_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.article (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    journal_id bigint,
    period_id bigint,
    "position" integer,
    type text NOT NULL,
    publication_type smallint NOT NULL,
    access_type smallint NOT NULL,
    version smallint DEFAULT 0 NOT NULL,
    part jsonb DEFAULT '{}'::jsonb NOT NULL,
    volume text,
    first_page text,
    last_page text,
    elocation text,
    licence text,
    copyright jsonb DEFAULT '{}'::jsonb NOT NULL,
    funds jsonb DEFAULT '[]'::jsonb NOT NULL,
    abstracts jsonb DEFAULT '{}'::jsonb NOT NULL,
    other_abstracts jsonb DEFAULT '[]'::jsonb NOT NULL,
    author_bios jsonb DEFAULT '{}'::jsonb NOT NULL,
    conference_names jsonb DEFAULT '{}'::jsonb NOT NULL,
    conference_time text,
    conference_places jsonb DEFAULT '{}'::jsonb NOT NULL,
    publishers jsonb DEFAULT '{}'::jsonb NOT NULL,
    isbn text,
    graphic_abstract text,
    vas_doc_link text,
    vas_docsource text,
    received_on date,
    revised_on date,
    accepted_on date,
    printed_on date,
    online_on date,
    body text,
    outline jsonb DEFAULT '[]'::jsonb NOT NULL,
    words integer,
    reference_count integer DEFAULT 0 NOT NULL,
    statements jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT article_access_type_check CHECK ((access_type = ANY (ARRAY[0, 1]))),
    CONSTRAINT article_publication_type_check CHECK ((publication_type = ANY (ARRAY[0, 1, 3, '-1'::integer]))),
    CONSTRAINT article_version_check CHECK (((version >= '-1'::integer) AND (version <= 10)))
);

ALTER TABLE ONLY public.article FORCE ROW LEVEL SECURITY;

CREATE TABLE public.article_pdf (
    site_id integer NOT NULL,
    article_id bigint NOT NULL,
    made_of text NOT NULL COLLATE pg_catalog."C",
    pdf text COLLATE pg_catalog."C",
    name text NOT NULL
);

ALTER TABLE ONLY public.article_pdf FORCE ROW LEVEL SECURITY;

CREATE TABLE public.article_redline (
    site_id integer NOT NULL,
    article_id bigint NOT NULL,
    before text NOT NULL COLLATE pg_catalog."C",
    after text NOT NULL COLLATE pg_catalog."C",
    format integer NOT NULL,
    redline text COLLATE pg_catalog."C",
    summary jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE ONLY public.article_redline FORCE ROW LEVEL SECURITY;

CREATE TABLE public.article_version (
    site_id integer NOT NULL,
    article_id bigint NOT NULL,
    number integer NOT NULL,
    value smallint DEFAULT 0 NOT NULL,
    titles jsonb NOT NULL,
    summaries jsonb DEFAULT '{}'::jsonb NOT NULL,
    published_on date,
    body text,
    source text,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT article_version_number_check CHECK ((number >= 0)),
    CONSTRAINT article_version_value_check CHECK (((value >= '-1'::integer) AND (value <= 10)))
);

ALTER TABLE ONLY public.article_version FORCE ROW LEVEL SECURITY;

CREATE TABLE public.banner_item (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    banner_id bigint NOT NULL,
    "position" integer NOT NULL,
    type text NOT NULL,
    url text,
    target_id bigint,
    index_id text,
    res_name jsonb DEFAULT '{}'::jsonb NOT NULL,
    description jsonb DEFAULT '{}'::jsonb NOT NULL,
    vas_doc_link text,
    doi text,
    target_site_id integer,
    picture_url text,
    CONSTRAINT banner_item_check CHECK ((((id >> 40))::integer = site_id)),
    CONSTRAINT banner_item_type_check CHECK ((type = ANY (ARRAY['link'::text, 'wechat'::text, 'news'::text, 'album'::text, 'article'::text, 'other'::text])))
);

ALTER TABLE ONLY public.banner_item FORCE ROW LEVEL SECURITY;

CREATE TABLE public.board_member (
    site_id integer NOT NULL,
    journal_id bigint NOT NULL,
    "position" integer NOT NULL,
    role text NOT NULL,
    names jsonb NOT NULL,
    affiliations jsonb DEFAULT '{}'::jsonb NOT NULL,
    research_fields jsonb DEFAULT '{}'::jsonb NOT NULL,
    countries jsonb DEFAULT '{}'::jsonb NOT NULL,
    bios jsonb DEFAULT '{}'::jsonb NOT NULL,
    expert_id bigint,
    picture text
);

ALTER TABLE ONLY public.board_member FORCE ROW LEVEL SECURITY;

CREATE TABLE public.book (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    authors jsonb DEFAULT '[]'::jsonb NOT NULL,
    editors jsonb DEFAULT '[]'::jsonb NOT NULL,
    publishers jsonb DEFAULT '{}'::jsonb NOT NULL,
    series jsonb DEFAULT '{}'::jsonb NOT NULL,
    classification_number text,
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    edition smallint,
    printing smallint,
    pages integer,
    isbn text,
    access_type smallint DEFAULT 1 NOT NULL,
    CONSTRAINT book_access_type_check CHECK ((access_type = ANY (ARRAY[0, 1]))),
    CONSTRAINT book_edition_check CHECK ((edition > 0)),
    CONSTRAINT book_printing_check CHECK ((printing > 0))
);

ALTER TABLE ONLY public.book FORCE ROW LEVEL SECURITY;

CREATE TABLE public.built_asset (
    name text NOT NULL COLLATE pg_catalog."C",
    sha256 text NOT NULL COLLATE pg_catalog."C",
    content_type text NOT NULL,
    published_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT built_asset_name_check CHECK ((name ~ '^[A-Za-z0-9_.-]{1,200}$'::text)),
    CONSTRAINT built_asset_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE public.channel (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    parent_id bigint,
    "position" integer NOT NULL,
    code text NOT NULL,
    names jsonb NOT NULL,
    enable boolean DEFAULT true NOT NULL,
    link_type text,
    link_value text,
    banner_id bigint,
    news_data_type text,
    removed boolean DEFAULT false NOT NULL,
    shows_all boolean DEFAULT false NOT NULL,
    CONSTRAINT channel_check CHECK ((((id >> 40))::integer = site_id)),
    CONSTRAINT channel_link_type_check CHECK ((link_type = ANY (ARRAY['self'::text, 'blank'::text])))
);

ALTER TABLE ONLY public.channel FORCE ROW LEVEL SECURITY;

CREATE TABLE public.chapter (
    site_id integer NOT NULL,
    book_id bigint NOT NULL,
    "position" integer NOT NULL,
    parent_position integer,
    label text,
    titles jsonb NOT NULL,
    authors jsonb DEFAULT '[]'::jsonb NOT NULL,
    first_page text,
    last_page text,
    doi text,
    bodies jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE ONLY public.chapter FORCE ROW LEVEL SECURITY;

CREATE TABLE public.collected (
    site_id integer NOT NULL,
    account_id bigint NOT NULL,
    item_id bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    title jsonb DEFAULT '{}'::jsonb NOT NULL,
    collected_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.collected FORCE ROW LEVEL SECURITY;

CREATE TABLE public.collection_entry (
    site_id integer NOT NULL,
    collection_id bigint NOT NULL,
    "position" integer NOT NULL,
    entry_id bigint NOT NULL
);

ALTER TABLE ONLY public.collection_entry FORCE ROW LEVEL SECURITY;

CREATE TABLE public.column_entry (
    site_id integer NOT NULL,
    channel_id bigint NOT NULL,
    item_id bigint NOT NULL,
    "position" integer
);

ALTER TABLE ONLY public.column_entry FORCE ROW LEVEL SECURITY;

CREATE TABLE public.column_text (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    channel_id bigint,
    code text,
    "position" integer NOT NULL,
    titles jsonb NOT NULL,
    summaries jsonb DEFAULT '{}'::jsonb NOT NULL,
    bodies jsonb DEFAULT '{}'::jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT column_text_check CHECK ((((id >> 40))::integer = site_id))
);

ALTER TABLE ONLY public.column_text FORCE ROW LEVEL SECURITY;

CREATE TABLE public.comment (
    site_id integer NOT NULL,
    comment_id bigint NOT NULL,
    item_id bigint NOT NULL,
    account_id bigint NOT NULL,
    text text NOT NULL,
    stars integer,
    state text DEFAULT 'waiting'::text NOT NULL COLLATE pg_catalog."C",
    written_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT comment_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
    CONSTRAINT comment_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'shown'::text, 'refused'::text]))),
    CONSTRAINT comment_text_check CHECK (((length(text) >= 1) AND (length(text) <= 1000)))
);

ALTER TABLE ONLY public.comment FORCE ROW LEVEL SECURITY;

CREATE TABLE public.common_code (
    site_id integer NOT NULL,
    category text NOT NULL,
    code text NOT NULL,
    "position" integer NOT NULL,
    names jsonb NOT NULL
);

ALTER TABLE ONLY public.common_code FORCE ROW LEVEL SECURITY;

CREATE TABLE public.conference (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    code text,
    series text NOT NULL,
    year integer NOT NULL,
    starts_on date,
    ends_on date,
    places jsonb DEFAULT '{}'::jsonb NOT NULL,
    organizers jsonb DEFAULT '{}'::jsonb NOT NULL,
    website text,
    bodies jsonb DEFAULT '{}'::jsonb NOT NULL,
    programme jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT conference_year_check CHECK (((year >= 1600) AND (year <= 2200)))
);

ALTER TABLE ONLY public.conference FORCE ROW LEVEL SECURITY;

CREATE TABLE public.console_change (
    site_id integer NOT NULL,
    number bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    account_id bigint NOT NULL,
    action text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    document_id text NOT NULL COLLATE pg_catalog."C",
    before jsonb,
    after jsonb,
    previous_hash text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    seal_key text,
    CONSTRAINT console_change_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT console_change_number_check CHECK ((number > 0)),
    CONSTRAINT console_change_seal_key_check CHECK ((seal_key ~ '^[a-z0-9-]{1,16}$'::text))
);

ALTER TABLE ONLY public.console_change FORCE ROW LEVEL SECURITY;

CREATE TABLE public.console_draft (
    site_id integer NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    document_id text NOT NULL COLLATE pg_catalog."C",
    document jsonb NOT NULL,
    account_id bigint NOT NULL,
    saved_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.console_draft FORCE ROW LEVEL SECURITY;

CREATE TABLE public.console_invitation (
    secret_hash text NOT NULL COLLATE pg_catalog."C",
    site_id integer,
    role text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL,
    invited_by bigint,
    invited_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT console_invitation_check CHECK (((role = 'operator'::text) = (site_id IS NULL))),
    CONSTRAINT console_invitation_role_check CHECK ((role = ANY (ARRAY['operator'::text, 'owner'::text, 'editor'::text, 'moderator'::text]))),
    CONSTRAINT console_invitation_secret_hash_check CHECK ((secret_hash ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE public.console_role (
    site_id integer NOT NULL,
    account_id bigint NOT NULL,
    role text NOT NULL COLLATE pg_catalog."C",
    since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT console_role_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'editor'::text, 'moderator'::text])))
);

ALTER TABLE ONLY public.console_role FORCE ROW LEVEL SECURITY;

CREATE TABLE public.console_unsaved (
    site_id integer NOT NULL,
    account_id bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    document_id text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    base jsonb,
    document jsonb,
    kept_at timestamp with time zone,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.console_unsaved FORCE ROW LEVEL SECURITY;

CREATE TABLE public.consortium_member (
    site_id integer NOT NULL,
    consortium_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    CONSTRAINT consortium_member_check CHECK ((consortium_id <> customer_id))
);

ALTER TABLE ONLY public.consortium_member FORCE ROW LEVEL SECURITY;

CREATE TABLE public.contributor (
    site_id integer NOT NULL,
    article_id bigint NOT NULL,
    "position" integer NOT NULL,
    role text NOT NULL,
    type text NOT NULL,
    names jsonb NOT NULL,
    orcid text,
    orcid_authenticated boolean DEFAULT false NOT NULL,
    expert_id bigint,
    email text,
    corresponding boolean DEFAULT false NOT NULL,
    equal boolean DEFAULT false NOT NULL,
    credits text[] DEFAULT '{}'::text[] NOT NULL,
    affiliations integer[] DEFAULT '{}'::integer[] NOT NULL,
    bios jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT contributor_role_check CHECK ((role = ANY (ARRAY['author'::text, 'editor'::text, 'reviewer'::text, 'translator'::text]))),
    CONSTRAINT contributor_type_check CHECK ((type = ANY (ARRAY['person'::text, 'group'::text])))
);

ALTER TABLE ONLY public.contributor FORCE ROW LEVEL SECURITY;

CREATE TABLE public.counter_key (
    site_id integer NOT NULL,
    key_id bigint NOT NULL,
    customer_id bigint,
    requestor_id text NOT NULL COLLATE pg_catalog."C",
    key_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    used_on date,
    revoked_at timestamp with time zone,
    CONSTRAINT counter_key_key_hash_check CHECK ((octet_length(key_hash) = 32)),
    CONSTRAINT counter_key_requestor_id_check CHECK (((length(requestor_id) >= 1) AND (length(requestor_id) <= 100)))
);

ALTER TABLE ONLY public.counter_key FORCE ROW LEVEL SECURITY;

CREATE TABLE public.counter_month (
    site_id integer NOT NULL,
    month date NOT NULL,
    closed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT counter_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

ALTER TABLE ONLY public.counter_month FORCE ROW LEVEL SECURITY;

CREATE TABLE public.counter_search (
    site_id integer NOT NULL,
    month date NOT NULL,
    customer_id bigint NOT NULL,
    searches integer DEFAULT 0 NOT NULL,
    CONSTRAINT counter_search_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

ALTER TABLE ONLY public.counter_search FORCE ROW LEVEL SECURITY;

CREATE TABLE public.counter_use (
    site_id integer NOT NULL,
    month date NOT NULL,
    item_id bigint NOT NULL,
    part integer NOT NULL,
    customer_id bigint NOT NULL,
    access_type text NOT NULL COLLATE pg_catalog."C",
    data_type text NOT NULL COLLATE pg_catalog."C",
    title_id bigint NOT NULL,
    title_type text NOT NULL COLLATE pg_catalog."C",
    yop smallint NOT NULL,
    total_investigations integer DEFAULT 0 NOT NULL,
    unique_investigations integer DEFAULT 0 NOT NULL,
    total_requests integer DEFAULT 0 NOT NULL,
    unique_requests integer DEFAULT 0 NOT NULL,
    title_investigations integer DEFAULT 0 NOT NULL,
    title_requests integer DEFAULT 0 NOT NULL,
    no_license integer DEFAULT 0 NOT NULL,
    CONSTRAINT counter_use_access_type_check CHECK ((access_type = ANY (ARRAY['Controlled'::text, 'Open'::text, 'Free_To_Read'::text]))),
    CONSTRAINT counter_use_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

ALTER TABLE ONLY public.counter_use FORCE ROW LEVEL SECURITY;

CREATE TABLE public.customer (
    site_id integer NOT NULL,
    customer_id bigint NOT NULL,
    name jsonb DEFAULT '{}'::jsonb NOT NULL,
    ror text COLLATE pg_catalog."C",
    saml_entity text COLLATE pg_catalog."C",
    saml_metadata text,
    resolver text,
    proxy_prefix text,
    CONSTRAINT customer_proxy_prefix_check CHECK (((proxy_prefix ~~ 'https://%'::text) AND (length(proxy_prefix) <= 500))),
    CONSTRAINT customer_resolver_check CHECK (((resolver ~~ 'https://%'::text) AND (length(resolver) <= 500)))
);

ALTER TABLE ONLY public.customer FORCE ROW LEVEL SECURITY;

CREATE TABLE public.customer_range (
    site_id integer NOT NULL,
    customer_id bigint NOT NULL,
    range cidr NOT NULL
);

ALTER TABLE ONLY public.customer_range FORCE ROW LEVEL SECURITY;

CREATE TABLE public.customer_range_change (
    site_id integer NOT NULL,
    change_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    range cidr NOT NULL,
    is_added boolean NOT NULL,
    account_id bigint,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.customer_range_change FORCE ROW LEVEL SECURITY;

CREATE TABLE public.data_table (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    article_id bigint,
    "position" integer NOT NULL,
    anchor text,
    label text,
    licence text,
    captions jsonb DEFAULT '{}'::jsonb NOT NULL,
    content text DEFAULT ''::text NOT NULL
);

ALTER TABLE ONLY public.data_table FORCE ROW LEVEL SECURITY;

CREATE TABLE public.digest (
    site_id integer NOT NULL,
    digest_id text NOT NULL COLLATE pg_catalog."C",
    run integer NOT NULL,
    part integer NOT NULL,
    email text NOT NULL,
    email_hash text NOT NULL COLLATE pg_catalog."C",
    language text NOT NULL COLLATE pg_catalog."C",
    contents jsonb NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    sending_at timestamp with time zone,
    settled_at timestamp with time zone,
    outcome text COLLATE pg_catalog."C",
    CONSTRAINT digest_email_hash_check CHECK ((email_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT digest_outcome_check CHECK ((outcome = ANY (ARRAY['sent'::text, 'unwanted'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.digest FORCE ROW LEVEL SECURITY;

CREATE TABLE public.dirty_mark (
    sink text NOT NULL,
    site_id integer NOT NULL,
    item_id bigint NOT NULL,
    revision bigint NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    trace text,
    CONSTRAINT dirty_mark_sink_check CHECK ((sink = ANY (ARRAY['index'::text, 'texts'::text, 'meanings'::text, 'edge'::text, 'edge-again'::text, 'harvest'::text, 'deposits'::text, 'orcid'::text, 'reviews'::text])))
);

CREATE TABLE public.doi_deposit (
    site_id integer NOT NULL,
    item_id bigint NOT NULL,
    doi text NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    number integer DEFAULT 1 NOT NULL,
    wanted_hash text NOT NULL,
    registered_hash text,
    batch text,
    sent_hash text,
    sent_digest text,
    stamp bigint DEFAULT 0 NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    problem text COLLATE pg_catalog."C",
    message text,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    registered_at timestamp with time zone,
    is_hidden boolean DEFAULT false NOT NULL,
    CONSTRAINT doi_deposit_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'registered'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.doi_deposit FORCE ROW LEVEL SECURITY;

CREATE TABLE public.doi_due (
    site_id integer NOT NULL,
    item_id bigint NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.doi_registration (
    site_id integer NOT NULL,
    registry text NOT NULL COLLATE pg_catalog."C",
    address text NOT NULL,
    prefix text NOT NULL COLLATE pg_catalog."C",
    suffix text NOT NULL,
    account text NOT NULL,
    sealed_password text NOT NULL,
    depositor text NOT NULL,
    email text NOT NULL,
    crossmark_policy text NOT NULL,
    CONSTRAINT doi_registration_address_check CHECK ((length(address) <= 2000)),
    CONSTRAINT doi_registration_registry_check CHECK ((registry = ANY (ARRAY['none'::text, 'crossref'::text, 'datacite'::text])))
);

ALTER TABLE ONLY public.doi_registration FORCE ROW LEVEL SECURITY;

CREATE TABLE public.due_moment (
    site_id integer NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    document_id text NOT NULL COLLATE pg_catalog."C",
    due_at timestamp with time zone NOT NULL
);

CREATE TABLE public.entitlement (
    site_id integer NOT NULL,
    entitlement_id bigint NOT NULL,
    customer_id bigint,
    account_id bigint,
    about bigint DEFAULT 0 NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    is_trial boolean DEFAULT false NOT NULL,
    CONSTRAINT entitlement_check CHECK (((customer_id IS NULL) <> (account_id IS NULL))),
    CONSTRAINT entitlement_check1 CHECK ((starts_on <= ends_on))
);

ALTER TABLE ONLY public.entitlement FORCE ROW LEVEL SECURITY;

CREATE TABLE public.expert (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    orcid text,
    family_names jsonb DEFAULT '{}'::jsonb NOT NULL,
    institution_id bigint,
    affiliations jsonb DEFAULT '{}'::jsonb NOT NULL,
    positions jsonb DEFAULT '{}'::jsonb NOT NULL,
    research_fields jsonb DEFAULT '{}'::jsonb NOT NULL,
    bodies jsonb DEFAULT '{}'::jsonb NOT NULL,
    website text
);

ALTER TABLE ONLY public.expert FORCE ROW LEVEL SECURITY;

CREATE TABLE public.expert_claim (
    site_id integer NOT NULL,
    expert_id bigint NOT NULL,
    account_id bigint NOT NULL,
    orcid text NOT NULL COLLATE pg_catalog."C",
    introduction text DEFAULT ''::text NOT NULL,
    website text,
    research_fields text[] DEFAULT '{}'::text[] NOT NULL,
    claimed_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT expert_claim_introduction_check CHECK ((length(introduction) <= 2000)),
    CONSTRAINT expert_claim_research_fields_check CHECK ((cardinality(research_fields) <= 5)),
    CONSTRAINT expert_claim_website_check CHECK ((length(website) <= 2000))
);

ALTER TABLE ONLY public.expert_claim FORCE ROW LEVEL SECURITY;

CREATE TABLE public.extension_item (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    fields jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE ONLY public.extension_item FORCE ROW LEVEL SECURITY;

CREATE TABLE public.failed_try (
    key_hash text NOT NULL COLLATE pg_catalog."C",
    tries integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT failed_try_key_hash_check CHECK ((key_hash ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE public.figure (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    article_id bigint,
    "position" integer NOT NULL,
    anchor text,
    label text,
    parent_id bigint,
    licence text,
    attributions jsonb DEFAULT '{}'::jsonb NOT NULL,
    captions jsonb DEFAULT '{}'::jsonb NOT NULL,
    alternative text
);

ALTER TABLE ONLY public.figure FORCE ROW LEVEL SECURITY;

CREATE SEQUENCE public.frame_revision
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.frame_version (
    site_id integer NOT NULL,
    version bigint NOT NULL
);

CREATE TABLE public.fresh_item (
    site_id integer NOT NULL,
    item_id bigint NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.general_resource (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    library text NOT NULL,
    number text,
    classification text,
    legal_status text,
    holders jsonb DEFAULT '{}'::jsonb NOT NULL,
    people jsonb DEFAULT '[]'::jsonb NOT NULL,
    filed_on date,
    effective_on date,
    replaced_by text,
    bodies jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT general_resource_library_check CHECK ((library = ANY (ARRAY['general'::text, 'standard'::text, 'patent'::text])))
);

ALTER TABLE ONLY public.general_resource FORCE ROW LEVEL SECURITY;

CREATE TABLE public.harvest_clock (
    only_one boolean DEFAULT true NOT NULL,
    last_at timestamp with time zone NOT NULL,
    CONSTRAINT harvest_clock_only_one_check CHECK (only_one)
);

CREATE TABLE public.harvest_entry (
    site_id integer NOT NULL,
    item_id bigint NOT NULL,
    set_spec text NOT NULL COLLATE pg_catalog."C",
    changed_at timestamp with time zone NOT NULL,
    revision bigint NOT NULL,
    is_paper boolean NOT NULL
);

ALTER TABLE ONLY public.harvest_entry FORCE ROW LEVEL SECURITY;

CREATE TABLE public.harvest_set (
    site_id integer NOT NULL,
    set_spec text NOT NULL COLLATE pg_catalog."C",
    journal_id bigint NOT NULL,
    section jsonb
);

ALTER TABLE ONLY public.harvest_set FORCE ROW LEVEL SECURITY;

CREATE TABLE public.import_entry (
    site_id integer NOT NULL,
    format text NOT NULL,
    source text NOT NULL,
    sha256 text NOT NULL,
    reader integer NOT NULL,
    outcome text NOT NULL,
    item_id bigint,
    score smallint,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT import_entry_outcome_check CHECK ((outcome = ANY (ARRAY['imported'::text, 'refused'::text]))),
    CONSTRAINT import_entry_score_check CHECK (((score >= 0) AND (score <= 100)))
);

ALTER TABLE ONLY public.import_entry FORCE ROW LEVEL SECURITY;

CREATE TABLE public.import_piece (
    site_id integer NOT NULL,
    run_id uuid NOT NULL,
    number integer NOT NULL,
    sha256 text NOT NULL COLLATE pg_catalog."C",
    bytes integer NOT NULL,
    CONSTRAINT import_piece_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT import_piece_number_check CHECK ((number >= 0)),
    CONSTRAINT import_piece_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

ALTER TABLE ONLY public.import_piece FORCE ROW LEVEL SECURITY;

CREATE TABLE public.import_result (
    site_id integer NOT NULL,
    run_id uuid NOT NULL,
    source text NOT NULL COLLATE pg_catalog."C",
    outcome text NOT NULL COLLATE pg_catalog."C",
    item_id bigint,
    score smallint,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT import_result_outcome_check CHECK ((outcome = ANY (ARRAY['imported'::text, 'refused'::text]))),
    CONSTRAINT import_result_score_check CHECK (((score >= 0) AND (score <= 100)))
);

ALTER TABLE ONLY public.import_result FORCE ROW LEVEL SECURITY;

CREATE TABLE public.import_run (
    site_id integer NOT NULL,
    id uuid NOT NULL,
    account_id bigint NOT NULL,
    name text NOT NULL,
    bytes bigint NOT NULL,
    format text NOT NULL COLLATE pg_catalog."C",
    as_draft boolean NOT NULL,
    state text DEFAULT 'receiving'::text NOT NULL COLLATE pg_catalog."C",
    documents integer DEFAULT 0 NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    imported integer DEFAULT 0 NOT NULL,
    refused integer DEFAULT 0 NOT NULL,
    problem text,
    begun_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    channel_id bigint,
    CONSTRAINT import_run_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT import_run_state_check CHECK ((state = ANY (ARRAY['receiving'::text, 'waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.import_run FORCE ROW LEVEL SECURITY;

CREATE TABLE public.installation_event (
    event_id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    outcome text NOT NULL,
    account_id bigint,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT installation_event_outcome_check CHECK ((outcome = ANY (ARRAY['succeeded'::text, 'failed'::text, 'refused'::text])))
);

ALTER TABLE public.installation_event ALTER COLUMN event_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.installation_event_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.institution (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    ror text,
    types text[] DEFAULT '{}'::text[] NOT NULL,
    country text,
    city text,
    latitude numeric(9,6),
    longitude numeric(9,6),
    established integer,
    website text,
    aliases text[] DEFAULT '{}'::text[] NOT NULL,
    parents text[] DEFAULT '{}'::text[] NOT NULL,
    other_ids jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE ONLY public.institution FORCE ROW LEVEL SECURITY;

CREATE TABLE public.item (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    titles jsonb NOT NULL,
    doi text,
    cover text,
    published_on date,
    views bigint DEFAULT 0 NOT NULL,
    downloads bigint DEFAULT 0 NOT NULL,
    citations bigint DEFAULT 0 NOT NULL,
    revision bigint DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    source_key text COLLATE pg_catalog."C",
    source_rank integer DEFAULT 0 NOT NULL,
    language text,
    rich_titles jsonb DEFAULT '{}'::jsonb NOT NULL,
    summaries jsonb DEFAULT '{}'::jsonb NOT NULL,
    keywords jsonb DEFAULT '{}'::jsonb NOT NULL,
    comments bigint DEFAULT 0 NOT NULL,
    score numeric(3,2),
    withdrawn_on date,
    withdrawal jsonb DEFAULT '{}'::jsonb NOT NULL,
    shelf text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    under_id bigint,
    pinned boolean DEFAULT false NOT NULL,
    sort_name text COLLATE pg_catalog."C",
    embargo_until timestamp with time zone,
    CONSTRAINT item_check CHECK ((((id >> 40))::integer = site_id)),
    CONSTRAINT item_score_check CHECK (((score >= (1)::numeric) AND (score <= (5)::numeric))),
    CONSTRAINT item_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text])))
);

ALTER TABLE ONLY public.item FORCE ROW LEVEL SECURITY;

CREATE TABLE public.item_edit (
    site_id integer NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    source_key text NOT NULL COLLATE pg_catalog."C",
    changes jsonb NOT NULL
);

ALTER TABLE ONLY public.item_edit FORCE ROW LEVEL SECURITY;

CREATE TABLE public.item_file (
    site_id integer NOT NULL,
    item_id bigint NOT NULL,
    "position" integer NOT NULL,
    role text NOT NULL,
    sha256 text NOT NULL,
    name text NOT NULL,
    language text,
    labels jsonb DEFAULT '{}'::jsonb NOT NULL,
    version text COLLATE pg_catalog."C",
    by_hand boolean DEFAULT false NOT NULL,
    CONSTRAINT item_file_role_check CHECK ((role = ANY (ARRAY['source'::text, 'body'::text, 'pdf'::text, 'galley'::text, 'image'::text, 'recording'::text, 'captions'::text, 'poster'::text, 'supplement'::text, 'data'::text, 'attachment'::text]))),
    CONSTRAINT item_file_version_check CHECK ((version = ANY (ARRAY['AM'::text, 'P'::text, 'VoR'::text, 'CVoR'::text, 'EVoR'::text])))
);

ALTER TABLE ONLY public.item_file FORCE ROW LEVEL SECURITY;

CREATE TABLE public.item_meaning (
    site_id integer NOT NULL,
    item_id bigint NOT NULL,
    language text NOT NULL,
    model text NOT NULL,
    fingerprint text NOT NULL,
    vector bytea NOT NULL,
    CONSTRAINT item_meaning_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text])))
);

ALTER TABLE ONLY public.item_meaning FORCE ROW LEVEL SECURITY;

CREATE TABLE public.item_merge (
    site_id integer NOT NULL,
    from_id bigint NOT NULL,
    into_id bigint NOT NULL,
    evidence text NOT NULL,
    CONSTRAINT item_merge_check CHECK ((into_id <> from_id))
);

ALTER TABLE ONLY public.item_merge FORCE ROW LEVEL SECURITY;

CREATE TABLE public.item_subject (
    site_id integer NOT NULL,
    item_id bigint NOT NULL,
    "position" integer NOT NULL,
    subject_id bigint NOT NULL
);

ALTER TABLE ONLY public.item_subject FORCE ROW LEVEL SECURITY;

CREATE TABLE public.journal (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    issn text,
    eissn text,
    cn text,
    sponsors jsonb DEFAULT '{}'::jsonb NOT NULL,
    supervisors jsonb DEFAULT '{}'::jsonb NOT NULL,
    editors_in_chief jsonb DEFAULT '{}'::jsonb NOT NULL,
    publishers jsonb DEFAULT '{}'::jsonb NOT NULL,
    places jsonb DEFAULT '{}'::jsonb NOT NULL,
    readerships jsonb DEFAULT '{}'::jsonb NOT NULL,
    introductions jsonb DEFAULT '{}'::jsonb NOT NULL,
    frequency text,
    start_year integer,
    impact_factor numeric(6,3),
    indexed text[] DEFAULT '{}'::text[] NOT NULL,
    group_type text
);

ALTER TABLE ONLY public.journal FORCE ROW LEVEL SECURITY;

CREATE UNLOGGED TABLE public.journal_figures (
    site_id integer NOT NULL,
    journal_id bigint NOT NULL,
    years jsonb NOT NULL,
    columns jsonb NOT NULL
);

ALTER TABLE ONLY public.journal_figures FORCE ROW LEVEL SECURITY;

CREATE TABLE public.kept_page (
    generation smallint NOT NULL,
    id uuid NOT NULL,
    site_id integer NOT NULL,
    body bytea NOT NULL,
    headers jsonb NOT NULL,
    good_until timestamp with time zone NOT NULL,
    frame bigint DEFAULT 0 NOT NULL
)
PARTITION BY LIST (generation);

ALTER TABLE ONLY public.kept_page FORCE ROW LEVEL SECURITY;

CREATE UNLOGGED TABLE public.kept_page_0 (
    generation smallint NOT NULL,
    id uuid NOT NULL,
    site_id integer NOT NULL,
    body bytea NOT NULL,
    headers jsonb NOT NULL,
    good_until timestamp with time zone NOT NULL,
    frame bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.kept_page_0 ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE UNLOGGED TABLE public.kept_page_1 (
    generation smallint NOT NULL,
    id uuid NOT NULL,
    site_id integer NOT NULL,
    body bytea NOT NULL,
    headers jsonb NOT NULL,
    good_until timestamp with time zone NOT NULL,
    frame bigint DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.kept_page_1 ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE TABLE public.kept_page_generation (
    current smallint NOT NULL,
    CONSTRAINT kept_page_generation_current_check CHECK ((current = ANY (ARRAY[0, 1])))
);

CREATE TABLE public.kept_page_key (
    generation smallint NOT NULL,
    id uuid NOT NULL,
    keys text[] NOT NULL
)
PARTITION BY LIST (generation);

CREATE UNLOGGED TABLE public.kept_page_key_0 (
    generation smallint NOT NULL,
    id uuid NOT NULL,
    keys text[] NOT NULL
);

CREATE UNLOGGED TABLE public.kept_page_key_1 (
    generation smallint NOT NULL,
    id uuid NOT NULL,
    keys text[] NOT NULL
);

CREATE TABLE public.librarian (
    site_id integer NOT NULL,
    customer_id bigint NOT NULL,
    account_id bigint NOT NULL,
    named_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.librarian FORCE ROW LEVEL SECURITY;

CREATE TABLE public.meaning_bridge (
    from_language text NOT NULL,
    from_model text NOT NULL,
    to_model text NOT NULL,
    matrix bytea NOT NULL,
    pairs integer NOT NULL,
    first real NOT NULL,
    among_ten real NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT meaning_bridge_from_language_check CHECK ((from_language = ANY (ARRAY['en'::text, 'zh'::text])))
);

CREATE TABLE public.member_picture (
    sha256 text NOT NULL COLLATE pg_catalog."C",
    account_id bigint NOT NULL,
    used_for text NOT NULL COLLATE pg_catalog."C",
    bytes integer NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT member_picture_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT member_picture_used_for_check CHECK ((used_for = ANY (ARRAY['avatar'::text, 'cover'::text])))
);

CREATE TABLE public.member_use (
    site_id integer NOT NULL,
    account_id bigint NOT NULL,
    what text NOT NULL COLLATE pg_catalog."C",
    item_id bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    title jsonb DEFAULT '{}'::jsonb NOT NULL,
    times integer DEFAULT 1 NOT NULL,
    used_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT member_use_what_check CHECK ((what = ANY (ARRAY['read'::text, 'download'::text])))
);

ALTER TABLE ONLY public.member_use FORCE ROW LEVEL SECURITY;

CREATE TABLE public.module (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    channel_id bigint,
    "position" integer NOT NULL,
    code text NOT NULL,
    titles jsonb DEFAULT '{}'::jsonb NOT NULL,
    style_id text NOT NULL,
    area text DEFAULT 'main'::text NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    css_content text,
    CONSTRAINT module_area_check CHECK ((area = ANY (ARRAY['wide'::text, 'main'::text, 'side'::text]))),
    CONSTRAINT module_check CHECK ((((id >> 40))::integer = site_id))
);

ALTER TABLE ONLY public.module FORCE ROW LEVEL SECURITY;

CREATE TABLE public.news (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    type text NOT NULL,
    channel_id bigint,
    bodies jsonb DEFAULT '{}'::jsonb NOT NULL,
    authors jsonb DEFAULT '[]'::jsonb NOT NULL,
    sources jsonb DEFAULT '{}'::jsonb NOT NULL,
    link text,
    pinned boolean DEFAULT false NOT NULL,
    CONSTRAINT news_type_check CHECK ((type = ANY (ARRAY['information'::text, 'announcement'::text, 'dynamic'::text, 'statement'::text, 'science'::text, 'link'::text, 'file'::text, 'wechat'::text])))
);

ALTER TABLE ONLY public.news FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notice (
    site_id integer NOT NULL,
    notice_id bigint NOT NULL,
    account_id bigint NOT NULL,
    about text NOT NULL COLLATE pg_catalog."C",
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL,
    read_at timestamp with time zone
);

ALTER TABLE ONLY public.notice FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notify_announcement (
    site_id integer NOT NULL,
    announcement_id bigint NOT NULL,
    item_id bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    origin text NOT NULL,
    message_id text NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL COLLATE pg_catalog."C",
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT notify_announcement_kind_check CHECK ((kind = ANY (ARRAY['review'::text, 'endorsement'::text, 'relationship'::text, 'ingest'::text]))),
    CONSTRAINT notify_announcement_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'rejected'::text, 'undone'::text])))
);

ALTER TABLE ONLY public.notify_announcement FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notify_due (
    site_id integer NOT NULL,
    request_id bigint NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.notify_request (
    site_id integer NOT NULL,
    request_id bigint NOT NULL,
    item_id bigint NOT NULL,
    service_id bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    message_id text NOT NULL,
    undo_id text,
    state text DEFAULT 'waiting'::text NOT NULL COLLATE pg_catalog."C",
    answer text COLLATE pg_catalog."C",
    words text,
    tries integer DEFAULT 0 NOT NULL,
    answer_code integer,
    problem text COLLATE pg_catalog."C",
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    tried_at timestamp with time zone,
    review jsonb,
    CONSTRAINT notify_request_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'tentatively-accepted'::text, 'rejected'::text, 'tentatively-rejected'::text, 'unprocessable'::text, 'undone'::text, 'announced'::text]))),
    CONSTRAINT notify_request_kind_check CHECK ((kind = ANY (ARRAY['review'::text, 'endorsement'::text]))),
    CONSTRAINT notify_request_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.notify_request FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notify_service (
    site_id integer NOT NULL,
    service_id bigint NOT NULL,
    name text NOT NULL,
    origin text NOT NULL,
    inbox text NOT NULL,
    offers text[] NOT NULL,
    told_since timestamp with time zone,
    CONSTRAINT notify_service_inbox_check CHECK ((length(inbox) <= 2000)),
    CONSTRAINT notify_service_name_check CHECK ((length(name) <= 200)),
    CONSTRAINT notify_service_origin_check CHECK ((length(origin) <= 2000))
);

ALTER TABLE ONLY public.notify_service FORCE ROW LEVEL SECURITY;

CREATE TABLE public.one_time_ticket (
    ticket_hash text NOT NULL COLLATE pg_catalog."C",
    purpose text NOT NULL COLLATE pg_catalog."C",
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT one_time_ticket_ticket_hash_check CHECK ((ticket_hash ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE public.operator (
    account_id bigint NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.orcid_consent (
    site_id integer NOT NULL,
    account_id bigint NOT NULL,
    orcid text NOT NULL COLLATE pg_catalog."C",
    sealed_token text NOT NULL,
    state text DEFAULT 'given'::text NOT NULL COLLATE pg_catalog."C",
    tries integer DEFAULT 0 NOT NULL,
    problem text COLLATE pg_catalog."C",
    given_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT orcid_consent_state_check CHECK ((state = ANY (ARRAY['given'::text, 'refused'::text, 'withdrawn'::text])))
);

ALTER TABLE ONLY public.orcid_consent FORCE ROW LEVEL SECURITY;

CREATE TABLE public.orcid_due (
    site_id integer NOT NULL,
    account_id bigint NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.orcid_work (
    site_id integer NOT NULL,
    account_id bigint NOT NULL,
    item_id bigint NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    number integer DEFAULT 1 NOT NULL,
    is_sent boolean DEFAULT false NOT NULL,
    put_code text COLLATE pg_catalog."C",
    present_hash text,
    problem text COLLATE pg_catalog."C",
    message text,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT orcid_work_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'present'::text, 'removing'::text, 'failed'::text, 'left'::text])))
);

ALTER TABLE ONLY public.orcid_work FORCE ROW LEVEL SECURITY;

CREATE TABLE public.organisation (
    ror text NOT NULL COLLATE pg_catalog."C",
    names jsonb NOT NULL,
    others text[] DEFAULT '{}'::text[] NOT NULL,
    country text,
    status text NOT NULL,
    folded text NOT NULL,
    CONSTRAINT organisation_ror_check CHECK ((ror ~ '^0[a-hj-km-np-tv-z0-9]{6}[0-9]{2}$'::text)),
    CONSTRAINT organisation_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'withdrawn'::text])))
);

CREATE TABLE public.organisation_key (
    folded text NOT NULL COLLATE pg_catalog."C",
    ror text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.passkey (
    credential_id text NOT NULL COLLATE pg_catalog."C",
    account_id bigint NOT NULL,
    public_key bytea NOT NULL,
    counter bigint DEFAULT 0 NOT NULL,
    transports text[] DEFAULT '{}'::text[] NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.period (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    journal_id bigint NOT NULL,
    year integer NOT NULL,
    volume text,
    issue text NOT NULL,
    first_page text,
    last_page text,
    themes jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT period_year_check CHECK (((year >= 1600) AND (year <= 2200)))
);

ALTER TABLE ONLY public.period FORCE ROW LEVEL SECURITY;

CREATE TABLE public.personal_album (
    site_id integer NOT NULL,
    album_id bigint NOT NULL,
    account_id bigint NOT NULL,
    name text NOT NULL,
    english_name text DEFAULT ''::text NOT NULL,
    cover_sha256 text COLLATE pg_catalog."C",
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT personal_album_cover_sha256_check CHECK ((cover_sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT personal_album_english_name_check CHECK ((length(english_name) <= 100)),
    CONSTRAINT personal_album_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);

ALTER TABLE ONLY public.personal_album FORCE ROW LEVEL SECURITY;

CREATE TABLE public.personal_album_entry (
    site_id integer NOT NULL,
    album_id bigint NOT NULL,
    item_id bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    title jsonb DEFAULT '{}'::jsonb NOT NULL,
    added_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.personal_album_entry FORCE ROW LEVEL SECURITY;

CREATE TABLE public.ranking (
    site_id integer NOT NULL,
    about bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    measure text NOT NULL COLLATE pg_catalog."C",
    span text NOT NULL COLLATE pg_catalog."C",
    place integer NOT NULL,
    item_id bigint NOT NULL,
    amount bigint NOT NULL,
    CONSTRAINT ranking_amount_check CHECK ((amount > 0)),
    CONSTRAINT ranking_measure_check CHECK ((measure = ANY (ARRAY['views'::text, 'downloads'::text, 'citations'::text]))),
    CONSTRAINT ranking_place_check CHECK (((place >= 1) AND (place <= 100))),
    CONSTRAINT ranking_span_check CHECK ((span = ANY (ARRAY['week'::text, '1m'::text, '3m'::text, '6m'::text, '1y'::text, '2y'::text, '3y'::text, 'all'::text])))
);

ALTER TABLE ONLY public.ranking FORCE ROW LEVEL SECURITY;

CREATE TABLE public.ranking_progress (
    site_id integer NOT NULL,
    ranked_at timestamp with time zone,
    due_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.recording (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    speakers jsonb DEFAULT '[]'::jsonb NOT NULL,
    seconds numeric(10,3),
    licence text,
    attributions jsonb DEFAULT '{}'::jsonb NOT NULL,
    article_id bigint,
    transcripts jsonb DEFAULT '{}'::jsonb NOT NULL,
    chapters jsonb DEFAULT '[]'::jsonb NOT NULL
);

ALTER TABLE ONLY public.recording FORCE ROW LEVEL SECURITY;

CREATE TABLE public.redirect (
    site_id integer NOT NULL,
    from_path text NOT NULL COLLATE pg_catalog."C",
    to_item bigint,
    to_path text,
    CONSTRAINT redirect_check CHECK ((num_nonnulls(to_item, to_path) = 1)),
    CONSTRAINT redirect_from_path_check CHECK (((from_path ~~ '/%'::text) AND (length(from_path) <= 1000))),
    CONSTRAINT redirect_to_path_check CHECK (((to_path ~ '^/([^/\\]|$)'::text) AND (length(to_path) <= 1000)))
);

ALTER TABLE ONLY public.redirect FORCE ROW LEVEL SECURITY;

CREATE TABLE public.reference (
    site_id integer NOT NULL,
    article_id bigint NOT NULL,
    "position" integer NOT NULL,
    anchor text,
    label text,
    type text,
    printed text NOT NULL,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL,
    doi text COLLATE pg_catalog."C"
);

ALTER TABLE ONLY public.reference FORCE ROW LEVEL SECURITY;

CREATE UNLOGGED TABLE public.related_item (
    site_id integer NOT NULL,
    item_id bigint NOT NULL,
    revision bigint NOT NULL,
    related bigint[] NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.related_item FORCE ROW LEVEL SECURITY;

CREATE TABLE public.relation (
    site_id integer NOT NULL,
    from_id bigint NOT NULL,
    type text NOT NULL,
    target text NOT NULL COLLATE pg_catalog."C",
    to_id bigint,
    CONSTRAINT relation_type_check CHECK ((type = ANY (ARRAY['corrects'::text, 'retracts'::text, 'expresses-concern-about'::text, 'translates'::text, 'is-version-of'::text, 'comments-on'::text, 'has-review'::text, 'cites'::text, 'relates-to'::text])))
);

ALTER TABLE ONLY public.relation FORCE ROW LEVEL SECURITY;

CREATE TABLE public.rendition (
    site_id integer NOT NULL,
    sha256 text NOT NULL,
    form text NOT NULL,
    rendered text NOT NULL
);

ALTER TABLE ONLY public.rendition FORCE ROW LEVEL SECURITY;

CREATE TABLE public.reviewer_site (
    email_hash text NOT NULL COLLATE pg_catalog."C",
    site_id integer NOT NULL,
    CONSTRAINT reviewer_site_email_hash_check CHECK ((email_hash ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE public.scheduled_document (
    site_id integer NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    document_id text NOT NULL COLLATE pg_catalog."C",
    document jsonb NOT NULL,
    account_id bigint NOT NULL,
    publish_at timestamp with time zone NOT NULL,
    problem text
);

ALTER TABLE ONLY public.scheduled_document FORCE ROW LEVEL SECURITY;

CREATE TABLE public.search_event (
    site_id integer NOT NULL,
    happened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    reader bytea NOT NULL,
    asked bytea NOT NULL,
    customer_id bigint,
    CONSTRAINT search_event_asked_check CHECK ((octet_length(asked) = 16)),
    CONSTRAINT search_event_reader_check CHECK ((octet_length(reader) = 16))
);

ALTER TABLE ONLY public.search_event FORCE ROW LEVEL SECURITY;

CREATE TABLE public.search_key (
    site_id integer NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    field text NOT NULL COLLATE pg_catalog."C",
    folded text NOT NULL COLLATE pg_catalog."C",
    item_id bigint NOT NULL,
    CONSTRAINT search_key_field_check CHECK ((field = ANY (ARRAY['identifier'::text, 'title'::text, 'person'::text])))
);

ALTER TABLE ONLY public.search_key FORCE ROW LEVEL SECURITY;

CREATE TABLE public.second_factor (
    account_id bigint NOT NULL,
    sealed_key text NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    first_try_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.security_event (
    site_id integer NOT NULL,
    event_id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    outcome text NOT NULL,
    account_id bigint,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT security_event_outcome_check CHECK ((outcome = ANY (ARRAY['succeeded'::text, 'failed'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.security_event FORCE ROW LEVEL SECURITY;

ALTER TABLE public.security_event ALTER COLUMN event_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.security_event_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sent_bytes (
    account_id bigint NOT NULL,
    day date NOT NULL,
    bytes bigint NOT NULL,
    CONSTRAINT sent_bytes_bytes_check CHECK ((bytes >= 0))
);

CREATE TABLE public.sent_code (
    purpose text NOT NULL COLLATE pg_catalog."C",
    receiver_hash text NOT NULL COLLATE pg_catalog."C",
    code_hash text NOT NULL COLLATE pg_catalog."C",
    tries integer DEFAULT 0 NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    sends integer DEFAULT 1 NOT NULL,
    first_sent_at timestamp with time zone DEFAULT now() NOT NULL,
    asked_from text COLLATE pg_catalog."C",
    tries_elsewhere integer DEFAULT 0 NOT NULL,
    CONSTRAINT sent_code_code_hash_check CHECK ((code_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT sent_code_receiver_hash_check CHECK ((receiver_hash ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE public.session (
    token_hash text NOT NULL,
    member_id bigint NOT NULL,
    site_id integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    assured_at timestamp with time zone,
    proven_at timestamp with time zone DEFAULT now() NOT NULL,
    password_at timestamp with time zone,
    code_at timestamp with time zone,
    CONSTRAINT session_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE public.silenced_address (
    site_id integer NOT NULL,
    email_hash text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT silenced_address_email_hash_check CHECK ((email_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT silenced_address_reason_check CHECK ((reason = ANY (ARRAY['bounced'::text, 'complained'::text, 'unsubscribed'::text])))
);

ALTER TABLE ONLY public.silenced_address FORCE ROW LEVEL SECURITY;

CREATE TABLE public.site (
    site_id integer NOT NULL,
    sld text NOT NULL,
    domain text NOT NULL,
    classification text NOT NULL,
    template_id text NOT NULL,
    default_language text NOT NULL,
    languages text[] NOT NULL,
    time_zone text DEFAULT 'Asia/Shanghai'::text NOT NULL,
    colour_id integer NOT NULL,
    colour text,
    colour1 text,
    colour2 text,
    colour3 text,
    gray_type integer DEFAULT 0 NOT NULL,
    mag_id bigint,
    media_permission boolean DEFAULT false NOT NULL,
    umt_flag boolean DEFAULT false NOT NULL,
    visit_power boolean DEFAULT true NOT NULL,
    download_power boolean DEFAULT true NOT NULL,
    logo1 text,
    picture_url text,
    keywords jsonb DEFAULT '{}'::jsonb NOT NULL,
    stop_url text,
    static_page_url text,
    expires_at timestamp with time zone,
    forbidden boolean DEFAULT false NOT NULL,
    maintenance boolean DEFAULT false NOT NULL,
    revision bigint DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT site_classification_check CHECK ((classification = ANY (ARRAY['journal'::text, 'group'::text, 'portal'::text]))),
    CONSTRAINT site_colour_id_check CHECK ((((colour_id >= 1) AND (colour_id <= 11)) OR (colour_id = 15))),
    CONSTRAINT site_gray_type_check CHECK ((gray_type = ANY (ARRAY[0, 1, 2]))),
    CONSTRAINT site_site_id_check CHECK (((site_id >= 1) AND (site_id <= 8388607))),
    CONSTRAINT site_sld_check CHECK ((sld ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'::text))
);

CREATE TABLE public.site_config (
    site_id integer NOT NULL,
    section text NOT NULL,
    value jsonb NOT NULL
);

ALTER TABLE ONLY public.site_config FORCE ROW LEVEL SECURITY;

CREATE TABLE public.site_gathering (
    portal_id integer NOT NULL,
    site_id integer NOT NULL,
    "position" integer NOT NULL
);

CREATE TABLE public.site_host (
    host text NOT NULL,
    site_id integer NOT NULL,
    CONSTRAINT site_host_host_check CHECK ((host = lower(host)))
);

CREATE TABLE public.site_member (
    site_id integer NOT NULL,
    account_id bigint NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    since timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.site_member FORCE ROW LEVEL SECURITY;

CREATE TABLE public.special_issue (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    journal_id bigint,
    period_id bigint,
    guest_editors jsonb DEFAULT '[]'::jsonb NOT NULL,
    bodies jsonb DEFAULT '{}'::jsonb NOT NULL,
    opens_on date,
    closes_on date
);

ALTER TABLE ONLY public.special_issue FORCE ROW LEVEL SECURITY;

CREATE TABLE public.spent (
    what text NOT NULL COLLATE pg_catalog."C",
    value_hash text NOT NULL COLLATE pg_catalog."C",
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT spent_value_hash_check CHECK ((value_hash ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE public.stored_file (
    site_id integer NOT NULL,
    sha256 text NOT NULL,
    bytes bigint NOT NULL,
    content_type text NOT NULL,
    width integer,
    height integer,
    seconds numeric(10,3),
    pages integer,
    public boolean DEFAULT false NOT NULL,
    only_submitted boolean DEFAULT false NOT NULL,
    CONSTRAINT stored_file_bytes_check CHECK ((bytes >= 0)),
    CONSTRAINT stored_file_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

ALTER TABLE ONLY public.stored_file FORCE ROW LEVEL SECURITY;

CREATE TABLE public.sub_article (
    site_id integer NOT NULL,
    article_id bigint NOT NULL,
    "position" integer NOT NULL,
    type text NOT NULL,
    language text,
    titles jsonb NOT NULL,
    doi text,
    contributors jsonb DEFAULT '[]'::jsonb NOT NULL,
    published_on date,
    body text
);

ALTER TABLE ONLY public.sub_article FORCE ROW LEVEL SECURITY;

CREATE TABLE public.sub_pool (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    code text NOT NULL,
    "position" integer NOT NULL,
    names jsonb NOT NULL,
    sites integer[] NOT NULL,
    CONSTRAINT sub_pool_check CHECK ((((id >> 40))::integer = site_id))
);

ALTER TABLE ONLY public.sub_pool FORCE ROW LEVEL SECURITY;

CREATE TABLE public.subject (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    code text NOT NULL,
    parent_id bigint,
    "position" integer DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.subject FORCE ROW LEVEL SECURITY;

CREATE TABLE public.submission (
    site_id integer NOT NULL,
    submission_id bigint NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    account_id bigint,
    state text DEFAULT 'draft'::text NOT NULL COLLATE pg_catalog."C",
    number text COLLATE pg_catalog."C",
    round integer DEFAULT 0 NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    edited jsonb,
    guess jsonb,
    guessed_file bigint,
    journal_id bigint,
    language text NOT NULL COLLATE pg_catalog."C",
    editor_id bigint,
    item_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    decided_at timestamp with time zone,
    CONSTRAINT submission_check CHECK ((((state = 'draft'::text) AND (round = 0)) = (sent_at IS NULL))),
    CONSTRAINT submission_check1 CHECK (((edited IS NULL) OR (state = 'revision'::text))),
    CONSTRAINT submission_kind_check CHECK ((kind = ANY (ARRAY['manuscript'::text, 'video'::text]))),
    CONSTRAINT submission_round_check CHECK ((round >= 0)),
    CONSTRAINT submission_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'received'::text, 'review'::text, 'revision'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text])))
);

ALTER TABLE ONLY public.submission FORCE ROW LEVEL SECURITY;

CREATE TABLE public.submission_author (
    site_id integer NOT NULL,
    submission_id bigint NOT NULL,
    "position" integer NOT NULL,
    email_key text COLLATE pg_catalog."C",
    orcid text COLLATE pg_catalog."C"
);

ALTER TABLE ONLY public.submission_author FORCE ROW LEVEL SECURITY;

CREATE TABLE public.submission_event (
    site_id integer NOT NULL,
    event_id bigint NOT NULL,
    submission_id bigint NOT NULL,
    round integer NOT NULL,
    what text NOT NULL COLLATE pg_catalog."C",
    side text NOT NULL COLLATE pg_catalog."C",
    account_id bigint,
    for_author boolean NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    happened_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT submission_event_side_check CHECK ((side = ANY (ARRAY['author'::text, 'editor'::text, 'reader'::text, 'portal'::text]))),
    CONSTRAINT submission_event_text_check CHECK ((length(text) <= 20000))
);

ALTER TABLE ONLY public.submission_event FORCE ROW LEVEL SECURITY;

CREATE TABLE public.submission_file (
    site_id integer NOT NULL,
    file_id bigint NOT NULL,
    submission_id bigint NOT NULL,
    round integer NOT NULL,
    role text NOT NULL COLLATE pg_catalog."C",
    side text NOT NULL COLLATE pg_catalog."C",
    for_author boolean NOT NULL,
    name text NOT NULL,
    sha256 text NOT NULL COLLATE pg_catalog."C",
    bytes bigint NOT NULL,
    content_type text NOT NULL COLLATE pg_catalog."C",
    language text COLLATE pg_catalog."C",
    event_id bigint,
    added_at timestamp with time zone DEFAULT now() NOT NULL,
    copy_of bigint,
    copy_state text COLLATE pg_catalog."C",
    copy_names text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT submission_file_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT submission_file_copy_state_check CHECK ((copy_state = ANY (ARRAY['making'::text, 'ready'::text, 'named'::text, 'refused'::text]))),
    CONSTRAINT submission_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
    CONSTRAINT submission_file_role_check CHECK ((role = ANY (ARRAY['manuscript'::text, 'figure'::text, 'supplement'::text, 'video'::text, 'captions'::text, 'letter'::text]))),
    CONSTRAINT submission_file_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT submission_file_side_check CHECK ((side = ANY (ARRAY['author'::text, 'editor'::text, 'reader'::text])))
);

ALTER TABLE ONLY public.submission_file FORCE ROW LEVEL SECURITY;

CREATE TABLE public.submission_mail (
    site_id integer NOT NULL,
    mail_id bigint NOT NULL,
    submission_id bigint NOT NULL,
    what text NOT NULL COLLATE pg_catalog."C",
    to_address text NOT NULL,
    language text NOT NULL COLLATE pg_catalog."C",
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    owed_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    refused text,
    CONSTRAINT submission_mail_to_address_check CHECK ((length(to_address) <= 254))
);

ALTER TABLE ONLY public.submission_mail FORCE ROW LEVEL SECURITY;

CREATE TABLE public.submission_opinion (
    site_id integer NOT NULL,
    opinion_id bigint NOT NULL,
    submission_id bigint NOT NULL,
    round integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    language text NOT NULL COLLATE pg_catalog."C",
    state text DEFAULT 'asked'::text NOT NULL COLLATE pg_catalog."C",
    due_on date NOT NULL,
    advice text COLLATE pg_catalog."C",
    to_author text DEFAULT ''::text NOT NULL,
    to_editor text DEFAULT ''::text NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    answered_at timestamp with time zone,
    reminded_at timestamp with time zone,
    warned_at timestamp with time zone,
    anonymous boolean DEFAULT false NOT NULL,
    requested_until date,
    interests text,
    CONSTRAINT submission_opinion_advice_check CHECK ((advice = ANY (ARRAY['accept'::text, 'minor'::text, 'major'::text, 'decline'::text]))),
    CONSTRAINT submission_opinion_check CHECK (((state = 'given'::text) = (advice IS NOT NULL))),
    CONSTRAINT submission_opinion_email_check CHECK ((length(email) <= 254)),
    CONSTRAINT submission_opinion_interests_check CHECK ((length(interests) <= 5000)),
    CONSTRAINT submission_opinion_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT submission_opinion_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'agreed'::text, 'declined'::text, 'given'::text, 'cancelled'::text]))),
    CONSTRAINT submission_opinion_to_author_check CHECK ((length(to_author) <= 20000)),
    CONSTRAINT submission_opinion_to_editor_check CHECK ((length(to_editor) <= 20000))
);

ALTER TABLE ONLY public.submission_opinion FORCE ROW LEVEL SECURITY;

CREATE TABLE public.submission_text (
    site_id integer NOT NULL,
    submission_id bigint NOT NULL,
    file_id bigint NOT NULL,
    state text NOT NULL COLLATE pg_catalog."C",
    reason text,
    body text COLLATE pg_catalog."C",
    reading jsonb,
    CONSTRAINT submission_text_body_check CHECK ((body ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT submission_text_check CHECK (((state = 'read'::text) = ((body IS NOT NULL) AND (reading IS NOT NULL)))),
    CONSTRAINT submission_text_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'read'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.submission_text FORCE ROW LEVEL SECURITY;

CREATE TABLE public.tool_link (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    index_id text NOT NULL,
    "position" integer NOT NULL,
    type text NOT NULL,
    platform_type text,
    res_name jsonb NOT NULL,
    description jsonb DEFAULT '{}'::jsonb NOT NULL,
    cover text,
    cover_id text,
    link_type2 text,
    link_value2 text,
    bounce_picture_url text,
    picture_url text,
    url text,
    CONSTRAINT tool_link_check CHECK ((((id >> 40))::integer = site_id)),
    CONSTRAINT tool_link_platform_type_check CHECK ((platform_type = ANY (ARRAY['rss'::text, 'email'::text, 'folderAdd'::text, 'share'::text]))),
    CONSTRAINT tool_link_type_check CHECK ((type = ANY (ARRAY['pop'::text, 'share'::text, 'platform'::text, 'external'::text])))
);

ALTER TABLE ONLY public.tool_link FORCE ROW LEVEL SECURITY;

CREATE TABLE public.topic (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    code text,
    bodies jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE ONLY public.topic FORCE ROW LEVEL SECURITY;

CREATE TABLE public.transport_key (
    key_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    public_key text DEFAULT ''::text NOT NULL,
    private_key text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT transport_key_kind_check CHECK ((kind = ANY (ARRAY['rsa'::text, 'aes'::text])))
);

CREATE TABLE public.unused_file (
    sha256 text NOT NULL COLLATE pg_catalog."C",
    since timestamp with time zone DEFAULT now() NOT NULL,
    aside_at timestamp with time zone,
    CONSTRAINT unused_file_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE public.upload (
    site_id integer NOT NULL,
    upload_id text NOT NULL COLLATE pg_catalog."C",
    account_id bigint NOT NULL,
    name text NOT NULL,
    role text NOT NULL COLLATE pg_catalog."C",
    bytes bigint NOT NULL,
    parts_id text COLLATE pg_catalog."C",
    state text DEFAULT 'arriving'::text NOT NULL COLLATE pg_catalog."C",
    waits_for text COLLATE pg_catalog."C",
    sha256 text COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    refusal text,
    kept_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    holder uuid,
    held_until timestamp with time zone,
    is_wanted boolean DEFAULT false NOT NULL,
    CONSTRAINT upload_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT upload_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT upload_role_check CHECK ((role = ANY (ARRAY['manuscript'::text, 'figure'::text, 'supplement'::text, 'video'::text, 'captions'::text, 'letter'::text, 'publication'::text]))),
    CONSTRAINT upload_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT upload_state_check CHECK ((state = ANY (ARRAY['arriving'::text, 'arrived'::text, 'checked'::text, 'refused'::text, 'taken'::text]))),
    CONSTRAINT upload_upload_id_check CHECK ((upload_id ~ '^[A-Za-z0-9_-]{32}$'::text)),
    CONSTRAINT upload_waits_for_check CHECK ((waits_for = 'scanner'::text))
);

ALTER TABLE ONLY public.upload FORCE ROW LEVEL SECURITY;

CREATE TABLE public.upload_due (
    site_id integer NOT NULL,
    upload_id text NOT NULL COLLATE pg_catalog."C",
    look_at timestamp with time zone NOT NULL
);

CREATE TABLE public.usage_customer (
    site_id integer NOT NULL,
    customer_id bigint NOT NULL,
    month date NOT NULL,
    views bigint DEFAULT 0 NOT NULL,
    downloads bigint DEFAULT 0 NOT NULL,
    CONSTRAINT usage_customer_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

ALTER TABLE ONLY public.usage_customer FORCE ROW LEVEL SECURITY;

CREATE TABLE public.usage_day (
    site_id integer NOT NULL,
    day date NOT NULL,
    item_id bigint NOT NULL,
    views bigint DEFAULT 0 NOT NULL,
    downloads bigint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.usage_day FORCE ROW LEVEL SECURITY;

CREATE TABLE public.usage_event (
    site_id integer NOT NULL,
    happened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    item_id bigint NOT NULL,
    what text NOT NULL COLLATE pg_catalog."C",
    reader bytea NOT NULL,
    country text COLLATE pg_catalog."C",
    ground text COLLATE pg_catalog."C",
    customer_id bigint,
    part integer,
    CONSTRAINT usage_event_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT usage_event_part_check CHECK ((part >= 0)),
    CONSTRAINT usage_event_reader_check CHECK ((octet_length(reader) = 16)),
    CONSTRAINT usage_event_what_check CHECK ((what = ANY (ARRAY['view'::text, 'download'::text, 'denied'::text])))
)
PARTITION BY RANGE (happened_at);

ALTER TABLE ONLY public.usage_event FORCE ROW LEVEL SECURITY;

CREATE TABLE public.usage_event_other (
    site_id integer NOT NULL,
    happened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    item_id bigint NOT NULL,
    what text NOT NULL COLLATE pg_catalog."C",
    reader bytea NOT NULL,
    country text COLLATE pg_catalog."C",
    ground text COLLATE pg_catalog."C",
    customer_id bigint,
    part integer,
    CONSTRAINT usage_event_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT usage_event_part_check CHECK ((part >= 0)),
    CONSTRAINT usage_event_reader_check CHECK ((octet_length(reader) = 16)),
    CONSTRAINT usage_event_what_check CHECK ((what = ANY (ARRAY['view'::text, 'download'::text, 'denied'::text])))
);

CREATE TABLE public.usage_kind (
    site_id integer NOT NULL,
    month date NOT NULL,
    kind text NOT NULL COLLATE pg_catalog."C",
    views bigint DEFAULT 0 NOT NULL,
    downloads bigint DEFAULT 0 NOT NULL,
    CONSTRAINT usage_kind_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

ALTER TABLE ONLY public.usage_kind FORCE ROW LEVEL SECURITY;

CREATE TABLE public.usage_month (
    site_id integer NOT NULL,
    item_id bigint NOT NULL,
    month date NOT NULL,
    views bigint DEFAULT 0 NOT NULL,
    downloads bigint DEFAULT 0 NOT NULL,
    CONSTRAINT usage_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

ALTER TABLE ONLY public.usage_month FORCE ROW LEVEL SECURITY;

CREATE TABLE public.usage_place (
    site_id integer NOT NULL,
    about bigint NOT NULL,
    month date NOT NULL,
    country text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    views bigint DEFAULT 0 NOT NULL,
    downloads bigint DEFAULT 0 NOT NULL,
    citations bigint DEFAULT 0 NOT NULL,
    CONSTRAINT usage_place_country_check CHECK ((country ~ '^([A-Z]{2})?$'::text)),
    CONSTRAINT usage_place_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

ALTER TABLE ONLY public.usage_place FORCE ROW LEVEL SECURITY;

CREATE TABLE public.usage_progress (
    site_id integer NOT NULL,
    counted_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    counter_day date DEFAULT ((now() AT TIME ZONE 'UTC'::text))::date NOT NULL
);

CREATE TABLE public.usage_salt (
    day date NOT NULL,
    salt bytea NOT NULL,
    CONSTRAINT usage_salt_salt_check CHECK ((octet_length(salt) = 32))
);

CREATE TABLE public.webhook (
    site_id integer NOT NULL,
    webhook_id bigint NOT NULL,
    address text NOT NULL,
    events text[] NOT NULL,
    sealed_secret text NOT NULL,
    is_on boolean DEFAULT true NOT NULL,
    failing_since timestamp with time zone,
    account_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    target text COLLATE pg_catalog."C",
    CONSTRAINT webhook_address_check CHECK ((length(address) <= 2000)),
    CONSTRAINT webhook_target_check CHECK ((length(target) <= 40))
);

ALTER TABLE ONLY public.webhook FORCE ROW LEVEL SECURITY;

CREATE TABLE public.webhook_delivery (
    site_id integer NOT NULL,
    delivery_id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    event text NOT NULL COLLATE pg_catalog."C",
    item_id bigint,
    facts jsonb NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL COLLATE pg_catalog."C",
    tries integer DEFAULT 0 NOT NULL,
    answer_code integer,
    problem text COLLATE pg_catalog."C",
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    tried_at timestamp with time zone,
    CONSTRAINT webhook_delivery_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.webhook_delivery FORCE ROW LEVEL SECURITY;

CREATE TABLE public.webhook_due (
    site_id integer NOT NULL,
    delivery_id bigint NOT NULL,
    webhook_id bigint NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    is_held boolean DEFAULT false NOT NULL
);

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;

ALTER TABLE ONLY public.kept_page ATTACH PARTITION public.kept_page_0 FOR VALUES IN ('0');

ALTER TABLE ONLY public.kept_page ATTACH PARTITION public.kept_page_1 FOR VALUES IN ('1');

ALTER TABLE ONLY public.kept_page_key ATTACH PARTITION public.kept_page_key_0 FOR VALUES IN ('0');

ALTER TABLE ONLY public.kept_page_key ATTACH PARTITION public.kept_page_key_1 FOR VALUES IN ('1');

ALTER TABLE ONLY public.usage_event ATTACH PARTITION public.usage_event_other DEFAULT;

ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);

ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);

ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.account_identity
    ADD CONSTRAINT account_identity_pkey PRIMARY KEY (provider, subject);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.account_site
    ADD CONSTRAINT account_site_pkey PRIMARY KEY (account_id, site_id);

ALTER TABLE ONLY public.affiliation
    ADD CONSTRAINT affiliation_pkey PRIMARY KEY (site_id, article_id, "position");

ALTER TABLE ONLY public.album
    ADD CONSTRAINT album_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.alert
    ADD CONSTRAINT alert_pkey PRIMARY KEY (site_id, alert_id);

ALTER TABLE ONLY public.alert_progress
    ADD CONSTRAINT alert_progress_pkey PRIMARY KEY (site_id);

ALTER TABLE ONLY public.article_pdf
    ADD CONSTRAINT article_pdf_pkey PRIMARY KEY (site_id, article_id);

ALTER TABLE ONLY public.article
    ADD CONSTRAINT article_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.article_redline
    ADD CONSTRAINT article_redline_pkey PRIMARY KEY (site_id, article_id, before, after);

ALTER TABLE ONLY public.article_version
    ADD CONSTRAINT article_version_pkey PRIMARY KEY (site_id, article_id, number);

ALTER TABLE ONLY public.banner_item
    ADD CONSTRAINT banner_item_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.board_member
    ADD CONSTRAINT board_member_pkey PRIMARY KEY (site_id, journal_id, "position");

ALTER TABLE ONLY public.book
    ADD CONSTRAINT book_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.built_asset
    ADD CONSTRAINT built_asset_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.channel
    ADD CONSTRAINT channel_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.chapter
    ADD CONSTRAINT chapter_pkey PRIMARY KEY (site_id, book_id, "position");

ALTER TABLE ONLY public.collected
    ADD CONSTRAINT collected_pkey PRIMARY KEY (site_id, account_id, item_id);

ALTER TABLE ONLY public.collection_entry
    ADD CONSTRAINT collection_entry_pkey PRIMARY KEY (site_id, collection_id, "position");

ALTER TABLE ONLY public.collection_entry
    ADD CONSTRAINT collection_entry_site_id_collection_id_entry_id_key UNIQUE (site_id, collection_id, entry_id);

ALTER TABLE ONLY public.column_entry
    ADD CONSTRAINT column_entry_pkey PRIMARY KEY (site_id, channel_id, item_id);

ALTER TABLE ONLY public.column_text
    ADD CONSTRAINT column_text_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.column_text
    ADD CONSTRAINT column_text_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.comment
    ADD CONSTRAINT comment_pkey PRIMARY KEY (site_id, comment_id);

ALTER TABLE ONLY public.common_code
    ADD CONSTRAINT common_code_pkey PRIMARY KEY (site_id, category, code);

ALTER TABLE ONLY public.conference
    ADD CONSTRAINT conference_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.conference
    ADD CONSTRAINT conference_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.console_change
    ADD CONSTRAINT console_change_pkey PRIMARY KEY (site_id, number);

ALTER TABLE ONLY public.console_draft
    ADD CONSTRAINT console_draft_pkey PRIMARY KEY (site_id, kind, document_id);

ALTER TABLE ONLY public.console_invitation
    ADD CONSTRAINT console_invitation_pkey PRIMARY KEY (secret_hash);

ALTER TABLE ONLY public.console_role
    ADD CONSTRAINT console_role_pkey PRIMARY KEY (site_id, account_id);

ALTER TABLE ONLY public.console_unsaved
    ADD CONSTRAINT console_unsaved_pkey PRIMARY KEY (site_id, account_id, kind, document_id);

ALTER TABLE ONLY public.consortium_member
    ADD CONSTRAINT consortium_member_pkey PRIMARY KEY (site_id, consortium_id, customer_id);

ALTER TABLE ONLY public.contributor
    ADD CONSTRAINT contributor_pkey PRIMARY KEY (site_id, article_id, "position");

ALTER TABLE ONLY public.counter_key
    ADD CONSTRAINT counter_key_pkey PRIMARY KEY (site_id, key_id);

ALTER TABLE ONLY public.counter_month
    ADD CONSTRAINT counter_month_pkey PRIMARY KEY (site_id, month);

ALTER TABLE ONLY public.counter_search
    ADD CONSTRAINT counter_search_pkey PRIMARY KEY (site_id, month, customer_id);

ALTER TABLE ONLY public.counter_use
    ADD CONSTRAINT counter_use_pkey PRIMARY KEY (site_id, month, item_id, part, customer_id, access_type);

ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_pkey PRIMARY KEY (site_id, customer_id);

ALTER TABLE ONLY public.customer_range_change
    ADD CONSTRAINT customer_range_change_pkey PRIMARY KEY (site_id, change_id);

ALTER TABLE ONLY public.customer_range
    ADD CONSTRAINT customer_range_pkey PRIMARY KEY (site_id, customer_id, range);

ALTER TABLE ONLY public.data_table
    ADD CONSTRAINT data_table_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.digest
    ADD CONSTRAINT digest_pkey PRIMARY KEY (site_id, digest_id);

ALTER TABLE ONLY public.dirty_mark
    ADD CONSTRAINT dirty_mark_pkey PRIMARY KEY (sink, site_id, item_id);

ALTER TABLE ONLY public.doi_deposit
    ADD CONSTRAINT doi_deposit_pkey PRIMARY KEY (site_id, item_id);

ALTER TABLE ONLY public.doi_due
    ADD CONSTRAINT doi_due_pkey PRIMARY KEY (site_id, item_id);

ALTER TABLE ONLY public.doi_registration
    ADD CONSTRAINT doi_registration_pkey PRIMARY KEY (site_id);

ALTER TABLE ONLY public.due_moment
    ADD CONSTRAINT due_moment_pkey PRIMARY KEY (site_id, kind, document_id);

ALTER TABLE ONLY public.entitlement
    ADD CONSTRAINT entitlement_pkey PRIMARY KEY (site_id, entitlement_id);

ALTER TABLE ONLY public.expert_claim
    ADD CONSTRAINT expert_claim_pkey PRIMARY KEY (site_id, expert_id);

ALTER TABLE ONLY public.expert
    ADD CONSTRAINT expert_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.extension_item
    ADD CONSTRAINT extension_item_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.failed_try
    ADD CONSTRAINT failed_try_pkey PRIMARY KEY (key_hash);

ALTER TABLE ONLY public.figure
    ADD CONSTRAINT figure_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.frame_version
    ADD CONSTRAINT frame_version_pkey PRIMARY KEY (site_id);

ALTER TABLE ONLY public.fresh_item
    ADD CONSTRAINT fresh_item_pkey PRIMARY KEY (site_id, item_id);

ALTER TABLE ONLY public.general_resource
    ADD CONSTRAINT general_resource_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.harvest_clock
    ADD CONSTRAINT harvest_clock_pkey PRIMARY KEY (only_one);

ALTER TABLE ONLY public.harvest_entry
    ADD CONSTRAINT harvest_entry_pkey PRIMARY KEY (site_id, item_id, set_spec);

ALTER TABLE ONLY public.harvest_set
    ADD CONSTRAINT harvest_set_pkey PRIMARY KEY (site_id, set_spec);

ALTER TABLE ONLY public.import_entry
    ADD CONSTRAINT import_entry_pkey PRIMARY KEY (site_id, format, source);

ALTER TABLE ONLY public.import_piece
    ADD CONSTRAINT import_piece_pkey PRIMARY KEY (site_id, run_id, number);

ALTER TABLE ONLY public.import_result
    ADD CONSTRAINT import_result_pkey PRIMARY KEY (site_id, run_id, source);

ALTER TABLE ONLY public.import_run
    ADD CONSTRAINT import_run_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.installation_event
    ADD CONSTRAINT installation_event_pkey PRIMARY KEY (event_id);

ALTER TABLE ONLY public.institution
    ADD CONSTRAINT institution_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.item_edit
    ADD CONSTRAINT item_edit_pkey PRIMARY KEY (site_id, kind, source_key);

ALTER TABLE ONLY public.item_file
    ADD CONSTRAINT item_file_pkey PRIMARY KEY (site_id, item_id, "position");

ALTER TABLE ONLY public.item_meaning
    ADD CONSTRAINT item_meaning_pkey PRIMARY KEY (site_id, item_id, language);

ALTER TABLE ONLY public.item_merge
    ADD CONSTRAINT item_merge_pkey PRIMARY KEY (site_id, from_id);

ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.item_subject
    ADD CONSTRAINT item_subject_pkey PRIMARY KEY (site_id, item_id, "position");

ALTER TABLE ONLY public.journal_figures
    ADD CONSTRAINT journal_figures_pkey PRIMARY KEY (site_id, journal_id);

ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.kept_page
    ADD CONSTRAINT kept_page_pkey PRIMARY KEY (generation, id);

ALTER TABLE ONLY public.kept_page_0
    ADD CONSTRAINT kept_page_0_pkey PRIMARY KEY (generation, id);

ALTER TABLE ONLY public.kept_page_1
    ADD CONSTRAINT kept_page_1_pkey PRIMARY KEY (generation, id);

ALTER TABLE ONLY public.kept_page_key
    ADD CONSTRAINT kept_page_key_pkey PRIMARY KEY (generation, id);

ALTER TABLE ONLY public.kept_page_key_0
    ADD CONSTRAINT kept_page_key_0_pkey PRIMARY KEY (generation, id);

ALTER TABLE ONLY public.kept_page_key_1
    ADD CONSTRAINT kept_page_key_1_pkey PRIMARY KEY (generation, id);

ALTER TABLE ONLY public.librarian
    ADD CONSTRAINT librarian_pkey PRIMARY KEY (site_id, customer_id, account_id);

ALTER TABLE ONLY public.meaning_bridge
    ADD CONSTRAINT meaning_bridge_pkey PRIMARY KEY (from_language);

ALTER TABLE ONLY public.member_picture
    ADD CONSTRAINT member_picture_pkey PRIMARY KEY (sha256);

ALTER TABLE ONLY public.member_use
    ADD CONSTRAINT member_use_pkey PRIMARY KEY (site_id, account_id, what, item_id);

ALTER TABLE ONLY public.module
    ADD CONSTRAINT module_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.news
    ADD CONSTRAINT news_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_pkey PRIMARY KEY (site_id, notice_id);

ALTER TABLE ONLY public.notify_announcement
    ADD CONSTRAINT notify_announcement_pkey PRIMARY KEY (site_id, announcement_id);

ALTER TABLE ONLY public.notify_announcement
    ADD CONSTRAINT notify_announcement_site_id_origin_message_id_key UNIQUE (site_id, origin, message_id);

ALTER TABLE ONLY public.notify_due
    ADD CONSTRAINT notify_due_pkey PRIMARY KEY (site_id, request_id);

ALTER TABLE ONLY public.notify_request
    ADD CONSTRAINT notify_request_pkey PRIMARY KEY (site_id, request_id);

ALTER TABLE ONLY public.notify_request
    ADD CONSTRAINT notify_request_site_id_message_id_key UNIQUE (site_id, message_id);

ALTER TABLE ONLY public.notify_service
    ADD CONSTRAINT notify_service_pkey PRIMARY KEY (site_id, service_id);

ALTER TABLE ONLY public.notify_service
    ADD CONSTRAINT notify_service_site_id_origin_key UNIQUE (site_id, origin);

ALTER TABLE ONLY public.one_time_ticket
    ADD CONSTRAINT one_time_ticket_pkey PRIMARY KEY (ticket_hash);

ALTER TABLE ONLY public.operator
    ADD CONSTRAINT operator_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.orcid_consent
    ADD CONSTRAINT orcid_consent_pkey PRIMARY KEY (site_id, account_id);

ALTER TABLE ONLY public.orcid_due
    ADD CONSTRAINT orcid_due_pkey PRIMARY KEY (site_id, account_id);

ALTER TABLE ONLY public.orcid_work
    ADD CONSTRAINT orcid_work_pkey PRIMARY KEY (site_id, account_id, item_id);

ALTER TABLE ONLY public.organisation_key
    ADD CONSTRAINT organisation_key_pkey PRIMARY KEY (folded, ror);

ALTER TABLE ONLY public.organisation
    ADD CONSTRAINT organisation_pkey PRIMARY KEY (ror);

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (credential_id);

ALTER TABLE ONLY public.period
    ADD CONSTRAINT period_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.personal_album_entry
    ADD CONSTRAINT personal_album_entry_pkey PRIMARY KEY (site_id, album_id, item_id);

ALTER TABLE ONLY public.personal_album
    ADD CONSTRAINT personal_album_pkey PRIMARY KEY (site_id, album_id);

ALTER TABLE ONLY public.ranking
    ADD CONSTRAINT ranking_pkey PRIMARY KEY (site_id, about, kind, measure, span, place);

ALTER TABLE ONLY public.ranking_progress
    ADD CONSTRAINT ranking_progress_pkey PRIMARY KEY (site_id);

ALTER TABLE ONLY public.recording
    ADD CONSTRAINT recording_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.redirect
    ADD CONSTRAINT redirect_pkey PRIMARY KEY (site_id, from_path);

ALTER TABLE ONLY public.reference
    ADD CONSTRAINT reference_pkey PRIMARY KEY (site_id, article_id, "position");

ALTER TABLE ONLY public.related_item
    ADD CONSTRAINT related_item_pkey PRIMARY KEY (site_id, item_id);

ALTER TABLE ONLY public.relation
    ADD CONSTRAINT relation_pkey PRIMARY KEY (site_id, from_id, type, target);

ALTER TABLE ONLY public.rendition
    ADD CONSTRAINT rendition_pkey PRIMARY KEY (site_id, sha256, form);

ALTER TABLE ONLY public.reviewer_site
    ADD CONSTRAINT reviewer_site_pkey PRIMARY KEY (email_hash, site_id);

ALTER TABLE ONLY public.scheduled_document
    ADD CONSTRAINT scheduled_document_pkey PRIMARY KEY (site_id, kind, document_id);

ALTER TABLE ONLY public.search_event
    ADD CONSTRAINT search_event_pkey PRIMARY KEY (site_id, happened_at, reader, asked);

ALTER TABLE ONLY public.search_key
    ADD CONSTRAINT search_key_pkey PRIMARY KEY (site_id, kind, field, folded, item_id);

ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.security_event
    ADD CONSTRAINT security_event_pkey PRIMARY KEY (site_id, event_id);

ALTER TABLE ONLY public.sent_bytes
    ADD CONSTRAINT sent_bytes_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.sent_code
    ADD CONSTRAINT sent_code_pkey PRIMARY KEY (purpose, receiver_hash);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.silenced_address
    ADD CONSTRAINT silenced_address_pkey PRIMARY KEY (site_id, email_hash);

ALTER TABLE ONLY public.site_config
    ADD CONSTRAINT site_config_pkey PRIMARY KEY (site_id, section);

ALTER TABLE ONLY public.site_gathering
    ADD CONSTRAINT site_gathering_pkey PRIMARY KEY (portal_id, site_id);

ALTER TABLE ONLY public.site_host
    ADD CONSTRAINT site_host_pkey PRIMARY KEY (host);

ALTER TABLE ONLY public.site_member
    ADD CONSTRAINT site_member_pkey PRIMARY KEY (site_id, account_id);

ALTER TABLE ONLY public.site
    ADD CONSTRAINT site_pkey PRIMARY KEY (site_id);

ALTER TABLE ONLY public.site
    ADD CONSTRAINT site_sld_key UNIQUE (sld);

ALTER TABLE ONLY public.special_issue
    ADD CONSTRAINT special_issue_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.spent
    ADD CONSTRAINT spent_pkey PRIMARY KEY (what, value_hash);

ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_pkey PRIMARY KEY (site_id, sha256);

ALTER TABLE ONLY public.sub_article
    ADD CONSTRAINT sub_article_pkey PRIMARY KEY (site_id, article_id, "position");

ALTER TABLE ONLY public.sub_pool
    ADD CONSTRAINT sub_pool_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.sub_pool
    ADD CONSTRAINT sub_pool_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.subject
    ADD CONSTRAINT subject_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.subject
    ADD CONSTRAINT subject_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.submission_author
    ADD CONSTRAINT submission_author_pkey PRIMARY KEY (site_id, submission_id, "position");

ALTER TABLE ONLY public.submission_event
    ADD CONSTRAINT submission_event_pkey PRIMARY KEY (site_id, event_id);

ALTER TABLE ONLY public.submission_file
    ADD CONSTRAINT submission_file_pkey PRIMARY KEY (site_id, file_id);

ALTER TABLE ONLY public.submission_mail
    ADD CONSTRAINT submission_mail_pkey PRIMARY KEY (site_id, mail_id);

ALTER TABLE ONLY public.submission_opinion
    ADD CONSTRAINT submission_opinion_pkey PRIMARY KEY (site_id, opinion_id);

ALTER TABLE ONLY public.submission
    ADD CONSTRAINT submission_pkey PRIMARY KEY (site_id, submission_id);

ALTER TABLE ONLY public.submission
    ADD CONSTRAINT submission_site_id_number_key UNIQUE (site_id, number);

ALTER TABLE ONLY public.submission_text
    ADD CONSTRAINT submission_text_pkey PRIMARY KEY (site_id, submission_id);

ALTER TABLE ONLY public.tool_link
    ADD CONSTRAINT tool_link_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.topic
    ADD CONSTRAINT topic_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.topic
    ADD CONSTRAINT topic_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.transport_key
    ADD CONSTRAINT transport_key_pkey PRIMARY KEY (key_id);

ALTER TABLE ONLY public.unused_file
    ADD CONSTRAINT unused_file_pkey PRIMARY KEY (sha256);

ALTER TABLE ONLY public.upload_due
    ADD CONSTRAINT upload_due_pkey PRIMARY KEY (site_id, upload_id);

ALTER TABLE ONLY public.upload
    ADD CONSTRAINT upload_pkey PRIMARY KEY (site_id, upload_id);

ALTER TABLE ONLY public.usage_customer
    ADD CONSTRAINT usage_customer_pkey PRIMARY KEY (site_id, month, customer_id);

ALTER TABLE ONLY public.usage_day
    ADD CONSTRAINT usage_day_pkey PRIMARY KEY (site_id, day, item_id);

ALTER TABLE ONLY public.usage_event
    ADD CONSTRAINT usage_event_pkey PRIMARY KEY (site_id, happened_at, item_id, what, reader);

ALTER TABLE ONLY public.usage_event_other
    ADD CONSTRAINT usage_event_other_pkey PRIMARY KEY (site_id, happened_at, item_id, what, reader);

ALTER TABLE ONLY public.usage_kind
    ADD CONSTRAINT usage_kind_pkey PRIMARY KEY (site_id, month, kind);

ALTER TABLE ONLY public.usage_month
    ADD CONSTRAINT usage_month_pkey PRIMARY KEY (site_id, item_id, month);

ALTER TABLE ONLY public.usage_place
    ADD CONSTRAINT usage_place_pkey PRIMARY KEY (site_id, about, month, country);

ALTER TABLE ONLY public.usage_progress
    ADD CONSTRAINT usage_progress_pkey PRIMARY KEY (site_id);

ALTER TABLE ONLY public.usage_salt
    ADD CONSTRAINT usage_salt_pkey PRIMARY KEY (day);

ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_pkey PRIMARY KEY (site_id, delivery_id);

ALTER TABLE ONLY public.webhook_due
    ADD CONSTRAINT webhook_due_pkey PRIMARY KEY (site_id, delivery_id);

ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_pkey PRIMARY KEY (site_id, webhook_id);

CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));

CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));

CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);

CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));

CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));

CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));

CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));

CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));

CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));

CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);

CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);

CREATE UNIQUE INDEX account_email ON public.account USING btree (lower(email)) WHERE (email IS NOT NULL);

CREATE INDEX account_identity_account_id_idx ON public.account_identity USING btree (account_id);

CREATE UNIQUE INDEX account_mobile ON public.account USING btree (mobile) WHERE (mobile IS NOT NULL);

CREATE UNIQUE INDEX account_orcid ON public.account USING btree (orcid) WHERE (orcid IS NOT NULL);

CREATE INDEX account_passkeys_end_at_idx ON public.account USING btree (passkeys_end_at) WHERE (passkeys_end_at IS NOT NULL);

CREATE UNIQUE INDEX account_user_name ON public.account USING btree (lower(user_name));

CREATE INDEX affiliation_site_id_institution_id_idx ON public.affiliation USING btree (site_id, institution_id) WHERE (institution_id IS NOT NULL);

CREATE INDEX alert_account_id_idx ON public.alert USING btree (account_id);

CREATE UNIQUE INDEX alert_once ON public.alert USING btree (site_id, email_hash, what, subject);

CREATE INDEX alert_progress_cleared_at_idx ON public.alert_progress USING btree (cleared_at);

CREATE INDEX alert_progress_due_at_idx ON public.alert_progress USING btree (due_at);

CREATE INDEX alert_site_id_account_id_idx ON public.alert USING btree (site_id, account_id);

CREATE INDEX alert_site_id_what_subject_idx ON public.alert USING btree (site_id, what, subject);

CREATE INDEX article_closed_idx ON public.article USING btree (site_id, journal_id) WHERE (access_type <> 0);

CREATE INDEX article_elocation_idx ON public.article USING btree (site_id, journal_id, elocation) WHERE (elocation IS NOT NULL);

CREATE INDEX article_first_idx ON public.article USING btree (site_id, journal_id) WHERE (publication_type = 1);

CREATE INDEX article_first_page_idx ON public.article USING btree (site_id, journal_id, first_page) WHERE (first_page IS NOT NULL);

CREATE INDEX article_site_id_journal_id_idx ON public.article USING btree (site_id, journal_id);

CREATE INDEX article_site_id_period_id_position_idx ON public.article USING btree (site_id, period_id, "position");

CREATE INDEX banner_item_site_id_banner_id_position_idx ON public.banner_item USING btree (site_id, banner_id, "position");

CREATE INDEX book_isbn_idx ON public.book USING btree (site_id, translate(isbn, '- '::text, ''::text)) WHERE (isbn IS NOT NULL);

CREATE INDEX collected_account_id_idx ON public.collected USING btree (account_id);

CREATE INDEX collected_site_id_account_id_kind_collected_at_idx ON public.collected USING btree (site_id, account_id, kind, collected_at DESC);

CREATE INDEX collection_entry_site_id_entry_id_idx ON public.collection_entry USING btree (site_id, entry_id);

CREATE INDEX column_entry_site_id_item_id_idx ON public.column_entry USING btree (site_id, item_id);

CREATE INDEX column_text_site_id_channel_id_position_idx ON public.column_text USING btree (site_id, channel_id, "position");

CREATE INDEX comment_account_id_idx ON public.comment USING btree (account_id);

CREATE INDEX comment_site_id_account_id_written_at_idx ON public.comment USING btree (site_id, account_id, written_at DESC);

CREATE INDEX comment_site_id_item_id_written_at_idx ON public.comment USING btree (site_id, item_id, written_at DESC) WHERE (state = 'shown'::text);

CREATE INDEX comment_site_id_state_written_at_idx ON public.comment USING btree (site_id, state, written_at) WHERE (state = 'waiting'::text);

CREATE INDEX conference_site_id_series_year_idx ON public.conference USING btree (site_id, series, year);

CREATE INDEX console_change_site_id_kind_document_id_number_idx ON public.console_change USING btree (site_id, kind, document_id, number DESC);

CREATE INDEX console_invitation_site_id_idx ON public.console_invitation USING btree (site_id);

CREATE INDEX console_role_account_id_idx ON public.console_role USING btree (account_id);

CREATE INDEX console_unsaved_account_id_idx ON public.console_unsaved USING btree (account_id);

CREATE INDEX console_unsaved_site_id_kind_document_id_idx ON public.console_unsaved USING btree (site_id, kind, document_id);

CREATE INDEX console_unsaved_site_id_seen_at_idx ON public.console_unsaved USING btree (site_id, seen_at);

CREATE INDEX consortium_member_site_id_customer_id_idx ON public.consortium_member USING btree (site_id, customer_id);

CREATE INDEX contributor_site_id_expert_id_idx ON public.contributor USING btree (site_id, expert_id) WHERE (expert_id IS NOT NULL);

CREATE INDEX contributor_site_id_orcid_idx ON public.contributor USING btree (site_id, orcid) WHERE (orcid IS NOT NULL);

CREATE INDEX counter_key_site_id_customer_id_idx ON public.counter_key USING btree (site_id, customer_id);

CREATE UNIQUE INDEX counter_key_site_id_key_hash_idx ON public.counter_key USING btree (site_id, key_hash);

CREATE INDEX counter_use_site_id_customer_id_month_idx ON public.counter_use USING btree (site_id, customer_id, month);

CREATE INDEX counter_use_site_id_month_title_id_idx ON public.counter_use USING btree (site_id, month, title_id);

CREATE INDEX customer_range_change_account_id_idx ON public.customer_range_change USING btree (account_id);

CREATE INDEX customer_range_change_site_id_customer_id_changed_at_idx ON public.customer_range_change USING btree (site_id, customer_id, changed_at);

CREATE INDEX customer_range_site_id_range_idx ON public.customer_range USING btree (site_id, range);

CREATE UNIQUE INDEX customer_saml ON public.customer USING btree (site_id, saml_entity) WHERE (saml_entity IS NOT NULL);

CREATE INDEX data_table_site_id_article_id_position_idx ON public.data_table USING btree (site_id, article_id, "position");

CREATE INDEX digest_site_id_made_at_idx ON public.digest USING btree (site_id, made_at);

CREATE INDEX digest_site_id_run_part_idx ON public.digest USING btree (site_id, run, part) WHERE (settled_at IS NULL);

CREATE INDEX dirty_mark_due_at_idx ON public.dirty_mark USING btree (due_at);

CREATE INDEX doi_deposit_site_id_state_changed_at_idx ON public.doi_deposit USING btree (site_id, state, changed_at);

CREATE INDEX doi_due_site_id_due_at_idx ON public.doi_due USING btree (site_id, due_at);

CREATE INDEX due_moment_due_at_idx ON public.due_moment USING btree (due_at);

CREATE INDEX entitlement_site_id_account_id_idx ON public.entitlement USING btree (site_id, account_id);

CREATE INDEX entitlement_site_id_customer_id_idx ON public.entitlement USING btree (site_id, customer_id);

CREATE INDEX expert_claim_account_id_idx ON public.expert_claim USING btree (account_id);

CREATE UNIQUE INDEX expert_site_id_orcid_idx ON public.expert USING btree (site_id, orcid);

CREATE INDEX failed_try_expires_at_idx ON public.failed_try USING btree (expires_at);

CREATE INDEX figure_site_id_article_id_position_idx ON public.figure USING btree (site_id, article_id, "position");

CREATE INDEX general_resource_site_id_library_idx ON public.general_resource USING btree (site_id, library);

CREATE INDEX harvest_entry_in_order ON public.harvest_entry USING btree (site_id, set_spec, changed_at, item_id);

CREATE INDEX harvest_entry_of_papers ON public.harvest_entry USING btree (site_id, set_spec, changed_at, item_id) WHERE is_paper;

CREATE INDEX import_result_site_id_item_id_idx ON public.import_result USING btree (site_id, item_id);

CREATE INDEX import_run_site_id_begun_at_idx ON public.import_run USING btree (site_id, begun_at DESC);

CREATE INDEX installation_command ON public.installation_event USING btree (at) WHERE ((kind = 'command'::text) AND (outcome = 'succeeded'::text));

CREATE UNIQUE INDEX institution_site_id_ror_idx ON public.institution USING btree (site_id, ror);

CREATE INDEX item_at_desk ON public.item USING btree (site_id, kind, id DESC);

CREATE INDEX item_by_date ON public.item USING btree (site_id, kind, published_on DESC NULLS LAST, id DESC) WHERE (status = 'published'::text);

CREATE INDEX item_by_downloads ON public.item USING btree (site_id, kind, downloads DESC, id DESC) WHERE (status = 'published'::text);

CREATE INDEX item_by_name ON public.item USING btree (site_id, kind, shelf, sort_name, id) WHERE ((status = 'published'::text) AND (sort_name IS NOT NULL));

CREATE INDEX item_by_views ON public.item USING btree (site_id, kind, views DESC, id DESC) WHERE (status = 'published'::text);

CREATE INDEX item_file_site_id_sha256_idx ON public.item_file USING btree (site_id, sha256);

CREATE INDEX item_in_console_by_change ON public.item USING btree (site_id, kind, updated_at DESC, id DESC);

CREATE INDEX item_in_console_by_state ON public.item USING btree (site_id, kind, status, id DESC);

CREATE INDEX item_in_console_by_state_and_change ON public.item USING btree (site_id, kind, status, updated_at DESC, id DESC);

CREATE INDEX item_merge_site_id_into_id_idx ON public.item_merge USING btree (site_id, into_id);

CREATE INDEX item_on_shelf ON public.item USING btree (site_id, kind, shelf, pinned DESC, published_on DESC NULLS LAST, id DESC) WHERE ((status = 'published'::text) AND (shelf <> ''::text));

CREATE UNIQUE INDEX item_site_id_doi_idx ON public.item USING btree (site_id, doi) WHERE (doi IS NOT NULL);

CREATE INDEX item_site_id_kind_published_on_idx ON public.item USING btree (site_id, kind, published_on DESC);

CREATE UNIQUE INDEX item_source_key ON public.item USING btree (site_id, kind, source_key);

CREATE INDEX item_subject_site_id_subject_id_idx ON public.item_subject USING btree (site_id, subject_id);

CREATE INDEX item_under ON public.item USING btree (site_id, under_id, kind, shelf, pinned DESC, published_on DESC NULLS LAST, id DESC) WHERE ((status = 'published'::text) AND (under_id IS NOT NULL));

CREATE INDEX kept_page_key_keys_idx ON ONLY public.kept_page_key USING gin (keys) WITH (fastupdate=off);

CREATE INDEX kept_page_key_0_keys_idx ON public.kept_page_key_0 USING gin (keys) WITH (fastupdate=off);

CREATE INDEX kept_page_key_1_keys_idx ON public.kept_page_key_1 USING gin (keys) WITH (fastupdate=off);

CREATE INDEX librarian_account_id_idx ON public.librarian USING btree (account_id);

CREATE INDEX librarian_site_id_account_id_idx ON public.librarian USING btree (site_id, account_id);

CREATE INDEX member_picture_account_id_sent_at_idx ON public.member_picture USING btree (account_id, sent_at DESC);

CREATE INDEX member_use_account_id_idx ON public.member_use USING btree (account_id);

CREATE INDEX member_use_site_id_account_id_what_used_at_idx ON public.member_use USING btree (site_id, account_id, what, used_at DESC);

CREATE INDEX module_site_id_channel_id_position_idx ON public.module USING btree (site_id, channel_id, "position");

CREATE INDEX news_site_id_channel_id_idx ON public.news USING btree (site_id, channel_id);

CREATE INDEX news_site_id_type_idx ON public.news USING btree (site_id, type);

CREATE INDEX notice_account_id_idx ON public.notice USING btree (account_id);

CREATE INDEX notice_site_id_account_id_sent_at_idx ON public.notice USING btree (site_id, account_id, sent_at DESC);

CREATE INDEX notify_announcement_site_id_item_id_idx ON public.notify_announcement USING btree (site_id, item_id);

CREATE INDEX notify_announcement_site_id_state_received_at_idx ON public.notify_announcement USING btree (site_id, state, received_at);

CREATE INDEX notify_due_due_at_idx ON public.notify_due USING btree (due_at);

CREATE UNIQUE INDEX notify_request_is_out ON public.notify_request USING btree (site_id, item_id, service_id, kind) WHERE ((review IS NULL) AND (undo_id IS NULL) AND (state <> 'failed'::text) AND ((answer IS NULL) OR (answer = ANY (ARRAY['accepted'::text, 'tentatively-accepted'::text]))));

CREATE INDEX notify_request_site_id_created_at_idx ON public.notify_request USING btree (site_id, created_at);

CREATE INDEX notify_request_site_id_service_id_idx ON public.notify_request USING btree (site_id, service_id);

CREATE UNIQUE INDEX notify_request_site_id_service_id_item_id_expr_idx ON public.notify_request USING btree (site_id, service_id, item_id, ((review ->> 'key'::text))) WHERE (review IS NOT NULL);

CREATE INDEX one_time_ticket_expires_at_idx ON public.one_time_ticket USING btree (expires_at);

CREATE INDEX orcid_consent_account_id_idx ON public.orcid_consent USING btree (account_id);

CREATE INDEX orcid_consent_site_id_orcid_idx ON public.orcid_consent USING btree (site_id, orcid);

CREATE INDEX orcid_due_account_id_idx ON public.orcid_due USING btree (account_id);

CREATE INDEX orcid_due_due_at_idx ON public.orcid_due USING btree (due_at);

CREATE INDEX orcid_work_site_id_item_id_idx ON public.orcid_work USING btree (site_id, item_id);

CREATE INDEX organisation_key_ror_idx ON public.organisation_key USING btree (ror);

CREATE INDEX passkey_account_id_idx ON public.passkey USING btree (account_id);

CREATE INDEX period_site_id_journal_id_year_idx ON public.period USING btree (site_id, journal_id, year DESC);

CREATE INDEX personal_album_account_id_idx ON public.personal_album USING btree (account_id);

CREATE INDEX personal_album_entry_site_id_album_id_kind_added_at_idx ON public.personal_album_entry USING btree (site_id, album_id, kind, added_at DESC);

CREATE INDEX personal_album_site_id_account_id_changed_at_idx ON public.personal_album USING btree (site_id, account_id, changed_at DESC);

CREATE INDEX ranking_progress_due_at_idx ON public.ranking_progress USING btree (due_at);

CREATE INDEX recording_site_id_article_id_idx ON public.recording USING btree (site_id, article_id) WHERE (article_id IS NOT NULL);

CREATE INDEX reference_site_id_doi_idx ON public.reference USING btree (site_id, doi) WHERE (doi IS NOT NULL);

CREATE INDEX relation_site_id_target_idx ON public.relation USING btree (site_id, target);

CREATE INDEX relation_site_id_to_id_idx ON public.relation USING btree (site_id, to_id) WHERE (to_id IS NOT NULL);

CREATE INDEX rendition_rendered_idx ON public.rendition USING btree (rendered);

CREATE INDEX rendition_site_id_rendered_idx ON public.rendition USING btree (site_id, rendered);

CREATE INDEX search_key_site_id_item_id_idx ON public.search_key USING btree (site_id, item_id);

CREATE INDEX security_event_site_id_account_id_event_id_idx ON public.security_event USING btree (site_id, account_id, event_id DESC);

CREATE INDEX security_event_site_id_kind_event_id_idx ON public.security_event USING btree (site_id, kind, event_id DESC);

CREATE INDEX sent_code_expires_at_idx ON public.sent_code USING btree (expires_at);

CREATE INDEX session_expires_at_idx ON public.session USING btree (expires_at);

CREATE INDEX session_expires_at_idx1 ON public.session USING btree (expires_at);

CREATE INDEX session_member_id_idx ON public.session USING btree (member_id);

CREATE INDEX session_member_id_idx1 ON public.session USING btree (member_id);

CREATE INDEX site_host_site_id_idx ON public.site_host USING btree (site_id);

CREATE INDEX site_member_account_id_idx ON public.site_member USING btree (account_id);

CREATE INDEX site_member_site_id_name_key_idx ON public.site_member USING btree (site_id, name_key);

CREATE INDEX site_member_site_id_seen_at_account_id_idx ON public.site_member USING btree (site_id, seen_at DESC, account_id);

CREATE INDEX spent_expires_at_idx ON public.spent USING btree (expires_at);

CREATE INDEX stored_file_sha256_idx ON public.stored_file USING btree (sha256);

CREATE INDEX submission_account_id_changed_at_idx ON public.submission USING btree (account_id, changed_at DESC);

CREATE INDEX submission_author_site_id_email_key_idx ON public.submission_author USING btree (site_id, email_key);

CREATE INDEX submission_author_site_id_orcid_idx ON public.submission_author USING btree (site_id, orcid);

CREATE INDEX submission_by_decision ON public.submission USING btree (site_id, decided_at) WHERE (decided_at IS NOT NULL);

CREATE INDEX submission_by_sending ON public.submission USING btree (site_id, sent_at) WHERE (sent_at IS NOT NULL);

CREATE INDEX submission_editor_id_idx ON public.submission USING btree (editor_id);

CREATE INDEX submission_event_account_id_idx ON public.submission_event USING btree (account_id);

CREATE INDEX submission_event_site_id_submission_id_event_id_idx ON public.submission_event USING btree (site_id, submission_id, event_id);

CREATE INDEX submission_file_site_id_copy_of_idx ON public.submission_file USING btree (site_id, copy_of) WHERE (copy_of IS NOT NULL);

CREATE INDEX submission_file_site_id_sha256_idx ON public.submission_file USING btree (site_id, sha256);

CREATE INDEX submission_file_site_id_submission_id_file_id_idx ON public.submission_file USING btree (site_id, submission_id, file_id);

CREATE INDEX submission_mail_site_id_submission_id_mail_id_idx ON public.submission_mail USING btree (site_id, submission_id, mail_id);

CREATE INDEX submission_opinion_site_id_lower_idx ON public.submission_opinion USING btree (site_id, lower(email));

CREATE INDEX submission_opinion_site_id_submission_id_opinion_id_idx ON public.submission_opinion USING btree (site_id, submission_id, opinion_id);

CREATE INDEX submission_review_due ON public.submission_opinion USING btree (site_id, due_on) WHERE (state = ANY (ARRAY['asked'::text, 'agreed'::text]));

CREATE INDEX submission_site_id_editor_id_changed_at_idx ON public.submission USING btree (site_id, editor_id, changed_at DESC);

CREATE INDEX submission_site_id_state_changed_at_submission_id_idx ON public.submission USING btree (site_id, state, changed_at DESC, submission_id);

CREATE INDEX submission_text_site_id_body_idx ON public.submission_text USING btree (site_id, body);

CREATE INDEX transport_key_expires_at_idx ON public.transport_key USING btree (expires_at);

CREATE INDEX unused_file_coalesce_idx ON public.unused_file USING btree (COALESCE(aside_at, since));

CREATE INDEX upload_account_id_idx ON public.upload USING btree (account_id);

CREATE INDEX upload_due_look_at_idx ON public.upload_due USING btree (look_at);

CREATE INDEX upload_site_id_account_id_created_at_idx ON public.upload USING btree (site_id, account_id, created_at);

CREATE INDEX usage_progress_counter_day_idx ON public.usage_progress USING btree (counter_day);

CREATE INDEX usage_progress_due_at_idx ON public.usage_progress USING btree (due_at);

CREATE INDEX webhook_delivery_site_id_created_at_idx ON public.webhook_delivery USING btree (site_id, created_at);

CREATE UNIQUE INDEX webhook_delivery_site_id_webhook_id_item_id_created_at_idx ON public.webhook_delivery USING btree (site_id, webhook_id, item_id, created_at);

CREATE INDEX webhook_due_site_id_webhook_id_due_at_idx ON public.webhook_due USING btree (site_id, webhook_id, due_at);

CREATE INDEX webhook_due_site_id_webhook_id_idx ON public.webhook_due USING btree (site_id, webhook_id) WHERE is_held;

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;

ALTER INDEX public.kept_page_pkey ATTACH PARTITION public.kept_page_0_pkey;

ALTER INDEX public.kept_page_pkey ATTACH PARTITION public.kept_page_1_pkey;

ALTER INDEX public.kept_page_key_keys_idx ATTACH PARTITION public.kept_page_key_0_keys_idx;

ALTER INDEX public.kept_page_key_pkey ATTACH PARTITION public.kept_page_key_0_pkey;

ALTER INDEX public.kept_page_key_keys_idx ATTACH PARTITION public.kept_page_key_1_keys_idx;

ALTER INDEX public.kept_page_key_pkey ATTACH PARTITION public.kept_page_key_1_pkey;

ALTER INDEX public.usage_event_pkey ATTACH PARTITION public.usage_event_other_pkey;

CREATE TRIGGER column_changed AFTER INSERT OR DELETE OR UPDATE ON public.column_entry FOR EACH ROW EXECUTE FUNCTION public.column_changed();

CREATE TRIGGER count_comments AFTER INSERT OR DELETE OR UPDATE OF state, stars ON public.comment FOR EACH ROW EXECUTE FUNCTION public.count_comments();

CREATE TRIGGER forget_draft AFTER UPDATE OF account_id ON public.submission FOR EACH ROW WHEN (((new.account_id IS NULL) AND (new.state = 'draft'::text))) EXECUTE FUNCTION public.forget_draft();

CREATE CONSTRAINT TRIGGER forget_pages AFTER INSERT OR UPDATE OF revision ON public.dirty_mark DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.sink = 'edge'::text)) EXECUTE FUNCTION public.forget_pages();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.banner_item FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.channel FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.column_text FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.common_code FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.module FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.site FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.site_config FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.site_gathering FOR EACH ROW EXECUTE FUNCTION public.frame_changed('portal_id');

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.site_host FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.sub_pool FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER frame_changed AFTER INSERT OR DELETE OR UPDATE ON public.tool_link FOR EACH ROW EXECUTE FUNCTION public.frame_changed();

CREATE TRIGGER key_changed_contributors AFTER UPDATE ON public.contributor REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.key_changed_contributors();

CREATE TRIGGER key_changed_item AFTER UPDATE ON public.item FOR EACH ROW WHEN (((((old.kind IS DISTINCT FROM new.kind) OR (old.titles IS DISTINCT FROM new.titles)) OR (old.doi IS DISTINCT FROM new.doi)) OR (old.source_key IS DISTINCT FROM new.source_key))) EXECUTE FUNCTION public.key_changed_item();

CREATE TRIGGER key_gone_contributors AFTER DELETE ON public.contributor REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.key_changed_contributors();

CREATE TRIGGER key_new_contributors AFTER INSERT ON public.contributor REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.key_new_contributors();

CREATE TRIGGER key_new_items AFTER INSERT ON public.item REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.key_new_items();

CREATE TRIGGER key_people AFTER INSERT OR UPDATE ON public.album FOR EACH ROW EXECUTE FUNCTION public.key_people('editors');

CREATE TRIGGER key_people AFTER INSERT OR UPDATE ON public.book FOR EACH ROW EXECUTE FUNCTION public.key_people('authors', 'editors');

CREATE TRIGGER key_people AFTER INSERT OR UPDATE ON public.general_resource FOR EACH ROW EXECUTE FUNCTION public.key_people('people');

CREATE TRIGGER key_people AFTER INSERT OR UPDATE ON public.news FOR EACH ROW EXECUTE FUNCTION public.key_people('authors');

CREATE TRIGGER key_people AFTER INSERT OR UPDATE ON public.recording FOR EACH ROW EXECUTE FUNCTION public.key_people('speakers');

CREATE TRIGGER key_people AFTER INSERT OR UPDATE ON public.special_issue FOR EACH ROW EXECUTE FUNCTION public.key_people('guest_editors');

CREATE TRIGGER leave_file AFTER DELETE ON public.member_picture FOR EACH ROW EXECUTE FUNCTION public.leave_member_picture();

CREATE TRIGGER leave_file AFTER DELETE ON public.submission_file FOR EACH ROW EXECUTE FUNCTION public.leave_submission_file();

CREATE TRIGGER mark_item AFTER INSERT OR UPDATE ON public.item FOR EACH ROW WHEN ((NOT public.is_counting())) EXECUTE FUNCTION public.mark_item();

CREATE TRIGGER note_account_site AFTER INSERT ON public.console_role FOR EACH ROW EXECUTE FUNCTION public.note_account_site();

CREATE TRIGGER note_account_site AFTER INSERT ON public.submission FOR EACH ROW EXECUTE FUNCTION public.note_account_site();

CREATE TRIGGER note_delivery AFTER INSERT OR DELETE OR UPDATE OF state ON public.webhook_delivery FOR EACH ROW EXECUTE FUNCTION public.note_delivery();

CREATE TRIGGER note_deposit AFTER INSERT OR DELETE OR UPDATE OF state ON public.doi_deposit FOR EACH ROW EXECUTE FUNCTION public.note_deposit();

CREATE TRIGGER note_editor_site AFTER INSERT OR UPDATE OF editor_id ON public.submission FOR EACH ROW WHEN ((new.editor_id IS NOT NULL)) EXECUTE FUNCTION public.note_editor_site();

CREATE TRIGGER note_embargo AFTER UPDATE OF embargo_until ON public.item FOR EACH ROW WHEN ((old.embargo_until IS DISTINCT FROM new.embargo_until)) EXECUTE FUNCTION public.note_embargo();

CREATE TRIGGER note_member AFTER INSERT OR UPDATE OF account_id ON public.alert FOR EACH ROW EXECUTE FUNCTION public.note_member();

CREATE TRIGGER note_member AFTER INSERT ON public.collected FOR EACH ROW EXECUTE FUNCTION public.note_member();

CREATE TRIGGER note_member AFTER INSERT ON public.comment FOR EACH ROW EXECUTE FUNCTION public.note_member();

CREATE TRIGGER note_member AFTER INSERT OR UPDATE OF used_at ON public.member_use FOR EACH ROW EXECUTE FUNCTION public.note_member();

CREATE TRIGGER note_orcid_change AFTER UPDATE OF orcid ON public.account FOR EACH ROW WHEN ((old.orcid IS DISTINCT FROM new.orcid)) EXECUTE FUNCTION public.note_orcid_change();

CREATE TRIGGER note_orcid_consent AFTER INSERT OR DELETE OR UPDATE OF state ON public.orcid_consent FOR EACH ROW EXECUTE FUNCTION public.note_orcid_consent();

CREATE TRIGGER note_orcid_work AFTER INSERT OR UPDATE OF state, number ON public.orcid_work FOR EACH ROW EXECUTE FUNCTION public.note_orcid_work();

CREATE TRIGGER note_request AFTER INSERT OR DELETE OR UPDATE OF state ON public.notify_request FOR EACH ROW EXECUTE FUNCTION public.note_request();

CREATE TRIGGER note_reviewer_site AFTER INSERT OR UPDATE OF email ON public.submission_opinion FOR EACH ROW EXECUTE FUNCTION public.note_reviewer_site();

CREATE TRIGGER note_scheduled AFTER INSERT OR DELETE OR UPDATE ON public.scheduled_document FOR EACH ROW EXECUTE FUNCTION public.note_scheduled();

CREATE TRIGGER raise_revision BEFORE UPDATE ON public.item FOR EACH ROW WHEN ((NOT public.is_counting())) EXECUTE FUNCTION public.raise_revision();

CREATE TRIGGER recount_after_delete AFTER DELETE ON public.reference REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.recount_after_references();

CREATE TRIGGER recount_after_insert AFTER INSERT ON public.reference REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.recount_after_references();

CREATE TRIGGER recount_after_update AFTER UPDATE ON public.reference REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.recount_after_references();

CREATE TRIGGER recount_new_articles AFTER INSERT ON public.article REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.recount_new_articles();

CREATE TRIGGER refuse_item_deletion BEFORE DELETE ON public.item FOR EACH ROW EXECUTE FUNCTION public.refuse_item_deletion();

CREATE TRIGGER shelve AFTER INSERT OR UPDATE ON public.expert FOR EACH ROW EXECUTE FUNCTION public.shelve_expert_row();

CREATE TRIGGER shelve AFTER INSERT OR UPDATE ON public.general_resource FOR EACH ROW EXECUTE FUNCTION public.shelve_resource();

CREATE TRIGGER shelve AFTER INSERT OR UPDATE ON public.news FOR EACH ROW EXECUTE FUNCTION public.shelve_news();

CREATE TRIGGER shelve AFTER INSERT OR UPDATE ON public.special_issue FOR EACH ROW EXECUTE FUNCTION public.shelve_special_issue();

CREATE TRIGGER shelve_expert AFTER UPDATE OF titles ON public.item FOR EACH ROW WHEN (((new.kind = 'expert'::text) AND (old.titles IS DISTINCT FROM new.titles))) EXECUTE FUNCTION public.shelve_expert_row();

CREATE TRIGGER tell_alerts AFTER INSERT ON public.item REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.tell_of_new_items();

CREATE TRIGGER tell_alerts_of_issue AFTER UPDATE OF period_id ON public.article FOR EACH ROW WHEN (((new.period_id IS NOT NULL) AND (old.period_id IS DISTINCT FROM new.period_id))) EXECUTE FUNCTION public.tell_of_item();

CREATE TRIGGER tell_alerts_of_release AFTER UPDATE OF status ON public.item FOR EACH ROW WHEN (((old.status = 'draft'::text) AND (new.status = 'published'::text) AND (new.kind = ANY (ARRAY['article'::text, 'news'::text])))) EXECUTE FUNCTION public.tell_of_item();

CREATE TRIGGER tell_frame AFTER INSERT OR UPDATE OF revision ON public.dirty_mark FOR EACH ROW WHEN (((new.sink = 'edge'::text) AND (new.item_id = 0))) EXECUTE FUNCTION public.tell_frame();

CREATE TRIGGER tell_webhooks_of_change AFTER UPDATE ON public.item FOR EACH ROW WHEN ((((old.status = 'published'::text) OR (new.status = 'published'::text)) AND (new.kind <> ALL (ARRAY['figure'::text, 'table'::text])) AND (NOT public.is_counting()) AND (NOT public.is_untold()))) EXECUTE FUNCTION public.tell_webhooks_of_item();

CREATE TRIGGER tell_webhooks_of_decision AFTER INSERT ON public.submission_event FOR EACH ROW WHEN ((new.what = ANY (ARRAY['revision-asked'::text, 'accepted'::text, 'declined'::text]))) EXECUTE FUNCTION public.tell_webhooks_of_decision();

CREATE TRIGGER tell_webhooks_of_new AFTER INSERT ON public.item FOR EACH ROW WHEN (((new.status = 'published'::text) AND (new.kind <> ALL (ARRAY['figure'::text, 'table'::text])) AND (NOT public.is_counting()) AND (NOT public.is_untold()))) EXECUTE FUNCTION public.tell_webhooks_of_item();

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.affiliation REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('article_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.album REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.article REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id', 'period_id', 'journal_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.article_pdf REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('article_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.article_redline REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('article_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.article_version REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('article_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.board_member REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('journal_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.book REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.chapter REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('book_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.collection_entry REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('collection_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.conference REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.contributor REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('article_id', 'expert_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.data_table REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id', 'article_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.expert REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.extension_item REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.figure REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id', 'article_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.general_resource REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.institution REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.item_file REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('item_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.item_merge REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('from_id', 'into_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.item_subject REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('item_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.news REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.recording REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.reference REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('article_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.relation REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('from_id', 'to_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.special_issue REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.sub_article REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('article_id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.subject REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id');

CREATE TRIGGER touch_after_delete AFTER DELETE ON public.topic REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_delete('id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.affiliation REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('article_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.album REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.article REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id', 'period_id', 'journal_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.article_pdf REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('article_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.article_redline REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('article_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.article_version REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('article_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.board_member REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('journal_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.book REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.chapter REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('book_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.collection_entry REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('collection_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.conference REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.contributor REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('article_id', 'expert_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.data_table REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id', 'article_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.expert REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.extension_item REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.figure REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id', 'article_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.general_resource REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.institution REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.item_file REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('item_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.item_merge REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('from_id', 'into_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.item_subject REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('item_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.news REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.recording REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.reference REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('article_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.relation REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('from_id', 'to_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.special_issue REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.sub_article REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('article_id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.subject REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id');

CREATE TRIGGER touch_after_insert AFTER INSERT ON public.topic REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_insert('id');

CREATE TRIGGER touch_after_rendition AFTER INSERT ON public.rendition REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_rendition();

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.affiliation REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('article_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.album REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.article REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id', 'period_id', 'journal_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.article_pdf REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('article_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.article_redline REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('article_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.article_version REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('article_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.board_member REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('journal_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.book REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.chapter REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('book_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.collection_entry REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('collection_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.conference REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.contributor REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('article_id', 'expert_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.data_table REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id', 'article_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.expert REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.extension_item REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.figure REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id', 'article_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.general_resource REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.institution REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.item_file REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('item_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.item_merge REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('from_id', 'into_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.item_subject REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('item_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.news REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.recording REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.reference REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('article_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.relation REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('from_id', 'to_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.special_issue REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.sub_article REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('article_id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.subject REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id');

CREATE TRIGGER touch_after_update AFTER UPDATE ON public.topic REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_after_update('id');

CREATE TRIGGER touch_announced AFTER UPDATE OF state ON public.notify_announcement FOR EACH ROW WHEN (((old.state <> new.state) AND (('accepted'::text = old.state) OR ('accepted'::text = new.state)))) EXECUTE FUNCTION public.touch_announced();

CREATE TRIGGER touch_claimed AFTER INSERT OR DELETE OR UPDATE ON public.expert_claim FOR EACH ROW EXECUTE FUNCTION public.touch_claimed();

CREATE TRIGGER touch_item AFTER UPDATE ON public.journal FOR EACH ROW EXECUTE FUNCTION public.touch_item();

CREATE TRIGGER touch_item AFTER UPDATE ON public.period FOR EACH ROW EXECUTE FUNCTION public.touch_item();

CREATE TRIGGER touch_journal AFTER INSERT OR UPDATE ON public.period FOR EACH ROW EXECUTE FUNCTION public.touch_journal();

CREATE TRIGGER touch_journal_of_period AFTER UPDATE OF status, titles, cover, published_on ON public.item FOR EACH ROW WHEN (((new.kind = 'issue'::text) AND ((((old.status IS DISTINCT FROM new.status) OR (old.titles IS DISTINCT FROM new.titles)) OR (old.cover IS DISTINCT FROM new.cover)) OR (old.published_on IS DISTINCT FROM new.published_on)))) EXECUTE FUNCTION public.touch_journal_of_period();

CREATE TRIGGER upload_gone AFTER DELETE ON public.upload FOR EACH ROW EXECUTE FUNCTION public.upload_gone();

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY public.account_identity
    ADD CONSTRAINT account_identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.account_site
    ADD CONSTRAINT account_site_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.account_site
    ADD CONSTRAINT account_site_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.affiliation
    ADD CONSTRAINT affiliation_site_id_article_id_fkey FOREIGN KEY (site_id, article_id) REFERENCES public.article(site_id, id);

ALTER TABLE ONLY public.affiliation
    ADD CONSTRAINT affiliation_site_id_institution_id_fkey FOREIGN KEY (site_id, institution_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.album
    ADD CONSTRAINT album_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.alert
    ADD CONSTRAINT alert_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.alert_progress
    ADD CONSTRAINT alert_progress_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.alert
    ADD CONSTRAINT alert_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.article_pdf
    ADD CONSTRAINT article_pdf_site_id_article_id_fkey FOREIGN KEY (site_id, article_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.article_pdf
    ADD CONSTRAINT article_pdf_site_id_pdf_fkey FOREIGN KEY (site_id, pdf) REFERENCES public.stored_file(site_id, sha256);

ALTER TABLE ONLY public.article_redline
    ADD CONSTRAINT article_redline_site_id_article_id_fkey FOREIGN KEY (site_id, article_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.article_redline
    ADD CONSTRAINT article_redline_site_id_redline_fkey FOREIGN KEY (site_id, redline) REFERENCES public.stored_file(site_id, sha256);

ALTER TABLE ONLY public.article
    ADD CONSTRAINT article_site_id_body_fkey FOREIGN KEY (site_id, body) REFERENCES public.stored_file(site_id, sha256);

ALTER TABLE ONLY public.article
    ADD CONSTRAINT article_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.article
    ADD CONSTRAINT article_site_id_journal_id_fkey FOREIGN KEY (site_id, journal_id) REFERENCES public.journal(site_id, id);

ALTER TABLE ONLY public.article
    ADD CONSTRAINT article_site_id_period_id_fkey FOREIGN KEY (site_id, period_id) REFERENCES public.period(site_id, id);

ALTER TABLE ONLY public.article_version
    ADD CONSTRAINT article_version_site_id_article_id_fkey FOREIGN KEY (site_id, article_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.article_version
    ADD CONSTRAINT article_version_site_id_body_fkey FOREIGN KEY (site_id, body) REFERENCES public.stored_file(site_id, sha256);

ALTER TABLE ONLY public.article_version
    ADD CONSTRAINT article_version_site_id_source_fkey FOREIGN KEY (site_id, source) REFERENCES public.stored_file(site_id, sha256);

ALTER TABLE ONLY public.banner_item
    ADD CONSTRAINT banner_item_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.board_member
    ADD CONSTRAINT board_member_site_id_expert_id_fkey FOREIGN KEY (site_id, expert_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.board_member
    ADD CONSTRAINT board_member_site_id_journal_id_fkey FOREIGN KEY (site_id, journal_id) REFERENCES public.journal(site_id, id);

ALTER TABLE ONLY public.book
    ADD CONSTRAINT book_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.channel
    ADD CONSTRAINT channel_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.channel
    ADD CONSTRAINT channel_site_id_parent_id_fkey FOREIGN KEY (site_id, parent_id) REFERENCES public.channel(site_id, id);

ALTER TABLE ONLY public.chapter
    ADD CONSTRAINT chapter_site_id_book_id_fkey FOREIGN KEY (site_id, book_id) REFERENCES public.book(site_id, id);

ALTER TABLE ONLY public.collected
    ADD CONSTRAINT collected_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.collected
    ADD CONSTRAINT collected_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.collection_entry
    ADD CONSTRAINT collection_entry_site_id_collection_id_fkey FOREIGN KEY (site_id, collection_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.collection_entry
    ADD CONSTRAINT collection_entry_site_id_entry_id_fkey FOREIGN KEY (site_id, entry_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.column_entry
    ADD CONSTRAINT column_entry_site_id_channel_id_fkey FOREIGN KEY (site_id, channel_id) REFERENCES public.channel(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.column_text
    ADD CONSTRAINT column_text_site_id_channel_id_fkey FOREIGN KEY (site_id, channel_id) REFERENCES public.channel(site_id, id) ON DELETE SET NULL (channel_id);

ALTER TABLE ONLY public.column_text
    ADD CONSTRAINT column_text_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.comment
    ADD CONSTRAINT comment_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.comment
    ADD CONSTRAINT comment_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.common_code
    ADD CONSTRAINT common_code_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.conference
    ADD CONSTRAINT conference_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.console_change
    ADD CONSTRAINT console_change_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.console_draft
    ADD CONSTRAINT console_draft_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.console_invitation
    ADD CONSTRAINT console_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.account(account_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.console_invitation
    ADD CONSTRAINT console_invitation_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.console_role
    ADD CONSTRAINT console_role_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.console_role
    ADD CONSTRAINT console_role_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.console_unsaved
    ADD CONSTRAINT console_unsaved_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.console_unsaved
    ADD CONSTRAINT console_unsaved_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.consortium_member
    ADD CONSTRAINT consortium_member_site_id_consortium_id_fkey FOREIGN KEY (site_id, consortium_id) REFERENCES public.customer(site_id, customer_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.consortium_member
    ADD CONSTRAINT consortium_member_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customer(site_id, customer_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contributor
    ADD CONSTRAINT contributor_site_id_article_id_fkey FOREIGN KEY (site_id, article_id) REFERENCES public.article(site_id, id);

ALTER TABLE ONLY public.contributor
    ADD CONSTRAINT contributor_site_id_expert_id_fkey FOREIGN KEY (site_id, expert_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.counter_key
    ADD CONSTRAINT counter_key_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customer(site_id, customer_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.counter_key
    ADD CONSTRAINT counter_key_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.counter_month
    ADD CONSTRAINT counter_month_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.counter_search
    ADD CONSTRAINT counter_search_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.counter_use
    ADD CONSTRAINT counter_use_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.customer_range_change
    ADD CONSTRAINT customer_range_change_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.customer_range_change
    ADD CONSTRAINT customer_range_change_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customer(site_id, customer_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.customer_range
    ADD CONSTRAINT customer_range_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customer(site_id, customer_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.data_table
    ADD CONSTRAINT data_table_site_id_article_id_fkey FOREIGN KEY (site_id, article_id) REFERENCES public.article(site_id, id);

ALTER TABLE ONLY public.data_table
    ADD CONSTRAINT data_table_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.digest
    ADD CONSTRAINT digest_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.doi_deposit
    ADD CONSTRAINT doi_deposit_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.doi_deposit
    ADD CONSTRAINT doi_deposit_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.doi_registration
    ADD CONSTRAINT doi_registration_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.entitlement
    ADD CONSTRAINT entitlement_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.entitlement
    ADD CONSTRAINT entitlement_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customer(site_id, customer_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.entitlement
    ADD CONSTRAINT entitlement_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.expert_claim
    ADD CONSTRAINT expert_claim_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.expert_claim
    ADD CONSTRAINT expert_claim_site_id_expert_id_fkey FOREIGN KEY (site_id, expert_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.expert_claim
    ADD CONSTRAINT expert_claim_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.expert
    ADD CONSTRAINT expert_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.expert
    ADD CONSTRAINT expert_site_id_institution_id_fkey FOREIGN KEY (site_id, institution_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.extension_item
    ADD CONSTRAINT extension_item_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.figure
    ADD CONSTRAINT figure_site_id_article_id_fkey FOREIGN KEY (site_id, article_id) REFERENCES public.article(site_id, id);

ALTER TABLE ONLY public.figure
    ADD CONSTRAINT figure_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.figure
    ADD CONSTRAINT figure_site_id_parent_id_fkey FOREIGN KEY (site_id, parent_id) REFERENCES public.figure(site_id, id);

ALTER TABLE ONLY public.fresh_item
    ADD CONSTRAINT fresh_item_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.general_resource
    ADD CONSTRAINT general_resource_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.harvest_entry
    ADD CONSTRAINT harvest_entry_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.harvest_entry
    ADD CONSTRAINT harvest_entry_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.harvest_set
    ADD CONSTRAINT harvest_set_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.import_entry
    ADD CONSTRAINT import_entry_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.import_entry
    ADD CONSTRAINT import_entry_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.import_piece
    ADD CONSTRAINT import_piece_site_id_run_id_fkey FOREIGN KEY (site_id, run_id) REFERENCES public.import_run(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_result
    ADD CONSTRAINT import_result_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.import_result
    ADD CONSTRAINT import_result_site_id_run_id_fkey FOREIGN KEY (site_id, run_id) REFERENCES public.import_run(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_run
    ADD CONSTRAINT import_run_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.institution
    ADD CONSTRAINT institution_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.item_edit
    ADD CONSTRAINT item_edit_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.item_file
    ADD CONSTRAINT item_file_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.item_file
    ADD CONSTRAINT item_file_site_id_sha256_fkey FOREIGN KEY (site_id, sha256) REFERENCES public.stored_file(site_id, sha256);

ALTER TABLE ONLY public.item_meaning
    ADD CONSTRAINT item_meaning_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.item_merge
    ADD CONSTRAINT item_merge_site_id_from_id_fkey FOREIGN KEY (site_id, from_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.item_merge
    ADD CONSTRAINT item_merge_site_id_into_id_fkey FOREIGN KEY (site_id, into_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.item_subject
    ADD CONSTRAINT item_subject_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.item_subject
    ADD CONSTRAINT item_subject_site_id_subject_id_fkey FOREIGN KEY (site_id, subject_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.librarian
    ADD CONSTRAINT librarian_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.librarian
    ADD CONSTRAINT librarian_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customer(site_id, customer_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.member_picture
    ADD CONSTRAINT member_picture_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.member_use
    ADD CONSTRAINT member_use_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.member_use
    ADD CONSTRAINT member_use_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.module
    ADD CONSTRAINT module_site_id_channel_id_fkey FOREIGN KEY (site_id, channel_id) REFERENCES public.channel(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.module
    ADD CONSTRAINT module_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.news
    ADD CONSTRAINT news_site_id_channel_id_fkey FOREIGN KEY (site_id, channel_id) REFERENCES public.channel(site_id, id) ON DELETE SET NULL (channel_id);

ALTER TABLE ONLY public.news
    ADD CONSTRAINT news_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.notify_announcement
    ADD CONSTRAINT notify_announcement_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notify_request
    ADD CONSTRAINT notify_request_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notify_request
    ADD CONSTRAINT notify_request_site_id_service_id_fkey FOREIGN KEY (site_id, service_id) REFERENCES public.notify_service(site_id, service_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notify_service
    ADD CONSTRAINT notify_service_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.operator
    ADD CONSTRAINT operator_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.orcid_consent
    ADD CONSTRAINT orcid_consent_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.orcid_consent
    ADD CONSTRAINT orcid_consent_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.orcid_work
    ADD CONSTRAINT orcid_work_site_id_account_id_fkey FOREIGN KEY (site_id, account_id) REFERENCES public.orcid_consent(site_id, account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.orcid_work
    ADD CONSTRAINT orcid_work_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.organisation_key
    ADD CONSTRAINT organisation_key_ror_fkey FOREIGN KEY (ror) REFERENCES public.organisation(ror) ON DELETE CASCADE;

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.period
    ADD CONSTRAINT period_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.period
    ADD CONSTRAINT period_site_id_journal_id_fkey FOREIGN KEY (site_id, journal_id) REFERENCES public.journal(site_id, id);

ALTER TABLE ONLY public.personal_album
    ADD CONSTRAINT personal_album_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.personal_album_entry
    ADD CONSTRAINT personal_album_entry_site_id_album_id_fkey FOREIGN KEY (site_id, album_id) REFERENCES public.personal_album(site_id, album_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.personal_album
    ADD CONSTRAINT personal_album_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.ranking_progress
    ADD CONSTRAINT ranking_progress_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.ranking
    ADD CONSTRAINT ranking_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.recording
    ADD CONSTRAINT recording_site_id_article_id_fkey FOREIGN KEY (site_id, article_id) REFERENCES public.article(site_id, id);

ALTER TABLE ONLY public.recording
    ADD CONSTRAINT recording_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.redirect
    ADD CONSTRAINT redirect_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.redirect
    ADD CONSTRAINT redirect_site_id_to_item_fkey FOREIGN KEY (site_id, to_item) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.reference
    ADD CONSTRAINT reference_site_id_article_id_fkey FOREIGN KEY (site_id, article_id) REFERENCES public.article(site_id, id);

ALTER TABLE ONLY public.relation
    ADD CONSTRAINT relation_site_id_from_id_fkey FOREIGN KEY (site_id, from_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.relation
    ADD CONSTRAINT relation_site_id_to_id_fkey FOREIGN KEY (site_id, to_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.rendition
    ADD CONSTRAINT rendition_site_id_rendered_fkey FOREIGN KEY (site_id, rendered) REFERENCES public.stored_file(site_id, sha256);

ALTER TABLE ONLY public.rendition
    ADD CONSTRAINT rendition_site_id_sha256_fkey FOREIGN KEY (site_id, sha256) REFERENCES public.stored_file(site_id, sha256);

ALTER TABLE ONLY public.reviewer_site
    ADD CONSTRAINT reviewer_site_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.scheduled_document
    ADD CONSTRAINT scheduled_document_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.search_event
    ADD CONSTRAINT search_event_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.search_key
    ADD CONSTRAINT search_key_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.security_event
    ADD CONSTRAINT security_event_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.sent_bytes
    ADD CONSTRAINT sent_bytes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.silenced_address
    ADD CONSTRAINT silenced_address_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.site_config
    ADD CONSTRAINT site_config_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.site_gathering
    ADD CONSTRAINT site_gathering_portal_id_fkey FOREIGN KEY (portal_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.site_gathering
    ADD CONSTRAINT site_gathering_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.site_host
    ADD CONSTRAINT site_host_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.site_member
    ADD CONSTRAINT site_member_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_member
    ADD CONSTRAINT site_member_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.special_issue
    ADD CONSTRAINT special_issue_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.special_issue
    ADD CONSTRAINT special_issue_site_id_journal_id_fkey FOREIGN KEY (site_id, journal_id) REFERENCES public.journal(site_id, id);

ALTER TABLE ONLY public.special_issue
    ADD CONSTRAINT special_issue_site_id_period_id_fkey FOREIGN KEY (site_id, period_id) REFERENCES public.period(site_id, id);

ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.sub_article
    ADD CONSTRAINT sub_article_site_id_article_id_fkey FOREIGN KEY (site_id, article_id) REFERENCES public.article(site_id, id);

ALTER TABLE ONLY public.sub_article
    ADD CONSTRAINT sub_article_site_id_body_fkey FOREIGN KEY (site_id, body) REFERENCES public.stored_file(site_id, sha256);

ALTER TABLE ONLY public.sub_pool
    ADD CONSTRAINT sub_pool_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.subject
    ADD CONSTRAINT subject_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.subject
    ADD CONSTRAINT subject_site_id_parent_id_fkey FOREIGN KEY (site_id, parent_id) REFERENCES public.subject(site_id, id);

ALTER TABLE ONLY public.submission
    ADD CONSTRAINT submission_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.submission_author
    ADD CONSTRAINT submission_author_site_id_submission_id_fkey FOREIGN KEY (site_id, submission_id) REFERENCES public.submission(site_id, submission_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.submission
    ADD CONSTRAINT submission_editor_id_fkey FOREIGN KEY (editor_id) REFERENCES public.account(account_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.submission_event
    ADD CONSTRAINT submission_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.submission_event
    ADD CONSTRAINT submission_event_site_id_submission_id_fkey FOREIGN KEY (site_id, submission_id) REFERENCES public.submission(site_id, submission_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.submission_file
    ADD CONSTRAINT submission_file_site_id_copy_of_fkey FOREIGN KEY (site_id, copy_of) REFERENCES public.submission_file(site_id, file_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.submission_file
    ADD CONSTRAINT submission_file_site_id_event_id_fkey FOREIGN KEY (site_id, event_id) REFERENCES public.submission_event(site_id, event_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.submission_file
    ADD CONSTRAINT submission_file_site_id_sha256_fkey FOREIGN KEY (site_id, sha256) REFERENCES public.stored_file(site_id, sha256);

ALTER TABLE ONLY public.submission_file
    ADD CONSTRAINT submission_file_site_id_submission_id_fkey FOREIGN KEY (site_id, submission_id) REFERENCES public.submission(site_id, submission_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.submission_mail
    ADD CONSTRAINT submission_mail_site_id_submission_id_fkey FOREIGN KEY (site_id, submission_id) REFERENCES public.submission(site_id, submission_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.submission_opinion
    ADD CONSTRAINT submission_opinion_site_id_submission_id_fkey FOREIGN KEY (site_id, submission_id) REFERENCES public.submission(site_id, submission_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.submission
    ADD CONSTRAINT submission_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.submission
    ADD CONSTRAINT submission_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.submission
    ADD CONSTRAINT submission_site_id_journal_id_fkey FOREIGN KEY (site_id, journal_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.submission_text
    ADD CONSTRAINT submission_text_site_id_body_fkey FOREIGN KEY (site_id, body) REFERENCES public.stored_file(site_id, sha256);

ALTER TABLE ONLY public.submission_text
    ADD CONSTRAINT submission_text_site_id_submission_id_fkey FOREIGN KEY (site_id, submission_id) REFERENCES public.submission(site_id, submission_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.tool_link
    ADD CONSTRAINT tool_link_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.topic
    ADD CONSTRAINT topic_site_id_id_fkey FOREIGN KEY (site_id, id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.upload
    ADD CONSTRAINT upload_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.upload_due
    ADD CONSTRAINT upload_due_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.upload
    ADD CONSTRAINT upload_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.usage_customer
    ADD CONSTRAINT usage_customer_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.usage_day
    ADD CONSTRAINT usage_day_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id);

ALTER TABLE public.usage_event
    ADD CONSTRAINT usage_event_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.usage_kind
    ADD CONSTRAINT usage_kind_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.usage_month
    ADD CONSTRAINT usage_month_site_id_item_id_fkey FOREIGN KEY (site_id, item_id) REFERENCES public.item(site_id, id);

ALTER TABLE ONLY public.usage_place
    ADD CONSTRAINT usage_place_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.usage_progress
    ADD CONSTRAINT usage_progress_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_site_id_webhook_id_fkey FOREIGN KEY (site_id, webhook_id) REFERENCES public.webhook(site_id, webhook_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.site(site_id);

ALTER TABLE public.affiliation ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.album ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.alert ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.article ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.article_pdf ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.article_redline ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.article_version ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.banner_item ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.board_member ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.book ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.channel ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.chapter ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.collected ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.collection_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.column_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.column_text ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.comment ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.common_code ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.conference ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.console_change ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.console_draft ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.console_role ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.console_unsaved ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.consortium_member ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.contributor ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.counter_key ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.counter_month ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.counter_search ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.counter_use ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customer ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customer_range ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customer_range_change ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.data_table ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.digest ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.doi_deposit ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.doi_registration ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.entitlement ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.expert ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.expert_claim ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.extension_item ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.figure ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.general_resource ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.harvest_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.harvest_set ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_piece ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_result ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_run ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.institution ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.item ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.item_edit ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.item_file ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.item_meaning ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.item_merge ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.item_subject ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.journal ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.journal_figures ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.kept_page ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.librarian ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.member_use ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.module ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.news ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notice ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notify_announcement ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notify_request ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notify_service ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.orcid_consent ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.orcid_work ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.period ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.personal_album ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.personal_album_entry ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ranking ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.recording ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.redirect ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.reference ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.related_item ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.relation ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.rendition ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.scheduled_document ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.search_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.search_key ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.security_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.silenced_address ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.site_config ENABLE ROW LEVEL SECURITY;

CREATE POLICY site_delete ON public.affiliation FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.album FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.alert FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.article FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.article_pdf FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.article_redline FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.article_version FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.banner_item FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.board_member FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.book FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.channel FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.chapter FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.collected FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.collection_entry FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.column_entry FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.column_text FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.comment FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.common_code FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.conference FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.console_change FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.console_draft FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.console_role FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.console_unsaved FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.consortium_member FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.contributor FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.counter_key FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.counter_month FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.counter_search FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.counter_use FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.customer FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.customer_range FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.customer_range_change FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.data_table FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.digest FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.doi_deposit FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.doi_registration FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.entitlement FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.expert FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.expert_claim FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.extension_item FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.figure FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.general_resource FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.harvest_entry FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.harvest_set FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.import_entry FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.import_piece FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.import_result FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.import_run FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.institution FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.item FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.item_edit FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.item_file FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.item_meaning FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.item_merge FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.item_subject FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.journal FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.journal_figures FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.kept_page FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.librarian FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.member_use FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.module FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.news FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.notice FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.notify_announcement FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.notify_request FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.notify_service FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.orcid_consent FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.orcid_work FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.period FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.personal_album FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.personal_album_entry FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.ranking FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.recording FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.redirect FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.reference FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.related_item FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.relation FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.rendition FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.scheduled_document FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.search_event FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.search_key FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.security_event FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.silenced_address FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.site_config FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.site_member FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.special_issue FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.stored_file FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.sub_article FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.sub_pool FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.subject FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.submission FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.submission_author FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.submission_event FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.submission_file FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.submission_mail FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.submission_opinion FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.submission_text FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.tool_link FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.topic FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.upload FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.usage_customer FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.usage_day FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.usage_event FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.usage_kind FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.usage_month FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.usage_place FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.webhook FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_delete ON public.webhook_delivery FOR DELETE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.affiliation FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.album FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.alert FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.article FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.article_pdf FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.article_redline FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.article_version FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.banner_item FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.board_member FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.book FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.channel FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.chapter FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.collected FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.collection_entry FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.column_entry FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.column_text FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.comment FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.common_code FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.conference FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.console_change FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.console_draft FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.console_role FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.console_unsaved FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.consortium_member FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.contributor FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.counter_key FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.counter_month FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.counter_search FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.counter_use FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.customer FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.customer_range FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.customer_range_change FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.data_table FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.digest FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.doi_deposit FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.doi_registration FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.entitlement FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.expert FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.expert_claim FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.extension_item FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.figure FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.general_resource FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.harvest_entry FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.harvest_set FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.import_entry FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.import_piece FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.import_result FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.import_run FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.institution FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.item FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.item_edit FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.item_file FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.item_meaning FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.item_merge FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.item_subject FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.journal FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.journal_figures FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.kept_page FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.librarian FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.member_use FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.module FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.news FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.notice FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.notify_announcement FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.notify_request FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.notify_service FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.orcid_consent FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.orcid_work FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.period FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.personal_album FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.personal_album_entry FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.ranking FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.recording FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.redirect FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.reference FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.related_item FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.relation FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.rendition FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.scheduled_document FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.search_event FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.search_key FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.security_event FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.silenced_address FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.site_config FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.site_member FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.special_issue FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.stored_file FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.sub_article FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.sub_pool FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.subject FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.submission FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.submission_author FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.submission_event FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.submission_file FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.submission_mail FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.submission_opinion FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.submission_text FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.tool_link FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.topic FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.upload FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.usage_customer FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.usage_day FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.usage_event FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.usage_kind FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.usage_month FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.usage_place FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.webhook FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_insert ON public.webhook_delivery FOR INSERT WITH CHECK ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

ALTER TABLE public.site_member ENABLE ROW LEVEL SECURITY;

CREATE POLICY site_select ON public.affiliation FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.album FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.alert FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.article FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.article_pdf FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.article_redline FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.article_version FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.banner_item FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.board_member FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.book FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.channel FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.chapter FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.collected FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.collection_entry FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.column_entry FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.column_text FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.comment FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.common_code FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.conference FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.console_change FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.console_draft FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.console_role FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.console_unsaved FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.consortium_member FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.contributor FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.counter_key FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.counter_month FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.counter_search FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.counter_use FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.customer FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.customer_range FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.customer_range_change FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.data_table FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.digest FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.doi_deposit FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.doi_registration FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.entitlement FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.expert FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.expert_claim FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.extension_item FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.figure FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.general_resource FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.harvest_entry FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.harvest_set FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.import_entry FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.import_piece FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.import_result FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.import_run FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.institution FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.item FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.item_edit FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.item_file FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.item_meaning FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.item_merge FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.item_subject FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.journal FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.journal_figures FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.kept_page FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.librarian FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.member_use FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.module FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.news FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.notice FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.notify_announcement FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.notify_request FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.notify_service FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.orcid_consent FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.orcid_work FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.period FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.personal_album FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.personal_album_entry FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.ranking FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.recording FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.redirect FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.reference FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.related_item FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.relation FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.rendition FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.scheduled_document FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.search_event FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.search_key FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.security_event FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.silenced_address FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.site_config FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.site_member FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.special_issue FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.stored_file FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.sub_article FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.sub_pool FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.subject FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.submission FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.submission_author FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.submission_event FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.submission_file FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.submission_mail FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.submission_opinion FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.submission_text FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.tool_link FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.topic FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.upload FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.usage_customer FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.usage_day FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.usage_event FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.usage_kind FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.usage_month FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.usage_place FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.webhook FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_select ON public.webhook_delivery FOR SELECT USING ((site_id = ANY (( SELECT (string_to_array(current_setting('app.reads'::text, true), ','::text))::integer[] AS string_to_array)::integer[])));

CREATE POLICY site_update ON public.affiliation FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.album FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.alert FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.article FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.article_pdf FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.article_redline FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.article_version FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.banner_item FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.board_member FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.book FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.channel FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.chapter FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.collected FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.collection_entry FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.column_entry FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.column_text FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.comment FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.common_code FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.conference FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.console_change FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.console_draft FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.console_role FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.console_unsaved FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.consortium_member FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.contributor FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.counter_key FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.counter_month FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.counter_search FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.counter_use FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.customer FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.customer_range FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.customer_range_change FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.data_table FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.digest FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.doi_deposit FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.doi_registration FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.entitlement FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.expert FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.expert_claim FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.extension_item FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.figure FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.general_resource FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.harvest_entry FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.harvest_set FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.import_entry FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.import_piece FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.import_result FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.import_run FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.institution FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.item FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.item_edit FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.item_file FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.item_meaning FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.item_merge FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.item_subject FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.journal FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.journal_figures FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.kept_page FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.librarian FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.member_use FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.module FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.news FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.notice FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.notify_announcement FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.notify_request FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.notify_service FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.orcid_consent FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.orcid_work FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.period FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.personal_album FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.personal_album_entry FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.ranking FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.recording FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.redirect FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.reference FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.related_item FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.relation FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.rendition FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.scheduled_document FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.search_event FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.search_key FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.security_event FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.silenced_address FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.site_config FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.site_member FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.special_issue FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.stored_file FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.sub_article FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.sub_pool FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.subject FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.submission FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.submission_author FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.submission_event FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.submission_file FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.submission_mail FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.submission_opinion FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.submission_text FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.tool_link FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.topic FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.upload FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.usage_customer FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.usage_day FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.usage_event FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.usage_kind FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.usage_month FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.usage_place FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.webhook FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

CREATE POLICY site_update ON public.webhook_delivery FOR UPDATE USING ((site_id = ( SELECT (NULLIF(current_setting('app.writes'::text, true), ''::text))::integer AS "nullif")));

ALTER TABLE public.special_issue ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.stored_file ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.sub_article ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.sub_pool ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.subject ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.submission ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.submission_author ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.submission_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.submission_file ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.submission_mail ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.submission_opinion ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.submission_text ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.tool_link ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.topic ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.upload ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.usage_customer ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.usage_day ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.usage_event ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.usage_kind ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.usage_month ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.usage_place ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_delivery ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA pgboss TO imprint_app;

REVOKE ALL ON FUNCTION public.empty_older_pages(most_bytes bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION public.empty_older_pages(most_bytes bigint) TO imprint_app;

REVOKE ALL ON FUNCTION public.forget_security_events(of_site integer, older_than_days integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.forget_security_events(of_site integer, older_than_days integer) TO imprint_app;

REVOKE ALL ON FUNCTION public.make_usage_months() FROM PUBLIC;
GRANT ALL ON FUNCTION public.make_usage_months() TO imprint_app;

GRANT USAGE ON SEQUENCE public.id_counter TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.bam TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.job TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.job_common TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.job_dependency TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.queue TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.queue_stats TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.schedule TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.subscription TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.version TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.warning TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.account TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.account_identity TO imprint_app;

GRANT SELECT,INSERT ON TABLE public.account_site TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.affiliation TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.album TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.alert TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.alert_progress TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.article TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.article_pdf TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.article_redline TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.article_version TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.banner_item TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.board_member TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.book TO imprint_app;

GRANT SELECT,INSERT ON TABLE public.built_asset TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.channel TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.chapter TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.collected TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.collection_entry TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.column_entry TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.column_text TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.comment TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.common_code TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.conference TO imprint_app;

GRANT SELECT,INSERT ON TABLE public.console_change TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.console_draft TO imprint_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.console_invitation TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.console_role TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.console_unsaved TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.consortium_member TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.contributor TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.counter_key TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.counter_month TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.counter_search TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.counter_use TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer_range TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer_range_change TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.data_table TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.digest TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.dirty_mark TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.doi_deposit TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.doi_due TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.doi_registration TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.due_moment TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.entitlement TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.expert TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.expert_claim TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.extension_item TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.failed_try TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.figure TO imprint_app;

GRANT USAGE ON SEQUENCE public.frame_revision TO imprint_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.frame_version TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.fresh_item TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.general_resource TO imprint_app;

GRANT SELECT,UPDATE ON TABLE public.harvest_clock TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.harvest_entry TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.harvest_set TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.import_entry TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.import_piece TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.import_result TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.import_run TO imprint_app;

GRANT SELECT,INSERT ON TABLE public.installation_event TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.institution TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.item TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.item_edit TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.item_file TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.item_meaning TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.item_merge TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.item_subject TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.journal TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.journal_figures TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.kept_page TO imprint_app;

GRANT SELECT ON TABLE public.kept_page_generation TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.kept_page_key TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.librarian TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.meaning_bridge TO imprint_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.member_picture TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.member_use TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.module TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.news TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notice TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notify_announcement TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notify_due TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notify_request TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notify_service TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.one_time_ticket TO imprint_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.operator TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.orcid_consent TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.orcid_due TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.orcid_work TO imprint_app;

GRANT SELECT ON TABLE public.organisation TO imprint_app;

GRANT SELECT ON TABLE public.organisation_key TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.passkey TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.period TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.personal_album TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.personal_album_entry TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.ranking TO imprint_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.ranking_progress TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.recording TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.redirect TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.reference TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.related_item TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.relation TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rendition TO imprint_app;

GRANT SELECT,INSERT ON TABLE public.reviewer_site TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.scheduled_document TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_event TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_key TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.second_factor TO imprint_app;

GRANT SELECT,INSERT ON TABLE public.security_event TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sent_bytes TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sent_code TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.silenced_address TO imprint_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.site TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.site_config TO imprint_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.site_gathering TO imprint_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.site_host TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.site_member TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.special_issue TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.spent TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stored_file TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sub_article TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sub_pool TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.subject TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.submission TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.submission_author TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.submission_event TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.submission_file TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.submission_mail TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.submission_opinion TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.submission_text TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tool_link TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.topic TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.transport_key TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.unused_file TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.upload TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.upload_due TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_customer TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_day TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_event TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_kind TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_month TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_place TO imprint_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.usage_progress TO imprint_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.usage_salt TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_delivery TO imprint_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_due TO imprint_app;
