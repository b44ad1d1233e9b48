import * as z from 'zod/mini';
import { SAMPLES } from '../../business/samples.ts';

const shown = (title: string, description: string) =>
  z.boolean('Please choose').check(z.meta({ title, description }));

/** src/content/samples.json. */
export const samplesSchema = z.strictObject({
  reviews: shown('Show sample reviews', 'Until every review has its writer’s consent.'),
  memberships: shown('Show sample memberships', 'Until you have confirmed all four.'),
  authors: shown('Show made-up authors', 'Off: their posts name the business instead.'),
});

/** One switch of the launch page. */
export const sampleSwitchSchema = z.strictObject({ sample: z.enum(SAMPLES), shown: z.boolean() });
