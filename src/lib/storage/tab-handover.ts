/**
 * What a form left in this tab for the thank-you page; null if it left nothing, or where storage is blocked. Apart from storage.ts,
 * which other scripts share: so the page's script has no imports, and is inlined.
 */
export function readTabHandover<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Where storage is blocked nobody can tell whether a form was sent in this tab. */
export function isTabStorageBlocked(): boolean {
  try {
    return sessionStorage === undefined;
  } catch {
    return true;
  }
}
