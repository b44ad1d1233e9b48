import { yardTimeText } from '../domain/shared/new-york-time.ts';
import { make } from '../ui/make.ts';
import { printTexts } from './texts.ts';

/** Paper says when it was printed, next to the business's name. Home's header, which is its letterhead, adds the phone to it. */
export function startPrintDate(): void {
  const letterhead = document.querySelector('.letterhead p');
  const date = make('span', 'print-date hidden');
  (letterhead ?? document.querySelector('.logo'))?.after(date);
  const phone = letterhead ? '' : `${document.querySelector('#contact [href^=tel]')?.textContent}, `;
  const stamp = () => (date.textContent = phone + printTexts.printed(yardTimeText(new Date())));
  stamp();
  addEventListener('beforeprint', stamp);
}
