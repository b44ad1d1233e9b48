import { BUSINESS } from '../business/business.ts';

interface CallButtonProps {
  /** E.164 */
  readonly phone?: string;
  readonly label?: string;
  /** Where the button stands, for the reports: "pricing-error". */
  readonly placement: string;
  readonly variant?: 'signal' | 'line';
  /** Read aloud after the label where several buttons stand on a page. */
  readonly about?: string;
  readonly className?: string;
}

// Whole names: src/build/used-styles.ts looks for them.
const LOOKS = { signal: 'button-signal', line: 'button-line' } as const;

/** The markup of CallButton.astro for islands; the element itself comes with every page (src/layouts/page.ts). */
export function CallButton(props: CallButtonProps) {
  const {
    phone = BUSINESS.phone,
    label = 'Call Now',
    placement,
    variant = 'signal',
    about,
    className,
  } = props;
  return (
    <call-button placement={placement}>
      <a
        className={`button ${LOOKS[variant]} ${className ?? ''}`}
        href={`tel:${phone}`}
        aria-label={about && `${label} ${about}`}
      >
        {label}
      </a>
    </call-button>
  );
}
