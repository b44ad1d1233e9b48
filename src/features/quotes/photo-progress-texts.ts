/** How far the photos of a request are. */
export const photoProgressTexts = {
  waiting: 'Waiting',
  sending: 'Sending...',
  sent: 'Received',
  failed: 'Not sent yet',
  refused: 'Could not be sent',
  photo: (number: number) => `Photo ${number}`,
  tryAgain: 'Try Again',
  all: (photos: number) => (photos === 1 ? 'We have your photo.' : `We have all ${photos} photos.`),
  busy: (sent: number, photos: number) => `${sent} of ${photos} received. Please keep this page open.`,
  left: (sent: number, photos: number) => `${sent} of ${photos} received. We have your request all the same.`,
};
