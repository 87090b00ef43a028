-- When the owner of a session last proved who they are: logging in does, and so does a password or a code given again.
alter table session add column proven_at timestamptz not null default now();
update session set proven_at = created_at;
