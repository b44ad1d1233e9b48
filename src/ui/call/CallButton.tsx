import { BUSINESS_PHONE } from '../../business/business.ts';
import { callTexts } from '../texts.ts';

interface CallButtonProps {
  /** E.164 */
  readonly phone?: string;
  readonly label?: string;
  /** Where the button is, for analytics: "pricing-error". */
  readonly placement: string;
  readonly variant?: 'signal' | 'line';
}

// Full class names, so that the build can find them.
const LOOKS = { signal: 'button-signal', line: 'button-line' } as const;

/** CallButton.astro for islands. Every page defines the element (src/layouts/page.ts). */
export function CallButton({
  phone = BUSINESS_PHONE,
  label = callTexts.callNow,
  placement,
  variant = 'signal',
}: CallButtonProps) {
  return (
    <call-button placement={placement}>
      <a className={`button ${LOOKS[variant]}`} href={`tel:${phone}`}>
        {label}
      </a>
    </call-button>
  );
}
