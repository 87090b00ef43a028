-- Everything that is published: one identity in `item`, a table of its own facts for each kind, and what all kinds share.

alter table item
  -- What the thing is called where it came from: the same thing imported twice is one item.
  add column source_key text collate "C",
  -- A fuller or newer source has a higher rank; a lower one never overwrites it, in whichever order they arrive.
  add column source_rank int not null default 0,
  add column language text,
  -- The title with its italics, sub- and superscripts as safe HTML, where it has any.
  add column rich_titles jsonb not null default '{}',
  add column summaries jsonb not null default '{}',
  add column keywords jsonb not null default '{}',
  add column comments bigint not null default 0,
  add column score numeric(3, 2) check (score between 1 and 5),
  add column withdrawn_on date,
  add column withdrawal jsonb not null default '{}';
create unique index item_source_key on item (site_id, kind, source_key);

-- What belongs to an item changes the item. One update for a whole statement, and none if this transaction has raised the
-- item already: its mark is made and its revision is new.
create function touch_owners(owners bigint[], owner_site int) returns void language sql as $$
  update item set status = status
  where site_id = owner_site and id = any (owners) and xmin <> pg_current_xact_id()::xid;
$$;

-- Arguments: the columns that name the items concerned.
create function touch_after_insert() returns trigger language plpgsql as $$
declare site_of int; owner text; owners bigint[];
begin
  foreach owner in array tg_argv loop
    for site_of, owners in execute format('select site_id, array_agg(distinct %1$I) from arrived where %1$I is not null group by site_id', owner) loop
      perform touch_owners(owners, site_of);
    end loop;
  end loop;
  return null;
end $$;
create function touch_after_delete() returns trigger language plpgsql as $$
declare site_of int; owner text; owners bigint[];
begin
  foreach owner in array tg_argv loop
    for site_of, owners in execute format('select site_id, array_agg(distinct %1$I) from gone where %1$I is not null group by site_id', owner) loop
      perform touch_owners(owners, site_of);
    end loop;
  end loop;
  return null;
end $$;
create function touch_after_update() returns trigger language plpgsql as $$
declare site_of int; owner text; owners bigint[];
begin
  foreach owner in array tg_argv loop
    for site_of, owners in execute format(
      'select site_id, array_agg(distinct %1$I) from (select site_id, %1$I from arrived union all select site_id, %1$I from gone) changed
       where %1$I is not null group by site_id', owner) loop
      perform touch_owners(owners, site_of);
    end loop;
  end loop;
  return null;
end $$;

create function belongs_to_items(child regclass, variadic owners text[]) returns void language plpgsql as $$
declare named text := (select string_agg(quote_literal(owner), ', ') from unnest(owners) owner);
begin
  perform guard_by_site(child);
  execute format('create trigger touch_after_insert after insert on %s referencing new table as arrived for each statement execute function touch_after_insert(%s)', child, named);
  execute format('create trigger touch_after_update after update on %s referencing old table as gone new table as arrived for each statement execute function touch_after_update(%s)', child, named);
  execute format('create trigger touch_after_delete after delete on %s referencing old table as gone for each statement execute function touch_after_delete(%s)', child, named);
end $$;

-- Files. Their bytes are in the file store under their SHA-256; a row says that the site has them and what they are.
create table stored_file (
  site_id int not null references site,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes >= 0),
  content_type text not null,
  width int,
  height int,
  seconds numeric(10, 3),
  pages int,
  -- Protected files are reached through the access policy only.
  public boolean not null default false,
  primary key (site_id, sha256)
);

create table item_file (
  site_id int not null,
  item_id bigint not null,
  position int not null,
  role text not null check (role in ('source', 'body', 'pdf', 'image', 'recording', 'captions', 'poster', 'supplement', 'attachment')),
  sha256 text not null,
  name text not null,
  language text,
  labels jsonb not null default '{}',
  primary key (site_id, item_id, position),
  foreign key (site_id, item_id) references item (site_id, id),
  foreign key (site_id, sha256) references stored_file (site_id, sha256)
);
create index on item_file (site_id, sha256);

-- What the worker made of a file: an image in lower precision, a page as a picture, a stream.
create table rendition (
  site_id int not null,
  sha256 text not null,
  form text not null,
  rendered text not null,
  primary key (site_id, sha256, form),
  foreign key (site_id, sha256) references stored_file (site_id, sha256),
  foreign key (site_id, rendered) references stored_file (site_id, sha256)
);
create index on rendition (site_id, rendered);

