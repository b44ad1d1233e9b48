/** What `commandfor` and `closedby` on the drawer already do in newer browsers; navigation.ts closes it on a choice. */
export function startDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#menu');
  if (!drawer) return;
  document.addEventListener('click', ({ target }) => {
    if (target === drawer) drawer.close();
    const button = target instanceof Element && target.closest('[commandfor="menu"]');
    if (!button) return;
    if (!drawer.contains(button) && !drawer.open) drawer.showModal();
    else if (drawer.contains(button)) drawer.close();
  });
}
