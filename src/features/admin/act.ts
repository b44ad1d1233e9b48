import { showToast } from '../../ui/toast/toast.store.ts';
import { staffFailure } from './staff-failure.ts';

/** Does something at the press of a button, says that it is done or why not, and answers whether. */
export async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
  try {
    await work();
    showToast({ title: done });
    return true;
  } catch (error) {
    showToast({ title: 'Not done', description: staffFailure(error), variant: 'destructive' });
    return false;
  }
}
