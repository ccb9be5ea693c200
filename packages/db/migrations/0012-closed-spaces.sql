-- Nobody is left in it: its last member asked to be forgotten. An owner who comes back in time opens it again; one that was
-- disabled for another reason has no day here, and stays as it is.
alter table spaces add column closed_at timestamptz(3);

-- People who can be found are few among all, and Spaces are suggested while somebody types.
create index user_settings_found on user_settings (user_id) where profile_visibility in ('signedIn', 'everyone');
create index spaces_name on spaces using gin (plain(name) gin_trgm_ops);
