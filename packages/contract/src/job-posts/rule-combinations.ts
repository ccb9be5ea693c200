import type { PostCase } from "./rule-cases.ts";
import type { UnfinishedJobPost } from "./publishable.ts";

const none = { durationMonths: null, allowance: null, weeklyHours: null, partTimeHours: null, travelDestination: null };
const missing = { ...none, remoteFrom: null, officePresence: null, location: null, ccnl: null };

/**
 * The values of each choice, each with the fields that the specification requires for it. Every test case leaves these fields empty
 * and expects an error for each.
 */
const contracts = {
  contract_type_full: ["weeklyHours"],
  contract_type_parttime: ["weeklyHours", "partTimeHours"],
  contract_type_project: [],
} as const;
const economies = {
  contract_economic_type_permanent: [],
  contract_economic_type_fixed_term: [],
  contract_economic_type_temp: ["durationMonths"],
  contract_economic_type_intern: ["durationMonths", "allowance"],
  contract_economic_type_apprenticeship: ["durationMonths"],
} as const;
const travels = {
  travel_type_not_required: [],
  travel_type_occasional: ["travelDestination"],
  travel_type_periodic: ["travelDestination"],
  travel_type_fulltime: ["travelDestination"],
} as const;
const workplaces = {
  workplace_type_office_presence: ["location"],
  workplace_type_hybrid: ["location", "officePresence"],
  workplace_type_full_remote: ["remoteFrom"],
} as const;

/**
 * Builds the test case of one combination. A freelance contract has neither an economic type nor a collective agreement. The pay is
 * valid for every contract.
 */
function combination(
  [contract, ofContract]: ValueWithRequiredFields,
  [economy, ofEconomy]: ValueWithRequiredFields,
  rest: readonly ValueWithRequiredFields[],
): PostCase {
  const free = contract === "contract_type_project";
  const [[travel, ofTravel], [workplace, ofWorkplace]] = rest as [ValueWithRequiredFields, ValueWithRequiredFields];
  const asked = [...ofContract, ...(free ? [] : [...ofEconomy, "ccnl"]), ...ofTravel, ...ofWorkplace];
  return {
    name: [contract, economy, travel, workplace].join(" + "),
    change: {
      ...missing,
      contractType: contract,
      contractEconomicType: economy,
      travelType: travel,
      workplaceType: workplace,
      salaryMin: 20_000,
      salaryMax: 25_000,
    } as UnfinishedJobPost,
    refusals: asked.map((field) => `${field} field.required`),
  };
}
type ValueWithRequiredFields = readonly [value: string, asks: readonly string[]];

/** Every combination of the choices that require further fields. */
export const combinedCases: readonly PostCase[] = Object.entries(contracts).flatMap((contract) =>
  Object.entries(economies).flatMap((economy) =>
    Object.entries(travels).flatMap((travel) =>
      Object.entries(workplaces).map((workplace) => combination(contract, economy, [travel, workplace])),
    ),
  ),
);
