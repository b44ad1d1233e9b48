import * as z from 'zod/mini';
import { YARDS, type YardId } from '../../business/yards.ts';
import { yardIdSentences } from './yard-id-texts.ts';

const YARD_IDS: readonly YardId[] = YARDS.map(({ id }) => id);

/** Apart from the schemas of staff, which a seller's page does not load. */
export const yardIdSchema = z.enum(YARD_IDS, yardIdSentences.choose);
