create type file_purpose as enum ('profileImage', 'coverImage', 'resume');
create type file_visibility as enum ('owner', 'everyone');
-- storing: the row is there before the object, so that an object without a row cannot be; leaving: the other way round.
create type file_status as enum ('storing', 'ready', 'leaving');
create table files (
  id uuid primary key,
  -- Nobody's any more: the clean-up takes it away.
  owner_id uuid references users on delete set null,
  purpose file_purpose not null,
  visibility file_visibility not null,
  status file_status not null default 'storing',
  name text not null,
  type text not null,
  size integer not null,
  sha256 bytea not null,
  width integer,
  height integer,
  -- The objects in the store: the file itself, and for an image its sizes.
  object_keys text[] not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index files_owner on files (owner_id, purpose, created_at desc);
create index files_unsettled on files (status, updated_at) where status <> 'ready';
create index files_orphans on files (updated_at) where owner_id is null;
select track('files', 'id', 'name');

alter table users
  add column profile_image_id uuid references files on delete set null,
  add column cover_image_id uuid references files on delete set null;
create index users_profile_image on users (profile_image_id) where profile_image_id is not null;
create index users_cover_image on users (cover_image_id) where cover_image_id is not null;
