-- The identity under which an operator runs the product: one row. The company is complete or absent.
create table installation (
  id boolean primary key default true check (id),
  product text not null default 'Orbita' check (length(product) between 1 and 30),
  company text check (length(company) between 1 and 80),
  vat text check (vat ~ '^\d{11}$'),
  fiscal_code text,
  street text,
  postal_code text,
  city text,
  province text,
  support_email text,
  authority_email text,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (num_nulls(company, vat, fiscal_code, street, postal_code, city, province) in (0, 7))
);
insert into installation default values;
select track('installation');
