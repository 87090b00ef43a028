-- Uses by day and by place, and rankings that are made before anyone asks for them.

-- The country a reader is in, where the edge knows it; nothing finer is ever stored.
alter table usage_event add column country text collate "C" check (country ~ '^[A-Z]{2}$');

-- Uses by days of the site's own clock. Days that have grown old are added to the first day of their week, and what no ranking
-- looks at any more goes, so that an item never has more than a few hundred rows.
create table usage_day (
  site_id int not null,
  day date not null,
  item_id bigint not null,
  views bigint not null default 0,
  downloads bigint not null default 0,
  primary key (site_id, day, item_id),
  foreign key (site_id, item_id) references item (site_id, id)
);
select guard_by_site('usage_day');

-- Uses by months of UTC and by country, of much together: of one journal, or by 0 of the whole site. A portal keeps by -1 what it and
-- the sites that it gathers have together. The country of those whom nobody can place is empty; citations stand there too.
create table usage_place (
  site_id int not null references site,
  about bigint not null,
  month date not null check (extract(day from month) = 1),
  country text collate "C" not null default '' check (country ~ '^([A-Z]{2})?$'),
  views bigint not null default 0,
  downloads bigint not null default 0,
  citations bigint not null default 0,
  primary key (site_id, about, month, country)
);
select guard_by_site('usage_place');

-- The first hundred of a kind in one window of time, about the same as above. Those by -1 may belong to a gathered site.
create table ranking (
  site_id int not null references site,
  about bigint not null,
  kind text collate "C" not null,
  measure text collate "C" not null check (measure in ('views', 'downloads', 'citations')),
  span text collate "C" not null check (span in ('week', '1m', '3m', '6m', '1y', '2y', '3y', 'all')),
  place int not null check (place between 1 and 100),
  item_id bigint not null,
  amount bigint not null check (amount > 0),
  primary key (site_id, about, kind, measure, span, place)
);
select guard_by_site('ranking');

-- When the rankings of a site were made and when to make them again.
create table ranking_progress (
  site_id int primary key references site,
  ranked_at timestamptz,
  due_at timestamptz not null default now()
);
create index on ranking_progress (due_at);
grant select, insert, update on ranking_progress to imprint_app;

-- What was counted so far, site by site: row security holds for the owner too. Its days are not known; a month stands at its first.
do $$
declare site_of int;
begin
  for site_of in select site_id from site loop
    perform set_config('app.reads', site_of::text, true), set_config('app.writes', site_of::text, true);
    insert into usage_day (site_id, day, item_id, views, downloads)
      select site_id, month, item_id, views, downloads from usage_month
      where site_id = site_of and month > now() - interval '3 years' on conflict do nothing;
    insert into usage_place (site_id, about, month, views, downloads)
      select site_of, about.id, used.month, sum(used.views), sum(used.downloads)
      from usage_month used
      left join article on article.site_id = used.site_id and article.id = used.item_id
      cross join lateral (values (0), (article.journal_id)) about (id)
      where used.site_id = site_of and about.id is not null
      group by about.id, used.month on conflict do nothing;
  end loop;
  perform set_config('app.reads', '', true), set_config('app.writes', '', true);
end $$;
