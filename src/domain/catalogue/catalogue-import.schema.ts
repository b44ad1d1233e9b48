import * as z from 'zod/mini';
import { IMPORT_DESCRIPTION_MAX_LENGTH, IMPORT_MAX_CHANGES } from '../../business/constants.ts';
import { paragraph } from '../shared/text/text.ts';
import { CATEGORIES } from './catalogue.api.ts';

const changeId = z.string().check(z.minLength(1), z.maxLength(100));

export const catalogueImportSchema = z.strictObject({
  changes: z
    .array(changeId)
    .check(z.minLength(1, 'Please choose at least one change'), z.maxLength(IMPORT_MAX_CHANGES)),
  /** What the store lacks about a new item: one entry per chosen item. */
  newItems: z
    .array(
      z.strictObject({
        change: changeId,
        category: z.enum(CATEGORIES, 'Please choose a category'),
        description: paragraph(0, IMPORT_DESCRIPTION_MAX_LENGTH, ''),
      }),
    )
    .check(z.maxLength(IMPORT_MAX_CHANGES)),
});

export type CatalogueImport = z.output<typeof catalogueImportSchema>;
