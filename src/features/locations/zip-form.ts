import { ADDRESS_ZIP_MAX_LENGTH } from '../../business/constants.ts';
import { make } from '../../ui/make.ts';

/** Asks for a ZIP code, which stays on this device. */
export function zipForm(onZip: (zip: string) => void): HTMLFormElement {
  const input = make('input', 'flex min-h-12 border-2 border-ink bg-surface pl-3');
  input.inputMode = 'numeric';
  input.autocomplete = 'postal-code';
  input.maxLength = ADDRESS_ZIP_MAX_LENGTH;
  const label = make('label', 'flex flex-col', 'Your ZIP code', input);
  const form = make(
    'form',
    'actions',
    label,
    make('button', 'button button-line mt-auto', 'Find by ZIP Code'),
  );
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Of ZIP+4 the first five digits say enough.
    onZip(input.value.trim().replace(/^(\d{5})-?\d{4}$/, '$1'));
  });
  return form;
}
