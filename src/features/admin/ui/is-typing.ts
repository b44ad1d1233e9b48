/** In a field, a key is a letter and nothing else. */
export const isTyping = ({ target }: Pick<KeyboardEvent, 'target'>): boolean =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]');
