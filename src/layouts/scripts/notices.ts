import { UI_PAGE_SPINNER_AFTER_MS, UI_PAGE_SPINNER_AT_MOST_MS } from '../../business/constants.ts';
import { adoptStyles } from '../../ui/make.ts';
import { make } from '../../ui/make.ts';
import { noticeTexts } from '../texts.ts';
import css from './notices.css?inline';

adoptStyles(css);

let timer: ReturnType<typeof setTimeout> | undefined;
let isLoading = false;

const text = make('p', 'notice');
text.role = 'status';

/** Hangs below the header and moves nothing. */
const notices = make('div', 'notices', text);

function paint() {
  text.toggleAttribute('data-loading', isLoading);
  text.textContent = isLoading ? noticeTexts.loading : navigator.onLine ? '' : noticeTexts.offline;
}

function setLoading(loading: boolean) {
  clearTimeout(timer);
  isLoading = loading;
  paint();
  // A page is not told when the visitor stops loading the next one.
  if (loading) timer = setTimeout(setLoading, UI_PAGE_SPINNER_AT_MOST_MS, false);
}

/** The next page was requested: if it takes longer than a moment, a spinner says so. */
export function expectPage(): void {
  clearTimeout(timer);
  timer = setTimeout(setLoading, UI_PAGE_SPINNER_AFTER_MS, true);
}

export function startNotices(): void {
  document.querySelector('header')?.append(notices);
  paint();
  for (const name of ['online', 'offline']) addEventListener(name, paint);
  // Also when the back button restores this page.
  for (const name of ['pagehide', 'pageshow']) addEventListener(name, () => setLoading(false));
}
