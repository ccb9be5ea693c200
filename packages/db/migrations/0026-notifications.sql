-- What somebody is told, here and by mail. Ids and little words: what is secret today must not be read here tomorrow.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  space_id uuid references spaces on delete cascade,
  job_post_id uuid references job_posts on delete cascade,
  -- With the application everything that was said of it goes.
  application_id uuid references applications on delete cascade,
  data jsonb not null default '{}',
  -- What it is about: told once, however often a job runs.
  key text not null,
  -- Shown in the centre; otherwise it is a mail alone.
  here boolean not null,
  read_at timestamptz(3),
  created_at timestamptz(3) not null,
  -- When the mail server took it: a job that runs again sends nothing twice.
  mailed_at timestamptz(3),
  unique (user_id, key)
);
create index notifications_latest on notifications (user_id, created_at desc, id desc) where here;
create index notifications_unread on notifications (user_id) where here and read_at is null;
create index notifications_application on notifications (application_id) where application_id is not null;
create index notifications_space on notifications (space_id) where space_id is not null;
create index notifications_job_post on notifications (job_post_id) where job_post_id is not null;
create index notifications_age on notifications (created_at);
