import { readStored } from '../../lib/storage.ts';

// What sends photos loads only where a form has left some.
const section = document.querySelector<HTMLElement>('[data-photos]');
if (section && readStored(section.dataset['photos'] ?? '') !== null)
  void import('./photo-progress.ts').then(({ showPhotos }) => showPhotos(section));
