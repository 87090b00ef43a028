-- Copies of what authors sent that do not say who wrote it, for reviewers who are not to know.
alter table submission_file
  -- The file that this one is a copy of; a copy goes with it.
  add column copy_of bigint,
  -- Of a file of which a copy was asked for: being made; ready; its text names authors; nothing can be made of it.
  add column copy_state text collate "C" check (copy_state in ('making', 'ready', 'named', 'refused')),
  -- Whom and what of them the text names.
  add column copy_names text[] not null default '{}',
  add foreign key (site_id, copy_of) references submission_file (site_id, file_id) on delete cascade;
create index on submission_file (site_id, copy_of) where copy_of is not null;

alter table submission_opinion add column anonymous boolean not null default false;
