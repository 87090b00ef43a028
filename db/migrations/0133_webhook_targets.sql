-- In which form a webhook sends: that of an extension, by its code, or the usual one.
alter table webhook add column target text collate "C" check (length(target) <= 40);
