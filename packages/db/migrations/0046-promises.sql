-- Until when the first answer was promised when it was sent: `reply_by` moves on with the application, and is gone once it is answered.
alter table applications add column promised_by timestamptz(3);
create function note_application_promise() returns trigger language plpgsql as $$
begin
  new.promised_by := coalesce(new.reply_by, new.sent_at
    + (select reply_days * interval '24 hours' from job_posts where id = new.job_post_id));
  return new;
end $$;
-- Nobody changed anything: no version grows, and nothing is written into the history.
alter table applications disable trigger user;
update applications a set promised_by = a.sent_at + p.reply_days * interval '24 hours' from job_posts p where p.id = a.job_post_id;
alter table applications enable trigger user;
create trigger applications_promise before insert or update of sent_at on applications
  for each row execute function note_application_promise();

-- What was counted of a Space, so that no page and no list counts: features/promises/measure.ts says how.
create table space_promises (
  space_id uuid primary key references spaces on delete cascade,
  promised_days smallint not null,
  -- Sent in the last 90 days: all; whose first answer came by the promised day, or after it; those that ended without one;
  -- those that wait for one; all that had it or should have by now.
  recent integer not null,
  in_time integer not null,
  late integer not null,
  missed integer not null,
  owed integer not null,
  due integer not null,
  -- Those that wait past the day that they were promised, also for a second answer: what stops publications.
  overdue integer not null,
  -- Days until the first answer, the middle one.
  median_days double precision,
  -- Since when its people know that it comes near the stop; null while it does not.
  announced_at timestamptz(3),
  version integer not null default 1
);

-- Spaces to count anew: a row that goes in the transaction that counts. Many of one Space, so that nobody waits for another.
create table promise_waiting (
  number bigint generated always as identity primary key,
  space_id uuid not null
);
create function promise_waits() returns trigger language plpgsql as $$
begin
  insert into promise_waiting (space_id) values (coalesce(new.space_id, old.space_id));
  return null;
end $$;
create trigger applications_counted after insert on applications for each row execute function promise_waits();
create trigger applications_uncounted after delete on applications for each row execute function promise_waits();
create trigger applications_recounted after update of status, sent_at, reply_by, answered_at, enabled on applications
  for each row when ((old.status, old.sent_at, old.reply_by, old.answered_at, old.enabled)
    is distinct from (new.status, new.sent_at, new.reply_by, new.answered_at, new.enabled))
  execute function promise_waits();

-- Until when the clock was looked at: promises that ended since, and what left the 90 days, are counted anew too.
create table promise_clock (
  one boolean primary key default true check (one),
  at timestamptz(3) not null
);
insert into promise_clock (at) values (now());
insert into promise_waiting (space_id) select distinct space_id from applications;
create index applications_sent on applications (sent_at);

-- Mails that wait: until the end of somebody's quiet hours, or for the mail of the day or week. `digest_id` is the mail they go with.
alter table notifications add column mail_due_at timestamptz(3), add column digest_id uuid;
create index notifications_mail_due on notifications (mail_due_at) where mail_due_at is not null and digest_id is null;
create index notifications_digest on notifications (digest_id) where digest_id is not null;
-- Hours in minutes of the day, in the person's zone; both or none.
alter table user_settings
  add column quiet_from smallint check (quiet_from between 0 and 1439),
  add column quiet_to smallint check (quiet_to between 0 and 1439),
  add check ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to);
