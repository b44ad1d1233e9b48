import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';
import type * as english from './texts.ts';

export const offlineTexts: typeof english.offlineTexts = {
  title: 'Sin conexión',
  description:
    'Lo que funciona sin internet: nuestros teléfonos y horarios, y las páginas y los precios que ya vio.',
  heading: 'Sin conexión',
  lead: 'No tiene conexión, y esta página no está guardada en este dispositivo. Las llamadas sí funcionan.',
  again: 'Reintentar',
  home: 'Inicio',
  works: 'Lo que sí funciona',
  calls: 'Llamar a cualquiera de nuestros patios.',
  visited: 'Cada página que ya abrió, y también la de inicio.',
  prices: 'Los últimos precios que vio, con la hora en que los vio.',
  request: ['Llenar una solicitud.', 'La guardamos aquí y la mandamos cuando tenga conexión.'],
  yards: 'Nuestros patios',
  pages: 'Páginas que ya abrió',
};

export const sendWaitingTexts: typeof english.sendWaitingTexts = {
  sent: 'Su solicitud se envió',
  told: 'Ya tenemos la solicitud que llenó sin conexión.',
  see: 'Ver lo que envió',
  close: 'Cerrar',
  arrived: `Ya nos llegó lo que escribió sin conexión. Nos comunicamos con usted en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas.`,
  lostPhotos:
    'Ya nos llegó lo que escribió sin conexión, pero no todas las fotos. Téngalas a la mano cuando le llamemos.',
  failed: 'No se pudo enviar',
  refused: (reason, phone) =>
    `${reason ?? 'Su solicitud no fue aceptada.'} Intente de nuevo o llámenos al ${phone}.`,
  doubtful:
    'Enviamos lo que escribió, pero no llegó respuesta: quizá ya lo tenemos. Si no está seguro, envíelo otra vez.',
  open: 'Abrir el formulario',
};
