-- The accepted manuscript comes before the first version that is delivered by a file, so it is number 0.
alter table article_version drop constraint article_version_number_check, add check (number >= 0);
