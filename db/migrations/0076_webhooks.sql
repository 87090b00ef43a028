-- Addresses that a site tells of what happens there. Nothing but the worker opens the secret.
create table webhook (
  site_id int not null references site,
  webhook_id bigint not null,
  address text not null check (length(address) <= 2000),
  events text[] not null,
  sealed_secret text not null,
  is_on boolean not null default true,
  -- Since when nothing was taken there; none while the last one was.
  failing_since timestamptz,
  -- Who hears when it is switched off.
  account_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (site_id, webhook_id)
);
select guard_by_site('webhook');

create table webhook_delivery (
  site_id int not null,
  -- The same at every try.
  delivery_id bigint not null,
  webhook_id bigint not null,
  event text collate "C" not null,
  item_id bigint,
  facts jsonb not null,
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries int not null default 0,
  answer_code int,
  problem text collate "C",
  -- When the transaction began that it tells of: what happens to a thing within one is told once.
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  primary key (site_id, delivery_id),
  foreign key (site_id, webhook_id) references webhook on delete cascade
);
create unique index on webhook_delivery (site_id, webhook_id, item_id, created_at);
create index on webhook_delivery (site_id, created_at);
select guard_by_site('webhook_delivery');

-- Deliveries that wait for a worker, over all sites. One that is held is on its way; its worker is taken for dead when it is due again.
create table webhook_due (
  site_id int not null,
  delivery_id bigint not null,
  webhook_id bigint not null,
  due_at timestamptz not null default now(),
  is_held boolean not null default false,
  primary key (site_id, delivery_id)
);
create index on webhook_due (site_id, webhook_id, due_at);
create index on webhook_due (site_id, webhook_id) where is_held;
grant select, insert, update, delete on webhook_due to imprint_app;

create function note_delivery() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.state <> 'waiting' then
    delete from webhook_due due where (due.site_id, due.delivery_id) = (old.site_id, old.delivery_id);
  else
    insert into webhook_due (site_id, delivery_id, webhook_id) values (new.site_id, new.delivery_id, new.webhook_id)
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_delivery after insert or delete or update of state on webhook_delivery
  for each row execute function note_delivery();

create function tell_webhooks(told_site int, told_event text, told_item bigint, told_facts jsonb) returns void language sql as $$
  insert into webhook_delivery (site_id, delivery_id, webhook_id, event, item_id, facts)
  select told_site, new_id(told_site), webhook_id, told_event, told_item, told_facts
  from webhook where site_id = told_site and is_on and told_event = any (events)
  on conflict (site_id, webhook_id, item_id, created_at) do update set facts = excluded.facts,
    event = case excluded.event when 'item.changed' then webhook_delivery.event else excluded.event end;
$$;

-- What is prepared afterwards, smaller forms of pictures, is news to index and edge alone.
create function is_untold() returns boolean language sql stable return current_setting('app.untold', true) is not distinct from 'on';

create or replace function touch_after_rendition() returns trigger language plpgsql as $$
declare site_of int; owners bigint[];
begin
  perform set_config('app.untold', 'on', true);
  for site_of, owners in
    select shown.site_id, array_agg(distinct shown.item_id) from arrived join item_file shown using (site_id, sha256) group by shown.site_id
  loop
    perform touch_owners(owners, site_of);
  end loop;
  perform set_config('app.untold', '', true);
  return null;
end $$;

create function tell_webhooks_of_item() returns trigger language plpgsql as $$
declare
  was_published boolean := tg_op = 'UPDATE' and old.status = 'published';
  -- Of what is withdrawn, what readers saw last.
  said item := case when was_published and new.status <> 'published' then old else new end;
begin
  perform tell_webhooks(new.site_id,
    case when new.status <> 'published' then 'item.withdrawn' when was_published then 'item.changed' else 'item.published' end,
    new.id, jsonb_build_object('kind', said.kind, 'id', said.id::text, 'doi', said.doi, 'titles', said.titles));
  return null;
end $$;
-- Figures and tables come and go with their paper.
create trigger tell_webhooks_of_new after insert on item for each row
  when (new.status = 'published' and new.kind not in ('figure', 'table') and not is_counting() and not is_untold())
  execute function tell_webhooks_of_item();
create trigger tell_webhooks_of_change after update on item for each row
  when ((old.status = 'published' or new.status = 'published') and new.kind not in ('figure', 'table') and not is_counting() and not is_untold())
  execute function tell_webhooks_of_item();

create function tell_webhooks_of_decision() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.site_id, 'submission.decided', null,
    jsonb_build_object('kind', 'submission', 'id', new.submission_id::text, 'decision', new.what,
      'number', (select number from submission one where (one.site_id, one.submission_id) = (new.site_id, new.submission_id))));
  return null;
end $$;
create trigger tell_webhooks_of_decision after insert on submission_event for each row
  when (new.what in ('revision-asked', 'accepted', 'declined')) execute function tell_webhooks_of_decision();
