-- A document on its way into a resume: what was read in it is a proposal until its owner confirms it.
create type resume_upload_state as enum ('reading', 'ready', 'failed', 'confirmed', 'discarded');
create table resume_uploads (
  id uuid primary key,
  -- Whose resume it goes into, or for which Space it was sent: one of both.
  owner_id uuid references users on delete cascade,
  space_id uuid references spaces on delete cascade,
  -- Who sent it: the owner, a member, an admin.
  sent_by uuid references users on delete set null,
  file_id uuid references files on delete set null,
  name text not null,
  type text not null,
  size integer not null,
  state resume_upload_state not null default 'reading',
  -- [{ stage, at, facts }]
  stages jsonb not null default '[]',
  failure text,
  -- How often reading began: one that kills its process is not tried for ever.
  attempts integer not null default 0,
  -- The engine's Reading; null until ready.
  reading jsonb,
  -- { path: decision }
  decisions jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((owner_id is null) <> (space_id is null))
);
create unique index resume_uploads_file on resume_uploads (file_id) where file_id is not null;
create index resume_uploads_owner on resume_uploads (owner_id, created_at desc) where owner_id is not null;
create index resume_uploads_space on resume_uploads (space_id, created_at desc) where space_id is not null;
create index resume_uploads_unsettled on resume_uploads (updated_at) where state = 'reading';
select track('resume_uploads', 'id', 'name,reading,decisions', 'stages,decisions');

-- CVs that Spaces add: where from, by what right, and whether the person was told (GDPR art. 14).
create type candidate_source as enum ('candidate', 'referral', 'event', 'agency', 'publicProfile', 'other');
create type legal_basis as enum ('consent', 'preContractual', 'legitimateInterest');
create table candidates (
  resume_id uuid primary key references resumes on delete cascade,
  space_id uuid not null references spaces on delete cascade,
  upload_id uuid references resume_uploads on delete set null,
  added_by uuid references users on delete set null,
  email text not null check (email = lower(email)),
  source candidate_source not null,
  source_note text,
  legal_basis legal_basis not null,
  language text not null default 'it' check (language in ('it', 'en')),
  -- Of the secret in the notice's link.
  secret_hash bytea not null unique,
  told_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (space_id, email)
);
select track('candidates', 'resume_id', 'email,source_note,secret_hash');
