import { spawnSync } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { describe } from "vitest";

export const site: string = fileURLToPath(new URL("../dist/", import.meta.url));
const { stdout } = spawnSync("which", ["chromium"], { encoding: "utf8" });
const executablePath = (stdout ?? "").trim();

/** Tests in Debian's Chromium; where there is none they are skipped, and their name says so. */
export const inBrowser = (name: string, tests: () => void): void => {
  describe.skipIf(executablePath === "")(
    executablePath === "" ? `${name}: SKIPPED, there is no chromium` : name,
    tests,
  );
};

/** Chromium with a GPU in software, and without the driver that tests in Dawn have set. */
export function launch(): Promise<Browser> {
  const { VK_ICD_FILENAMES: _, LD_LIBRARY_PATH: __, ...env } = process.env;
  return chromium.launch({
    executablePath,
    env: env as Record<string, string>,
    args: ["--no-sandbox", "--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"],
  });
}

/** Pages of the site as files, without a network; what a page reports as an error is thrown at the end of a test. */
export async function open(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ offline: true, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("request", (request) => {
    if (!/^(?:file|blob|data):/.test(request.url())) errors.push(`asks for ${request.url()}`);
  });
  await page.goto(`${pathToFileURL(site)}${path}`);
  return { page, errors };
}

/** What axe finds wrong, a line to a rule. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({
    path: fileURLToPath(new URL("../node_modules/axe-core/axe.min.js", import.meta.url)),
  });
  return page.evaluate(async () => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    // @ts-expect-error TS2304 the script above defines it
    const { violations } = await axe.run({ runOnly: tags, preload: false });
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
        `${id}: ${nodes
          .map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary}`)
          .join(" | ")
          .slice(0, 600)}`,
    );
  });
}
