import { useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { useQuery } from "@tanstack/react-query";
import { slotsQuery } from "~/domain/job-posts/queries.ts";
import { SlotsMeter } from "~/domain/job-posts/slots-band.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import styles from "./editor.module.css";

export function SlotsCard() {
  const { t } = useLingui();
  const space = useActingSpace();
  const { data } = useQuery(slotsQuery(space.id));
  if (!data) return null;
  return (
    <Card>
      <Card.Head title={t`Plan and slots`} />
      <Card.Body className={styles.slots}>
        <SlotsMeter title={t({ message: "Free", context: "slots" })} slots={data.free} />
        <SlotsMeter title={t({ message: "Sponsored", context: "slots" })} slots={data.premium} />
      </Card.Body>
    </Card>
  );
}
