-- Who pays and with what, what they owe, and what became of it. Money is cents.

-- A payer at the payment provider: a person or a Space, once. The row comes first: its id is the key under which the
-- provider is asked, so that a crash between the two makes no second one.
create table payment_customers (
  id uuid primary key,
  user_id uuid unique references users on delete set null,
  space_id uuid unique references spaces,
  provider_id text unique,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (num_nonnulls(user_id, space_id) <= 1)
);
select track('payment_customers', 'id', 'provider_id');

-- The cards of people, as those of Spaces.
alter table payment_methods
  alter column space_id drop not null,
  add column user_id uuid references users on delete cascade,
  -- Taken away: by an owner, or at the provider. What was paid with it still names it.
  add column removed_at timestamptz(3),
  add constraint payment_methods_owner check (num_nonnulls(user_id, space_id) = 1);
drop index payment_methods_default;
create unique index payment_methods_default on payment_methods (space_id) where is_default and removed_at is null;
create unique index payment_methods_user_default on payment_methods (user_id) where is_default and removed_at is null;
create index payment_methods_user on payment_methods (user_id) where user_id is not null;
-- A person's card is a person's: the history, which outlives them, does not name it.
drop trigger payment_methods_history on payment_methods;
create trigger payment_methods_history after insert or update or delete on payment_methods
  for each row execute function write_history('id', 'provider_id,last4,expires_month,expires_year', '');

