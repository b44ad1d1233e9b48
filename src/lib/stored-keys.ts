/** The keys of what this device keeps that begin with a prefix. Apart from storage.ts, which every page loads. */
export function storedKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
