-- What large journals published in each year and in each column: summed by the worker, because every view of the journal would read all
-- its papers. Small journals have no row and are summed when they are looked at. Not logged: it is made anew with the next rankings.
create unlogged table journal_figures (
  site_id int not null,
  journal_id bigint not null,
  years jsonb not null,
  columns jsonb not null,
  primary key (site_id, journal_id)
);
select guard_by_site('journal_figures');
