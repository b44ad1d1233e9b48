// Without an import, so that Astro writes it into the page: a press may come before the script that answers it (layouts/openers.ts).
addEventListener('click', ({ target }) => {
  if (target instanceof Element) target.closest('find-nearest button')?.toggleAttribute('data-pressed', true);
});
