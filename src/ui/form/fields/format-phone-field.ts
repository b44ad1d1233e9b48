import type { ChangeEvent } from 'react';
import { typePhone } from '../../../domain/shared/contact/phone.ts';

/** Formats a phone field after each input, and keeps the caret in place. */
function formatPhoneField(field: HTMLInputElement, format?: (typed: string) => string): void {
  const { text, caret } = typePhone(field.value, field.selectionStart ?? field.value.length, format);
  if (field.value === text) return;
  field.value = text;
  // Setting a selection moves the focus in Safari.
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}

/** A control that formats a phone number on input. `format` replaces the formatting of every digit. */
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