-- How things that are published speak of each other. The target is a DOI or a source key; `to_id` follows when it is here.
create table relation (
  site_id int not null,
  from_id bigint not null,
  type text not null check (type in ('corrects', 'retracts', 'expresses-concern-about', 'translates', 'is-version-of', 'comments-on', 'has-review', 'cites', 'relates-to')),
  target text collate "C" not null,
  to_id bigint,
  primary key (site_id, from_id, type, target),
  foreign key (site_id, from_id) references item (site_id, id),
  foreign key (site_id, to_id) references item (site_id, id)
);
create index on relation (site_id, target);
create index on relation (site_id, to_id) where to_id is not null;

create table item_subject (
  site_id int not null,
  item_id bigint not null,
  position int not null,
  subject_id bigint not null,
  primary key (site_id, item_id, position),
  foreign key (site_id, item_id) references item (site_id, id),
  foreign key (site_id, subject_id) references item (site_id, id)
);
create index on item_subject (site_id, subject_id);

-- Two records of the same person or institution. Nothing moves, so undoing it is removing the row.
create table item_merge (
  site_id int not null,
  from_id bigint not null,
  into_id bigint not null check (into_id <> from_id),
  evidence text not null,
  primary key (site_id, from_id),
  foreign key (site_id, from_id) references item (site_id, id),
  foreign key (site_id, into_id) references item (site_id, id)
);
create index on item_merge (site_id, into_id);

-- What an album, a special issue, a topic or a conference gathers.
create table collection_entry (
  site_id int not null,
  collection_id bigint not null,
  position int not null,
  entry_id bigint not null,
  primary key (site_id, collection_id, position),
  unique (site_id, collection_id, entry_id),
  foreign key (site_id, collection_id) references item (site_id, id),
  foreign key (site_id, entry_id) references item (site_id, id)
);
create index on collection_entry (site_id, entry_id);

-- The kinds.
create table article (
  site_id int not null,
  id bigint not null,
  journal_id bigint,
  period_id bigint,
  position int,
  type text not null,
  publication_type smallint not null check (publication_type in (0, 1, 3, -1)),
  access_type smallint not null check (access_type in (0, 1)),
  version smallint not null default 0 check (version between -1 and 10),
  part jsonb not null default '{}',
  volume text,
  first_page text,
  last_page text,
  elocation text,
  licence text,
  copyright jsonb not null default '{}',
  funds jsonb not null default '[]',
  -- Abstracts as safe HTML; `item.summaries` has them as plain text. The others are digests, statements and the like.
  abstracts jsonb not null default '{}',
  other_abstracts jsonb not null default '[]',
  author_bios jsonb not null default '{}',
  conference_names jsonb not null default '{}',
  conference_time text,
  conference_places jsonb not null default '{}',
  publishers jsonb not null default '{}',
  isbn text,
  graphic_abstract text,
  vas_doc_link text,
  vas_docsource text,
  received_on date,
  revised_on date,
  accepted_on date,
  printed_on date,
  online_on date,
  -- The full text as safe HTML in the file store, and what a reader finds in it.
  body text,
  outline jsonb not null default '[]',
  words int,
  reference_count int not null default 0,
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id),
  foreign key (site_id, journal_id) references journal (site_id, id),
  foreign key (site_id, period_id) references period (site_id, id),
  foreign key (site_id, body) references stored_file (site_id, sha256)
);
create index on article (site_id, period_id, position);
create index on article (site_id, journal_id);

-- A person or group behind an article, as printed there.
create table contributor (
  site_id int not null,
  article_id bigint not null,
  position int not null,
  role text not null check (role in ('author', 'editor', 'reviewer', 'translator')),
  type text not null check (type in ('person', 'group')),
  names jsonb not null,
  orcid text,
  orcid_authenticated boolean not null default false,
  expert_id bigint,
  email text,
  corresponding boolean not null default false,
  equal boolean not null default false,
  credits text[] not null default '{}',
  affiliations int[] not null default '{}',
  bios jsonb not null default '{}',
  primary key (site_id, article_id, position),
  foreign key (site_id, article_id) references article (site_id, id),
  foreign key (site_id, expert_id) references item (site_id, id)
);
create index on contributor (site_id, expert_id) where expert_id is not null;

