/**
 * The skills of each role: the occupation–skill graph for the local rules. Codes come from the taxonomy. Names describe the work
 * and not the person, because Italian job titles reveal the gender. A star marks the skills that distinguish a role from similar
 * ones: SQL and Git are part of .NET work, but only C#, .NET and ASP.NET are evidence of it.
 */
export type SuggestedRole = {
  readonly it: string;
  readonly en: string;
  readonly skills: readonly string[];
  readonly distinguishing: readonly string[];
};

const table = `
Sviluppo backend | Backend development | *java *spring-boot *spring-framework rest-api sql postgresql *back-end-development docker git
Sviluppo backend .NET | Backend development, .NET | *csharp *dotnet *asp-net sql microsoft-sql-server rest-api git
Sviluppo backend Node.js | Backend development, Node.js | *nodejs typescript javascript rest-api sql mongodb docker git
Sviluppo frontend | Frontend development | javascript typescript *react *angular html css *front-end-development ui-design git
Sviluppo full stack | Full stack development | javascript react nodejs rest-api sql *full-stack-development html css git
Sviluppo web e CMS | Web and CMS development | *php *wordpress html css javascript mysql *web-development web-design
Sviluppo embedded | Embedded development | *c-language *cpp *electronics *hardware-design object-oriented-programming git
Consulenza SAP ed ERP | SAP and ERP consulting | *sap *erp-systems functional-analysis business-analysis requirements-gathering-analysis
DevOps e cloud | DevOps and cloud | *devops docker *kubernetes *ci-cd linux *amazon-web-services *microsoft-azure *ansible *cloud-computing
Amministrazione di sistemi | Systems administration | *systems-administration linux *windows-server active-directory *vmware *backup-and-recovery *computer-networks
Assistenza informatica | IT support | *help-desk *hardware-and-software-technical-support *windows-operating-system *pc-setup-and-configuration active-directory *computer-hardware
Sicurezza informatica | Information security | *cybersecurity *network-security *firewall *siem *penetration-testing *vulnerability-assessment *iso-27001 *owasp-web-security
Analisi dei dati | Data analysis | *data-analysis sql *power-bi statistics reporting-and-kpis *data-visualisation advanced-excel *tableau
Ingegneria dei dati | Data engineering | *data-engineering sql *etl python *data-warehouse *big-data *hadoop nosql-databases
Data science | Data science | *data-science *machine-learning python statistics *artificial-intelligence *r-language *generative-ai
Progettazione di interfacce | Interface and experience design | ui-design *ux-design *figma *wireframing-prototyping *adobe-xd web-design
Grafica | Graphic design | *graphic-design *adobe-photoshop *adobe-illustrator *adobe-indesign *visual-identity *page-layout canva
Progettazione d’interni | Interior design | *interior-design *sketchup *rendering *autodesk-3ds-max autocad *3d-modelling
Video e montaggio | Video and editing | *video-editing *adobe-premiere-pro *video-shooting *adobe-after-effects *davinci-resolve short-form-social-video
Gestione di progetti | Project management | *project-management *project-planning *it-project-management agile-methodologies stakeholder-management *microsoft-project
Gestione di prodotto | Product management | *product-management *product-ownership agile-methodologies scrum requirements-gathering-analysis competitor-analysis
Analisi di processi e funzionale | Business and functional analysis | *business-analysis *functional-analysis requirements-gathering-analysis *process-mapping project-management
Contabilità | Accounting | *general-accounting *double-entry-bookkeeping *vat-returns *invoicing-and-billing *bank-reconciliation *electronic-invoicing *accounts-payable *financial-statement-preparation
Controllo di gestione | Management control | *management-control *budgeting-and-forecasting *cost-analysis *cost-accounting *financial-reporting advanced-excel
Tesoreria e finanza | Treasury and finance | *treasury-management *cash-management *financial-analysis *financial-planning *bank-relations risk-management
Consulenza in banca | Bank advisory | *banking-services *financial-products *insurance-products *client-portfolio-management risk-management
Amministrazione del personale | Personnel administration | *personnel-administration *payroll-processing *time-and-attendance-management *labour-law *collective-agreements-ccnl *social-security-contributions
Selezione del personale | Recruitment | *recruitment-and-selection *job-interviewing *cv-screening *candidate-sourcing *job-advertising *employee-onboarding
Segreteria e ufficio | Office and secretarial work | *secretarial-work *office-administration diary-management document-management microsoft-office telephone-handling data-entry
Accoglienza | Reception | *reception-and-front-desk front-office telephone-handling *customer-greeting diary-management
Vendite verso aziende | B2B sales | *b2b-sales *customer-prospecting *commercial-negotiation customer-relationship-management-crm *business-development sales-target-achievement
Commerciale interno | Inside sales | *sales-back-office *order-processing *commercial-quotations customer-relationship-management-crm customer-service
Marketing digitale | Digital marketing | *digital-marketing *social-media-marketing *search-engine-optimisation-seo web-analytics *advertising-campaign-management *content-marketing
Social media e contenuti | Social media and content | *social-media-management *content-creation *copywriting *storytelling short-form-social-video canva
E-commerce | E-commerce | *e-commerce-management web-analytics digital-marketing product-photography pricing-strategy customer-service
Vendita in negozio | Shop sales | *in-store-sales-assistance *cash-register-operation customer-service *sales-advice-to-shoppers visual-merchandising *merchandise-display
Direzione di punto vendita | Store management | *store-management *shift-scheduling visual-merchandising *stocktaking sales-target-achievement *cash-desk-closing
Assistenza clienti | Customer care | customer-service *inbound-call-centre-operation *complaint-handling *chat-and-email-support *after-sales-support customer-relationship-management-crm
Magazzino | Warehouse work | *warehouse-management *order-picking *forklift-driving *loading-and-unloading-goods *inventory-management *goods-receiving *barcode-scanners-and-handheld-terminals
Logistica e spedizioni | Logistics and shipping | *logistics-coordination *transport-management *goods-dispatch *shipping-documents *international-freight-forwarding *import-export-operations
Acquisti | Purchasing | *purchasing-management *supplier-sourcing *supplier-negotiation *purchase-order-processing *raw-material-purchasing
Guida di mezzi pesanti | Heavy goods driving | *truck-driving *articulated-lorry-driving *driving-licence-c *driving-licence-ce *driver-cpc-for-goods-transport *tachograph-driver-card
Progettazione meccanica | Mechanical design | *mechanical-design *solidworks autocad *cad-3d *technical-drawing *finite-element-analysis *autodesk-inventor
Lavorazioni CNC | CNC machining | *cnc-machine-operation *cnc-programming *cnc-milling *cnc-turning technical-drawing-reading metrology-measuring-instruments
Manutenzione | Maintenance | *mechanical-maintenance *electrical-maintenance *electromechanical-maintenance *machinery-troubleshooting plc *pneumatics
Automazione industriale | Industrial automation | *industrial-automation plc *siemens-tia-portal *scada *hmi *industrial-robotics electrical-diagrams *commissioning
Impianti elettrici | Electrical installation | *industrial-electrical-installation *domestic-electrical-installation *electrical-panel-wiring electrical-diagrams *electrical-troubleshooting
Saldatura e carpenteria | Welding and metalwork | *welding *mig-mag-welding *tig-welding *metal-fabrication technical-drawing-reading *sheet-metal-working
Qualità | Quality | *quality-control *quality-assurance *iso-9001 metrology-measuring-instruments lean-manufacturing
Produzione e turni | Production supervision | *production-management *production-planning *shift-department-supervision lean-manufacturing quality-control
Cantiere | Site management | *construction-site-management *works-supervision *works-accounting *site-assistance *bill-of-quantities *construction-safety-coordination
Progettazione edile e BIM | Building design and BIM | *architectural-design *autodesk-revit *bim autocad *civil-engineering *building-permits
Energia e fotovoltaico | Energy and solar | *photovoltaic-system-design *photovoltaic-installation *energy-efficiency *solar-energy *energy-audit
Salute e sicurezza sul lavoro | Health and safety at work | *occupational-health-and-safety *workplace-risk-assessment-dvr *health-and-safety-officer-duties *health-and-safety-training *rspp-qualification
Ambiente | Environment | *environmental-engineering *environmental-legislation *iso-14001 *waste-management *environmental-permits
Laboratorio | Laboratory work | *laboratory-techniques *analytical-chemistry *chromatography *microbiology *sample-preparation *good-manufacturing-practice-gmp
Assistenza infermieristica | Nursing | *nursing-care *medication-administration *vital-signs-monitoring *wound-care *blood-sampling *nursing-register-opi
Assistenza alla persona | Personal care | *basic-care-health-care-assistant *elderly-care *personal-hygiene-assistance *patient-mobilisation *home-care *health-care-assistant-qualification-oss
Educazione e infanzia | Education and childcare | *early-childhood-education *childcare *social-pedagogy *classroom-support-for-pupils-with-disabilities *creative-play-workshops
Insegnamento e formazione | Teaching and training | *secondary-school-teaching *classroom-training-delivery *lesson-planning *teaching-strategies *training-design *e-learning
Cucina | Kitchen | *food-preparation *italian-cuisine *main-courses-preparation *pasta-and-first-courses *haccp *menu-planning
Sala e bar | Dining room and bar | *table-service *order-taking *bar-service *cocktail-making *coffee-making *menu-presentation
Ricevimento in albergo | Hotel reception | *hotel-reception *guest-check-in-and-check-out *hotel-reservations *guest-relations front-office
Legale d’impresa | Corporate legal work | *contract-drafting *contract-review *commercial-law *corporate-law *corporate-compliance *data-protection-and-gdpr
Traduzione | Translation | *translation *technical-translation *cat-tools *proofreading *localisation *text-editing
`;

export const roles: readonly SuggestedRole[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [it = "", en = "", skills = ""] = line.split(" | ");
    const codes = skills.split(" ");
    const distinguishing = codes.filter((code) => code.startsWith("*")).map((code) => code.slice(1));
    return { it, en, skills: codes.map((code) => code.replace("*", "")), distinguishing };
  });

/** All skills that some role uses; the rules search a resume for them. */
export const roleSkills: readonly string[] = [...new Set(roles.flatMap(({ skills }) => skills))];
