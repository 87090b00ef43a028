-- A channel that its editor took away while modules, texts or news still hang on it. It is switched off and no longer listed, but
-- stays, so that undoing brings the whole page back.
alter table channel add column removed boolean not null default false;
