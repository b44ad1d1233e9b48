import { node } from './node.ts';
import { addStyles } from './styles.ts';

interface Question {
  readonly title: string;
  readonly body: readonly Node[];
  /** Labels by returned value; the first is the primary button. */
  readonly buttons: Readonly<Record<string, string>>;
}

/** Shows a dialog. Resolves with the button's value, or '' if it was closed. */
export function ask({ title, body, buttons }: Question): Promise<string> {
  const host = node('div');
  const root = host.attachShadow({ mode: 'open' });
  addStyles(root);
  const dialog = node(
    'dialog',
    { 'aria-labelledby': 'title' },
    node('p', { class: 'badge' }, node('strong', {}, 'Sandbox'), 'No money moves.'),
    node('h2', { id: 'title' }, title),
    ...body,
  );
  const row = node('div', { class: 'buttons' });
  Object.entries(buttons).forEach(([value, label], index) => {
    const button = node('button', { type: 'button', ...(index === 0 ? { class: 'dark' } : {}) }, label);
    button.addEventListener('click', () => dialog.close(value));
    row.append(button);
  });
  dialog.append(row);
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(dialog.returnValue);
    });
  });
}
