import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  /** What to do with the copy. */
  readonly next: string;
  /** What to do where a browser refuses to copy. */
  readonly instead: string;
}

/** Copies a text, and says next to it whether it did. */
export function CopyButton({ label, text, next, instead }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  return (
    <>
      <Button
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setSaid(`Copied. ${next}`),
            () => setSaid(`That didn’t copy. ${instead}`),
          )
        }
      >
        {label}
      </Button>
      <span role="status" className="w-full font-bold empty:hidden md:order-last">
        {said}
      </span>
    </>
  );
}
