import { Button } from '../Button.tsx';
import { useAwake } from '../use-awake.ts';

interface SendButtonProps {
  readonly label: string;
  /** The same while it is sent. */
  readonly sending: string;
  readonly isSubmitting: boolean;
  readonly className?: string;
}

/** Sends a visitor's form. Off until the script is there: without it the form would put what was typed into the address. */
export function SendButton({ label, sending, isSubmitting, className = '' }: SendButtonProps) {
  const awake = useAwake();
  return (
    <Button
      type="submit"
      variant="signal"
      className={`${className} ${awake ? '' : 'disabled:opacity-100'}`}
      disabled={!awake || isSubmitting}
    >
      {isSubmitting ? sending : label}
    </Button>
  );
}
