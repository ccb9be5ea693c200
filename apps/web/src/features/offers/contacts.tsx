import type { SpaceOffer } from "@orbita/contract";
import { TextLink } from "@orbita/ui/base/text-link.tsx";

/** What a yes shows: an address and, where there is one, a number. */
export const contactLinks = ({ email, phone }: NonNullable<SpaceOffer["contacts"]>) => [
  <TextLink key="email" link={<a href={`mailto:${email}`} />}>
    <bdi>{email}</bdi>
  </TextLink>,
  phone && (
    <TextLink key="phone" link={<a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} />}>
      <bdi>{phone}</bdi>
    </TextLink>
  ),
];
