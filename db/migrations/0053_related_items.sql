-- Which items are like one, as the search engine said when it was asked last. It is asked anew when the item has changed, or after some
-- days: others come meanwhile. Not logged: after a crash it is empty, and neither backups nor replicas carry it.
create unlogged table related_item (
  site_id int not null,
  item_id bigint not null,
  -- The revision of the item that the engine knew.
  revision bigint not null,
  related bigint[] not null,
  made_at timestamptz not null default now(),
  primary key (site_id, item_id)
);
select guard_by_site('related_item');
