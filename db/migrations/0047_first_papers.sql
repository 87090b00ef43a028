-- Papers that are out before their issue: few among all of a site, and on its home page.
create index article_first_idx on article (site_id, journal_id) where publication_type = 1;
