import { atom } from 'nanostores';
import { TOAST_DISMISSED_REMOVAL_MS, TOAST_VISIBLE_AT_ONCE } from '../../business/constants.ts';

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly action?: ToastAction;
  readonly variant: 'default' | 'destructive';
  readonly open: boolean;
}

/** Newest first; at most one is open, the dismissed ones wait to be forgotten. */
export const $toasts = atom<readonly Toast[]>([]);

// Whoever can show a toast brings its painter; a page that never does goes without.
if (!import.meta.env.SSR) void import('./toast-region.ts');

let count = 0;

export type NewToast = Omit<Toast, 'id' | 'open' | 'variant'> & Partial<Pick<Toast, 'variant'>>;

/** Shows a toast in place of the one that is open. `<toast-region>` paints it and times it. Answers its id. */
export function showToast(toast: NewToast): string {
  count += 1;
  const shown: Toast = { variant: 'default', ...toast, id: String(count), open: true };
  $toasts.set([shown, ...$toasts.get()].slice(0, TOAST_VISIBLE_AT_ONCE));
  return shown.id;
}

export function dismissToast(id: string): void {
  $toasts.set($toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => {
    $toasts.set($toasts.get().filter((toast) => toast.id !== id));
  }, TOAST_DISMISSED_REMOVAL_MS);
}
