import * as z from 'zod/mini';
import { SHOWN_CODE_LENGTH } from '../../../business/constants.ts';
import { shownCodeSentence } from '../texts.ts';

/** As its window shows it ("K3F9-7Q2M"), or as somebody types it. */
const shownCode = z.pipe(
  z.string().check(z.maxLength(40)),
  z.pipe(
    z.transform((typed: string) => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')),
    z.string().check(z.length(SHOWN_CODE_LENGTH, shownCodeSentence)),
  ),
);

/** What the seller types. */
export const shownCodeSchema = z.strictObject({ code: shownCode });

export const openShownSchema = z.strictObject({
  code: shownCode,
  /** A secret that the phone has chosen: the first phone that opens a code is the only one. */
  device: z.uuid(),
});

export const agreeSchema = z.strictObject({
  code: shownCode,
  device: z.uuid(),
  /** What was on the phone: `lines` of OpenTicket. */
  lines: z.string().check(z.minLength(1), z.maxLength(64)),
});

export type OpenShownInput = z.output<typeof openShownSchema>;
export type AgreeInput = z.output<typeof agreeSchema>;
