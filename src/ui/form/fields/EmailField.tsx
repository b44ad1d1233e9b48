import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { suggestedEmail } from '../../../domain/shared/contact/suggested-email.ts';
import { Button } from '../../Button.tsx';
import { emailFieldTexts as texts } from '../../texts.ts';
import { TextField } from './TextField.tsx';

/** Fills in a field as a visitor does, so that its form hears of it. */
function fillIn(input: HTMLInputElement, text: string): void {
  // React looks past a value that is set by its own property.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** A field for an email address, which asks about one that looks mistyped: "Did you mean gmail.com?" */
export function EmailField({ fieldClass, onChange, ...field }: ComponentProps<typeof TextField>) {
  const whole = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const meant = suggestedEmail(typed);
  useEffect(() => {
    const form = whole.current?.closest('form');
    const clear = () => setTyped('');
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);

  function take() {
    const input = whole.current?.querySelector('input');
    if (input && meant) fillIn(input, meant);
  }

  return (
    <div ref={whole} className={fieldClass}>
      <TextField
        {...field}
        type="email"
        inputMode="email"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange?.(event);
        }}
      />
      <div aria-live="polite">
        {meant && (
          <p className="mt-2 flex flex-wrap items-center gap-2">
            {texts.meant(meant.slice(meant.lastIndexOf('@') + 1))}
            <Button onClick={take}>{texts.take(meant)}</Button>
          </p>
        )}
      </div>
    </div>
  );
}
