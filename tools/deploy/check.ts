/** A problem is one line for the person who runs the check. */
type Problems = readonly string[];

/** One question about a deployed site. `work` returns what is wrong, or why it could not ask. */
export interface DeployCheck {
  readonly title: string;
  readonly work: (deploy: Deploy) => Promise<Problems | NotChecked>;
}

/** What is checked. */
export interface Deploy {
  /** Where the site answers. */
  readonly origin: string;
  /** The origin that its pages name as their own: the domain, even where `origin` is the address of one deploy. */
  readonly domain: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

interface NotChecked {
  readonly because: string;
}

export interface DeployResult {
  readonly title: string;
  readonly problems: Problems;
  readonly because?: string;
}

const TIMEOUT_MS = 30_000;

/** Asks the site as a visitor does, and follows no redirect. */
export const askSite = (address: string | URL, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });

const AT_ONCE = 4;

/** Few at a time: a visitor's browser asks no more, and rate limits are meant for those who do. */
export async function forEachOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Problems>,
): Promise<Problems> {
  const queue = [...items.entries()];
  const found: Problems[] = items.map(() => []);
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) found[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found.flat();
}

/** Runs one check after the other; one that throws has failed. */
export async function* runChecks(
  checks: readonly DeployCheck[],
  deploy: Deploy,
): AsyncGenerator<DeployResult> {
  for (const { title, work } of checks) {
    const outcome = await work(deploy).catch((error: unknown) => [describe(error)]);
    yield 'because' in outcome
      ? { title, problems: [], because: outcome.because }
      : { title, problems: outcome };
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

const SHOWN = 5;

/** A line for each check, and below it what is wrong. */
export function tellDeployResult({ title, problems, because }: DeployResult): string {
  if (because !== undefined) return `   -  ${title}: not checked. ${because}`;
  if (problems.length === 0) return `  ok  ${title}`;
  const more = problems.length > SHOWN ? [`and ${problems.length - SHOWN} more`] : [];
  return [`FAIL  ${title}`, ...[...problems.slice(0, SHOWN), ...more].map((line) => `        ${line}`)].join(
    '\n',
  );
}
