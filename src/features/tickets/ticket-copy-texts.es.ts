import type * as english from './ticket-copy-texts.ts';

export const ticketCopyTexts: typeof english.ticketCopyTexts = {
  title: (number) => (number ? `Boleto ${number}` : 'Boleto'),
  posted: 'Pagado al precio publicado',
  voided: (day) => `Este boleto se anuló el ${day} y ya no cuenta.`,
  reason: ' Motivo: ',
  total: 'Total',
  note: 'Esto es una copia. El boleto firmado está en el patio, igual que el registro de la venta que pide la ley de Georgia. El patio guarda los dos por lo menos dos años.',
  howToRead: 'Cómo se lee un boleto',
  ask: 'Preguntar por este boleto',
  loading: 'Cargando el formulario…',
  sent: 'Recibimos su pregunta.',
  answer: (hours) =>
    `Le contestamos por correo electrónico en menos de ${hours} horas, con el boleto firmado en la mano.`,
  missing: 'El formulario no cargó. Intente más tarde o llámenos, por favor.',
};
