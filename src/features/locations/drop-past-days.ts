import { inNewYork } from '../../domain/shared/new-york-time.ts';

/** Takes the special days off a yard's page that have passed since it was built. */
export function dropPastDays(): void {
  const list = document.querySelector<HTMLElement>('[data-special-days]');
  const today = inNewYork(new Date()).date;
  for (const time of list?.querySelectorAll('time') ?? [])
    if (time.dateTime < today) time.closest('dl > *')?.remove();
  if (list) list.hidden = !list.querySelector('time');
}
