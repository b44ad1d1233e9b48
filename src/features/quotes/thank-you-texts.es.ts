import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';
import type * as english from './thank-you-texts.ts';

const ANSWER = `Leemos cada solicitud y nos comunicamos con usted en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas.`;

export const thankYouTexts: typeof english.thankYouTexts = {
  pageTitle: 'Recibimos su solicitud',
  description: `Recibimos su solicitud. Las leemos todas y contestamos en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas; si quiere un precio ya, llámenos.`,
  heading: 'Gracias.',
  kinds: {
    quote: {
      title: 'Recibimos su solicitud de cotización.',
      text: `${ANSWER} ¿Quiere un precio ya? Llámenos.`,
    },
    pickup: {
      title: 'Recibimos su solicitud de recogida.',
      text: `${ANSWER} El camión sale cuando acordemos precio y hora. ¿Tiene prisa? Llámenos.`,
    },
    callback: {
      title: 'Su llamada está programada.',
      text: 'Le llamamos a la hora que eligió. ¿Surgió algo? Llámenos.',
    },
    none: {
      title: 'Desde esta pestaña todavía no se ha mandado ninguna solicitud.',
      text: 'Esta página confirma una solicitud cuando se envía. Si mandó una antes, o en otra pestaña, ya la tenemos: no hace falta mandarla otra vez.',
    },
  },
  lostPhotos: [
    'Tenemos su solicitud, pero no se pudieron enviar todas las fotos. Puede mandarlas por correo a ',
    '.',
  ],
  status: 'Ver cómo va',
  first: 'Pedir una cotización',
  another: 'Pedir otra cotización',
  home: 'Volver al inicio',
  photos: 'Sus fotos',
  photoHelp: [
    'Las fotos que falten se envían la próxima vez que abra nuestro sitio en este dispositivo, hasta un día después de su solicitud. También puede mandarlas por correo a ',
    '.',
  ],
  sent: 'Lo que nos mandó',
  hours: 'Horario de oficina',
  closedSundays: 'Cerrado los domingos.',
  yards: 'Tráigalo a uno de nuestros tres patios',
};
