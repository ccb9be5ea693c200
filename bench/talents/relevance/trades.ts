import { skills, titles, type ReferenceSkill, type JobTitle } from "./reference.ts";

/** An occupation, its field, and the families of skills that its workers have. */
export type TradeProfile = {
  title: JobTitle;
  field: string;
  core: readonly ReferenceSkill[];
  beside: readonly ReferenceSkill[];
  study: number;
};

/** Italian title | field | main skill families | secondary skill families | usual study (0 school, 1 diploma, 2 degree, 3 more). */
const table = `
Sviluppatore backend|software|software-backend,software-languages|data-databases,software-methods,cloud-infrastructure-devops|2
Sviluppatore frontend|software|software-frontend|software-languages,design-digital,software-tools-testing|2
Sviluppatore mobile|software|software-mobile,software-languages|software-backend,software-methods|2
Collaudatore di software|software|software-tools-testing|software-languages,product-management-agile|2
Architetto software|software|software-methods,software-backend|cloud-infrastructure-platforms,security-architecture|2
Data engineer|data|data-engineering,data-databases|software-languages,cloud-infrastructure-platforms|2
Data analyst|data|data-analytics,data-statistics|data-databases,data-governance|2
Data scientist|data|data-machine-learning,data-statistics|software-languages,data-engineering|3
DevOps engineer|systems|cloud-infrastructure-devops,cloud-infrastructure-platforms|cloud-infrastructure-systems,software-tools-testing|2
Amministratore di sistema|systems|cloud-infrastructure-systems,cloud-infrastructure-networks|cloud-infrastructure-support,security-identity|1
Tecnico help desk|systems|cloud-infrastructure-support|administration-office-software,cloud-infrastructure-systems|1
Specialista in cybersecurity|systems|security-operations,security-offensive,security-architecture|security-identity,security-governance,licences-certifications-it|2
Product manager|product|product-management-product,product-management-strategy|product-management-agile,product-management-analysis|2
Project manager TIC|product|product-management-project,product-management-agile|product-management-analysis,software-enterprise|2
Designer grafico|design|design-graphic|design-digital,design-motion-3d|2
Fotografo|design|media-entertainment-photography,media-entertainment-audio-video|design-graphic|1
Digital marketing specialist|marketing|sales-marketing-digital,sales-marketing-ecommerce|sales-marketing-marketing,data-analytics|2
Responsabile della comunicazione|marketing|languages-communication-communication,sales-marketing-advertising-pr|languages-communication-writing,sales-marketing-marketing|2
Account manager|sales|sales-marketing-sales,sales-marketing-account|software-enterprise,product-management-strategy|2
Store manager|retail|retail-customer-store,retail-customer-merchandising|retail-customer-checkout,sales-marketing-sales|1
Operatore di call center|retail|retail-customer-customer-service|retail-customer-checkout,administration-office-back-office|1
Contabile|accounting|accounting-finance-accounting,accounting-finance-tax|administration-office-software,accounting-finance-audit|1
Analista finanziario|accounting|accounting-finance-corporate-finance,accounting-finance-control|accounting-finance-banking,data-analytics|2
Addetto allo sportello bancario|accounting|accounting-finance-banking,accounting-finance-insurance|retail-customer-customer-service|1
Impiegato amministrativo|office|administration-office-back-office,administration-office-documents|administration-office-software,accounting-finance-accounting|1
Segretario|office|administration-office-secretarial,administration-office-software|administration-office-public-administration|1
Payroll specialist|people|human-resources-payroll,human-resources-labour-relations|administration-office-software|1
Talent acquisition specialist|people|human-resources-recruiting,human-resources-development|human-resources-organisation|2
Avvocato|legal|legal-civil-commercial,legal-practice|legal-contracts,legal-compliance,legal-public-criminal|3
Traduttore|languages|languages-communication-translation|languages-communication-languages,languages-communication-writing|2
Infermiere|health|health-care-nursing|health-care-medicine,health-care-diagnostics|2
Fisioterapista|health|health-care-rehabilitation|health-care-wellness|2
Operatore socio-sanitario|health|health-care-personal-care|health-care-social-work,health-care-nursing|0
Farmacista|health|health-care-pharmacy,life-sciences-pharma|life-sciences-laboratory|3
Educatore professionale|education|education-training-special-needs,education-training-early-years|health-care-social-work,education-training-teaching|2
Ingegnere chimico|laboratory|life-sciences-chemistry,life-sciences-laboratory|life-sciences-research,life-sciences-biology|2
Cuoco|catering|hospitality-catering-kitchen|hospitality-catering-bakery-pastry,agriculture-food-food-safety|0
Cameriere|catering|hospitality-catering-dining-bar|hospitality-catering-tourism,retail-customer-checkout|0
Receptionist|hotel|hospitality-catering-hotel|hospitality-catering-tourism,administration-office-secretarial|1
Magazziniere|logistics|logistics-transport-warehouse|licences-certifications-machinery,logistics-transport-shipping-customs|0
Buyer|logistics|logistics-transport-procurement,logistics-transport-supply-chain|legal-contracts,software-enterprise|2
Autista patente CE|logistics|logistics-transport-driving,licences-certifications-driving|logistics-transport-shipping-customs|0
Operatore di macchine CNC|manufacturing|manufacturing-machining|manufacturing-quality,mechanical-engineering-cad|0
Ingegnere di produzione|manufacturing|manufacturing-planning,manufacturing-lean|manufacturing-quality,manufacturing-processes|2
Manutentore meccanico|manufacturing|manufacturing-maintenance,manufacturing-assembly|trades-welding-metal,electrical-electronics-automation|1
Progettista meccanico|engineering|mechanical-engineering-cad,mechanical-engineering-design|mechanical-engineering-simulation,mechanical-engineering-thermal-fluid|2
Programmatore PLC|engineering|electrical-electronics-automation|electrical-electronics-electronics,electrical-electronics-measurement|1
Elettricista|building|trades-electrical,electrical-electronics-electrical|energy-environment-renewables,licences-certifications-safety|0
Idraulico|building|trades-plumbing-hvac|trades-welding-metal,energy-environment-efficiency|0
Architetto|building|construction-architecture,construction-bim-software|construction-site,design-product-interior|3
Geometra|building|construction-survey,construction-site|construction-works,construction-bim-software|1
Ingegnere ambientale|environment|energy-environment-environment,energy-environment-waste|energy-environment-sustainability,energy-environment-power-utilities|2
`;

const familyOf = (names: string): ReferenceSkill[] =>
  names.split(",").flatMap((name) => {
    const found = [...skills.values()].filter(({ group }) => group === name);
    if (found.length === 0) throw new Error(`no skills in ${name}`);
    return found;
  });

export const trades: readonly TradeProfile[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [masculine, field, core, beside, study] = line.split("|") as [string, string, string, string, string];
    const title = titles.find((one) => one.masculine === masculine);
    if (!title) throw new Error(`no occupation called ${masculine}`);
    return { title, field, core: familyOf(core), beside: familyOf(beside), study: Number(study) };
  });

export const softSkills = [...skills.values()].filter(({ soft }) => soft);
