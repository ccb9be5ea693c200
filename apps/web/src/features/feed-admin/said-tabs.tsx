import { useLingui } from "@lingui/react/macro";
import { TabLinks } from "@orbita/ui/base/tab-links.tsx";
import { Link } from "@tanstack/react-router";
import { toAdmin } from "~/shell/navigation/to-admin.ts";

/** Tabs that join the lists of posts and comments. */
export function SaidTabs({ here }: { here: "posts" | "comments" }) {
  const { t } = useLingui();
  const tabs = [
    { id: "posts", label: t`Posts` },
    { id: "comments", label: t`Comments` },
  ];
  return (
    <TabLinks
      label={t`Posts and comments`}
      items={tabs.map(({ id, label }) => ({
        id,
        label,
        current: id === here,
        link: <Link {...toAdmin(id)} search={{}} activeOptions={{ exact: true, includeSearch: false }} />,
      }))}
    />
  );
}
