import { useEffect, useEffectEvent, useState } from 'react';
import { ROW_KEYS_KEY } from '../../../../lib/storage/staff-storage-keys.ts';
import { readStored, removeStored, writeStored } from '../../../../lib/storage/storage.ts';
import { CheckField } from '../../../../ui/form/fields/CheckField.tsx';
import { isTyping } from '../is-typing.ts';

/** A row's link, or what opens a row of a list that opens in place. */
const ROWS = 'main :is(:is(li h3, tbody th) a, ol > li > details > summary)';

/** Moves the focus to the row after or before the one that has it, or to the first. */
function moveBy(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[at < 0 ? 0 : at + step]?.focus();
}

const areOff = () => readStored<unknown>(ROW_KEYS_KEY) === 'off';

/** Calls `onStep` for J, the next, and K, the one before. They can be turned off, as people who speak to their computer need: https://www.w3.org/TR/WCAG22/#character-key-shortcuts */
export function useStepKeys(onStep: (step: 1 | -1) => void): void {
  const move = useEffectEvent(onStep);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (isTyping(event) || ctrlKey || metaKey || altKey || document.querySelector('dialog:modal')) return;
      if ((key === 'j' || key === 'k') && !areOff()) move(key === 'j' ? 1 : -1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** J and K move through a list, and the choice whether they do. */
export function RowKeys() {
  const [isOff, setOff] = useState(areOff);
  useStepKeys(moveBy);
  return (
    <CheckField
      label="Use J and K to move through the list"
      fieldClass="max-lg:hidden"
      checked={!isOff}
      onCheck={(isOn) => {
        if (isOn) removeStored(ROW_KEYS_KEY);
        else writeStored(ROW_KEYS_KEY, 'off');
        setOff(!isOn);
      }}
    />
  );
}
