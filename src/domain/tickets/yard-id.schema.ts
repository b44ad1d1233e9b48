import * as z from 'zod/mini';
import { YARD_IDS } from '../../business/yards.ts';
import { yardIdSentences } from './texts.ts';

/** The yard that a seller or staff chose. */
export const yardIdSchema = z.enum(YARD_IDS, yardIdSentences.choose);
