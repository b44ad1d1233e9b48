import { showToast } from '../../ui/toast/toast.store.ts';

export function refuseEmptyCart(): void {
  showToast({
    title: 'Cart Empty',
    description: 'Add some items to your cart before checking out.',
    variant: 'destructive',
  });
}
