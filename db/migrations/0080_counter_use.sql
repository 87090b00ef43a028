-- What COUNTER Release 5.1 counts beside views and downloads: denials, searches, and which chapter of a book it was.
alter table usage_event drop constraint usage_event_what_check;
alter table usage_event add constraint usage_event_what_check check (what in ('view', 'download', 'denied'));
alter table usage_event add column part int check (part >= 0);

-- A search by a reader. What was asked is a hash with the secret of the day: enough to know a double click, and nothing else.
create table search_event (
  site_id int not null references site,
  happened_at timestamptz not null default clock_timestamp(),
  reader bytea not null check (octet_length(reader) = 16),
  asked bytea not null check (octet_length(asked) = 16),
  customer_id bigint,
  primary key (site_id, happened_at, reader, asked)
);
select guard_by_site('search_event');

-- The use of an item in one month (of UTC) by the readers of one customer, 0 for those of none. Day by day it is added to, and not
-- changed any more once the month is closed. What the item was is kept with it, so that a report of last year stays as it was.
create table counter_use (
  site_id int not null references site,
  month date not null check (extract(day from month) = 1),
  item_id bigint not null,
  -- A chapter by its place; -1 for the item as a whole.
  part int not null,
  customer_id bigint not null,
  access_type text collate "C" not null check (access_type in ('Controlled', 'Open', 'Free_To_Read')),
  data_type text collate "C" not null,
  -- The journal or the book that it counts for, 0 for none, and what that is.
  title_id bigint not null,
  title_type text collate "C" not null,
  yop smallint not null,
  total_investigations int not null default 0,
  unique_investigations int not null default 0,
  total_requests int not null default 0,
  unique_requests int not null default 0,
  -- Sessions in which anything of the book was used: they stand once for each book, at the item as a whole.
  title_investigations int not null default 0,
  title_requests int not null default 0,
  no_license int not null default 0,
  primary key (site_id, month, item_id, part, customer_id, access_type)
);
create index on counter_use (site_id, month, title_id);
create index on counter_use (site_id, customer_id, month);
select guard_by_site('counter_use');

create table counter_search (
  site_id int not null references site,
  month date not null check (extract(day from month) = 1),
  customer_id bigint not null,
  searches int not null default 0,
  primary key (site_id, month, customer_id)
);
select guard_by_site('counter_search');

-- Months that are over and counted to their end. Reports are made of them alone.
create table counter_month (
  site_id int not null references site,
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz not null default now(),
  primary key (site_id, month)
);
select guard_by_site('counter_month');

-- The first day (of UTC) whose events were not counted for COUNTER yet. A site that is there already begins with this month.
alter table usage_progress add column counter_day date not null default date_trunc('month', now() at time zone 'UTC')::date;
alter table usage_progress alter column counter_day set default (now() at time zone 'UTC')::date;
create index on usage_progress (counter_day);
