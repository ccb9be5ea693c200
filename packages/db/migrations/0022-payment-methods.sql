-- The cards that Spaces pay with, as the payment provider names them; sponsoring asks whether there is one.
create table payment_methods (
  id uuid primary key,
  space_id uuid not null references spaces on delete cascade,
  -- The provider's own id.
  provider_id text not null unique,
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  expires_month integer not null check (expires_month between 1 and 12),
  expires_year integer not null,
  is_default boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index payment_methods_default on payment_methods (space_id) where is_default;
create index payment_methods_space on payment_methods (space_id);
select track('payment_methods', 'id', 'provider_id');
