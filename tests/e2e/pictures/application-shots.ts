import { open, type ShotContext, type Shot } from "./shot.ts";

/** A search that finds a post that the demo user Giulia has not applied to yet. */
const unanswered = "/jobs?q=varchi+ferroviari";

async function openPost(camera: ShotContext): Promise<void> {
  await camera.as("giulia");
  await open(`/jobs/${await camera.idOf("job")}`)(camera);
  await camera.page.getByRole("heading", { name: camera.say("Requirements and what your CV says") }).waitFor();
}

async function openApplication(camera: ShotContext): Promise<void> {
  await camera.as("giulia");
  const { page, say, origin } = camera;
  await open(unanswered)(camera);
  const address = await page.getByRole("main").locator('a[href*="/jobs/"]').first().getAttribute("href");
  await page.goto(origin + (address ?? "").replace(/\?.*/, ""));
  await page
    .getByRole("button", { name: say("Apply"), exact: true })
    .filter({ visible: true })
    .click();
  await page
    .getByLabel(say("Cover note"))
    .fill(
      "Da cinque anni scrivo i servizi che dicono ai terminal di Genova e Vado quando arriva ogni cassa. Conosco il problema dal lato della banchina: ho passato due settimane a Pra’ con i gruisti prima di toccare una riga di codice. Da voi ritroverei lo stesso lavoro con una squadra che si ferma a misurare. Non ho usato Kubernetes in produzione, ma ho portato sei servizi su container e vorrei imparare qui.",
    );
}

async function openApplications(camera: ShotContext): Promise<void> {
  await camera.as("giulia");
  await open("/applications")(camera);
  await camera.page.getByRole("main").getByRole("listitem").first().waitFor();
}

/** Opens the first application of the list. On a phone an application is a page of its own. */
async function openOne(camera: ShotContext): Promise<void> {
  await openApplications(camera);
  const { page, say } = camera;
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await page.getByRole("list", { name: say("Timeline") }).waitFor();
}

/** Opens the second job that fits the CV, with the menu of reasons, as in the design mock-up. */
async function openFits(camera: ShotContext): Promise<void> {
  await camera.as("giulia");
  const { page, say } = camera;
  await open("/fits")(camera);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("main").getByRole("listitem").nth(1).getByRole("heading").getByRole("link").click();
  await page.getByRole("button", { name: say("Not for me…") }).click();
  await page.getByRole("menu").waitFor();
}

export const applicationShots: readonly Shot[] = [
  { screen: "am-fits", dark: true, go: openFits },
  { screen: "c-job", dark: true, go: openPost },
  { screen: "c-job-apply", dark: true, go: openApplication },
  { screen: "o-applications", dark: true, go: openApplications },
  { screen: "o-applications", name: "o-application", widths: [390], dark: true, go: openOne },
];
