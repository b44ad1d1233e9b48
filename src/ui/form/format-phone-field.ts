import type { ChangeEvent } from 'react';
import { typePhone } from '../../domain/shared/phone-caret.ts';

/** Formats a phone field in place after each input; the caret stays where the visitor was editing. */
function formatPhoneField(field: HTMLInputElement): void {
  const { text, caret } = typePhone(field.value, field.selectionStart ?? field.value.length);
  if (field.value === text) return;
  field.value = text;
  // Safari moves the focus to a field whose selection is set.
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}

/** A control that formats itself as a phone number while somebody types. */
export const formatsPhone = <Control extends { onChange: (event: ChangeEvent<HTMLInputElement>) => unknown }>(
  control: Control,
) => ({
  ...control,
  onChange: (event: ChangeEvent<HTMLInputElement>) => {
    formatPhoneField(event.currentTarget);
    return control.onChange(event);
  },
});
