import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconEye, IconShare2 } from "@tabler/icons-react";
import { useNavigate, useRouter, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { currentLocale, loadCatalogues } from "~/shell/i18n/catalogues.ts";
import styles from "./person-view.module.css";

const OwnTools = lazy(() => import("./own-tools.tsx").then((module) => ({ default: module.OwnTools })));

type ProfilePreviewMode = "link" | "space";
type ProfileToolName = "sections" | "share";

/**
 * The bar above the user's own profile: preview the profile as another viewer sees it, choose sections, and manage share links.
 */
export function OwnProfileBar({ username }: { username: string }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  // Reads the pending URL, not the loaded one, so that the control reacts at once.
  const as = useRouterState({
    select: ({ location }): ProfilePreviewMode => (location.search.as === "space" ? "space" : "link"),
  });
  const [open, setOpen] = useState<ProfileToolName | null>(null);
  // The texts of the dialogs are in a separate message catalogue, because only the owner of the profile needs them.
  const show = (tool: ProfileToolName) =>
    void loadCatalogues(router.options.context.i18n, currentLocale(i18n), ["app"]).then(() => setOpen(tool));
  const look = (viewer: ProfilePreviewMode | "self") =>
    void (viewer === "self"
      ? navigate({ to: "/resume" })
      : navigate({
          to: "/u/$username",
          params: { username },
          search: viewer === "space" ? { as: "space" } : {},
          resetScroll: false,
        }));
  return (
    <aside aria-label={t`Your profile`} className={styles.own}>
      <Page className={styles.ownRow}>
        <p className={styles.ownWords}>
          <Icon icon={IconEye} className={styles.eye} />
          <span>
            <Trans>
              <strong>This is your profile.</strong> Choose how to view it.
            </Trans>
          </span>
        </p>
        <SegmentedControl<ProfilePreviewMode | "self">
          label={t`View as`}
          value={as}
          onChange={look}
          className={styles.viewers}
          segments={[
            { value: "link", label: t`Anyone with the link` },
            { value: "space", label: t`A Space` },
            { value: "self", label: t`You` },
          ]}
        />
        <div className={styles.ownActs}>
          <Button size="sm" variant="outline" onClick={() => show("sections")}>
            <Trans>Edit sections…</Trans>
          </Button>
          <Button size="sm" variant="primary" icon={IconShare2} onClick={() => show("share")}>
            <Trans>Share…</Trans>
          </Button>
        </div>
      </Page>
      {open && (
        <Suspense fallback={null}>
          <OwnTools open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </aside>
  );
}
