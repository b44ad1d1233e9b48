import type * as english from './ticket-look-up-texts.ts';

export const ticketLookUpTexts: typeof english.ticketLookUpTexts = {
  lead: 'Los cuatro datos están en el boleto, y hacen falta los cuatro.',
  yard: 'Patio',
  choose: 'Elija…',
  number: 'Número del boleto',
  soldOn: 'Fecha de la venta',
  total: 'Total en dólares',
  find: 'Buscar mi boleto',
  looking: 'Buscando…',
  notFound:
    'No encontramos un boleto con estos cuatro datos. Compare cada uno con el papel: el número, el día y el total al centavo.',
  tooMany: 'Por ahora no quedan más intentos. Inténtelo de nuevo en una hora, o llame al patio.',
  print: 'Imprimir',
  again: 'Buscar otro',
};
