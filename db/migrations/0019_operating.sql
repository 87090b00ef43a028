-- How often each institution that pays read something, month by month: events are added up into it as into usage_month.
create table usage_customer (
  site_id int not null references site,
  customer_id bigint not null,
  month date not null check (extract(day from month) = 1),
  views bigint not null default 0,
  downloads bigint not null default 0,
  primary key (site_id, month, customer_id)
);
select guard_by_site('usage_customer');

-- Uses of a kind by month, so that nobody adds up the items of a large site.
create table usage_kind (
  site_id int not null references site,
  month date not null check (extract(day from month) = 1),
  kind text collate "C" not null,
  views bigint not null default 0,
  downloads bigint not null default 0,
  primary key (site_id, month, kind)
);
select guard_by_site('usage_kind');

-- What was counted before these tables were there. Row security is forced on the owner too, so it is lifted for this.
alter table usage_month no force row level security;
alter table item no force row level security;
alter table usage_kind no force row level security;
insert into usage_kind (site_id, month, kind, views, downloads)
  select used.site_id, used.month, item.kind, sum(used.views), sum(used.downloads)
  from usage_month used join item on item.site_id = used.site_id and item.id = used.item_id
  group by used.site_id, used.month, item.kind;
alter table usage_kind force row level security;
alter table item force row level security;
alter table usage_month force row level security;

-- The scripts and styles of every release that ran here: a page of yesterday, or of the server beside, asks for them by name.
create table built_asset (
  name text collate "C" primary key check (name ~ '^[A-Za-z0-9_.-]{1,200}$'),
  sha256 text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  content_type text not null,
  published_at timestamptz not null default now()
);
grant select, insert on built_asset to imprint_app;
