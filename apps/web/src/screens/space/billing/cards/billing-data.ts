import type { OwnSpace, SpaceChange } from "@orbita/contract";
import { checkedLocation } from "@orbita/contract/spaces/locations";
import { spaceParts } from "@orbita/contract/spaces/parts";
import type { z } from "zod";
import { nowhere } from "~/domain/spaces/address-fields.tsx";

const { legalName, vat, fiscalCode, sdi } = spaceParts.locations;

/** The recipient data of an invoice: the Space's legal data and its registered office. */
export const billingData = checkedLocation.extend({ legalName, vat, fiscalCode, sdi });
type BillingData = z.output<typeof billingData>;

export const findLegalSeat = ({ locations }: Pick<OwnSpace, "locations">) =>
  locations.find(({ legalSeat }) => legalSeat);

export function billingDataOf(space: OwnSpace): BillingData {
  return {
    ...nowhere,
    ...findLegalSeat(space),
    legalName: space.legalName,
    vat: space.vat,
    fiscalCode: space.fiscalCode,
    sdi: space.sdi,
    legalSeat: true,
  };
}

/**
 * The API request body that saves the form as a change of the Space. It replaces the registered office and leaves the other locations
 * unchanged.
 */
export function changeOf(space: OwnSpace, written: BillingData): SpaceChange {
  const { legalName: name, vat: number, fiscalCode: tax, sdi: receiver, ...place } = written;
  const seat = findLegalSeat(space);
  const others = space.locations.filter((location) => location !== seat);
  return {
    legalName: name,
    fiscalCode: tax,
    sdi: receiver,
    ...(!space.locked.includes("vat") && { vat: number }),
    locations: [{ ...place, legalSeat: true, ...(seat && { id: seat.id }) }, ...others],
    version: space.version,
  };
}
