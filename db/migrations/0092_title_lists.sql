-- Whether a journal has papers that are not free is asked for each line of a title list, whatever the journal's size.
create index article_closed_idx on article (site_id, journal_id) where access_type <> 0;
