export { seeded } from "@orbita/testing";

export const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);
