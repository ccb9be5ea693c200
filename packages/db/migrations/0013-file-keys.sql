-- The clean-up asks for each object of the store whether a row knows it.
create index files_object_keys on files using gin (object_keys);
