import type { SpaceContactRequest } from "@orbita/contract";
import { TextLink } from "@orbita/ui/base/text-link.tsx";

/** Links to the contact details that the person chose to share. */
export const contactLinks = ({ email, phone }: NonNullable<SpaceContactRequest["contacts"]>) => [
  email && (
    <TextLink key="email" link={<a href={`mailto:${email}`} />}>
      <bdi>{email}</bdi>
    </TextLink>
  ),
  phone && (
    <TextLink key="phone" link={<a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} />}>
      <bdi>{phone}</bdi>
    </TextLink>
  ),
];
