-- Every comune with all its postcodes and its name in the other language of its valley; and the world's larger cities.
alter table locations
  add column other_name text,
  add column province_name text,
  add column postal_codes text[] not null default '{}',
  -- What people type for it: its names without accents and apostrophes, and its postcodes (packages/db/seed/reference/gazetteer.ts).
  add column typed text not null default '';
create index locations_typed on locations using gin (typed gin_trgm_ops);
create index locations_postal_codes on locations using gin (postal_codes);
create index locations_lat on locations (lat, lon);

-- A slip of the finger: names that share enough letters in a row. A function, because the index takes its bound from a setting;
-- and the planner does not know how dear the comparison is, so it would read the whole table.
create function places_like(words text) returns setof text language sql stable strict parallel safe
  set pg_trgm.word_similarity_threshold = 0.45
  set enable_seqscan = off
  as $$ select id from locations where words <% typed $$;
