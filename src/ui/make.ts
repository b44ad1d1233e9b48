/** An element with a class and children, for the nodes that scripts add to a page. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

export function makeButton(className: string, label: string, onClick: () => void): HTMLButtonElement {
  const button = make('button', className, label);
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}

/** Adds styles that load with their script, so that pages without it do not carry them. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