create table affiliation (
  site_id int not null,
  article_id bigint not null,
  position int not null,
  label text,
  names jsonb not null,
  country text,
  ror text,
  institution_id bigint,
  primary key (site_id, article_id, position),
  foreign key (site_id, article_id) references article (site_id, id),
  foreign key (site_id, institution_id) references item (site_id, id)
);
create index on affiliation (site_id, institution_id) where institution_id is not null;

create table reference (
  site_id int not null,
  article_id bigint not null,
  position int not null,
  anchor text,
  label text,
  type text,
  printed text not null,
  facts jsonb not null default '{}',
  doi text collate "C",
  primary key (site_id, article_id, position),
  foreign key (site_id, article_id) references article (site_id, id)
);
create index on reference (site_id, doi) where doi is not null;

create table article_version (
  site_id int not null,
  article_id bigint not null,
  number int not null check (number > 0),
  -- -1 accepted, 0 the version of record, 1 to 10 the proofs before it.
  value smallint not null default 0 check (value between -1 and 10),
  titles jsonb not null,
  summaries jsonb not null default '{}',
  published_on date,
  body text,
  source text,
  primary key (site_id, article_id, number),
  foreign key (site_id, article_id) references item (site_id, id),
  foreign key (site_id, body) references stored_file (site_id, sha256),
  foreign key (site_id, source) references stored_file (site_id, sha256)
);

-- A review, an author's response or a translation that was published inside its article.
create table sub_article (
  site_id int not null,
  article_id bigint not null,
  position int not null,
  type text not null,
  language text,
  titles jsonb not null,
  doi text,
  contributors jsonb not null default '[]',
  published_on date,
  body text,
  primary key (site_id, article_id, position),
  foreign key (site_id, article_id) references article (site_id, id),
  foreign key (site_id, body) references stored_file (site_id, sha256)
);

create table book (
  site_id int not null,
  id bigint not null,
  authors jsonb not null default '[]',
  editors jsonb not null default '[]',
  publishers jsonb not null default '{}',
  series jsonb not null default '{}',
  classification_number text,
  languages text[] not null default '{}',
  edition smallint check (edition > 0),
  printing smallint check (printing > 0),
  pages int,
  isbn text,
  access_type smallint not null default 1 check (access_type in (0, 1)),
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id)
);

create table chapter (
  site_id int not null,
  book_id bigint not null,
  position int not null,
  parent_position int,
  label text,
  titles jsonb not null,
  authors jsonb not null default '[]',
  first_page text,
  last_page text,
  doi text,
  bodies jsonb not null default '{}',
  primary key (site_id, book_id, position),
  foreign key (site_id, book_id) references book (site_id, id)
);

create table figure (
  site_id int not null,
  id bigint not null,
  article_id bigint,
  position int not null,
  anchor text,
  label text,
  parent_id bigint,
  licence text,
  attributions jsonb not null default '{}',
  captions jsonb not null default '{}',
  alternative text,
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id),
  foreign key (site_id, article_id) references article (site_id, id),
  foreign key (site_id, parent_id) references figure (site_id, id)
);
create index on figure (site_id, article_id, position);

-- A table of an article; `table` is SQL's own word.
create table data_table (
  site_id int not null,
  id bigint not null,
  article_id bigint,
  position int not null,
  anchor text,
  label text,
  licence text,
  captions jsonb not null default '{}',
  content text not null default '',
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id),
  foreign key (site_id, article_id) references article (site_id, id)
);
create index on data_table (site_id, article_id, position);

-- Audio and video.
create table recording (
  site_id int not null,
  id bigint not null,
  speakers jsonb not null default '[]',
  seconds numeric(10, 3),
  licence text,
  attributions jsonb not null default '{}',
  article_id bigint,
  transcripts jsonb not null default '{}',
  chapters jsonb not null default '[]',
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id),
  foreign key (site_id, article_id) references article (site_id, id)
);
create index on recording (site_id, article_id) where article_id is not null;

