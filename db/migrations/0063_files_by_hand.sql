-- Files that an editor adds by hand: full texts that are no PDF, and data, each with the version that it is (NISO JAV).
alter table item_file
  add column version text collate "C" check (version in ('AM', 'P', 'VoR', 'CVoR', 'EVoR')),
  add column by_hand boolean not null default false,
  drop constraint item_file_role_check,
  add constraint item_file_role_check check (role in (
    'source', 'body', 'pdf', 'galley', 'image', 'recording', 'captions', 'poster', 'supplement', 'data', 'attachment'));

alter table upload
  drop constraint upload_role_check,
  add constraint upload_role_check check (role in (
    'manuscript', 'figure', 'supplement', 'video', 'captions', 'letter', 'publication'));
