/** What a form sends besides its fields: what a bot left in the honeypot, and how long the page has been open. */
export function hiddenValues(form: HTMLFormElement | null) {
  const honeypot = form && new FormData(form).get('website');
  return {
    website: typeof honeypot === 'string' ? honeypot : '',
    filledInMs: Math.round(performance.now()),
  };
}
