import type { Space } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { imageUrl } from "~/shell/api/file-url.ts";
import styles from "./space-aside.module.css";

/** The members who chose to be listed on the Space's page. */
export function SpaceTeam({ team }: { team: Space["team"] }) {
  return (
    <ul className={styles.team}>
      {team.map((person, index) => {
        const name = `${person.firstName} ${person.lastName}`;
        return (
          <li key={person.username ?? index}>
            <Avatar
              name={name}
              seed={person.username ?? name}
              src={person.profileImage ? imageUrl(person.profileImage, 96) : undefined}
            />
            <div>
              <Text as="b" size="md" weight="medium">
                {person.username ? (
                  <TextLink link={<Link to="/u/$username" params={{ username: person.username }} />}>
                    <bdi>{name}</bdi>
                  </TextLink>
                ) : (
                  <bdi>{name}</bdi>
                )}
              </Text>
              {person.qualification && (
                <Text size="sm" tone="muted">
                  <bdi>{person.qualification}</bdi>
                </Text>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
