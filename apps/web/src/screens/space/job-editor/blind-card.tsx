import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { IconEyeOff } from "@tabler/icons-react";
import { useId } from "react";
import { useController } from "react-hook-form";
import { useEditor } from "./editor-context.tsx";

/** Turns on the blind first stage: applications are anonymous until a recruiter moves them on. */
export function BlindCard() {
  const { t } = useLingui();
  const title = useId();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name: "blind" });
  return (
    <Card aria-labelledby={title}>
      <Card.Head title={t`Applications`} id={title} />
      <SettingRow
        icon={IconEyeOff}
        title={<Trans>Anonymous first stage</Trans>}
        hint={
          <Trans>
            Name, photo, email, phone, age, address, links and the original document will stay hidden until you move an
            application to “In review” or a later stage. This choice applies to applications received from now on.
          </Trans>
        }
        control={
          <Switch
            id="blind"
            hideLabel
            label={t`Anonymous first stage`}
            checked={field.value}
            disabled={readOnly}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
            onBlur={field.onBlur}
          />
        }
      />
    </Card>
  );
}
