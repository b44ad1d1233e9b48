import type { AddressFinding } from '../../../domain/quotes/pickup-address.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';

interface AddressFindingNoteProps {
  readonly checking: boolean;
  readonly finding: AddressFinding | null;
}

const ICONS: Readonly<Record<AddressFinding['state'], IconName>> = {
  found: 'check',
  doubtful: 'alert',
  unchecked: 'info',
};

/** What the look-up of the address found, announced as it appears; a line is kept for it. */
export function AddressFindingNote({ checking, finding }: AddressFindingNoteProps) {
  return (
    <output className="mt-2 flex min-h-6 gap-2">
      {checking && 'Looking up the address…'}
      {finding && (
        <>
          <Icon name={ICONS[finding.state]} className="mt-0.5 shrink-0" />
          <span>
            {finding.texts.map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
          </span>
        </>
      )}
    </output>
  );
}
