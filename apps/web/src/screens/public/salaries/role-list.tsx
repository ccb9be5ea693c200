import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SalaryRoleSummary } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { salaryRoleName } from "~/domain/salaries/role-name.ts";
import type { SalariesPageData } from "./load-salaries.ts";
import styles from "./salaries-view.module.css";

type Props = Pick<SalariesPageData, "search" | "found" | "roles">;

/** The roles with the most jobs: the start of the page, and the way on if a role has no figures. */
export function RoleList({ search: { q }, found, roles }: Props) {
  const { i18n } = useLingui();
  const name = found ? salaryRoleName(i18n.locale, found.role) : q;
  return (
    <section className={styles.roles} aria-labelledby="roles">
      {name && (
        <Text size="md" className={styles.few}>
          <Trans>There are no figures for “{name}” yet: too few jobs. Try a more general role.</Trans>
        </Text>
      )}
      <Heading level={2} size="md" id="roles">
        <Trans>Roles with the most jobs</Trans>
      </Heading>
      {roles.length === 0 ? (
        <Text size="md" tone="muted">
          <Trans>Figures will be here as soon as a role has at least five jobs from three Spaces.</Trans>
        </Text>
      ) : (
        <ul>
          {roles.map((role) => (
            <RoleLink key={role.id} role={role} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RoleLink({ role }: { role: SalaryRoleSummary }) {
  const { i18n } = useLingui();
  return (
    <li>
      <TextLink link={<Link to="/salaries/{-$role}" params={{ role: role.id }} />}>
        {salaryRoleName(i18n.locale, role)}
      </TextLink>
      <Text as="span" size="sm" tone="muted">
        <Plural value={role.ads} one="# job" other="# jobs" />
      </Text>
    </li>
  );
}
