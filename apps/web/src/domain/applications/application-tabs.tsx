import { useLingui } from "@lingui/react/macro";
import { TabLinks } from "@orbita/ui/base/tab-links.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import {
  applicationsQuery,
  savedCountQuery,
  searchesCountQuery,
  type ApplicationsTab,
} from "./applications-queries.ts";

/** Tabs for open and closed applications, saved jobs, saved searches and contact requests. */
export function ApplicationTabs({
  current,
  className,
}: {
  current: ApplicationsTab | "saved" | "searches";
  className?: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const open = useQuery(applicationsQuery("open", 0, 1)).data?.totalElements;
  const closed = useQuery(applicationsQuery("closed", 0, 1)).data?.totalElements;
  const saved = useQuery(savedCountQuery).data;
  const searches = useQuery(searchesCountQuery).data;
  const counted = (count: number | undefined) => (count === undefined ? undefined : formatCount(i18n.locale, count));
  return (
    <TabLinks
      label={t`Applications and saved jobs`}
      className={className}
      items={[
        {
          id: "open",
          label: t({ message: "Open", context: "applications" }),
          count: counted(open),
          current: current === "open",
          link: <Link to="/applications" search={{ tab: "open" }} />,
        },
        {
          id: "closed",
          label: t({ message: "Closed", context: "applications" }),
          count: counted(closed),
          current: current === "closed",
          link: <Link to="/applications" search={{ tab: "closed" }} />,
        },
        {
          id: "saved",
          label: t({ message: "Saved", context: "jobs" }),
          count: counted(saved),
          current: current === "saved",
          link: <Link to="/saved" />,
        },
        {
          id: "searches",
          label: t({ message: "Searches", context: "saved" }),
          count: counted(searches),
          current: current === "searches",
          link: <Link to="/saved-searches" />,
        },
        // On phones this tab is the only link to the contact requests, because the navigation bar has room for five items only.
        {
          id: "contact-requests",
          label: t({ message: "Contact requests", context: "navigation" }),
          link: <Link to="/contact-requests" />,
        },
      ]}
    />
  );
}
