-- The trace of whoever made a mark, so that delivering it is seen as a part of that. Empty unless that one was recorded.
alter table dirty_mark add column trace text;

create or replace function mark_dirty(marked_sink text, marked_site integer, marked_item bigint, marked_revision bigint)
returns void language sql as $$
  insert into dirty_mark (sink, site_id, item_id, revision, trace)
  values (marked_sink, marked_site, marked_item, marked_revision, nullif(current_setting('app.trace', true), ''))
  on conflict (sink, site_id, item_id) do update
    set revision = greatest(dirty_mark.revision, excluded.revision), due_at = now(), attempts = 0, last_error = null,
      trace = coalesce(excluded.trace, dirty_mark.trace);
$$;
