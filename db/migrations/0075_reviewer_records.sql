-- What reviewers say besides their review: until when they would like to have time, and what could influence them.
alter table submission_opinion
  add column requested_until date,
  -- Empty where there are none; none from before it was asked.
  add column interests text check (length(interests) <= 5000);
create index on submission_opinion (site_id, lower(email));
