import { useLingui } from "@lingui/react/macro";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { cardName } from "./card-words.ts";
import { cardFailureText, cardTrouble } from "./failure-words.ts";
import { billingKey, noteCards, type CardOwner } from "./queries.ts";
import { underwayIn, withoutReturn, type Underway } from "./return-address.ts";
import { settlePayment, settleSetup } from "./settle.ts";

/** After the redirect back from the bank's page: cleans the URL first, then asks our server for the result. */
export function useReturn(owner: CardOwner): void {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();

  const wordsOfSetup = async (id: string): Promise<string> => {
    const { status, failure, method } = await settleSetup(id);
    const name = method ? cardName(method) : "";
    if (status === "succeeded") return t`${name} is saved`;
    if (status === "open") return t`The bank has not answered yet: the card appears here by itself`;
    return cardFailureText(i18n, failure);
  };
  const wordsOfPayment = async (id: string): Promise<string> => {
    const { status, failure, invoice } = await settlePayment(id);
    const { number } = invoice;
    if (status === "paid") return t`Invoice ${number} is paid`;
    if (status === "processing") return t`The bank has not answered yet: invoice ${number} says when it has`;
    return cardFailureText(i18n, failure);
  };
  const tell = useEffectEvent(async ({ kind, id }: { kind: Underway; id: string }) => {
    try {
      showToast({ message: await (kind === "setup" ? wordsOfSetup(id) : wordsOfPayment(id)) });
    } catch (error) {
      showToast({ message: cardTrouble(i18n, error) });
    }
    await noteCards(queries, owner);
    if (owner.kind === "space") await queries.invalidateQueries({ queryKey: billingKey(owner.id) });
  });

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const underway = underwayIn(search);
    if (!underway) return;
    window.history.replaceState(window.history.state, "", pathname + withoutReturn(search) + hash);
    void tell(underway);
  }, []);
}
