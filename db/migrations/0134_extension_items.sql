-- The facts of items of a kind that an extension brings, one document for each item: a package brings no tables of its own.
create table extension_item (
  site_id int not null,
  id bigint not null,
  fields jsonb not null default '{}',
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id)
);
select belongs_to_items('extension_item', 'id');
