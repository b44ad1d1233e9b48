import type { Appearance } from '@stripe/stripe-js';

type Child = Node | string;

/** A DOM element with its attributes and children. */
export function node<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const CSS = `
:host { display: block; font: var(--size, 16px)/1.5 var(--font, system-ui, sans-serif); color: var(--text, #1a1d20); }
* { box-sizing: border-box; }
p, fieldset, legend { margin: 0; padding: 0; border: 0; }
label, legend { display: block; font-weight: 600; margin-bottom: .25rem; }
input:not([type=radio]) {
  width: 100%; min-height: 48px; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--ground, #fff); border: 1px solid var(--soft, #767676); border-radius: var(--radius, 4px);
}
::placeholder { color: var(--soft, #767676); opacity: 1; }
input[aria-invalid=true] { border: 2px solid var(--danger, #b3201a); }
:is(input, button, a, summary):focus-visible { outline: 3px solid var(--primary, #0057b8); outline-offset: 2px; }
.problem { color: var(--danger, #b3201a); font-size: .875em; margin-top: .25rem; }
.problem:empty { display: none; }
.badge {
  display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; font-size: .875em;
  border: 2px dashed currentColor; border-radius: var(--radius, 4px); padding: .25rem .75rem;
}
.badge a { color: inherit; display: inline-flex; align-items: center; min-height: 48px; margin-left: auto; }
.form { display: grid; gap: 1rem; }
.pair { display: grid; gap: 1rem; grid-template-columns: 1fr 1fr; align-items: start; }
.choice { display: grid; gap: .5rem; }
.choice label {
  display: flex; gap: .75rem; align-items: center; min-height: 48px; margin: 0; padding: .25rem .75rem; font-weight: 400;
  border: 1px solid var(--soft, #767676); border-radius: var(--radius, 4px);
}
.choice label:has(:checked) { border-color: var(--primary, #0057b8); box-shadow: inset 0 0 0 1px var(--primary, #0057b8); }
input[type=radio] { width: 20px; height: 20px; margin: 0; flex: none; accent-color: var(--primary, #0057b8); }
button {
  width: 100%; min-height: 48px; padding: .5rem 1rem; font: inherit; font-weight: 600; cursor: pointer;
  color: inherit; background: transparent; border: 1px solid currentColor; border-radius: var(--radius, 4px);
}
.dark { color: #fff; background: #000; border-color: #fff; }
dialog {
  width: min(26rem, calc(100vw - 2rem)); padding: 1.25rem; border: 0; border-radius: 8px;
  color: #1a1d20; background: #fff; box-shadow: 0 8px 40px #0008;
}
dialog::backdrop { background: #000a; }
h2 { font-size: 1.25em; line-height: 1.2; margin: 0; }
dialog > * + * { margin-top: 1rem; }
.buttons { display: grid; gap: .5rem; }
[hidden] { display: none; }
`;

let sheet: CSSStyleSheet | undefined;

/** A constructed sheet, as a page's policy forbids <style> and style attributes. */
export function addStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  root.adoptedStyleSheets = [sheet];
}

/** Applies the page's appearance options. */
export function applyAppearance(host: HTMLElement, { variables = {} }: Appearance = {}): void {
  const wanted = {
    '--primary': variables.colorPrimary,
    '--ground': variables.colorBackground,
    '--text': variables.colorText,
    '--soft': variables.colorTextSecondary,
    '--danger': variables.colorDanger,
    '--font': variables.fontFamily,
    '--size': variables.fontSizeBase,
    '--radius': variables.borderRadius,
  };
  for (const [name, value] of Object.entries(wanted)) if (value) host.style.setProperty(name, value);
}

interface Question {
  readonly title: string;
  readonly body: readonly Node[];
  /** Labels by returned value; the first is the primary button. */
  readonly buttons: Readonly<Record<string, string>>;
}

/** Shows a dialog. Resolves with the button's value, or '' if it was closed. */
export function ask({ title, body, buttons }: Question): Promise<string> {
  const host = node('div');
  const root = host.attachShadow({ mode: 'open' });
  addStyles(root);
  const dialog = node(
    'dialog',
    { 'aria-labelledby': 'title' },
    node('p', { class: 'badge' }, node('strong', {}, 'Sandbox'), 'No money moves.'),
    node('h2', { id: 'title' }, title),
    ...body,
  );
  const row = node('div', { class: 'buttons' });
  Object.entries(buttons).forEach(([value, label], index) => {
    const button = node('button', { type: 'button', ...(index === 0 ? { class: 'dark' } : {}) }, label);
    button.addEventListener('click', () => dialog.close(value));
    row.append(button);
  });
  dialog.append(row);
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(dialog.returnValue);
    });
  });
}
