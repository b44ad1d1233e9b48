import { yardTimeText } from '../domain/shared/new-york-time.ts';
import { make } from '../ui/make.ts';
import { printTexts } from './texts.ts';

/** Paper says when it was printed, next to the business's name: in the letterhead, which on home is the header. */
export function startPrintDate(): void {
  const date = make('span', 'print-date hidden');
  document.querySelector('.letterhead p, .logo')?.after(date);
  const stamp = () => (date.textContent = printTexts.printed(yardTimeText(new Date())));
  stamp();
  addEventListener('beforeprint', stamp);
}
