-- By which a link resolver that has no DOI finds a paper or a book.
create index article_first_page_idx on article (site_id, journal_id, first_page) where first_page is not null;
create index article_elocation_idx on article (site_id, journal_id, elocation) where elocation is not null;
create index book_isbn_idx on book (site_id, translate(isbn, '- ', '')) where isbn is not null;
