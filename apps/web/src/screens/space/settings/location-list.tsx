import { Trans, useLingui } from "@lingui/react/macro";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { DirtyDot } from "@orbita/ui/base/dirty-dot.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { IconBuildingBank, IconDots, IconMapPin, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useSpaceField } from "./fields.tsx";
import { LocationDialog } from "./location-dialog.tsx";
import type { LocationInput } from "~/domain/spaces/space-values.ts";
import { useForm } from "~/domain/spaces/use-space-form.ts";
import styles from "~/domain/spaces/space-settings.module.css";

type LocationAddress = Pick<
  LocationInput,
  "street" | "number" | "postalCode" | "city" | "province" | "region" | "country"
>;

/**
 * An address in one line, for example "Calata Cattaneo 14, 16128 Genova (GE), Liguria". Foreign addresses end with the country.
 */
function addressLine(locale: string, place: LocationAddress): string {
  const { street, number, postalCode, city, province, region, country } = place;
  const road = [street, number].filter(Boolean).join(" ");
  const town = [postalCode, city, country === "IT" && province && `(${province})`].filter(Boolean).join(" ");
  const end = country === "IT" ? region : countryName(locale, country);
  return [road, town, end].filter(Boolean).join(", ");
}

function countryName(locale: string, code: string): string {
  return new Intl.DisplayNames(locale, { type: "region", fallback: "code" }).of(code) ?? code;
}

/** The location that is open in the dialog. For a new location, `index` is the length of the list. */
type LocationDialogState = { index: number; location: LocationInput | null };

/** The locations of the Space. At most one of them is its registered office. */
export function LocationList() {
  const { t } = useLingui();
  const { value: locations, set, readOnly, control } = useSpaceField("locations");
  const { dirty } = useForm();
  const [opened, setOpened] = useState<LocationDialogState | null>(null);
  const add = useRef<HTMLButtonElement>(null);

  /** Adds or replaces a location. A new registered office replaces the previous registered office. */
  const put = (index: number, written: LocationInput) => {
    const others = written.legalSeat ? locations.map((one) => ({ ...one, legalSeat: false })) : [...locations];
    others[index] = written;
    set(others);
  };
  const remove = (index: number) => {
    set(locations.filter((_, at) => at !== index));
    // The pressed button is unmounted with its row, so the focus moves to the add button.
    requestAnimationFrame(() => add.current?.focus());
  };
  return (
    <Card as="div">
      {locations.length > 0 && (
        <ItemList
          label={t`Locations`}
          items={locations.map((location, index) => ({
            key: location.id ?? `${index}-${location.city}`,
            content: (
              <LocationRow
                location={location}
                readOnly={readOnly}
                onEdit={() => setOpened({ index, location })}
                onSeat={() => put(index, { ...location, legalSeat: true })}
                onRemove={() => remove(index)}
              />
            ),
          }))}
        />
      )}
      {(!readOnly || locations.length === 0) && (
        <Card.Foot>
          {readOnly ? (
            <Trans>No locations yet.</Trans>
          ) : (
            <Button
              ref={add}
              id={control.id}
              size="sm"
              variant="quiet"
              icon={IconPlus}
              disabled={locations.length >= spaceLimits.locations}
              onClick={() => setOpened({ index: locations.length, location: null })}
            >
              <Trans>Add location…</Trans>
            </Button>
          )}
          {dirty.includes("locations") && <DirtyDot label={t`Unsaved changes`} />}
          {control.error && (
            <div role="alert">
              <FieldError>{control.error}</FieldError>
            </div>
          )}
        </Card.Foot>
      )}
      <LocationDialog
        opened={opened !== null}
        location={opened?.location ?? null}
        first={locations.length === 0}
        onClose={() => setOpened(null)}
        onDone={(written) => {
          if (opened) put(opened.index, written);
          setOpened(null);
        }}
      />
    </Card>
  );
}

type RowProps = {
  location: LocationInput;
  readOnly: boolean;
  onEdit: () => void;
  onSeat: () => void;
  onRemove: () => void;
};

function LocationRow({ location, readOnly, onEdit, onSeat, onRemove }: RowProps) {
  const { t, i18n } = useLingui();
  const { city, legalSeat } = location;
  return (
    <div className={styles.location}>
      <Icon icon={IconMapPin} size="sm" className={styles.pin} />
      <div className={styles.locationWords}>
        <p className={styles.city}>
          <bdi>{city}</bdi>{" "}
          {legalSeat && (
            <Tag>
              <Trans>Registered office</Trans>
            </Tag>
          )}
        </p>
        <p className={styles.address}>
          <bdi>{addressLine(i18n.locale, location)}</bdi>
        </p>
      </div>
      {!readOnly && (
        <>
          <IconButton size="sm" icon={IconPencil} label={t`Edit ${city}`} onClick={onEdit} />
          <Menu
            trigger={<IconButton size="sm" icon={IconDots} label={t`More actions for ${city}`} />}
            groups={[
              legalSeat
                ? []
                : [{ id: "seat", label: t`Set as registered office`, icon: IconBuildingBank, onSelect: onSeat }],
              [{ id: "remove", label: t`Remove`, icon: IconTrash, danger: true, onSelect: onRemove }],
            ]}
          />
        </>
      )}
    </div>
  );
}
