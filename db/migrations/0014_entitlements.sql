-- On what grounds a reader may have what is closed to everyone else.

-- A body that has an agreement with a site: a library, a company, a consortium.
create table customer (
  site_id int not null references site,
  customer_id bigint not null,
  name jsonb not null default '{}',
  ror text collate "C",
  -- The entity id of its identity provider, for login at the institution.
  saml_entity text collate "C",
  saml_metadata text,
  primary key (site_id, customer_id)
);
create unique index customer_saml on customer (site_id, saml_entity) where saml_entity is not null;
select guard_by_site('customer');

create table customer_range (
  site_id int not null,
  customer_id bigint not null,
  range cidr not null,
  primary key (site_id, customer_id, range),
  foreign key (site_id, customer_id) references customer on delete cascade
);
-- An address is looked for as each of the networks that hold it: under row security an index serves equality, not containment.
create index on customer_range (site_id, range);
select guard_by_site('customer_range');

-- What a customer or one account has paid for, and for how long; nothing named means all of the site.
create table entitlement (
  site_id int not null references site,
  entitlement_id bigint not null,
  customer_id bigint,
  account_id bigint references account on delete cascade,
  -- A journal, a book or a collection; 0 for the whole site.
  about bigint not null default 0,
  starts_on date not null,
  ends_on date not null,
  -- For looking around: no files.
  is_trial boolean not null default false,
  primary key (site_id, entitlement_id),
  check ((customer_id is null) <> (account_id is null)),
  check (starts_on <= ends_on),
  foreign key (site_id, customer_id) references customer on delete cascade
);
create index on entitlement (site_id, customer_id);
create index on entitlement (site_id, account_id);
select guard_by_site('entitlement');

-- Why a use was allowed or refused, and for whom it counts: what COUNTER reports ask for.
alter table usage_event add column ground text collate "C";
alter table usage_event add column customer_id bigint;
