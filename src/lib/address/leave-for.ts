/** Goes to another page. `onReturn`: Back brought this one as it was left, from the back/forward cache, so it is no longer leaving. */
export function leaveFor(address: string, onReturn: () => void): void {
  addEventListener('pageshow', function onShow({ persisted }) {
    if (!persisted) return;
    removeEventListener('pageshow', onShow);
    onReturn();
  });
  location.assign(address);
}
