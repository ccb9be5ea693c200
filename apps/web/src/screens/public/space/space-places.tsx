import { Trans } from "@lingui/react/macro";
import type { Space } from "@orbita/contract";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconMapPin } from "@tabler/icons-react";
import { ItalyMap } from "./italy-map/italy-map.tsx";
import { placeName } from "~/shell/format/place.ts";
import styles from "./space-aside.module.css";

type PublicSpaceLocation = Space["locations"][number];

/** Street and postcode, for example "Calata Cattaneo 14, 16128"; empty if only the city is known. */
const streetOf = ({ street, number, postalCode }: PublicSpaceLocation): string =>
  [[street, number].filter(Boolean).join(" "), postalCode].filter(Boolean).join(", ");

/** The locations of a Space, registered office first. */
export function SpacePlaces({ locations }: { locations: readonly PublicSpaceLocation[] }) {
  const ordered = locations.toSorted((one, other) => Number(other.legalSeat) - Number(one.legalSeat));
  const points = ordered.map((location) => ({ ...location, label: location.city }));
  return (
    <>
      <ul className={styles.places}>
        {ordered.map((location) => (
          <li key={location.id}>
            <Icon icon={IconMapPin} size="sm" />
            <div>
              <span className={styles.city}>
                <Text as="b" weight="medium">
                  <bdi>{placeName({ ...location, postalCode: null })}</bdi>
                </Text>
                {location.legalSeat && (
                  <Tag>
                    <Trans>Registered office</Trans>
                  </Tag>
                )}
              </span>
              {streetOf(location) && (
                <Text size="sm" tone="muted" numeric>
                  <bdi>{streetOf(location)}</bdi>
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
      {ordered.some(({ lat }) => lat !== null) && <ItalyMap points={points} listed={false} className={styles.map} />}
    </>
  );
}
