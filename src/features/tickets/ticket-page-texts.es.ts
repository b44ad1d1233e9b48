import type * as english from './ticket-page-texts.ts';

export const ticketPageTexts: typeof english.ticketPageTexts = {
  title: 'Buscar un boleto de la báscula',
  description:
    'Busque un boleto por su patio, número, fecha y total. Vea cada peso y precio y lo que estaba publicado en ese minuto, y pregunte. Sin cuenta.',
  heading: 'Busque un boleto',
  lead: '¿Tiene el papel a la mano? Con cuatro datos se abre una copia, con cada peso y cada precio para revisar.',
  withoutScript:
    'Para buscar un boleto hace falta JavaScript. Actívelo, por favor, o llámenos: le leemos el boleto.',
  account: {
    heading: '¿Tiene cuenta de recompensas?',
    text: 'Sus boletos están en Visitas recientes, también los que no tienen número.',
    link: 'Abrir mis recompensas',
  },
  figures: { heading: '¿Qué significan los números?', link: 'Cómo se lee un boleto' },
  lost: {
    heading: '¿Perdió el papel?',
    text: 'Aquí no se muestran nombres ni se piden, por eso hace falta el papel. El patio lo encuentra con su identificación.',
    call: (phone) => `Llamar al ${phone}`,
  },
};
