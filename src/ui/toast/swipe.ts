/** Lets an element follow a finger to the right; past the threshold it is dismissed, before it snaps back. */
export function followSwipe(element: HTMLElement, thresholdPx: number, dismiss: () => void): void {
  let startX: number | undefined;
  const movedPx = (event: PointerEvent) => Math.max(0, event.clientX - (startX ?? event.clientX));
  const settle = () => {
    startX = undefined;
    element.style.translate = '';
    delete element.dataset['swiping'];
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    startX = event.clientX;
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    if (startX === undefined) return;
    element.dataset['swiping'] = '';
    element.style.translate = `${movedPx(event)}px`;
  });
  element.addEventListener('pointerup', (event) => {
    if (movedPx(event) >= thresholdPx) dismiss();
    else settle();
  });
  element.addEventListener('pointercancel', settle);
}
