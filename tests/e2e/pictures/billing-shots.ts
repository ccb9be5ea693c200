import { demoSpaces } from "@orbita/db/seed";
import { open, type ShotContext, type Shot } from "./shot.ts";

const openBilling =
  (part: string) =>
  async (camera: ShotContext): Promise<void> => {
    await camera.as("marta");
    await open(`/work/${demoSpaces.lanterna.url}/billing${part}`)(camera);
    const { page, say } = camera;
    await page.getByRole("heading", { name: say("Payment methods") }).waitFor();
    await page.getByText(/^v_/).first().waitFor({ state: "attached" });
  };

/** Screenshots of a Space's invoices and its ledger. */
export const billingShots: readonly Shot[] = [
  { screen: "l-billing", dark: true, go: openBilling("") },
  { screen: "l-billing", name: "l-billing-ledger", go: openBilling("/ledger") },
];
