import { QUOTE_PHOTOS_MAX } from '../../business/constants.ts';

export const photoFieldTexts = {
  preview: (number: number) => `Number ${number} that you will send`,
  remove: 'Remove',
  /** Read after it: which one. */
  removed: (number: number) => ` photo ${number}`,
  noCamera: 'No camera could be opened here. You can upload a photo instead.',
  unreadable: "We can't read that file as a photo. Please choose a JPEG or PNG.",
  tooMany: `A request takes ${QUOTE_PHOTOS_MAX} photos. We left out the others.`,
  unsaved: 'Not every photo could be kept on this device. Please send your request before you leave.',
  count: (photos: number) => `${photos} of ${QUOTE_PHOTOS_MAX} photos`,
  capture: 'Capture',
  cancel: 'Cancel',
};
