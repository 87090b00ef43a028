-- What a member does at one site. The item may belong to a site that this one gathers, so there is no foreign key to it: what is no
-- longer there is found out when the list is read. An account that goes takes all of this with it.

create table collected (
  site_id int not null references site,
  account_id bigint not null references account on delete cascade,
  item_id bigint not null,
  kind text collate "C" not null,
  -- What the list shows when the item itself is gone.
  title jsonb not null default '{}',
  collected_at timestamptz not null default now(),
  primary key (site_id, account_id, item_id)
);
create index on collected (site_id, account_id, kind, collected_at desc);
create index on collected (account_id);
select guard_by_site('collected');

create table personal_album (
  site_id int not null references site,
  album_id bigint not null,
  account_id bigint not null references account on delete cascade,
  name text not null check (length(name) between 1 and 100),
  english_name text not null default '' check (length(english_name) <= 100),
  cover_sha256 text collate "C" check (cover_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  revision int not null default 1,
  primary key (site_id, album_id)
);
create index on personal_album (site_id, account_id, changed_at desc);
create index on personal_album (account_id);
select guard_by_site('personal_album');

create table personal_album_entry (
  site_id int not null,
  album_id bigint not null,
  item_id bigint not null,
  kind text collate "C" not null,
  title jsonb not null default '{}',
  added_at timestamptz not null default now(),
  primary key (site_id, album_id, item_id),
  foreign key (site_id, album_id) references personal_album on delete cascade
);
create index on personal_album_entry (site_id, album_id, kind, added_at desc);
select guard_by_site('personal_album_entry');

-- The author may go and the comment with them; a moderator's word is kept beside it.
create table comment (
  site_id int not null references site,
  comment_id bigint not null,
  item_id bigint not null,
  account_id bigint not null references account on delete cascade,
  text text not null check (length(text) between 1 and 1000),
  stars int check (stars between 1 and 5),
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'shown', 'refused')),
  written_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (site_id, comment_id)
);
create index on comment (site_id, item_id, written_at desc) where state = 'shown';
create index on comment (site_id, account_id, written_at desc);
create index on comment (account_id);
create index on comment (site_id, state, written_at) where state = 'waiting';
select guard_by_site('comment');

-- How many comments of a thing are shown, and the mean of the stars that its readers gave: each has one voice, the newest. The table
-- counts by itself, so that an account that goes takes its comments out of the numbers; whoever deletes an account names no site, so
-- the row's own is meant.
create function count_comments() returns trigger language plpgsql as $$
declare
  of_site int := case tg_op when 'DELETE' then old.site_id else new.site_id end;
  of_item bigint := case tg_op when 'DELETE' then old.item_id else new.item_id end;
  reads text := current_setting('app.reads', true);
  writes text := current_setting('app.writes', true);
begin
  perform set_config('app.reads', of_site::text, true), set_config('app.writes', of_site::text, true);
  update item set comments = counted.comments, score = counted.score
  from (
    select count(*) as comments, (
      select avg(stars)::numeric(3, 2) from (
        select distinct on (account_id) stars from comment
        where site_id = of_site and item_id = of_item and state = 'shown' and stars is not null
        order by account_id, written_at desc, comment_id desc) voice) as score
    from comment where site_id = of_site and item_id = of_item and state = 'shown') counted
  where item.site_id = of_site and item.id = of_item
    and (item.comments, item.score) is distinct from (counted.comments, counted.score);
  perform set_config('app.reads', coalesce(reads, ''), true), set_config('app.writes', coalesce(writes, ''), true);
  return null;
end $$;
create trigger count_comments after insert or delete or update of state, stars on comment
  for each row execute function count_comments();

-- The last time that a member read or downloaded a thing; a thing has one line of each.
create table member_use (
  site_id int not null references site,
  account_id bigint not null references account on delete cascade,
  what text collate "C" not null check (what in ('read', 'download')),
  item_id bigint not null,
  kind text collate "C" not null,
  title jsonb not null default '{}',
  times int not null default 1,
  used_at timestamptz not null default now(),
  primary key (site_id, account_id, what, item_id)
);
create index on member_use (site_id, account_id, what, used_at desc);
create index on member_use (account_id);
select guard_by_site('member_use');

-- Messages to a member. The words are a key of the texts with its values, so that they are read in the reader's language.
create table notice (
  site_id int not null references site,
  notice_id bigint not null,
  account_id bigint not null references account on delete cascade,
  about text collate "C" not null,
  data jsonb not null default '{}',
  sent_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (site_id, notice_id)
);
create index on notice (site_id, account_id, sent_at desc);
create index on notice (account_id);
select guard_by_site('notice');

-- Pictures that members sent: avatars and covers of albums. No two are the same file, so that one can be deleted for good.
create table member_picture (
  sha256 text collate "C" primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  account_id bigint not null references account on delete cascade,
  used_for text collate "C" not null check (used_for in ('avatar', 'cover')),
  bytes int not null,
  sent_at timestamptz not null default now()
);
create index on member_picture (account_id, sent_at desc);
grant select, insert, delete on member_picture to imprint_app;
