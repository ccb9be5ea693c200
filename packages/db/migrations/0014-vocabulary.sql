-- The value lists that forms offer. Other rows write down the code; who refers to one says so by a foreign key, so that
-- nothing in use can go and a test can find every use.
create type vocabulary_type as enum ('contract_type', 'contract_economic_type', 'travel_type', 'workplace_type',
  'jobpost_status', 'benefit', 'education', 'language', 'business_sector', 'ccnl', 'primary_policy', 'space_time_onsite');
create table vocabulary_entries (
  id uuid primary key,
  type vocabulary_type not null,
  code text not null unique,
  label_it text not null,
  label_en text,
  -- Other words for it, in any language.
  aliases text[] not null default '{}',
  -- Its place in its list, from 1.
  sort integer not null,
  -- How common it is before anybody used it here: orders what is offered.
  weight integer not null default 0,
  -- How often it is used, as counted last: orders what is offered too.
  used integer not null default 0,
  -- Somebody gave it its words, or its place: the reference data leaves those alone.
  edited boolean not null default false,
  placed boolean not null default false,
  -- It became another one; its code stays readable.
  merged_into uuid references vocabulary_entries,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index vocabulary_entries_list on vocabulary_entries (type, sort) where merged_into is null;
create unique index vocabulary_entries_it on vocabulary_entries (type, plain(label_it)) where merged_into is null;
create index vocabulary_entries_merged on vocabulary_entries (merged_into) where merged_into is not null;
select track('vocabulary_entries', 'id', '', 'sort,used,placed');

-- What a merge moved, so that it can be taken back.
create table vocabulary_merges (
  id uuid primary key,
  from_id uuid not null references vocabulary_entries on delete cascade,
  into_id uuid not null references vocabulary_entries on delete cascade,
  -- {"jobPosts.ccnl": ["id", …]}
  moved jsonb not null default '{}',
  moved_count integer not null default 0,
  undone_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index vocabulary_merges_open on vocabulary_merges (created_at desc) where undone_at is null;
select track('vocabulary_merges');

-- Ids that sort by time, as everywhere (RFC 9562, version 7): the engine makes them itself from its next major version on.
create function uuid_by_time() returns uuid language sql volatile
  return encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid;

-- What our own code knows by name, and the agreements that posts may name already; the rest comes with the reference data.
insert into vocabulary_entries (id, type, code, label_it, label_en, sort, weight) select uuid_by_time(), t::vocabulary_type, c, it, en,
  row_number() over (partition by t order by n), 1000 - n::integer from unnest(
  array['contract_type','contract_type','contract_type',
    'contract_economic_type','contract_economic_type','contract_economic_type','contract_economic_type','contract_economic_type',
    'travel_type','travel_type','travel_type','travel_type',
    'workplace_type','workplace_type','workplace_type',
    'jobpost_status','jobpost_status','jobpost_status','jobpost_status','jobpost_status'],
  array['contract_type_full','contract_type_parttime','contract_type_project',
    'contract_economic_type_permanent','contract_economic_type_fixed_term','contract_economic_type_temp','contract_economic_type_intern','contract_economic_type_apprenticeship',
    'travel_type_not_required','travel_type_occasional','travel_type_periodic','travel_type_fulltime',
    'workplace_type_office_presence','workplace_type_hybrid','workplace_type_full_remote',
    'jobpost_status_draft','jobpost_status_published','jobpost_status_suspended','jobpost_status_unpublished','jobpost_status_deleted'],
  array['Tempo pieno','Tempo parziale','Collaborazione o progetto con partita IVA',
    'Tempo indeterminato','Tempo determinato','Somministrazione','Tirocinio','Apprendistato',
    'Nessuna trasferta','Trasferte occasionali','Trasferte periodiche','Trasferta continua',
    'In sede','Ibrido','Da remoto',
    'Bozza','Pubblicato','Sospeso','Ritirato','Eliminato'],
  array['Full-time','Part-time','Freelance or project',
    'Permanent','Fixed-term','Temporary agency work','Internship','Apprenticeship',
    'No travel','Occasional travel','Periodic travel','Constant travel',
    'On site','Hybrid','Remote',
    'Draft','Published','Suspended','Unpublished','Deleted']) with ordinality as v (t, c, it, en, n);
insert into vocabulary_entries (id, type, code, label_it, label_en, sort, weight) select uuid_by_time(), 'ccnl', c, it, en, n, 1000 - n::integer from unnest(
  array['C011','C030','H011','H05Y','H052','H442','F012','F015','B011','E012','D014','I100','K411','J241','T151','T011','A021','G022'],
  array['Metalmeccanico industria','Metalmeccanico artigianato','Commercio, terziario e servizi','Pubblici esercizi e ristorazione','Turismo e alberghi','Studi professionali','Edilizia industria','Edilizia artigianato','Chimico e farmaceutico','Alimentare industria','Tessile e abbigliamento','Logistica, trasporto merci e spedizione','Telecomunicazioni','Credito','Cooperative sociali','Sanità privata','Agricoltura, quadri e impiegati','Carta e cartotecnica'],
  array['Metalworking, industry','Metalworking, crafts','Commerce and services','Restaurants and catering','Tourism and hotels','Professional firms','Construction, industry','Construction, crafts','Chemicals and pharmaceuticals','Food industry','Textiles and clothing','Logistics and freight','Telecommunications','Banking','Social cooperatives','Private health care','Agriculture, managers and clerks','Paper and cardboard']) with ordinality as v (c, it, en, n);
alter table job_posts add constraint job_posts_ccnl foreign key (ccnl) references vocabulary_entries (code);
create index job_posts_ccnl on job_posts (ccnl) where ccnl is not null;