create type payment_setup_status as enum ('open', 'succeeded', 'failed', 'canceled');
-- Somebody is adding a card. What became of it is the provider's to say, by a webhook or when it is asked.
create table payment_setups (
  id uuid primary key,
  customer_id uuid not null references payment_customers on delete cascade,
  user_id uuid references users on delete set null,
  provider_id text unique,
  status payment_setup_status not null default 'open',
  failure text,
  method_id uuid references payment_methods on delete set null,
  asked_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index payment_setups_open on payment_setups (created_at) where status = 'open';
create index payment_setups_customer on payment_setups (customer_id);
create index payment_setups_user on payment_setups (user_id) where user_id is not null;
create index payment_setups_method on payment_setups (method_id) where method_id is not null;
select track('payment_setups', 'id', 'provider_id', 'asked_at');

-- What the provider said, each thing once, before anything is done about it. `payload` goes after a while.
create table payment_events (
  id text primary key,
  type text not null,
  object_id text not null,
  -- The payment that it concerns, where it concerns one.
  intent_id text,
  -- Without secrets and without names.
  payload jsonb,
  said_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  handled_at timestamptz(3)
);
create index payment_events_open on payment_events (received_at) where handled_at is null;
create index payment_events_object on payment_events (object_id);
create index payment_events_customer on payment_events ((payload #>> '{data,object,customer}')) where payload is not null;
create index payment_events_kept on payment_events (received_at) where payload is not null;

-- What came to the webhook and was not believed.
create table payment_event_refusals (
  day date not null,
  reason text not null,
  count integer not null default 0,
  primary key (day, reason)
);

-- The contract has a beginning, maybe an end; and what is not paid pauses sponsoring.
alter table contracts
  add column starts_on date not null default (now() at time zone 'Europe/Rome')::date,
  add column ends_on date,
  add column premium_paused_at timestamptz(3),
  add column note text,
  add constraint contracts_dates check (ends_on is null or ends_on >= starts_on);

create type invoice_kind as enum ('invoice', 'creditNote');
-- toSend: the intermediary has not taken it yet. rejected: as if never issued, until it is sent again.
create type sdi_state as enum ('toSend', 'sent', 'delivered', 'rejected', 'notDelivered');

-- Issued, and from then on as they are: a mistake is mended by a credit note.
create table invoices (
  id uuid primary key,
  kind invoice_kind not null,
  space_id uuid not null references spaces,
  -- Only of credit notes: what they take back.
  invoice_id uuid references invoices,
  year integer not null,
  number integer not null check (number > 0),
  -- The month that is paid for, by its first day.
  period date not null check (extract(day from period) = 1),
  issued_on date not null,
  net_cents integer not null check (net_cents > 0),
  vat_cents integer not null check (vat_cents >= 0),
  total_cents integer not null,
  -- Of an invoice: the sums of its credit notes, which never pass its own.
  credited_net_cents integer not null default 0,
  credited_vat_cents integer not null default 0,
  reason text,
  -- Both as they were on that day.
  seller jsonb not null,
  buyer jsonb not null,
  sdi sdi_state not null default 'toSend',
  -- How often it was written for SDI; each time under another progressive.
  transmissions integer not null default 1,
  progressive text not null unique,
  sdi_id text,
  sdi_note text,
  -- Not collected by itself, and nobody is reminded.
  enabled boolean not null default true,
  note text,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (year, number),
  check (total_cents = net_cents + vat_cents),
  check ((kind = 'creditNote') = (invoice_id is not null)),
  check (credited_net_cents between 0 and net_cents and credited_vat_cents between 0 and vat_cents)
);
create unique index invoices_month on invoices (space_id, period) where kind = 'invoice';
create index invoices_space on invoices (space_id, issued_on desc);
create index invoices_credited on invoices (invoice_id) where invoice_id is not null;
select track('invoices');

create type invoice_line_kind as enum ('licence', 'clicks', 'credit');
-- What an invoice asks for, or a credit note takes back: each its quantity times its price.
create table invoice_lines (
  invoice_id uuid not null references invoices,
  position integer not null check (position > 0),
  kind invoice_line_kind not null,
  description text not null,
  quantity integer not null check (quantity > 0),
  unit_cents integer not null check (unit_cents >= 0),
  net_cents integer not null,
  vat_rate integer not null default 22,
  job_post_id uuid references job_posts,
  starts_on date,
  ends_on date,
  primary key (invoice_id, position),
  check (net_cents = quantity * unit_cents)
);
create index invoice_lines_post on invoice_lines (job_post_id) where job_post_id is not null;
create trigger invoice_lines_are_append_only before update or delete on invoice_lines for each row execute function refuse_change();

-- The next number of a year is given in the transaction that issues, one after the other: what is rolled back leaves no gap.
create table invoice_numbers (
  year integer primary key,
  last integer not null default 0,
  -- Dates go up with the numbers, also where two clocks do not agree.
  last_on date not null
);
-- The same for the file's progressive, which never starts again.
create table sdi_progressives (
  id boolean primary key default true check (id),
  last integer not null default 0
);

-- Months that could not be invoiced, and what is in the way: codes of the contract.
create table invoice_blocks (
  space_id uuid not null references spaces on delete cascade,
  period date not null,
  reasons text[] not null,
  told_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (space_id, period)
);
select track('invoice_blocks', 'space_id,period', '', 'told_at');

-- What came back from SDI, as it came.
create table sdi_receipts (
  id uuid primary key,
  invoice_id uuid not null references invoices,
  kind text not null,
  file_name text not null,
  content text not null,
  said_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (invoice_id, file_name)
);
create index sdi_receipts_content on sdi_receipts (md5(content));

-- A ledger that is closed takes no clicks, and is paid for by one invoice.
alter table job_instances
  add column closed_at timestamptz(3),
  add column invoice_id uuid references invoices;
-- Since when it is sponsored without a break: days without a click have a ledger too.
alter table job_posts add column sponsored_since timestamptz(3);
create index job_instances_invoice on job_instances (invoice_id) where invoice_id is not null;
create index job_instances_open on job_instances (day) where invoice_id is null and amount_cents > 0;

-- due: not asked yet, or to be asked again. processing: asked, the answer is on its way. requiresAction: the member must
-- confirm. failed: the bank said no. paid and canceled are ends.
create type payment_status as enum ('due', 'processing', 'requiresAction', 'failed', 'paid', 'canceled');
-- What is asked for an invoice, once: one intent at the provider, confirmed with one card after the other.
create table payments (
  id uuid primary key,
  invoice_id uuid not null unique references invoices,
  space_id uuid not null references spaces,
  -- Whose card: the Space's, or the owner's who pays in its place.
  customer_id uuid references payment_customers,
  provider_id text unique,
  status payment_status not null default 'due',
  -- What is asked: the invoice less what was credited before it was paid.
  amount_cents integer not null check (amount_cents >= 0),
  captured_cents integer not null default 0 check (captured_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  -- By the clock; each attempt has a key of its own, stored before the provider is asked.
  attempts integer not null default 0,
  -- Null when it was answered. The card is the provider's name for it: sent again, an attempt says the same.
  attempt_key text,
  attempt_card text,
  attempt_at timestamptz(3),
  -- Somebody was there to confirm: it is not repeated without them, and the clock goes on as it was.
  attempt_present boolean not null default false,
  -- By the clock: the days of the next ones count from here.
  first_try_at timestamptz(3),
  next_try_at timestamptz(3),
  -- The provider's word for why it said no.
  failure text,
  failed_at timestamptz(3),
  paid_at timestamptz(3),
  disputed_at timestamptz(3),
  asked_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (captured_cents <= amount_cents),
  check (status <> 'paid' or captured_cents > 0)
);
create index payments_space on payments (space_id);
create index payments_customer on payments (customer_id) where customer_id is not null;
create index payments_next on payments (next_try_at) where next_try_at is not null;
create index payments_open on payments (asked_at) where status not in ('paid', 'canceled');
create index payments_asking on payments (attempt_at) where attempt_key is not null;
select track('payments', 'id', 'provider_id,attempt_key,attempt_card', 'asked_at');

-- Money that goes back: of a paid invoice, for each credit note; without one, what was paid too much because the note came
-- while somebody paid.
create table payment_refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  credit_note_id uuid unique references invoices,
  provider_id text unique,
  amount_cents integer not null check (amount_cents > 0),
  -- When the provider was first asked for it: after a day it forgot, and is looked at before it is asked again.
  asked_at timestamptz(3),
  done_at timestamptz(3),
  failure text,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index payment_refunds_payment on payment_refunds (payment_id);
create index payment_refunds_open on payment_refunds (created_at) where done_at is null;
select track('payment_refunds', 'id', 'provider_id', 'asked_at');
