import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Link } from "@tanstack/react-router";
import { applyWish } from "~/domain/applications/public/apply-wish.ts";

type Props = {
  id: string;
  /** The URL to return to after sign-in. */
  returnTo: string;
  block?: boolean | undefined;
  className?: string | undefined;
};

/** The apply button for guests: they sign in first, and the application form opens when they return. */
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
