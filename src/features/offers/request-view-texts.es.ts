import type * as english from './request-view-texts.ts';

export const requestViewTexts: typeof english.requestViewTexts = {
  loading: { title: 'Un momento', text: 'Estamos buscando su solicitud.' },
  missing: {
    title: 'No encontramos su solicitud',
    text: 'El enlace está incompleto o ya venció. Ábralo otra vez desde donde lo recibió, o llámenos.',
  },
  failed: {
    title: 'Ahora no podemos mostrar su solicitud',
    text: 'Su solicitud está segura con nosotros. Intente de nuevo en un momento, o llámenos.',
  },
  noCookies:
    'Su navegador no guarda cookies, así que no podemos recibir su respuesta aquí. Permita las cookies de este sitio o llámenos, por favor.',
  tryAgain: 'Intentar de nuevo',
  newRequest: 'Pedir otra cotización',
  changes: 'Lo nuevo en esta oferta',
  seeOffer: 'Ver la oferta',
  print: 'Imprimir',
  whereItStands: 'Vea cómo va su solicitud',
  keepLink: 'Guarde este enlace: en él puede ver cómo va su solicitud en cualquier momento.',
};
