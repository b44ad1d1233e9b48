import { PRIVACY_LINK_VALID_DAYS, PRIVACY_REQUEST_DUE_DAYS } from '../../domain/privacy/retention.ts';
import type * as english from './data-request-texts.ts';

export const dataRequestTexts: typeof english.dataRequestTexts = {
  pageTitle: 'Sus datos: copia, corrección, borrado',
  description: (business) =>
    `Pídale a ${business} una copia de lo que sabe de usted, o que lo corrija o lo borre.`,
  heading: 'Sus datos',
  lead: `Pida una copia de lo que sabemos de usted, o que lo corrijamos o lo borremos. Es gratis y contestamos en ${PRIVACY_REQUEST_DUE_DAYS} días o menos.`,
  ask: 'Mande su solicitud',
  noScript:
    'Este formulario necesita JavaScript. Actívelo, por favor, llámenos o traiga una identificación a cualquier patio.',
  steps: 'Así funciona',
  eachStep: [
    {
      name: 'Usted la confirma',
      text: `Con correo electrónico: por un enlace que sirve ${PRIVACY_LINK_VALID_DAYS} días. Con teléfono: muestre una identificación en cualquier patio o conteste nuestra llamada.`,
    },
    {
      name: 'Buscamos en todas partes',
      text: 'Solicitudes, fotos, ofertas, mensajes, pedidos, boletos, recompensas: todo lo que va con lo que usted confirmó.',
    },
    {
      name: `Le contestamos en ${PRIVACY_REQUEST_DUE_DAYS} días o menos`,
      text: 'Con la copia, o con lo que se corrigió o se borró.',
    },
  ],
  kept: 'Lo que no se borra',
  eachKept: [
    'Los registros de ventas en la báscula, que exige la ley de Georgia sobre chatarra.',
    'Los registros de pedidos pagados, por los años de impuestos a los que pertenecen.',
    'Las sumas de puntos de recompensas, sin ningún nombre. Usted pierde sus puntos; un código de recompensa que ya tenga sigue sirviendo en el mostrador.',
  ],
};

export const confirmPageTexts: typeof english.confirmPageTexts = {
  pageTitle: 'Confirme su solicitud',
  noScript: 'Esta página necesita JavaScript. Actívelo, por favor, o llámenos.',
};
