-- What was read out of an accepted manuscript in Word, until an editor publishes it: one for each submission.
create table submission_text (
  site_id int not null,
  submission_id bigint not null,
  -- The manuscript that it is read from.
  file_id bigint not null,
  state text collate "C" not null check (state in ('waiting', 'read', 'refused')),
  -- Why it could not be read.
  reason text,
  -- The hash of the text as HTML, and everything else that was read.
  body text collate "C" check (body ~ '^[0-9a-f]{64}$'),
  reading jsonb,
  primary key (site_id, submission_id),
  foreign key (site_id, submission_id) references submission on delete cascade,
  foreign key (site_id, body) references stored_file (site_id, sha256),
  check ((state = 'read') = (body is not null and reading is not null))
);
create index on submission_text (site_id, body);
select guard_by_site('submission_text');
