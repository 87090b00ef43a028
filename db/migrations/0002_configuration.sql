-- What a site stores about its looks and navigation. Each section of site_config has a schema in features/site.

create table site_config (
  site_id int not null references site,
  section text not null,
  value jsonb not null,
  primary key (site_id, section)
);

create table channel (
  site_id int not null references site,
  id bigint not null,
  parent_id bigint,
  position int not null,
  code text not null,
  names jsonb not null,
  enable boolean not null default true,
  link_type text check (link_type in ('self', 'blank')),
  link_value text,
  banner_id bigint,
  news_data_type text,
  primary key (site_id, id),
  foreign key (site_id, parent_id) references channel (site_id, id),
  check ((id >> 40)::int = site_id)
);

create table module (
  site_id int not null references site,
  id bigint not null,
  channel_id bigint,
  position int not null,
  code text not null,
  titles jsonb not null default '{}',
  style_id text not null,
  area text not null default 'main' check (area in ('wide', 'main', 'side')),
  settings jsonb not null default '{}',
  css_content text,
  primary key (site_id, id),
  foreign key (site_id, channel_id) references channel (site_id, id) on delete cascade,
  check ((id >> 40)::int = site_id)
);
create index on module (site_id, channel_id, position);

create table banner_item (
  site_id int not null references site,
  id bigint not null,
  banner_id bigint not null,
  position int not null,
  type text not null check (type in ('link', 'wechat', 'news', 'album', 'article', 'other')),
  url text,
  target_id bigint,
  index_id text,
  res_name jsonb not null default '{}',
  description jsonb not null default '{}',
  vas_doc_link text,
  doi text,
  target_site_id int,
  picture_url text,
  primary key (site_id, id),
  check ((id >> 40)::int = site_id)
);
create index on banner_item (site_id, banner_id, position);

create table tool_link (
  site_id int not null references site,
  id bigint not null,
  index_id text not null,
  position int not null,
  type text not null check (type in ('pop', 'share', 'platform', 'external')),
  platform_type text check (platform_type in ('rss', 'email', 'folderAdd', 'share')),
  res_name jsonb not null,
  description jsonb not null default '{}',
  cover text,
  cover_id text,
  link_type2 text,
  link_value2 text,
  bounce_picture_url text,
  picture_url text,
  url text,
  primary key (site_id, id),
  check ((id >> 40)::int = site_id)
);

create table common_code (
  site_id int not null references site,
  category text not null,
  code text not null,
  position int not null,
  names jsonb not null,
  primary key (site_id, category, code)
);

-- A stored text of a column. Bodies are safe HTML in the file store, named by their SHA-256.
create table column_text (
  site_id int not null references site,
  id bigint not null,
  channel_id bigint,
  code text,
  position int not null,
  titles jsonb not null,
  summaries jsonb not null default '{}',
  bodies jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, channel_id) references channel (site_id, id) on delete set null (channel_id),
  unique (site_id, code),
  check ((id >> 40)::int = site_id)
);
create index on column_text (site_id, channel_id, position);

do $$
declare guarded text;
begin
  foreach guarded in array array['site_config', 'channel', 'module', 'banner_item', 'tool_link', 'common_code', 'column_text'] loop
    perform guard_by_site(guarded::regclass);
    execute format('create trigger frame_changed after insert or update or delete on %I for each row execute function frame_changed()', guarded);
  end loop;
end $$;
