const query = new URLSearchParams(location.search);

// The address says what the visitor asked for; the page speaks of a quote until then.
const kind = query.get('for');
const parts = [...document.querySelectorAll<HTMLElement>('[data-for]')];
const isKnown = parts.some(({ dataset }) => dataset['for'] === kind);
if (isKnown) for (const part of parts) part.hidden = part.dataset['for'] !== kind;

// And whether the photo was lost on the way: a toast would not outlive the navigation.
document.querySelector('#photo-failed')?.toggleAttribute('hidden', query.get('photo') !== 'failed');
