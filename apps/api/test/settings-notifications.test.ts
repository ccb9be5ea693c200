import { describeEffects } from "./settings/effects.ts";

describeEffects(["notifications"]);
