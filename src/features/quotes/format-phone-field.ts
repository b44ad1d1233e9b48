import { typePhone } from '../../domain/shared/phone-caret.ts';

/** Formats a phone field in place after each input; the caret stays where the visitor was editing. */
export function formatPhoneField(field: HTMLInputElement): void {
  const { text, caret } = typePhone(field.value, field.selectionStart ?? field.value.length);
  if (field.value === text) return;
  field.value = text;
  // Safari moves the focus to a field whose selection is set.
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}
