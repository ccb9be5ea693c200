import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Link } from "@tanstack/react-router";
import { applyWish } from "./apply-wish.ts";

type Props = {
  id: string;
  /** Where one comes back to. */
  returnTo: string;
  block?: boolean | undefined;
  className?: string | undefined;
};

/** Guests sign in first, and the application opens when they are back. */
export const ApplyLink = ({ id, returnTo, ...look }: Props) => (
  <ButtonLink
    variant="accent"
    size="lg"
    {...look}
    link={<Link to="/sign-in" search={{ returnTo }} onClick={() => sessionStorage.setItem(applyWish, id)} />}
  >
    <Trans>Apply</Trans>
  </ButtonLink>
);
