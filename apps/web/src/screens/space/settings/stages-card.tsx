import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { stagesQuery } from "~/domain/applications/candidate-queries.ts";
import { useStageNames } from "~/domain/applications/use-stage-names.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { stageOrder } from "./stage-form.ts";
import { StagesDialog } from "./stages-dialog.tsx";

/** The Space's own names for the stages of a selection, used on its boards. */
export function StagesCard() {
  const { i18n } = useLingui();
  const space = useActingSpace();
  const { data } = useQuery(stagesQuery(space.id));
  const { nameOf } = useStageNames();
  const [changing, setChanging] = useState(false);
  const names = new Intl.ListFormat(i18n.locale, { type: "unit" }).format(stageOrder.map(nameOf));
  return (
    <Card as="div">
      <SettingRow
        title={<Trans>Hiring stages</Trans>}
        hint={
          <>
            {names}
            <br />
            <Trans>These names appear on your boards and lists. Candidates see the default status name.</Trans>
          </>
        }
        control={
          space.role === "owner" && data ? (
            <Button onClick={() => setChanging(true)}>
              <Trans>Edit names…</Trans>
            </Button>
          ) : null
        }
      />
      {changing && data && <StagesDialog labels={data.labels} onClose={() => setChanging(false)} />}
    </Card>
  );
}
