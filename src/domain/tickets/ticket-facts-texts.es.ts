import type * as english from './ticket-facts-texts.ts';

export const ticketFactsSentences: typeof english.ticketFactsSentences = {
  number: 'Escriba el número como está impreso',
  soldOn: 'Escriba la fecha de la venta',
  year: 'Revise el año',
  future: 'Ese día todavía no llega',
  total: 'Escriba el total como está impreso, por ejemplo 1,234.50',
};
