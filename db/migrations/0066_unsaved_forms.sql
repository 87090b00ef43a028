-- Forms of the console that people have open, and what stands in them unsaved: each person's own, at one site.
create table console_unsaved (
  site_id int not null references site,
  account_id bigint not null references account on delete cascade,
  kind text collate "C" not null,
  document_id text collate "C" not null,
  -- The state of the document that the person began with, and the document in that state; none if it was gone by then.
  state text collate "C" not null,
  base jsonb,
  -- None while nothing was changed in the form.
  document jsonb,
  kept_at timestamptz,
  -- When the form was last known to be open.
  seen_at timestamptz not null default now(),
  primary key (site_id, account_id, kind, document_id)
);
create index on console_unsaved (site_id, kind, document_id);
create index on console_unsaved (account_id);
create index on console_unsaved (site_id, seen_at);
select guard_by_site('console_unsaved');
