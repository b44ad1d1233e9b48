import * as z from 'zod/mini';
import { YARD_IDS } from '../../business/yards.ts';
import { yardIdSentences } from './texts.ts';

/** Apart from the schemas of staff, which a seller's page does not load. */
export const yardIdSchema = z.enum(YARD_IDS, yardIdSentences.choose);
