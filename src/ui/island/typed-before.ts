type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (part: ParentNode): readonly Control[] => [
  ...part.querySelectorAll<Control>('input, select, textarea'),
];

/** The same for a control and for the one that React makes in its place. */
const keyOf = (control: Control): string =>
  [control.name || control.id, control.type, isTicked(control) ? control.value : ''].join(' ');

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return (
      control.value !== (control.querySelector('[selected]') ?? control.options[0])?.getAttribute('value')
    );
  return control.value !== control.defaultValue && control.type !== 'file';
}

/** As if it was typed: past React's own setter, which would make it overlook the event. */
function enter(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Remembers the controls of an island that React does not run yet. If React makes others in their place, because a translator has changed
 * the HTML of the build, what was typed goes into those, and so does the focus.
 */
export function typedBefore(island: HTMLElement) {
  const before = controlsOf(island);
  let focused: Element | null = null;
  return {
    noteFocus: () => void (focused = document.activeElement),
    carryOver() {
      const replaced = before.filter((control) => !control.isConnected);
      if (replaced.length === 0) return;
      const now = new Map(controlsOf(island).map((control) => [keyOf(control), control]));
      for (const old of replaced) {
        const control = now.get(keyOf(old));
        if (!control) continue;
        if (isChanged(old)) {
          if (isTicked(old)) control.click();
          else enter(control, old.value);
        }
        if (old === focused) control.focus({ preventScroll: true });
      }
    },
  };
}

export type TypedBefore = ReturnType<typeof typedBefore>;
