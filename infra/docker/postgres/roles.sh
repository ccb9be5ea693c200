#!/bin/bash
# Creates the database and a role for each process, when the data folder is new. The processes act as `orbita`, the owner, so that every
# object has one owner; their own names and passwords tell them apart and are replaced one by one.
set -euo pipefail
secret() { cat "/run/orbita/secrets/$1"; }
psql -v ON_ERROR_STOP=1 -X -U "$POSTGRES_USER" -d postgres <<SQL
create role orbita login password '$(secret owner)';
create role orbita_api login password '$(secret api)' in role orbita;
alter role orbita_api set role orbita;
create role orbita_worker login password '$(secret worker)' in role orbita;
alter role orbita_worker set role orbita;
create database orbita owner orbita;
SQL
