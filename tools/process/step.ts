const since = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Logs a step and how long it took. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  console.log(`${name} …`);
  const result = await work();
  console.log(`  done in ${since(start)}`);
  return result;
}

/** A log that adds the time since the previous line. */
export function timedLog(): (line: string) => void {
  let start = performance.now();
  return (line) => {
    console.log(`${line} (${since(start)})`);
    start = performance.now();
  };
}
