-- By what a library, or a program that works for it, asks for its COUNTER reports. The key itself is told once and kept by its hash.
create table counter_key (
  site_id int not null references site,
  key_id bigint not null,
  -- Whose reports it opens; none for those of all customers and of the world.
  customer_id bigint,
  requestor_id text collate "C" not null check (length(requestor_id) between 1 and 100),
  key_hash bytea not null check (octet_length(key_hash) = 32),
  created_at timestamptz not null default now(),
  -- The day of its last use, so that one that nobody uses can be found.
  used_on date,
  revoked_at timestamptz,
  primary key (site_id, key_id),
  foreign key (site_id, customer_id) references customer on delete cascade
);
create unique index on counter_key (site_id, key_hash);
create index on counter_key (site_id, customer_id);
select guard_by_site('counter_key');

-- Which customers belong to a consortium, itself a customer: its reports are theirs together.
create table consortium_member (
  site_id int not null,
  consortium_id bigint not null,
  customer_id bigint not null,
  primary key (site_id, consortium_id, customer_id),
  foreign key (site_id, consortium_id) references customer on delete cascade,
  foreign key (site_id, customer_id) references customer on delete cascade,
  check (consortium_id <> customer_id)
);
create index on consortium_member (site_id, customer_id);
select guard_by_site('consortium_member');
