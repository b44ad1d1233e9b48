import * as z from 'zod/mini';
import { askPrintful } from './ask-printful.ts';

/** How many stores the token opens; asking changes nothing. Throws PrintfulRefusal, PrintfulOutage. */
export const listStores = async (): Promise<number> =>
  (await askPrintful({ method: 'GET', path: '/stores' }, z.array(z.object({ id: z.number() })))).length;
