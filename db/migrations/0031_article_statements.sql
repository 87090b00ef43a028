-- What authors declare about an article, as a list of { type, texts }: funding, competing interests, data, ethics, programs.
alter table article add column statements jsonb not null default '[]';

-- When a reviewer was reminded before and after a review was due; each happens once.
alter table submission_opinion add column reminded_at timestamptz, add column warned_at timestamptz;
