-- What is said of one version beside its text: authors, keywords, licence, dates. Empty for versions that came before this was kept.
alter table article_version add column facts jsonb not null default '{}';

-- What changed between two texts of an article. A row of an older format is made anew when it is wanted.
create table article_redline (
  site_id int not null,
  article_id bigint not null,
  -- The two texts, by their hashes: a version whose text is replaced has another redline.
  before text collate "C" not null,
  after text collate "C" not null,
  format int not null,
  -- Safe HTML in the file store; none if these two can not be compared.
  redline text collate "C",
  summary jsonb not null default '{}',
  primary key (site_id, article_id, before, after),
  foreign key (site_id, article_id) references item (site_id, id),
  foreign key (site_id, redline) references stored_file (site_id, sha256)
);
select belongs_to_items('article_redline', 'article_id');
