-- The console lists things of a kind by state and by when they were changed, a page at a time: each order has its index.
create index item_in_console_by_state on item (site_id, kind, status, id desc);
create index item_in_console_by_change on item (site_id, kind, updated_at desc, id desc);
create index item_in_console_by_state_and_change on item (site_id, kind, status, updated_at desc, id desc);

-- The dashboard looks at the submissions of a year and at reviews that are still owed.
create index submission_by_sending on submission (site_id, sent_at) where sent_at is not null;
create index submission_by_decision on submission (site_id, decided_at) where decided_at is not null;
create index submission_review_due on submission_opinion (site_id, due_on) where state in ('asked', 'agreed');
