type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/**
 * Controls by a key that a control shares with the one that React makes in its place. A control without a name, or with one that React made up ("_R_1_",
 * which is another next time), goes by its place among its kind.
 */
function controlsOf(part: ParentNode): ReadonlyMap<string, Control> {
  const found = new Map<string, Control>();
  for (const control of part.querySelectorAll<Control>('input, select, textarea')) {
    const name = control.name.startsWith('_') ? '' : control.name;
    const kind = [control.type, name, isTicked(control) ? control.value : ''].join(' ');
    let place = 0;
    while (found.has(`${kind} ${place}`)) place += 1;
    found.set(`${kind} ${place}`, control);
  }
  return found;
}

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

/** A radio that lost its tick needs nothing: the one that has it takes it away. */
function repeat(old: Control, control: Control): void {
  if (!isTicked(old)) enter(control, old.value);
  else if ((control as HTMLInputElement).checked !== old.checked && (old.checked || old.type === 'checkbox'))
    control.click();
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
      const replaced = [...before].filter(([, control]) => !control.isConnected);
      if (replaced.length === 0) return;
      const now = controlsOf(island);
      for (const [key, old] of replaced) {
        const control = now.get(key);
        if (!control) continue;
        if (isChanged(old)) repeat(old, control);
        if (old === focused) control.focus({ preventScroll: true });
      }
    },
  };
}

export type TypedBefore = ReturnType<typeof typedBefore>;
