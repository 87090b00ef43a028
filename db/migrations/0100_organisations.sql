-- The Research Organization Registry, for looking up what affiliations, funders and customers are called and by which id they are
-- known. It belongs to no site; `imprint ror` brings it in, and the processes may only read it.
create table organisation (
  ror text collate "C" primary key check (ror ~ '^0[a-hj-km-np-tv-z0-9]{6}[0-9]{2}$'),
  -- One name for each language, and what else it is called: former names, acronyms.
  names jsonb not null,
  others text[] not null default '{}',
  country text,
  status text not null check (status in ('active', 'inactive', 'withdrawn')),
  -- All its names, folded, each with a space before it.
  folded text not null
);
grant select on organisation to imprint_app;

-- Each name from each of its words on, so that any word of a name is the beginning of a key.
create table organisation_key (
  folded text collate "C" not null,
  ror text collate "C" not null references organisation on delete cascade,
  primary key (folded, ror)
);
create index on organisation_key (ror);
grant select on organisation_key to imprint_app;
