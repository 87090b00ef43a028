-- Since when a service is told of the reviews that are published here; it is not where there is none.
alter table notify_service add column told_since timestamptz;

-- A review that is announced by the message, where nothing is asked for by it: {"key", "path", "doi", "paper"}. The key tells it from the
-- others of its paper; what is reviewed is `paper`, a DOI, or the paper itself.
alter table notify_request add column review jsonb;
create unique index on notify_request (site_id, service_id, item_id, (review ->> 'key')) where review is not null;

-- Nobody is asked for the same while an answer is out; announcements are no requests.
drop index notify_request_site_id_item_id_service_id_kind_idx;
create unique index notify_request_is_out on notify_request (site_id, item_id, service_id, kind)
  where review is null and undo_id is null and state <> 'failed' and (answer is null or answer in ('accepted', 'tentatively-accepted'));

alter table dirty_mark drop constraint dirty_mark_sink_check;
alter table dirty_mark add constraint dirty_mark_sink_check
  check (sink in ('index', 'texts', 'meanings', 'edge', 'edge-again', 'harvest', 'deposits', 'orcid', 'reviews'));
