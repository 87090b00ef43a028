-- Columns hold content: anything that is published can be put into a column of the navigation, and the column's lists show it.

create table column_entry (
  site_id int not null,
  channel_id bigint not null,
  -- Of this site, or of one that a portal gathers: ids carry their site, and nothing published is ever deleted.
  item_id bigint not null,
  -- Its place where an editor gave it one. All others follow, the newest first.
  position int,
  primary key (site_id, channel_id, item_id),
  foreign key (site_id, channel_id) references channel (site_id, id) on delete cascade
);
create index on column_entry (site_id, item_id);
select guard_by_site('column_entry');

-- Pages that list a column name it by a key, as pages that show an item do.
create function column_changed() returns trigger language plpgsql as $$
declare changed record := coalesce(new, old);
begin
  perform mark_dirty('edge', changed.site_id, changed.channel_id, nextval('frame_revision'));
  return null;
end $$;
create trigger column_changed after insert or update or delete on column_entry for each row execute function column_changed();

-- Whether its list shows everything of its kind that the site has, instead of what was put into the column.
alter table channel add column shows_all boolean not null default false;

-- Into which column a package goes.
alter table import_run add column channel_id bigint;

-- What readers see stays as it is: news stand in the columns they stood in, and lists that showed everything still do. The old
-- column of news is left to the release before this one.
do $$
declare site_of int;
begin
  for site_of in select site_id from site loop
    perform set_config('app.reads', site_of::text, true), set_config('app.writes', site_of::text, true);
    insert into column_entry (site_id, channel_id, item_id)
      select site_id, channel_id, id from news where site_id = site_of and channel_id is not null;
    update channel set shows_all = true
      where site_id = site_of
        and (code ~ '^new[A-Z]' and code not in ('newComposite', 'newItem') or code in (
          'news', 'informationList', 'science', 'specialIssue', 'virtualAlbum', 'virtualAlbumList', 'collectionList', 'textList',
          'videoList', 'audioList', 'bookList', 'academicPublishing', 'scholarList', 'specialTalentList', 'biaozhun', 'zhuanli',
          'currencyList', 'download', 'weChat', 'mag', 'searchPublication', 'periodicalGroup', 'article', 'hssArticle', 'othersList'))
        and not exists (select from column_entry held where held.site_id = site_of and held.channel_id = channel.id);
  end loop;
  perform set_config('app.reads', '', true), set_config('app.writes', '', true);
end $$;
