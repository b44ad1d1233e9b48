import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { type DashboardState, isSignedOut, refresh } from './dashboard.store.ts';

/** Says why points did not move, and fetches how they stand: another tab or the counter may have moved them. */
export function reportFailure(dashboard: DashboardState, error: unknown): void {
  if (isSignedOut(error)) {
    dashboard.$ending.set('signed_out');
    return;
  }
  showToast({ title: 'Error', description: failureText(error), variant: 'destructive' });
  void refresh(dashboard);
}
