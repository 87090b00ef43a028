-- The accessible PDF that the portal makes of a paper's full text where nobody gave one.
create table article_pdf (
  site_id int not null,
  article_id bigint not null,
  -- SHA-256 of the page that it was made of: what is the same is not made again.
  made_of text collate "C" not null,
  -- None if none can be made of it.
  pdf text collate "C",
  name text not null,
  primary key (site_id, article_id),
  foreign key (site_id, article_id) references item (site_id, id),
  foreign key (site_id, pdf) references stored_file (site_id, sha256)
);
select belongs_to_items('article_pdf', 'article_id');
