-- Which members look after what their library has agreed with a site.
create table librarian (
  site_id int not null,
  customer_id bigint not null,
  account_id bigint not null references account on delete cascade,
  named_at timestamptz not null default now(),
  primary key (site_id, customer_id, account_id),
  foreign key (site_id, customer_id) references customer on delete cascade
);
create index on librarian (site_id, account_id);
create index on librarian (account_id);
select guard_by_site('librarian');

-- Which networks a customer was given and lost, and when: written with the change itself. What was there before has no line.
create table customer_range_change (
  site_id int not null,
  change_id bigint not null,
  customer_id bigint not null,
  range cidr not null,
  is_added boolean not null,
  -- Who did it at the console; nobody where a command did.
  account_id bigint references account on delete set null,
  changed_at timestamptz not null default now(),
  primary key (site_id, change_id),
  foreign key (site_id, customer_id) references customer on delete cascade
);
create index on customer_range_change (site_id, customer_id, changed_at);
create index on customer_range_change (account_id);
select guard_by_site('customer_range_change');
