import { atom } from 'nanostores';
import { TOAST_DISMISSED_REMOVAL_MS } from '../../business/constants.ts';

export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it shows, if not as long as others. */
  readonly displayMs?: number;
  readonly variant: 'default' | 'destructive';
  readonly open: boolean;
  /** The page says and announces the same, so that the toast must not announce it a second time. */
  readonly isSaidByPage?: boolean;
}

/** Newest first. At most one is open; dismissed ones are removed later. */
export const $toasts = atom<readonly Toast[]>([]);

export function dismissToast(id: string): void {
  $toasts.set($toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => {
    $toasts.set($toasts.get().filter((toast) => toast.id !== id));
  }, TOAST_DISMISSED_REMOVAL_MS);
}
