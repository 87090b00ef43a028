-- What an account sent on its last day of sending, over all sites: uploads and pictures. A day of UTC; the next one begins anew.
create table sent_bytes (
  account_id bigint primary key references account on delete cascade,
  day date not null,
  bytes bigint not null check (bytes >= 0)
);
grant select, insert, update, delete on sent_bytes to imprint_app;
