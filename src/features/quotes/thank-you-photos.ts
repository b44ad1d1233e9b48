// What sends photos loads only where a form has left some.
const section = document.querySelector<HTMLElement>('[data-photos]');
const key = section?.dataset['photos'] ?? '';

try {
  if (section && localStorage.getItem(key))
    void import('./photo-progress.ts').then(({ showPhotos }) => showPhotos(section));
} catch {
  // Where storage is blocked, the form has sent them itself.
}
