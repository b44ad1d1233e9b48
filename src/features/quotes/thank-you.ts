// No imports, so that Astro inlines it: what it shows is there with the first paint, and moves nothing.
const query = new URLSearchParams(location.search);

// The address says what the visitor asked for. The built page is about a quote.
const kind = query.get('for');
const parts = [...document.querySelectorAll<HTMLElement>('[data-for]')];
const isKnown = parts.some(({ dataset }) => dataset['for'] === kind);
if (isKnown) for (const part of parts) part.hidden = part.dataset['for'] !== kind;

// A lost photo. A toast would not survive the navigation.
document.querySelector('#photo-failed')?.toggleAttribute('hidden', query.get('photo') !== 'failed');

// What was sent, which the form left in this tab (send-quote.ts); nothing where storage is blocked.
const sent = document.querySelector<HTMLElement>('[data-sent]');
try {
  const lines = JSON.parse(sessionStorage.getItem(sent?.dataset['sent'] ?? '') ?? '[]') as [string, string][];
  for (const line of lines) {
    const [label, text] = line.map((words, index) => {
      const part = document.createElement(index === 0 ? 'dt' : 'dd');
      part.textContent = words;
      return part;
    });
    if (label && text) sent?.querySelector('dl')?.append(label, text);
  }
  sent?.toggleAttribute('hidden', lines.length === 0);
} catch {
  // The page confirms without it.
}
