-- Domains that verify a Space, each by a DNS record or by a mailed link. A VAT number checked by an administrator verifies it too.
create table space_domains (
  id uuid primary key,
  space_id uuid not null references spaces on delete cascade,
  domain text not null,
  -- The value that the TXT record must have.
  record text not null,
  -- waiting: never proved. failing: proved, but the record is gone; it lapses at expires_at. lapsed: the proof has expired.
  state text not null default 'waiting' check (state in ('waiting', 'verified', 'failing', 'lapsed')),
  proof text check (proof in ('dns', 'email')),
  verified_at timestamptz(3),
  proved_at timestamptz(3),
  expires_at timestamptz(3),
  failing_since timestamptz(3),
  -- A waiting domain is looked up every hour until then.
  check_until timestamptz(3) not null,
  next_check_at timestamptz(3),
  -- The mailed link: its address, the hash of its secret and its end.
  link_id uuid unique,
  link_email text,
  link_hash bytea unique,
  link_expires_at timestamptz(3),
  added_by uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (space_id, domain),
  check ((proof is null) = (state = 'waiting')),
  check ((expires_at is null) = (state = 'waiting'))
);
create index space_domains_due on space_domains (next_check_at) where next_check_at is not null;
create index space_domains_expiry on space_domains (expires_at) where state in ('verified', 'failing');
create index space_domains_domain on space_domains (domain) where state in ('verified', 'failing');
create index space_domains_by on space_domains (added_by) where added_by is not null;
select track('space_domains', 'id', 'link_email,link_hash', 'next_check_at');

-- DNS lookups of a domain, for its owners to see: only the last few are kept.
create table space_domain_checks (
  domain_id uuid not null references space_domains on delete cascade,
  at timestamptz(3) not null,
  outcome text not null check (outcome in ('found', 'missing', 'unavailable')),
  primary key (domain_id, at)
);

-- What follows from the proofs, kept beside the Space: every request and every job reads it.
alter table spaces
  add column verified_since timestamptz(3),
  add column verified_until timestamptz(3),
  add column verified_domain text,
  add column verified_checked_at timestamptz(3),
  add column vat_requested_at timestamptz(3),
  add column vat_checked_at timestamptz(3),
  add column vat_checked_until timestamptz(3),
  add check ((verified_since is null) = (verified_until is null)),
  add check ((vat_checked_at is null) = (vat_checked_until is null));
create index spaces_verified_until on spaces (verified_until) where verified_until is not null;

drop view admin_spaces;
create view admin_spaces as
  select s.*, case when not s.enabled then 'disabled' when s.closed_at is not null then 'closed' else 'open' end as state,
    (select count(*) from members m where m.space_id = s.id)::integer as members,
    (select count(*) from job_posts p where p.space_id = s.id and p.status = 'published')::integer as job_posts,
    coalesce(s.verified_until > now(), false) as verified,
    coalesce(s.vat_checked_until > now(), false) as vat_checked
  from spaces s;
