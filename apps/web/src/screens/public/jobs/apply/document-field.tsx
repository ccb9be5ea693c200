import { useLingui } from "@lingui/react/macro";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { useQuery } from "@tanstack/react-query";
import { uploadsQuery } from "~/domain/resume-uploads/queries.ts";
import { formatDay } from "~/shell/format/format.ts";

type Props = { documentId: string | null; blind: boolean; onChange: (documentId: string | null) => void };

/** Selects an uploaded document to attach unchanged; renders nothing if there are no uploads. */
export function DocumentField({ documentId, blind, onChange }: Props) {
  const { t, i18n } = useLingui();
  const { data: uploads = [] } = useQuery(uploadsQuery);
  const options = uploads.flatMap(({ fileId, name, created }) =>
    fileId ? [{ value: fileId, label: `${name}, ${formatDay(i18n.locale, created)}` }] : [],
  );
  if (options.length === 0) return null;
  return (
    <NativeSelect
      label={t`Attachment`}
      optional={t`optional`}
      hint={
        blind
          ? t`One of the documents you’ve uploaded. The Space will see it only after the anonymous first stage.`
          : t`One of the documents you’ve uploaded, sent as it is.`
      }
      value={options.some(({ value }) => value === documentId) ? (documentId ?? "") : ""}
      onChange={({ currentTarget: { value } }) => onChange(value || null)}
      options={[{ value: "", label: t({ message: "None", context: "document" }) }, ...options]}
    />
  );
}
