/** Says that a text is in another language than its page; without one it takes that back. `lang=""` would mean "unknown". */
export function setLang(element: Element | null, lang: string | undefined): void {
  if (lang) element?.setAttribute('lang', lang);
  else element?.removeAttribute('lang');
}
