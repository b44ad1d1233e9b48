import { SHOWN_CODE_LENGTH } from '../../business/constants.ts';
import { dayTexts } from '../rewards/texts.es.ts';
import { carQuestionTexts } from '../vehicles/question-texts.es.ts';
import type * as english from './texts.ts';

export const ticketFactsSentences: typeof english.ticketFactsSentences = {
  number: 'Escriba el número como está en el boleto, por ejemplo A-1042',
  soldOn: 'Escriba la fecha de la venta',
  year: 'Revise el año',
  future: 'Ese día todavía no llega',
  total: 'Escriba el total como está impreso, por ejemplo 1,234.50',
};

export const shownCodeSentence: typeof english.shownCodeSentence = `Escriba las ${SHOWN_CODE_LENGTH} letras y números del código, por favor`;

const takenOff = (what: string) => (load: string) => `Descuento de ${load} por ${what}.`;

export const ticketSheetTexts: typeof english.ticketSheetTexts = {
  gross: 'Peso bruto (gross)',
  tare: 'Tara (tare)',
  deduction: 'Descuento de peso (deduction)',
  net: 'Peso neto (net)',
  price: 'Precio (price)',
  amount: 'Importe (amount)',
  rate: (price, unit) => `${price} por ${unit === 'each' ? 'pieza' : unit}`,
  deducted: {
    dirty: takenOff('suciedad'),
    attachments: takenOff('material ajeno, de otro metal o que no es metal'),
    moisture: takenOff('agua'),
    mixed: takenOff('otro material mezclado'),
    unrecorded: takenOff('un motivo que no se anotó'),
  },
  unweighed: (load, parts) => `Descuento de ${load} por lo que la báscula no muestra: ${parts}.`,
  questions: carQuestionTexts,
  refused: 'Rechazado: no lo pudimos comprar.',
  posted: (rate, why) => `El precio publicado era ${rate}. Se pagó otro precio${why}.`,
  offered: (rate, why) => `El precio de su oferta era ${rate}. Se pagó otro precio${why}.`,
  why: {
    dirty: ' porque el metal estaba sucio',
    attachments: ' porque traía material ajeno, de otro metal o que no es metal',
    moisture: ' porque estaba mojado',
    mixed: ' porque venía mezclado con otro material',
    lower_grade: ' porque era de una calidad más baja',
    agreed: ' porque así se acordó en el mostrador',
    held: ' porque se lo habíamos apartado',
    unrecorded: '; el motivo no se anotó',
  },
  ton: 'Una tonelada (ton) son 2,000 lb.',
  bare: 'Se anotó sin los pesos de la báscula y sin el precio.',
  rounding: 'Lo que el sistema de la báscula redondeó en el total.',
};

export const paidTexts: typeof english.paidTexts = {
  label: 'Pagado con',
  check: (number) => (number === null ? 'Cheque (check)' : `Cheque (check) ${number}`),
  transfer: 'Transferencia (transfer)',
  voucher: 'Vale (voucher)',
  other: 'Otra forma de pago (other)',
};

export const statementTexts: typeof english.statementTexts = {
  months: dayTexts.months,
  of: (period) => `Resumen de ${period}`,
  month: (month, year) => `${month} de ${year}`,
  void: 'ANULADO',
  total: 'Total',
  tickets: 'Boletos',
  voids: 'Boletos anulados, no se cuentan',
  columns: [
    'Fecha',
    'Boleto',
    'Patio',
    'Metal',
    'Peso neto',
    'Unidad',
    'Precio ($)',
    'Precio por',
    'Monto ($)',
    'Pagado con',
    'Número de cheque',
    'Anulado',
    'Monto anulado ($)',
    'Vendedor',
    'Comprador',
  ],
  sumColumns: ['Metal', 'Libras', 'Piezas', 'Pagado ($)'],
  file: 'boletos',
};

export const yardIdSentences: typeof english.yardIdSentences = { choose: 'Elija un patio' };
