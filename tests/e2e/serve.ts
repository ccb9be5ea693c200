import { writeFileSync } from "node:fs";
import { startProduct } from "./product/product.ts";

/** For writing journeys: starts a product once and keeps it; `E2E_PRODUCT=$(cat <file>)` makes every run use it. */
const [file = "product.json"] = process.argv.slice(2);
const { product, stop } = await startProduct();
writeFileSync(file, JSON.stringify(product), { mode: 0o600 });
console.log(`${product.origin}; ${file} holds the rest`);
process.once("SIGINT", () => void stop());
process.once("SIGTERM", () => void stop());
