import type { ChangeEvent } from 'react';
import { typePhone } from '../../domain/shared/phone.ts';

/** Formats a phone field in place after each input; the caret stays where the visitor was editing. */
export function formatPhoneField(field: HTMLInputElement, format?: (typed: string) => string): void {
  const { text, caret } = typePhone(field.value, field.selectionStart ?? field.value.length, format);
  if (field.value === text) return;
  field.value = text;
  // Safari moves the focus to a field whose selection is set.
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}

/** A control that formats itself as a phone number while somebody types; `format` where not at every digit. */
export const formatsPhone = <Control extends { onChange: (event: ChangeEvent<HTMLInputElement>) => unknown }>(
  control: Control,
  format?: (typed: string) => string,
) => ({
  ...control,
  onChange: (event: ChangeEvent<HTMLInputElement>) => {
    formatPhoneField(event.currentTarget, format);
    return control.onChange(event);
  },
});
