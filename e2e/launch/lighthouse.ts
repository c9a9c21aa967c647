import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

/** A port of its own for each worker: two browsers side by side cannot share one. */
const FIRST_PORT = 9410;

/** Accessibility, which is most of the work, axe checks at both widths: it is what Lighthouse asks too. */
const CATEGORIES = ['best-practices', 'seo'];

/**
 * Both need a trace of the load, which is half the work. The journey without scripts looks at the doctype of every
 * page; what `baseline` tells has no part in a score.
 */
const SKIPPED = ['doctype', 'baseline'];

/**
 * Nothing timed is asked for. Lighthouse waits five seconds at each of four points of a load for every method of
 * throttling but `simulate`, which slows nothing down while the page loads. The network falls silent once the page has
 * asked who is signed in: by then its scripts run, and what they have to complain about has been said.
 */
const SETTINGS = {
  onlyCategories: CATEGORIES,
  skipAudits: SKIPPED,
  disableFullPageScreenshot: true,
  throttlingMethod: 'simulate',
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 1000,
  cpuQuietThresholdMs: 0,
} as const;

interface Browser {
  readonly executablePath?: string;
  readonly env?: Record<string, string>;
}

/** The failed audits as `address: audit`, none at 100 of 100. At the width of a phone: the width changes none of them. */
export async function lighthouseFindings(
  addresses: readonly string[],
  worker: number,
): Promise<string[]> {
  const port = FIRST_PORT + worker;
  const { executablePath, env }: Browser = JSON.parse(process.env['TEST_BROWSER'] ?? '{}');
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    env: { ...process.env, ...env },
    args: [`--remote-debugging-port=${port}`],
  });
  const findings: string[] = [];
  for (const address of addresses) {
    const result = await lighthouse(address, { ...SETTINGS, port, logLevel: 'error' });
    findings.push(...findingsOf(address, result?.lhr));
  }
  await browser.close();
  return findings;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function findingsOf(address: string, report: Report | undefined): string[] {
  if (report === undefined) return [`${address}: no report`];
  if (report.runtimeError) return [`${address}: ${report.runtimeError.message}`];
  return CATEGORIES.flatMap((name) => {
    const category = report.categories[name];
    if (category?.score === 1) return [];
    const audits = category?.auditRefs.map(({ id }) => report.audits[id]) ?? [];
    const failed = audits.filter((audit) => typeof audit?.score === 'number' && audit.score < 1);
    return [
      `${address}: ${name} ${category?.score} (${failed.map((audit) => audit?.id).join(', ')})`,
    ];
  });
}
