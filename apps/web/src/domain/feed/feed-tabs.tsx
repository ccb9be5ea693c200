import { useLingui } from "@lingui/react/macro";
import { TabLinks } from "@orbita/ui/base/tab-links.tsx";
import { Link } from "@tanstack/react-router";
import { useMyChannels } from "./use-my-channels.ts";
import { place } from "~/domain/posts/place.ts";
import styles from "./feed-frame.module.css";

const exactly = { activeOptions: { exact: true } } as const;

/** The links of the sidebar for phones, in a row that scrolls. */
export function FeedTabs({ signedIn }: { signedIn: boolean }) {
  const { t } = useLingui();
  const channels = useMyChannels(signedIn);
  return (
    <TabLinks
      label={t`Feed and channels`}
      className={styles.tabs}
      items={[
        {
          id: "all",
          label: t({ message: "All", context: "feed" }),
          link: <Link to="/feed/{-$part}/{-$key}" params={place()} {...exactly} />,
        },
        {
          id: "spaces",
          label: t`Spaces`,
          link: <Link to="/feed/{-$part}/{-$key}" params={place("spaces")} {...exactly} />,
        },
        ...channels.map(({ id, url }) => ({
          id,
          label: <bdi>{`#${url}`}</bdi>,
          link: <Link to="/feed/{-$part}/{-$key}" params={place("channel", url)} {...exactly} />,
        })),
        {
          id: "channels",
          label: t`All channels`,
          link: <Link to="/feed/{-$part}/{-$key}" params={place("channels")} {...exactly} />,
        },
      ]}
    />
  );
}
