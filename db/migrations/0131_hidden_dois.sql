-- Whether what was sent last was to be hidden: a withdrawn work is found at its DOI, and in no index of the registry.
alter table doi_deposit add column is_hidden boolean not null default false;
