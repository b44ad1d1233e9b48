const USES = ['scroll', 'pointerdown', 'keydown'] as const;

/** What nobody needs before the page is used comes with its first use. */
export function startWhenUsed(): void {
  const start = async () => {
    for (const use of USES) removeEventListener(use, start);
    const { startUsed } = await import('./on-demand/used.ts');
    startUsed();
  };
  for (const use of USES) addEventListener(use, start, { passive: true });
  if (scrollY > 0) void start();
}
