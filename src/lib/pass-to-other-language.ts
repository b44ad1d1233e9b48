/** Gives the links to the page in the other language a part of this page's address. */
export function passToOtherLanguage(part: 'hash' | 'search', value: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) link[part] = value;
}
