import { showToast } from '../../ui/toast/toast.store.ts';
import { staffFailure } from './staff-failure.ts';

export const notDone = (error: unknown) => ({ title: 'Not done', description: staffFailure(error) });

/** Does something at the press of a button, says that it is done or why not, and answers whether. */
export async function act(
  work: () => Promise<unknown>,
  done: string,
  refusal: (error: unknown) => { readonly title: string; readonly description: string } = notDone,
): Promise<boolean> {
  try {
    await work();
    showToast({ title: done });
    return true;
  } catch (error) {
    showToast({ ...refusal(error), variant: 'destructive' });
    return false;
  }
}
