-- What an invoice says stays as it was issued, and no number is ever missing: whatever a statement by hand tries. What is told
-- about it, what was credited of it, and how it was written for SDI may change.
create function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (old.id, old.kind, old.space_id, old.invoice_id, old.year, old.number, old.period, old.issued_on, old.net_cents, old.vat_cents, old.total_cents)
      is not distinct from
      (new.id, new.kind, new.space_id, new.invoice_id, new.year, new.number, new.period, new.issued_on, new.net_cents, new.vat_cents, new.total_cents) then
    return new;
  end if;
  raise exception 'an issued invoice cannot be changed' using errcode = 'insufficient_privilege';
end $$;
create trigger invoices_stay before update or delete on invoices for each row execute function keep_invoice();
create trigger invoices_are_not_truncated before truncate on invoices for each statement execute function refuse_change();
create trigger invoice_lines_are_not_truncated before truncate on invoice_lines for each statement execute function refuse_change();
