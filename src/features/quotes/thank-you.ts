import type { SentRequest } from '../../domain/quotes/sent-lines.ts';
import { isTabStorageBlocked, readTabHandover } from '../../lib/storage/tab-handover.ts';

// Inlined in the page: what it shows is there with the first paint, and moves nothing.
const query = new URLSearchParams(location.search);

// What was sent (send-quote.ts).
const sent = document.querySelector<HTMLElement>('[data-sent]');
const handed = readTabHandover<SentRequest>(sent?.dataset['sent'] ?? '');
const { promise = '', lines }: Partial<SentRequest> =
  handed?.language === document.documentElement.lang ? handed : {};
for (const [label, text] of lines ?? []) {
  const [term, told] = [document.createElement('dt'), document.createElement('dd')];
  term.textContent = label;
  told.textContent = text;
  sent?.querySelector('dl')?.append(term, told);
}
for (const part of [sent, ...document.querySelectorAll('[data-below]')])
  part?.toggleAttribute('hidden', !lines?.length);
document.querySelector('[data-promise]')?.append(promise);

// The address says what the visitor asked for. The built page is about a quote.
// Where storage is blocked, whoever comes here has most likely sent something.
const isSent = handed !== null || isTabStorageBlocked();
const kind = isSent ? query.get('for') : 'none';
const parts = [...document.querySelectorAll<HTMLElement>('[data-for]')];
const isKnown = parts.some(({ dataset }) => dataset['for'] === kind);
if (isKnown) for (const part of parts) part.hidden = part.dataset['for'] !== kind;
const heading = parts.find(({ dataset }) => dataset['for'] === kind)?.textContent.trim();
if (heading && kind !== 'quote') document.title = heading;

// In the other language what was sent stands on the page of the request, or else thanks for the same.
const link = document.querySelector<HTMLAnchorElement>('[data-token]');
const token = readTabHandover<string>(link?.dataset['token'] ?? '');
for (const other of document.querySelectorAll<HTMLAnchorElement>('[data-language]'))
  if (token) other.href = `${link?.dataset['twin']}#${token}`;
  else other.search = location.search;

// Somebody who typed the address, or comes back to it in another tab, is not thanked for nothing, and no view is counted.
if (!isSent) {
  for (const part of document.querySelectorAll<HTMLElement>('[data-once-sent]')) part.hidden = true;
  delete document.body.dataset['view'];
}

// A lost photo. A toast would not survive the navigation.
document
  .querySelector('#photo-failed')
  ?.toggleAttribute('hidden', !isSent || query.get('photo') !== 'failed');

// The link opens what this tab has sent. Without a token its page explains itself.
if (link && token) link.hash = token;
