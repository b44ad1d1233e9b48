// Without an import, so that Astro writes it into the page: a press may come before the script that answers it (layouts/navigation/openers.ts).
addEventListener('click', ({ target }) => {
  if (target instanceof Element) target.closest('find-nearest button')?.toggleAttribute('data-pressed', true);
});

/** The frame of every page leads here with it. */
const findAtOnce = () => {
  if (location.hash !== '#find-nearest') return;
  const button = document.querySelector('#find-nearest button');
  button?.scrollIntoView({ block: 'center' });
  button?.toggleAttribute('data-pressed', true);
  // Once the script is there that answers a press (layouts/navigation/openers.ts), it is a press like any other.
  if (document.querySelector('header [aria-haspopup]')) (button as HTMLButtonElement | null)?.click();
};
findAtOnce();
addEventListener('hashchange', findAtOnce);
