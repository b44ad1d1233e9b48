import type * as english from './texts.ts';

export const holdMailTexts: typeof english.holdMailTexts = {
  held: {
    subject: (grade) => `Su precio apartado: ${grade}`,
    heading: 'Su precio está apartado',
    text: 'Muestre este código en el mostrador, o solo dé su número de teléfono. ¿Cambió de idea? Abra el apartado para cancelarlo.',
  },
  moved: {
    subject: (grade) => `Su precio queda apartado más tiempo: ${grade}`,
    heading: 'Su precio queda apartado más tiempo',
    text: 'El horario del patio cambió, así que su precio queda apartado más tiempo, hasta la hora de abajo. Su código es el mismo.',
  },
  see: 'Ver o cancelar el apartado',
  bring: 'Por favor traiga',
  callUs: 'Llame al patio',
};
