import atlanta from '../../assets/yards/atlanta.svg?url';
import griffin from '../../assets/yards/griffin.svg?url';
import newnan from '../../assets/yards/newnan.svg?url';
import type { YardId } from '../../business/yards.ts';

/** The drawing of each yard and what it shows. */
export const YARD_PICTURES: Readonly<Record<YardId, { readonly url: string; readonly alt: string }>> = {
  griffin: { url: griffin, alt: 'Drawing of the Griffin yard' },
  newnan: { url: newnan, alt: 'Drawing of the Newnan yard' },
  atlanta: { url: atlanta, alt: 'Drawing of the Atlanta yard' },
};
