import * as z from 'zod/mini';
import { OFFER_MAX_LINES, OFFER_TEMPLATE_NAME_MAX_LENGTH } from '../../business/constants.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { line } from '../shared/text/text.ts';
import { offerLineSchema } from './offer.schema.ts';

const templateLineSchema = z.extend(offerLineSchema, {
  /** null: the posted price of its grade. */
  price: z.nullable(offerLineSchema.shape.price),
});

export type OfferTemplateLine = z.output<typeof templateLineSchema>;

const offerTemplateSchema = z.strictObject({
  name: line(1, OFFER_TEMPLATE_NAME_MAX_LENGTH, 'Please name the template'),
  lines: z
    .array(templateLineSchema)
    .check(z.minLength(1, 'A template needs at least one line'), z.maxLength(OFFER_MAX_LINES)),
});

/** Lines that offers begin with: "Car, complete". */
export interface OfferTemplate extends z.output<typeof offerTemplateSchema> {
  readonly id: string;
}

/** By name. */
export const listOfferTemplatesApi = endpoint('GET /api/admin/offer-templates', {
  output: answer<readonly OfferTemplate[]>(),
  access: 'staff',
});

/** Adds a template, or changes its name and lines. The browser chooses the id. Safe to repeat. */
export const saveOfferTemplateApi = endpoint('PUT /api/admin/offer-templates/:id', {
  input: offerTemplateSchema,
  output: answer<OfferTemplate>(),
  errors: ['not_found'],
  access: 'staff',
});

/** Safe to repeat. */
export const deleteOfferTemplateApi = endpoint('DELETE /api/admin/offer-templates/:id', {
  output: answer<{ done: true }>(),
  errors: ['not_found'],
  access: 'staff',
});
