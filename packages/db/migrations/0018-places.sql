-- Every comune with all its postcodes and its name in the other language of its valley; and the world's larger cities.
alter table locations
  add column other_name text,
  add column province_name text,
  add column postal_codes text[] not null default '{}',
  -- What people type for it: both names and the postcodes' absence of accents and apostrophes.
  add column typed text not null default '';
create index locations_typed on locations using gin (typed gin_trgm_ops);
create index locations_postal_codes on locations using gin (postal_codes);
create index locations_lat on locations (lat, lon);
