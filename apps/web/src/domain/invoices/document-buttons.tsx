import { useLingui } from "@lingui/react/macro";
import type { DocumentFormat, Download, Invoice } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { api } from "~/shell/api/client.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useSave } from "~/shell/form/use-save.ts";

const formats: readonly DocumentFormat[] = ["pdf", "xml"];

/** Downloads an invoice as PDF, for people, or as XML, for the tax office. */
export function DocumentButtons({ invoice }: { invoice: Pick<Invoice, "id" | "number"> }) {
  const { id: space } = useActingSpace();
  return (
    <FormatButtons
      number={invoice.number}
      variant="quiet"
      ask={(format) =>
        api().invoices.download({ params: { space, invoice: invoice.id }, query: { format } }, { spaceId: space })
      }
    />
  );
}

type FormatButtonsProps = {
  number: string;
  variant?: "quiet" | "outline";
  ask: (format: DocumentFormat) => Promise<Download | undefined>;
};

/** One download button per format; `ask` fetches the document. */
export function FormatButtons({ number, variant = "outline", ask }: FormatButtonsProps) {
  const { t } = useLingui();
  const save = useSave(ask);
  return formats.map((format) => {
    const name = format.toUpperCase();
    return (
      <Button
        key={format}
        size="sm"
        variant={variant}
        aria-label={t`Download ${number} as ${name}`}
        busy={save.isPending && save.variables === format}
        onClick={() => save.mutate(format)}
      >
        {name}
      </Button>
    );
  });
}
