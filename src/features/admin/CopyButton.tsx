import { useState } from 'react';

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
      <button
        type="button"
        className="button button-line"
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setSaid(`Copied. ${next}`),
            () => setSaid(`Not copied. ${instead}`),
          )
        }
      >
        {label}
      </button>
      <span role="status" className="w-full font-bold empty:hidden">
        {said}
      </span>
    </>
  );
}
