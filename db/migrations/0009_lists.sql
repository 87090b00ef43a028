-- Lists of one kind, page by page: every order in which a list can be asked for is an index, whatever the size of the site.

-- What lists are narrowed down by, copied from the kind's own table: a filter in another table would have to read the whole list.
alter table item
  -- The part of its kind that is listed by itself: a type of news, a library, the initial of a person.
  add column shelf text collate "C" not null default '',
  -- The channel or journal in whose list it stands.
  add column under_id bigint,
  add column pinned boolean not null default false,
  -- For kinds that are listed by name.
  add column sort_name text collate "C";

-- Whoever writes the details has changed the item already. If that was in this transaction, its mark is made and its revision is new.
create function shelve(shelved_site int, shelved bigint, its_shelf text, its_owner bigint, is_pinned boolean, its_name text) returns void
language plpgsql as $$
declare was_counting text := current_setting('app.counting', true); is_raised boolean;
begin
  select xmin = pg_current_xact_id()::xid into is_raised from item where site_id = shelved_site and id = shelved;
  if is_raised then
    perform set_config('app.counting', 'on', true);
  end if;
  update item set shelf = its_shelf, under_id = its_owner, pinned = is_pinned, sort_name = its_name
  where site_id = shelved_site and id = shelved
    and (shelf, under_id, pinned, sort_name) is distinct from (its_shelf, its_owner, is_pinned, its_name);
  if is_raised then
    perform set_config('app.counting', coalesce(was_counting, ''), true);
  end if;
end $$;

create function shelve_news() returns trigger language plpgsql as $$
begin
  perform shelve(new.site_id, new.id, new.type, new.channel_id, new.pinned, null);
  return null;
end $$;
create trigger shelve after insert or update on news for each row execute function shelve_news();

create function shelve_resource() returns trigger language plpgsql as $$
begin
  perform shelve(new.site_id, new.id, new.library, null, false, null);
  return null;
end $$;
create trigger shelve after insert or update on general_resource for each row execute function shelve_resource();

create function shelve_special_issue() returns trigger language plpgsql as $$
begin
  perform shelve(new.site_id, new.id, '', new.journal_id, false, null);
  return null;
end $$;
create trigger shelve after insert or update on special_issue for each row execute function shelve_special_issue();

-- The letter under which a name stands: its own, that of its pinyin, or `#`. The first character of each pinyin initial is named;
-- no syllable begins with I, U or V.
create function initial_of(name text) returns text language sql immutable strict parallel safe as $$
  select case
    when first collate "C" >= 'a' and first collate "C" <= 'z' then upper(first)
    when first ~ '[\u3400-\u4dbf\u4e00-\u9fff]' then coalesce((
      select letter from (values
        ('A', '阿'), ('B', '八'), ('C', '嚓'), ('D', '哒'), ('E', '妸'), ('F', '发'), ('G', '旮'), ('H', '哈'), ('J', '讥'), ('K', '咔'),
        ('L', '垃'), ('M', '妈'), ('N', '拏'), ('O', '噢'), ('P', '妑'), ('Q', '七'), ('R', '呥'), ('S', '仨'), ('T', '他'), ('W', '屲'),
        ('X', '夕'), ('Y', '丫'), ('Z', '帀')) pinyin (letter, beginning)
      where beginning collate "zh-x-icu" <= first collate "zh-x-icu"
      order by letter desc limit 1), '#')
    else '#' end
  from left(folded(name), 1) first;
$$;

-- A person is looked for by family name, in Latin letters where there is such a name.
create function name_of_person(titles jsonb, families jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(
    nullif(concat_ws(' ', families ->> 'en', titles ->> 'en'), ''),
    nullif(titles ->> 'zh', ''),
    (select value from jsonb_each_text(case jsonb_typeof(titles) when 'object' then titles end) where value <> '' order by key limit 1), '');
$$;
create function shelve_expert(shelved_site int, shelved bigint) returns void language sql as $$
  select shelve(item.site_id, item.id, initial_of(named.name), null, false, left(folded(named.name), 100))
  from item join expert on expert.site_id = item.site_id and expert.id = item.id,
    name_of_person(item.titles, expert.family_names) named (name)
  where item.site_id = shelved_site and item.id = shelved;
$$;
create function shelve_expert_row() returns trigger language plpgsql as $$
begin
  perform shelve_expert(new.site_id, new.id);
  return null;
end $$;
create trigger shelve after insert or update on expert for each row execute function shelve_expert_row();
create trigger shelve_expert after update of titles on item for each row
  when (new.kind = 'expert' and old.titles is distinct from new.titles) execute function shelve_expert_row();

-- What is there already, site by site: row security holds for the owner too. Nothing that a reader sees changes, so nothing is marked.
do $$
declare site_of int;
begin
  perform set_config('app.counting', 'on', true);
  for site_of in select site_id from site loop
    perform set_config('app.reads', site_of::text, true), set_config('app.writes', site_of::text, true);
    perform shelve(site_id, id, type, channel_id, pinned, null) from news where site_id = site_of;
    perform shelve(site_id, id, library, null, false, null) from general_resource where site_id = site_of;
    perform shelve(site_id, id, '', journal_id, false, null) from special_issue where site_id = site_of;
    perform shelve_expert(site_id, id) from expert where site_id = site_of;
  end loop;
  perform set_config('app.reads', '', true), set_config('app.writes', '', true), set_config('app.counting', '', true);
end $$;

create index item_by_date on item (site_id, kind, published_on desc nulls last, id desc) where status = 'published';
create index item_by_views on item (site_id, kind, views desc, id desc) where status = 'published';
create index item_by_downloads on item (site_id, kind, downloads desc, id desc) where status = 'published';
create index item_by_name on item (site_id, kind, shelf, sort_name, id) where status = 'published' and sort_name is not null;
create index item_on_shelf on item (site_id, kind, shelf, pinned desc, published_on desc nulls last, id desc)
  where status = 'published' and shelf <> '';
create index item_under on item (site_id, under_id, kind, shelf, pinned desc, published_on desc nulls last, id desc)
  where status = 'published' and under_id is not null;
