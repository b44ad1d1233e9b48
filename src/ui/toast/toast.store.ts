import { TOAST_VISIBLE_AT_ONCE } from '../../business/constants.ts';
import { $toasts, type Toast } from './toast-list.ts';

// Pages that never show a toast do not load the region.
if (!import.meta.env.SSR) void import('./toast-region.ts');

let count = 0;

export type NewToast = Omit<Toast, 'id' | 'open' | 'variant'> & Partial<Pick<Toast, 'variant'>>;

/** Shows a toast in place of the open one. Returns its id. */
export function showToast(toast: NewToast): string {
  count += 1;
  const shown: Toast = { variant: 'default', ...toast, id: String(count), open: true };
  $toasts.set([shown, ...$toasts.get()].slice(0, TOAST_VISIBLE_AT_ONCE));
  return shown.id;
}
