import type { ComponentProps } from 'react';

// Full class names, so that the build can find them.
const LOOKS = { signal: 'button-signal', line: 'button-line', bare: 'button-bare' } as const;

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: keyof typeof LOOKS;
}

/** Submits its form only where its type says so. */
export const Button = ({ variant = 'line', className = '', type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={`button ${LOOKS[variant]} ${className}`} {...rest} />
);
