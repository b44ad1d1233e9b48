import type * as english from './texts.ts';

export const ticketMailTexts: typeof english.ticketMailTexts = {
  subject: (number, total) =>
    number === null ? `Su boleto de báscula por ${total}` : `Su boleto de báscula ${number} por ${total}`,
  heading: (number) => (number === null ? 'Su boleto de báscula' : `Su boleto de báscula ${number}`),
  copy: 'Esta es una copia. El boleto firmado está en el patio.',
  voidSubject: (number, total) =>
    number === null ? `ANULADO: su boleto por ${total}` : `ANULADO: su boleto ${number} por ${total}`,
  voidHeading: (number) => (number === null ? 'Boleto anulado' : `Boleto anulado ${number}`),
  voided: 'ANULADO: este boleto se anuló y ya no cuenta.',
  voidedWithPoints: 'ANULADO: este boleto se anuló y ya no cuenta. Se retiraron sus puntos.',
  lookUp: 'Verlo en nuestro sitio',
  facts: 'Para verlo en nuestro sitio, escriba el patio, el número, la fecha y el total que aparecen abajo.',
  yard: 'Patio',
  number: 'Número de boleto',
  soldAt: 'Fecha y hora',
  total: 'Total',
  points: 'Puntos ganados',
  callUs: 'Llame al patio',
};

export const statementMailTexts: typeof english.statementMailTexts = {
  subject: (month, total) => `Su resumen de ${month}: ${total}`,
  lead: (seller) =>
    `Este es el resumen de ${seller}. El archivo adjunto se abre en cualquier hoja de cálculo.`,
  more: (shown, all) => `Abajo están los primeros ${shown} de ${all} boletos; el archivo los tiene todos.`,
  stop: 'Usted pidió este correo cada mes. Para dejar de recibirlo, use “Cancelar suscripción” en su programa de correo o desactívelo en su cuenta de recompensas, en Visitas recientes.',
  see: 'Abrir mis recompensas',
  void: (total) => `ANULADO, no se cuenta: ${total}`,
  ticket: (number) => `boleto ${number}`,
  callUs: 'Llámenos',
};
