-- What a Space is beyond its name: the five parts of its page, its contract, its places.
create type space_type as enum ('company', 'agency');
alter type file_purpose add value 'spaceLogo';
alter type file_purpose add value 'spaceCover';

-- A Space's image outlives the account of who uploaded it.
alter table files add column space_id uuid references spaces on delete set null;
drop index files_orphans;
create index files_orphans on files (updated_at) where owner_id is null and space_id is null;

alter table spaces
  add column type space_type not null default 'company',
  add column authorisation_number text,
  add column headline text,
  add column description text,
  add column logo_id uuid references files on delete set null,
  add column cover_id uuid references files on delete set null,
  add column business_sector text references vocabulary_entries (code),
  add column company_type text,
  add column company_size text,
  add column year_founded integer,
  add column website text,
  -- The eleven digits, without a prefix.
  add column vat text check (vat ~ '^\d{11}$'),
  add column legal_name text,
  add column fiscal_code text,
  add column sdi text,
  add column email text,
  add column phone text,
  add column primary_policy text references vocabulary_entries (code),
  add column policy_description text,
  add column onsite_start text references vocabulary_entries (code),
  add column onsite_end text references vocabulary_entries (code),
  add column ccnl text references vocabulary_entries (code),
  add column reply_days integer not null default 7,
  add column blind_first_stage boolean not null default true,
  add column show_readers boolean not null default true,
  -- Closed by an owner's own decision: it does not open again by itself when one comes back.
  add column closed_for_good boolean not null default false,
  -- Who wrote something on it last, its places and images included; the row is touched by more than people.
  add column changed_at timestamptz(3),
  add column changed_by uuid references users on delete set null,
  add constraint spaces_agency check (type <> 'agency' or authorisation_number is not null);
create unique index spaces_vat on spaces (vat);
create index spaces_business_sector on spaces (business_sector) where business_sector is not null;
create index spaces_primary_policy on spaces (primary_policy) where primary_policy is not null;
create index spaces_onsite_start on spaces (onsite_start) where onsite_start is not null;
create index spaces_onsite_end on spaces (onsite_end) where onsite_end is not null;
create index spaces_ccnl on spaces (ccnl) where ccnl is not null;
create index spaces_logo on spaces (logo_id) where logo_id is not null;
create index spaces_changed_by on spaces (changed_by) where changed_by is not null;
-- By name as it is written, but for case and accents; of several the oldest.
create index spaces_plain_name on spaces (plain(name), created_at);
create index spaces_cover on spaces (cover_id) where cover_id is not null;

-- What a Space may publish and what it pays: made with it, changed by support. Its row is what publications queue for.
create table contracts (
  space_id uuid primary key references spaces on delete cascade,
  free_slots integer not null default 3 check (free_slots >= 0),
  premium_slots integer not null default 10 check (premium_slots >= 0),
  license_price_cents integer not null default 0 check (license_price_cents >= 0),
  -- Since then the Space's address stands.
  first_published_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
insert into contracts (space_id, free_slots, premium_slots, first_published_at)
  select s.id, s.free_slots, s.premium_slots,
    (select min(published_at) from job_posts p where p.space_id = s.id) from spaces s;
alter table spaces drop column free_slots, drop column premium_slots;
select track('contracts', 'space_id');

-- Replaced as a list with the Space, whose version they share.
create table space_locations (
  id uuid primary key,
  space_id uuid not null references spaces on delete cascade,
  position integer not null,
  legal_seat boolean not null default false,
  street text,
  number text,
  city text not null,
  province text,
  region text,
  postal_code text,
  country text not null default 'IT',
  lat double precision,
  lon double precision,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (space_id, position) deferrable initially deferred
);
create unique index space_locations_legal_seat on space_locations (space_id) where legal_seat;
select track('space_locations');