-- What a column shows as a list: news of four types, popular science, links, files, WeChat posts.
create table news (
  site_id int not null,
  id bigint not null,
  type text not null check (type in ('information', 'announcement', 'dynamic', 'statement', 'science', 'link', 'file', 'wechat')),
  channel_id bigint,
  bodies jsonb not null default '{}',
  authors jsonb not null default '[]',
  sources jsonb not null default '{}',
  link text,
  pinned boolean not null default false,
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id),
  foreign key (site_id, channel_id) references channel (site_id, id) on delete set null (channel_id)
);
create index on news (site_id, type);
create index on news (site_id, channel_id);

create table album (
  site_id int not null,
  id bigint not null,
  editors jsonb not null default '[]',
  bodies jsonb not null default '{}',
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id)
);

create table special_issue (
  site_id int not null,
  id bigint not null,
  journal_id bigint,
  period_id bigint,
  guest_editors jsonb not null default '[]',
  bodies jsonb not null default '{}',
  opens_on date,
  closes_on date,
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id),
  foreign key (site_id, journal_id) references journal (site_id, id),
  foreign key (site_id, period_id) references period (site_id, id)
);

create table topic (
  site_id int not null,
  id bigint not null,
  code text,
  bodies jsonb not null default '{}',
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id),
  unique (site_id, code)
);

create table conference (
  site_id int not null,
  id bigint not null,
  code text,
  series text not null,
  year int not null check (year between 1600 and 2200),
  starts_on date,
  ends_on date,
  places jsonb not null default '{}',
  organizers jsonb not null default '{}',
  website text,
  bodies jsonb not null default '{}',
  programme jsonb not null default '[]',
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id),
  unique (site_id, code)
);
create index on conference (site_id, series, year);

create table expert (
  site_id int not null,
  id bigint not null,
  orcid text,
  family_names jsonb not null default '{}',
  institution_id bigint,
  affiliations jsonb not null default '{}',
  positions jsonb not null default '{}',
  research_fields jsonb not null default '{}',
  bodies jsonb not null default '{}',
  website text,
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id),
  foreign key (site_id, institution_id) references item (site_id, id)
);
create unique index on expert (site_id, orcid);

create table institution (
  site_id int not null,
  id bigint not null,
  ror text,
  types text[] not null default '{}',
  country text,
  city text,
  latitude numeric(9, 6),
  longitude numeric(9, 6),
  established int,
  website text,
  aliases text[] not null default '{}',
  parents text[] not null default '{}',
  other_ids jsonb not null default '{}',
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id)
);
create unique index on institution (site_id, ror);

create table subject (
  site_id int not null,
  id bigint not null,
  code text not null,
  parent_id bigint,
  position int not null default 0,
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id),
  foreign key (site_id, parent_id) references subject (site_id, id),
  unique (site_id, code)
);

-- Three libraries of one kind: general things, standards (biaozhun) and patents (zhuanli).
create table general_resource (
  site_id int not null,
  id bigint not null,
  library text not null check (library in ('general', 'standard', 'patent')),
  number text,
  classification text,
  legal_status text,
  holders jsonb not null default '{}',
  people jsonb not null default '[]',
  filed_on date,
  effective_on date,
  replaced_by text,
  bodies jsonb not null default '{}',
  primary key (site_id, id),
  foreign key (site_id, id) references item (site_id, id)
);
create index on general_resource (site_id, library);

create table board_member (
  site_id int not null,
  journal_id bigint not null,
  position int not null,
  role text not null,
  names jsonb not null,
  affiliations jsonb not null default '{}',
  research_fields jsonb not null default '{}',
  countries jsonb not null default '{}',
  bios jsonb not null default '{}',
  expert_id bigint,
  picture text,
  primary key (site_id, journal_id, position),
  foreign key (site_id, journal_id) references journal (site_id, id),
  foreign key (site_id, expert_id) references item (site_id, id)
);

-- A named selection of a portal's sites.
create table sub_pool (
  site_id int not null references site,
  id bigint not null,
  code text not null,
  position int not null,
  names jsonb not null,
  sites int[] not null,
  primary key (site_id, id),
  unique (site_id, code),
  check ((id >> 40)::int = site_id)
);
select guard_by_site('sub_pool');
create trigger frame_changed after insert or update or delete on sub_pool for each row execute function frame_changed();

