import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { wholeView } from "@orbita/ui/fields/crop.ts";
import { FileDrop } from "@orbita/ui/fields/file-drop.tsx";
import { FileItem } from "@orbita/ui/fields/file-item.tsx";
import { ImageCropper } from "@orbita/ui/fields/image-cropper.tsx";
import { NumberField } from "@orbita/ui/fields/number-field.tsx";
import { OtpField } from "@orbita/ui/fields/otp-field.tsx";
import { PasswordField } from "@orbita/ui/fields/password-field.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { RangeField } from "@orbita/ui/fields/range-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { useState } from "react";
import { Sample, Samples } from "./sample.tsx";

export function FieldSamples() {
  const [pay, setPay] = useState<number | null>(38_000);
  const [agreement, setAgreement] = useState<string | null>(null);
  const [share, setShare] = useState(40);
  const [code, setCode] = useState("408");
  const [plan, setPlan] = useState<"free" | "sponsored">("free");
  return (
    <Samples title="Fields">
      <Sample name="Text">
        <Stack gap={4}>
          <TextField label="Name" defaultValue="Officine Dora" hint="As people know you." />
          <TextField label="VAT number" defaultValue="IT 0231" error="Enter 11 digits" />
          <TextField label="Address" prefix="/space/" defaultValue="officine-dora" end="free" />
          <TextField label="Locked" defaultValue="02318470994" locked hint="Only through support." />
          <PasswordField label="Password" showLabel="Show the password" />
        </Stack>
      </Sample>
      <Sample name="Long, number, choice">
        <Stack gap={4}>
          <TextArea label="Description" maxLength={200} counter={(used, max) => `${used} / ${max}`} />
          <TextArea
            label="With marks"
            readOnly
            value="We look for a young tester."
            marks={[{ start: 14, end: 19, tone: "warning" }]}
          />
          <RangeField label="On site" value={share} onChange={setShare} min={1} max={99} words={`${share}% on site`} />
          <NumberField label="Salary from" unit="€" locale="it" value={pay} onChange={setPay} />
          <SelectField
            label="Collective agreement (CCNL)"
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
          <CheckboxField label="I accept the terms of use" error="Accept the terms of use to continue" />
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
      <Sample name="Files">
        <Stack gap={4}>
          <FileDrop
            prompt={
              <>
                <b>Drop your CV here</b> or <u>choose it from your device</u>
              </>
            }
            hint=".pdf .docx .doc, at most 5 MB."
            accept=".pdf"
            onFiles={() => undefined}
          />
          <FileItem name="cv.pdf" detail="842 KB" progress={{ share: 0.62, label: "62% uploaded" }} />
          <FileItem name="cv.pdf" detail="842 KB" done="Stored. Only you can see it." />
          <FileItem name="cv.pdf" detail="842 KB" error="The file is damaged or incomplete." />
        </Stack>
      </Sample>
      <Sample name="Crop">
        <CropSample />
      </Sample>
    </Samples>
  );
}

const picture = { width: 480, height: 300 };
const pictureSrc = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><rect width="480" height="300" fill="#9fb0b4"/><path d="M0 190h480v110H0z" fill="#74898f"/><circle cx="240" cy="128" r="42" fill="#cdd6d6"/><path d="M150 300c4-82 40-112 90-112s86 30 90 112z" fill="#2b3f45"/></svg>')}`;

function CropSample() {
  const [view, setView] = useState(wholeView);
  return (
    <ImageCropper
      src={pictureSrc}
      frame={{ image: picture, ratio: 1, maxZoom: 4 }}
      shape="circle"
      view={view}
      onChange={setView}
      hint="Drag the image or use the arrow keys to move it."
      labels={{
        stage: "Visible area of the image",
        zoom: "Zoom",
        zoomIn: "Zoom in",
        zoomOut: "Zoom out",
        reset: "Reset crop",
      }}
      spoken={(_, zoom) => `${Math.round(zoom * 100)}%`}
    />
  );
}
