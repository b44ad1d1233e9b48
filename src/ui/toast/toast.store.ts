import { atom } from 'nanostores';
import { TOAST } from '../../business/constants.ts';

export interface ToastAction {
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

let count = 0;

/** Shows a toast in place of the one that is open. `<toast-region>` paints it and times it. Answers its id. */
export function showToast(
  toast: Pick<Toast, 'title' | 'description' | 'action'> & { variant?: Toast['variant'] },
): string {
  count += 1;
  const id = String(count);
  $toasts.set(
    [{ variant: 'default', ...toast, id, open: true }, ...$toasts.get()].slice(0, TOAST.visibleAtOnce),
  );
  return id;
}

export function dismissToast(id: string): void {
  $toasts.set($toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => {
    $toasts.set($toasts.get().filter((toast) => toast.id !== id));
  }, TOAST.dismissedRemovalMs);
}