-- What was imported from where, with its problems in plain words.
create table import_entry (
  site_id int not null references site,
  format text not null,
  source text not null,
  sha256 text not null,
  reader int not null,
  outcome text not null check (outcome in ('imported', 'refused')),
  item_id bigint,
  score smallint check (score between 0 and 100),
  problems jsonb not null default '[]',
  primary key (site_id, format, source),
  foreign key (site_id, item_id) references item (site_id, id)
);
select guard_by_site('import_entry'), guard_by_site('stored_file');

select belongs_to_items('item_file', 'item_id'),
  belongs_to_items('relation', 'from_id', 'to_id'),
  belongs_to_items('item_subject', 'item_id'),
  belongs_to_items('item_merge', 'from_id', 'into_id'),
  belongs_to_items('collection_entry', 'collection_id'),
  belongs_to_items('article', 'id', 'period_id', 'journal_id'),
  belongs_to_items('contributor', 'article_id', 'expert_id'),
  belongs_to_items('affiliation', 'article_id'),
  belongs_to_items('reference', 'article_id'),
  belongs_to_items('article_version', 'article_id'),
  belongs_to_items('sub_article', 'article_id'),
  belongs_to_items('book', 'id'),
  belongs_to_items('chapter', 'book_id'),
  belongs_to_items('figure', 'id', 'article_id'),
  belongs_to_items('data_table', 'id', 'article_id'),
  belongs_to_items('recording', 'id'),
  belongs_to_items('news', 'id'),
  belongs_to_items('album', 'id'),
  belongs_to_items('special_issue', 'id'),
  belongs_to_items('topic', 'id'),
  belongs_to_items('conference', 'id'),
  belongs_to_items('expert', 'id'),
  belongs_to_items('institution', 'id'),
  belongs_to_items('subject', 'id'),
  belongs_to_items('general_resource', 'id'),
  belongs_to_items('board_member', 'journal_id');

-- A rendition concerns every item that shows the file.
create function touch_after_rendition() returns trigger language plpgsql as $$
declare site_of int; owners bigint[];
begin
  for site_of, owners in
    select shown.site_id, array_agg(distinct shown.item_id) from arrived join item_file shown using (site_id, sha256) group by shown.site_id
  loop
    perform touch_owners(owners, site_of);
  end loop;
  return null;
end $$;
select guard_by_site('rendition');
create trigger touch_after_rendition after insert on rendition referencing new table as arrived for each statement execute function touch_after_rendition();

-- How often an article is cited by the others of its site, whichever of them came first. An article's key is its DOI in lower case.
create function recount_citations(counted_site int, keys text[]) returns void language sql as $$
  update item set citations = counted.citing
  from (
    select key, (select count(distinct article_id) from reference where site_id = counted_site and doi = key) as citing
    from unnest(keys) key
  ) counted
  where item.site_id = counted_site and item.kind = 'article' and item.source_key = counted.key and item.citations <> counted.citing;
$$;
create function recount_after_references() returns trigger language plpgsql as $$
declare site_of int; keys text[];
begin
  if tg_op = 'INSERT' then
    for site_of, keys in select site_id, array_agg(distinct doi) from arrived where doi is not null group by site_id loop
      perform recount_citations(site_of, keys);
    end loop;
  elsif tg_op = 'DELETE' then
    for site_of, keys in select site_id, array_agg(distinct doi) from gone where doi is not null group by site_id loop
      perform recount_citations(site_of, keys);
    end loop;
  else
    for site_of, keys in select site_id, array_agg(distinct doi) from (select site_id, doi from arrived union all select site_id, doi from gone) changed
      where doi is not null group by site_id loop
      perform recount_citations(site_of, keys);
    end loop;
  end if;
  return null;
end $$;
create trigger recount_after_insert after insert on reference referencing new table as arrived for each statement execute function recount_after_references();
create trigger recount_after_update after update on reference referencing old table as gone new table as arrived for each statement execute function recount_after_references();
create trigger recount_after_delete after delete on reference referencing old table as gone for each statement execute function recount_after_references();

create function recount_new_articles() returns trigger language plpgsql as $$
declare site_of int; keys text[];
begin
  for site_of, keys in
    select item.site_id, array_agg(item.source_key) from arrived join item using (site_id, id) where item.source_key is not null group by item.site_id
  loop
    perform recount_citations(site_of, keys);
  end loop;
  return null;
end $$;
create trigger recount_new_articles after insert on article referencing new table as arrived for each statement execute function recount_new_articles();
