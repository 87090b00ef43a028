-- Texts have a sink of their own: they lie in the file store, and records must not wait for it.
alter table dirty_mark drop constraint dirty_mark_sink_check;
alter table dirty_mark add constraint dirty_mark_sink_check check (sink in ('index', 'texts', 'edge', 'edge-again'));
