import { randomUUID } from 'node:crypto';
import type { Flow } from './crash-flow.ts';
import { quoteAwaitingPhoto, sendOneOf } from './photo.ts';
import { picture } from './pictures.ts';

export const PHOTO_FLOWS = {
  'two photos of a request': {
    makes: [
      '-message quote_staff_mail pending',
      '2 x photo',
      'mail quote-staff',
      'message quote_staff_mail done',
    ],
    async prepare() {
      const quote = await quoteAwaitingPhoto({ photoCount: 2 });
      const photo = await picture();
      return [randomUUID(), randomUUID()].map((id) => ({
        ask: async () => (await sendOneOf(quote, id, photo)).ok,
      }));
    },
  },
} satisfies Readonly<Record<string, Flow>>;
