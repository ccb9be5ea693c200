import { writeFileSync } from "node:fs";
import { plantDemo } from "./pictures/demo.ts";
import { startProduct } from "./product/product.ts";

/**
 * Starts a product once and keeps it, for writing journeys. `E2E_PRODUCT=$(cat <file>)` makes every run use it. --demo loads the
 * demo data.
 */
const words = process.argv.slice(2);
const file = words.find((word) => !word.startsWith("--")) ?? "product.json";
const { product, stop } = await startProduct();
if (words.includes("--demo")) await plantDemo(product);
writeFileSync(file, JSON.stringify(product), { mode: 0o600 });
console.log(`${product.origin}; ${file} holds the rest`);
process.once("SIGINT", () => void stop());
process.once("SIGTERM", () => void stop());
