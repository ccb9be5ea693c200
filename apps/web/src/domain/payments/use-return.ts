import { useLingui } from "@lingui/react/macro";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { cardName } from "./card-labels.ts";
import { cardFailureText, cardTrouble } from "./failure-texts.ts";
import { refetchCards, type CardOwner } from "./queries.ts";
import { billingKey } from "~/shell/api/query-keys.ts";
import { readPendingOperation, withoutReturn, type PendingOperation } from "./return-address.ts";
import { settlePayment, settleSetup } from "./settle.ts";

/** Handles the redirect back from the bank's page: removes the bank's parameters from the URL, then asks our server for the result. */
export function useReturn(owner: CardOwner): void {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();

  const wordsOfSetup = async (id: string): Promise<string> => {
    const { status, failure, method } = await settleSetup(id);
    const name = method ? cardName(method) : "";
    if (status === "succeeded") return t({ message: `${name} saved`, context: "a card" });
    if (status === "open") return t`The bank hasn’t responded yet. The card will appear here automatically.`;
    return cardFailureText(i18n, failure);
  };
  const wordsOfPayment = async (id: string): Promise<string> => {
    const { status, failure, invoice } = await settlePayment(id);
    const { number } = invoice;
    if (status === "paid") return t`Invoice ${number} paid`;
    if (status === "processing") return t`The bank hasn’t responded yet. You’ll see the result on invoice ${number}.`;
    return cardFailureText(i18n, failure);
  };
  const tell = useEffectEvent(async ({ kind, id }: { kind: PendingOperation; id: string }) => {
    try {
      showToast({ message: await (kind === "setup" ? wordsOfSetup(id) : wordsOfPayment(id)) });
    } catch (error) {
      showToast({ message: cardTrouble(i18n, error) });
    }
    await refetchCards(queries, owner);
    if (owner.kind === "space") await queries.invalidateQueries({ queryKey: billingKey(owner.id) });
  });

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const underway = readPendingOperation(search);
    if (!underway) return;
    window.history.replaceState(window.history.state, "", pathname + withoutReturn(search) + hash);
    void tell(underway);
  }, []);
}
