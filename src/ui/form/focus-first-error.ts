import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus on the first control of the page with an error, whatever the order of its schema, and opens what it is folded
 * into. Of a question with choices, on the first that is not chosen.
 */
function focusFirstError(form: HTMLFormElement | null): void {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
  for (const control of wrong) control.closest('details')?.setAttribute('open', '');
  const [first] = wrong;
  (first?.querySelector<HTMLElement>('input:not(:checked)') ?? first)?.focus();
}

/** The same once errors are drawn. `times`: how often the form was checked so far. */
export function useErrorFocus(element: RefObject<HTMLFormElement | null>, times: number): void {
  useEffect(() => {
    if (times > 0) focusFirstError(element.current);
  }, [element, times]);
}
