-- What an editor wants published at a moment to come: exactly the document they saw when they said so, whatever is prepared after it.
create table scheduled_document (
  site_id int not null references site,
  kind text collate "C" not null,
  document_id text collate "C" not null,
  document jsonb not null,
  account_id bigint not null,
  publish_at timestamptz not null,
  -- Why it could not be published when its moment had come.
  problem text,
  primary key (site_id, kind, document_id)
);
select guard_by_site('scheduled_document');

-- Until when everyone has what is said of a thing, and nobody its text and files. The worker takes it away when the moment has come.
alter table item add column embargo_until timestamptz;

-- Moments that the worker waits for, over all sites. Whatever it does then it decides by the rows above.
create table due_moment (
  site_id int not null,
  -- Of a scheduled document its kind; `embargo` of an item.
  kind text collate "C" not null,
  document_id text collate "C" not null,
  due_at timestamptz not null,
  primary key (site_id, kind, document_id)
);
create index on due_moment (due_at);
grant select, insert, update, delete on due_moment to imprint_app;

create function note_scheduled() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.problem is not null then
    delete from due_moment due where (due.site_id, due.kind, due.document_id) = (old.site_id, old.kind, old.document_id);
  else
    insert into due_moment values (new.site_id, new.kind, new.document_id, new.publish_at)
      on conflict (site_id, kind, document_id) do update set due_at = excluded.due_at;
  end if;
  return null;
end $$;
create trigger note_scheduled after insert or update or delete on scheduled_document
  for each row execute function note_scheduled();

create function note_embargo() returns trigger language plpgsql as $$
begin
  if new.embargo_until is null then
    delete from due_moment due where (due.site_id, due.kind, due.document_id) = (new.site_id, 'embargo', new.id::text);
  else
    insert into due_moment values (new.site_id, 'embargo', new.id::text, new.embargo_until)
      on conflict (site_id, kind, document_id) do update set due_at = excluded.due_at;
  end if;
  return null;
end $$;
create trigger note_embargo after update of embargo_until on item for each row
  when (old.embargo_until is distinct from new.embargo_until) execute function note_embargo();
