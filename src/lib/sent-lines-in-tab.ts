/**
 * What a form left in this tab for the thank-you page; nothing where storage is blocked. Apart from storage.ts, which other
 * scripts share: so the page's script has no imports, and is inlined.
 */
export function sentLinesInTab(key: string): readonly (readonly [string, string])[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly (readonly [string, string])[];
  } catch {
    return [];
  }
}
