/** Calls `heard` when another tab has changed what this device stores at a key, or may have while this page was put aside. Returns a function that stops it. */
export function onStored(key: string, heard: () => void): () => void {
  // While a page is built there are no tabs.
  if (typeof window === 'undefined') return () => {};
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) heard();
  };
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', heard);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', heard);
  };
}
