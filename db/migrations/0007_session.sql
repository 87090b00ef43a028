-- Who is logged in. The cookie holds a token, the table only its hash: who reads the table can't use it.
create table session (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  member_id bigint not null,
  -- The one site at whose host the session counts; null where it counts everywhere.
  site_id int references site,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on session (expires_at);
create index on session (member_id);
grant select, insert, update, delete on session to imprint_app;
