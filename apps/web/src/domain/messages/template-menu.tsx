import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAdjustments, IconTemplate } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { templatesQuery } from "./queries.ts";

const TemplatesDialog = lazy(() => import("./templates-dialog.tsx").then((all) => ({ default: all.TemplatesDialog })));

type Props = { spaceId: string; threadId: string; onDraft: (text: string) => void };

/** Menu of the Space's message templates. The server fills in the chosen template for the open thread, in the talent's language. */
export function TemplateMenu({ spaceId, threadId, onDraft }: Props) {
  const { t, i18n } = useLingui();
  const { data = [] } = useQuery(templatesQuery(spaceId));
  const [managing, setManaging] = useState(false);
  async function draft(templateId: string): Promise<void> {
    try {
      onDraft((await answered(api().messages.draft({ params: { id: threadId }, body: { templateId } }))).text);
    } catch (error) {
      showToast({ message: failureText(i18n, error) });
    }
  }
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button variant="quiet" icon={IconTemplate}>
            <Trans>Templates</Trans>
          </Button>
        }
        groups={[
          ...(data.length > 0
            ? [data.map(({ id, name }) => ({ id, label: <bdi>{name}</bdi>, onSelect: () => void draft(id) }))]
            : []),
          [{ id: "manage", label: t`Manage templates…`, icon: IconAdjustments, onSelect: () => setManaging(true) }],
        ]}
      />
      {managing && (
        <Suspense>
          <TemplatesDialog spaceId={spaceId} onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  );
}
