import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** Opens a run in the drawer by adding it to the search parameters of the current page. */
export const toRun = (id: string) => (
  <Link
    to="."
    search={(before: Record<string, unknown>) => ({ ...before, run: id })}
    activeProps={{}}
    resetScroll={false}
  />
);

export const RunLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <TextLink link={toRun(id)}>{children}</TextLink>
);
