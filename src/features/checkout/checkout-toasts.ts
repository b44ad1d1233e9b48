import type { CheckoutNotice } from '../../domain/orders/checkout-notices.ts';
import { dismissToast } from '../../ui/toast/toast-list.ts';
import { type NewToast, showToast } from '../../ui/toast/toast.store.ts';

let shown: string | null = null;

const tell = (toast: NewToast): void => {
  shown = showToast(toast);
};

export const tellProblem = ({ title, text }: CheckoutNotice): void =>
  tell({ title, description: text, variant: 'destructive' });

export const tellSuccess = (title: string, description: string): void => tell({ title, description });

/** Dismisses the last toast, which is out of date. */
export function takeBack(): void {
  if (shown) dismissToast(shown);
  shown = null;
}
