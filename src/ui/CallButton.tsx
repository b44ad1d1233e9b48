import { BUSINESS_PHONE } from '../business/business.ts';

interface CallButtonProps {
  /** E.164 */
  readonly phone?: string;
  readonly label?: string;
  /** Where the button stands, for the reports: "pricing-error". */
  readonly placement: string;
  readonly variant?: 'signal' | 'line';
}

// Whole names: Tailwind looks for them.
const LOOKS = { signal: 'button-signal', line: 'button-line' } as const;

/** The markup of CallButton.astro for islands; the element itself comes with every page (src/layouts/page.ts). */
export function CallButton({
  phone = BUSINESS_PHONE,
  label = 'Call Now',
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
