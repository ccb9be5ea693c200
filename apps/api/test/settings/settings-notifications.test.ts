import { describeEffects } from "./effects.ts";

describeEffects(["notifications"]);
