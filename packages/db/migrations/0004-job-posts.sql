-- Enums and not checks: the generated table types then know the values.
create type job_post_status as enum ('draft', 'published', 'suspended', 'unpublished', 'deleted');
create type job_post_plan as enum ('free', 'premium');
create type job_post_outcome as enum ('hired', 'filledInternally', 'cancelled', 'expired');

create table job_posts (
  id uuid primary key,
  space_id uuid not null references spaces,
  status job_post_status not null default 'draft',
  plan job_post_plan,
  outcome job_post_outcome,
  title text not null,
  description text not null default '',
  city text,
  province text,
  region text,
  postal_code text,
  country text,
  lat double precision,
  lon double precision,
  salary_min integer,
  salary_max integer,
  ccnl text,
  reply_days integer not null default 7,
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  expires_at timestamptz(3),
  -- A published post has a plan, and nothing else holds a slot.
  check (status <> 'published' or (plan is not null and published_at is not null and expires_at is not null))
);
create index job_posts_space on job_posts (space_id, created_at desc, id);
create index job_posts_slots on job_posts (space_id, plan) where status = 'published';
create index job_posts_expiry on job_posts (expires_at) where status = 'published';
select track('job_posts');
