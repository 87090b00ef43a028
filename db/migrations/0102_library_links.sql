-- Where a library's own systems are reached: its link resolver, and what its proxy puts before an address. Librarians write both.
alter table customer add column resolver text check (resolver like 'https://%' and length(resolver) <= 500);
alter table customer add column proxy_prefix text check (proxy_prefix like 'https://%' and length(proxy_prefix) <= 500);
