import * as z from 'zod/mini';

/** A day in New York as "2026-11-21". */
export const isoDay = (message: string) => z.string(message).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, message));
