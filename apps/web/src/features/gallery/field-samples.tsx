import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { NumberField } from "@orbita/ui/fields/number-field.tsx";
import { OtpField } from "@orbita/ui/fields/otp-field.tsx";
import { PasswordField } from "@orbita/ui/fields/password-field.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { useState } from "react";
import { Sample, Samples } from "./sample.tsx";

export function FieldSamples() {
  const [pay, setPay] = useState<number | null>(38_000);
  const [agreement, setAgreement] = useState<string | null>(null);
  const [code, setCode] = useState("408");
  const [plan, setPlan] = useState<"free" | "sponsored">("free");
  return (
    <Samples title="Fields">
      <Sample name="Text">
        <Stack gap={4}>
          <TextField label="Name" defaultValue="Officine Dora" hint="As people know you." />
          <TextField label="VAT number" defaultValue="IT 0231" error="11 digits needed" />
          <TextField label="Address" prefix="/space/" defaultValue="officine-dora" end="free" />
          <TextField label="Locked" defaultValue="02318470994" locked hint="Only through support." />
          <PasswordField label="Password" showLabel="Show the password" />
        </Stack>
      </Sample>
      <Sample name="Long, number, choice">
        <Stack gap={4}>
          <TextArea label="Description" maxLength={200} counter={(used, max) => `${used} / ${max}`} />
          <NumberField label="Pay from" unit="€" locale="it" value={pay} onChange={setPay} />
          <SelectField
            label="Agreement"
            placeholder="Choose"
            options={[
              { value: "C011", label: "Metalmeccanico" },
              { value: "H011", label: "Commercio" },
            ]}
            value={agreement}
            onChange={setAgreement}
          />
        </Stack>
      </Sample>
      <Sample name="Choices and code">
        <Stack gap={4}>
          <CheckboxField label="I accept the terms of use" />
          <CheckboxField label="I accept the terms of use" error="You need to accept to go on" />
          <Switch label="Dark theme" />
          <RadioCards
            legend="Plan"
            value={plan}
            onChange={setPlan}
            cards={[
              { value: "free", title: "Free", end: "0 €", hint: "By date." },
              { value: "sponsored", title: "Sponsored", end: "0,45 € a click", hint: "First in its page." },
            ]}
          />
          <OtpField label="Code" size="md" value={code} onChange={setCode} />
        </Stack>
      </Sample>
    </Samples>
  );
}
