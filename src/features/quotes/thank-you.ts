const query = new URLSearchParams(location.search);

// The address says what the visitor asked for. The built page is about a quote.
const kind = query.get('for');
const parts = [...document.querySelectorAll<HTMLElement>('[data-for]')];
const isKnown = parts.some(({ dataset }) => dataset['for'] === kind);
if (isKnown) for (const part of parts) part.hidden = part.dataset['for'] !== kind;

// A lost photo. A toast would not survive the navigation.
document.querySelector('#photo-failed')?.toggleAttribute('hidden', query.get('photo') !== 'failed');
