const loads = new Map<string, Promise<void>>();

/** Adds a script to the page, once. Rejects if it does not load; a later call tries again. */
export function loadScript(address: string): Promise<void> {
  const known = loads.get(address);
  if (known) return known;
  const load = new Promise<void>((done, fail) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => {
      loads.delete(address);
      script.remove();
      fail(new Error(`The script ${address} did not load`));
    });
    document.head.append(script);
  });
  loads.set(address, load);
  return load;
}
