import { make, makeButton } from '../make.ts';
import type { Toast } from './toast.store.ts';

/** The picture of one toast; `dismiss` also follows its action. */
export function toastNode({ title, description, action, variant }: Toast, dismiss: () => void): HTMLElement {
  const close = makeButton('toast-close', '×', dismiss);
  close.ariaLabel = 'Close notification';
  const node = make('div', 'toast', make('strong', 'toast-title font-display', title), close);
  node.dataset['variant'] = variant;
  if (description) node.append(make('p', 'toast-text', description));
  if (action) {
    node.append(
      makeButton('button button-line toast-action', action.label, () => {
        action.run();
        dismiss();
      }),
    );
  }
  return node;
}
