const USES = ['scroll', 'pointerdown'] as const;

const listen = () => {
  for (const use of USES) addEventListener(use, start, { passive: true });
};

async function start() {
  for (const use of USES) removeEventListener(use, start);
  try {
    const { startUsed } = await import('./on-demand/used.ts');
    startUsed();
  } catch {
    // There was no connection for it: the next use tries again.
    listen();
  }
}

/** What nobody needs before the page is used comes with its first use. */
export function startWhenUsed(): void {
  listen();
  if (scrollY > 0) void start();
}
