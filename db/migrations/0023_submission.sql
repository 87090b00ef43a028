-- What authors send to a site, and how its editors deal with it.

create table submission (
  site_id int not null references site,
  submission_id bigint not null,
  kind text collate "C" not null check (kind in ('manuscript', 'video')),
  -- Whoever sends it. What was sent stays with the site when an account goes.
  account_id bigint references account on delete set null,
  state text collate "C" not null default 'draft'
    check (state in ('draft', 'received', 'review', 'revision', 'accepted', 'declined', 'withdrawn')),
  -- What people call it; given when it is first sent.
  number text collate "C",
  -- Counted up each time the author sends it.
  round int not null default 0 check (round >= 0),
  -- Counted up at each change, so that nobody overwrites what they did not see.
  revision int not null default 1,
  -- As it was last sent; of a draft, as it stands.
  details jsonb not null default '{}',
  -- What its author has changed since it was sent; nobody else sees it.
  edited jsonb,
  -- What was read out of a file of it, and which file that was.
  guess jsonb,
  guessed_file bigint,
  journal_id bigint,
  -- The language in which the author is written to.
  language text collate "C" not null,
  editor_id bigint references account on delete set null,
  -- What it became.
  item_id bigint,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  sent_at timestamptz,
  decided_at timestamptz,
  primary key (site_id, submission_id),
  unique (site_id, number),
  foreign key (site_id, journal_id) references item (site_id, id),
  foreign key (site_id, item_id) references item (site_id, id),
  check ((state = 'draft' and round = 0) = (sent_at is null)),
  check (edited is null or state = 'revision')
);
create index on submission (account_id, changed_at desc);
create index on submission (site_id, state, changed_at desc, submission_id);
create index on submission (site_id, editor_id, changed_at desc);
create index on submission (editor_id);
select guard_by_site('submission');

-- What was never sent goes with its author; whoever deletes an account names no site, so the row's own is meant.
create function forget_draft() returns trigger language plpgsql as $$
declare
  reads text := current_setting('app.reads', true);
  writes text := current_setting('app.writes', true);
begin
  perform set_config('app.reads', new.site_id::text, true), set_config('app.writes', new.site_id::text, true);
  delete from submission where site_id = new.site_id and submission_id = new.submission_id;
  perform set_config('app.reads', coalesce(reads, ''), true), set_config('app.writes', coalesce(writes, ''), true);
  return null;
end $$;
create trigger forget_draft after update of account_id on submission
  for each row when (new.account_id is null and new.state = 'draft') execute function forget_draft();

-- The authors of what was sent, as far as they are known by: a member with that address or ORCID is a co-author.
create table submission_author (
  site_id int not null,
  submission_id bigint not null,
  position int not null,
  email_key text collate "C",
  orcid text collate "C",
  primary key (site_id, submission_id, position),
  foreign key (site_id, submission_id) references submission on delete cascade
);
create index on submission_author (site_id, email_key);
create index on submission_author (site_id, orcid);
select guard_by_site('submission_author');

-- Everything that happened to it, in order: steps, letters, messages, notes.
create table submission_event (
  site_id int not null,
  event_id bigint not null,
  submission_id bigint not null,
  round int not null,
  what text collate "C" not null,
  side text collate "C" not null check (side in ('author', 'editor', 'reader', 'portal')),
  account_id bigint references account on delete set null,
  -- Whether it concerns the author; the rest is for editors alone.
  for_author boolean not null,
  text text not null default '' check (length(text) <= 20000),
  data jsonb not null default '{}',
  happened_at timestamptz not null default now(),
  primary key (site_id, event_id),
  foreign key (site_id, submission_id) references submission on delete cascade
);
create index on submission_event (site_id, submission_id, event_id);
create index on submission_event (account_id);
select guard_by_site('submission_event');

create table submission_file (
  site_id int not null,
  file_id bigint not null,
  submission_id bigint not null,
  -- The round that it belongs to, counted from 1.
  round int not null,
  role text collate "C" not null
    check (role in ('manuscript', 'figure', 'supplement', 'video', 'captions', 'letter')),
  side text collate "C" not null check (side in ('author', 'editor', 'reader')),
  for_author boolean not null,
  name text not null check (length(name) between 1 and 255),
  sha256 text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes > 0),
  content_type text collate "C" not null,
  -- Of captions: their language.
  language text collate "C",
  -- The message or letter that it came with.
  event_id bigint,
  added_at timestamptz not null default now(),
  primary key (site_id, file_id),
  foreign key (site_id, submission_id) references submission on delete cascade,
  foreign key (site_id, event_id) references submission_event on delete cascade,
  foreign key (site_id, sha256) references stored_file (site_id, sha256)
);
create index on submission_file (site_id, submission_id, file_id);
create index on submission_file (site_id, sha256);
select guard_by_site('submission_file');

-- People who are asked what they think of it. They come by a link that is computed, so nothing secret is kept here.
create table submission_opinion (
  site_id int not null,
  opinion_id bigint not null,
  submission_id bigint not null,
  round int not null,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) <= 254),
  language text collate "C" not null,
  state text collate "C" not null default 'asked' check (state in ('asked', 'agreed', 'declined', 'given', 'cancelled')),
  due_on date not null,
  advice text collate "C" check (advice in ('accept', 'minor', 'major', 'decline')),
  to_author text not null default '' check (length(to_author) <= 20000),
  to_editor text not null default '' check (length(to_editor) <= 20000),
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  primary key (site_id, opinion_id),
  foreign key (site_id, submission_id) references submission on delete cascade,
  check ((state = 'given') = (advice is not null))
);
create index on submission_opinion (site_id, submission_id, opinion_id);
select guard_by_site('submission_opinion');

-- Mails that are owed. Each is sent under an id of its own, so that one in doubt is recognised when it comes again.
create table submission_mail (
  site_id int not null,
  mail_id bigint not null,
  submission_id bigint not null,
  what text collate "C" not null,
  to_address text not null check (length(to_address) <= 254),
  language text collate "C" not null,
  data jsonb not null default '{}',
  owed_at timestamptz not null default now(),
  sent_at timestamptz,
  -- The other side will never take it.
  refused text,
  primary key (site_id, mail_id),
  foreign key (site_id, submission_id) references submission on delete cascade
);
create index on submission_mail (site_id, submission_id, mail_id);
select guard_by_site('submission_mail');
