-- What PostgreSQL alone can find while the search engine is away: identifiers, titles by their beginning, people by their name.

-- The one rule by which such texts are compared, for what is stored and for what is asked alike: no accents, no case, no
-- punctuation, full width as half width. The collation is named because the server's own may know ASCII letters only.
create function folded(words text) returns text language sql immutable strict parallel safe as $$
  select btrim(left(btrim(regexp_replace(
    lower(regexp_replace(normalize(left(words, 1000), nfkd), '[\u0300-\u036f\u064b-\u065f\u0670\u3099\u309a]', '', 'g') collate "und-x-icu"),
    '[^[:alnum:]]+', ' ', 'g')), 200));
$$;

-- Under row security only `=`, `<` and `>=` reach an index, and only in the order of bytes.
create table search_key (
  site_id int not null,
  kind text collate "C" not null,
  field text collate "C" not null check (field in ('identifier', 'title', 'person')),
  folded text collate "C" not null,
  item_id bigint not null,
  primary key (site_id, kind, field, folded, item_id),
  foreign key (site_id, item_id) references item (site_id, id)
);
create index on search_key (site_id, item_id);

-- The site that this transaction may write. Row security shows more to a portal than it may write, and a key that may not be
-- written must not stop what was let through.
create function written_site() returns int language sql stable
  return nullif(current_setting('app.writes', true), '')::int;

create function item_keys(titles jsonb, doi text, source_key text) returns table (field text, folded text) language sql immutable as $$
  select 'title', folded(title.value) from jsonb_each_text(case jsonb_typeof(titles) when 'object' then titles end) title
  union select 'identifier', lower(left(known, 200)) from unnest(array[doi, source_key]) known where known is not null;
$$;

-- A name as printed and in both orders. Whatever shape the names have, a key must not stop them from being stored.
create function name_keys(names jsonb) returns table (folded text) language sql immutable as $$
  select folded(name) from jsonb_each(case jsonb_typeof(names) when 'object' then names end) printed,
    unnest(array[
      printed.value ->> 'full',
      concat_ws(' ', printed.value ->> 'family', printed.value ->> 'given'),
      concat_ws(' ', printed.value ->> 'given', printed.value ->> 'family')]) name
  where jsonb_typeof(printed.value) = 'object' and name <> '';
$$;

create function key_new_items() returns trigger language plpgsql as $$
begin
  insert into search_key (site_id, kind, field, folded, item_id)
  select arrived.site_id, arrived.kind, key.field, key.folded, arrived.id
  from arrived, item_keys(arrived.titles, arrived.doi, arrived.source_key) key
  where key.folded <> '' and arrived.site_id = written_site()
  on conflict do nothing;
  return null;
end $$;
create trigger key_new_items after insert on item referencing new table as arrived for each statement execute function key_new_items();

create function key_changed_item() returns trigger language plpgsql as $$
begin
  delete from search_key where site_id = new.site_id and item_id = new.id and field in ('identifier', 'title');
  insert into search_key (site_id, kind, field, folded, item_id)
  select new.site_id, new.kind, key.field, key.folded, new.id from item_keys(new.titles, new.doi, new.source_key) key
  where key.folded <> '' and new.site_id = written_site()
  on conflict do nothing;
  return null;
end $$;
create trigger key_changed_item after update on item for each row
  when ((old.kind, old.titles, old.doi, old.source_key) is distinct from (new.kind, new.titles, new.doi, new.source_key))
  execute function key_changed_item();

create function key_contributors(keyed_site int, articles bigint[]) returns void language sql as $$
  insert into search_key (site_id, kind, field, folded, item_id)
  select distinct keyed_site, 'article', 'person', key.folded, contributor.article_id
  from contributor, name_keys(contributor.names) key
  where contributor.site_id = keyed_site and contributor.article_id = any (articles) and key.folded <> '' and keyed_site = written_site()
  on conflict do nothing;
$$;
create function key_new_contributors() returns trigger language plpgsql as $$
declare site_of int; articles bigint[];
begin
  for site_of, articles in select site_id, array_agg(distinct article_id) from arrived group by site_id loop
    perform key_contributors(site_of, articles);
  end loop;
  return null;
end $$;
create function key_changed_contributors() returns trigger language plpgsql as $$
declare site_of int; articles bigint[];
begin
  for site_of, articles in select site_id, array_agg(distinct article_id) from gone group by site_id loop
    delete from search_key where site_id = site_of and item_id = any (articles) and field = 'person';
    perform key_contributors(site_of, articles);
  end loop;
  return null;
end $$;
create trigger key_new_contributors after insert on contributor referencing new table as arrived for each statement execute function key_new_contributors();
create trigger key_changed_contributors after update on contributor referencing old table as gone for each statement execute function key_changed_contributors();
create trigger key_gone_contributors after delete on contributor referencing old table as gone for each statement execute function key_changed_contributors();

-- People that stand as a list in the row itself. Arguments: the columns that hold them.
create function key_people() returns trigger language plpgsql as $$
declare stored jsonb := to_jsonb(new);
begin
  if tg_op = 'UPDATE' then
    delete from search_key where site_id = new.site_id and item_id = new.id and field = 'person';
  end if;
  insert into search_key (site_id, kind, field, folded, item_id)
  select distinct new.site_id, item.kind, 'person', key.folded, new.id
  from item, unnest(tg_argv) people,
    jsonb_array_elements(case jsonb_typeof(stored -> people) when 'array' then stored -> people end) person, name_keys(person -> 'names') key
  where item.site_id = new.site_id and item.id = new.id and key.folded <> '' and new.site_id = written_site()
  on conflict do nothing;
  return null;
end $$;
create trigger key_people after insert or update on book for each row execute function key_people('authors', 'editors');
create trigger key_people after insert or update on recording for each row execute function key_people('speakers');
create trigger key_people after insert or update on news for each row execute function key_people('authors');
create trigger key_people after insert or update on album for each row execute function key_people('editors');
create trigger key_people after insert or update on special_issue for each row execute function key_people('guest_editors');
create trigger key_people after insert or update on general_resource for each row execute function key_people('people');

-- What is there already, site by site: row security holds for the owner too.
do $$
declare site_of int;
begin
  for site_of in select site_id from site loop
    perform set_config('app.reads', site_of::text, true), set_config('app.writes', site_of::text, true);
    insert into search_key (site_id, kind, field, folded, item_id)
      select item.site_id, item.kind, key.field, key.folded, item.id
      from item, item_keys(item.titles, item.doi, item.source_key) key
      where item.site_id = site_of and key.folded <> '' on conflict do nothing;
    perform key_contributors(site_of, array(select distinct article_id from contributor where site_id = site_of));
    insert into search_key (site_id, kind, field, folded, item_id)
      select distinct site_of, item.kind, 'person', key.folded, item.id
      from (
        select id, authors || editors as people from book where site_id = site_of
        union all select id, speakers from recording where site_id = site_of
        union all select id, authors from news where site_id = site_of
        union all select id, editors from album where site_id = site_of
        union all select id, guest_editors from special_issue where site_id = site_of
        union all select id, people from general_resource where site_id = site_of
      ) named
      join item on item.site_id = site_of and item.id = named.id,
      jsonb_array_elements(case jsonb_typeof(named.people) when 'array' then named.people end) person, name_keys(person -> 'names') key
      where key.folded <> '' on conflict do nothing;
  end loop;
  perform set_config('app.reads', '', true), set_config('app.writes', '', true);
end $$;

select guard_by_site('search_key');
