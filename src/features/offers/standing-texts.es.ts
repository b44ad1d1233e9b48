import type * as english from './standing-texts.ts';

export const standingTexts: typeof english.standingTexts = {
  askedFor: (day, window) => `Usted pidió el ${day} (${window.toLowerCase()}).`,
  callOn: (day, slot) => `El ${day}, de ${slot} (hora de Georgia), le llamamos al número que nos dio.`,
  onceOpen: 'Le contestamos en cuanto abramos de nuevo.',
  answerBy: (moment) => `Le contestamos a más tardar ${moment}, hora de Georgia.`,
  late: 'Ya nos tardamos más de lo que prometimos. Por favor, llámenos.',
  bring: (yard) => `Traiga su carga y su identificación con foto a nuestro patio de ${yard}.`,
  pickup: 'Le llamamos para acordar cuándo la recogemos.',
  received: (request, time, expectation) => ({
    title: `Recibimos su ${request}`,
    text: `Llegó el ${time}. ${expectation}`,
  }),
  reading: (request, expectation) => ({
    title: `Estamos viendo su ${request}`,
    text: `Alguien de aquí ya la está atendiendo. ${expectation}`,
  }),
  answered: {
    title: 'Ya le contestamos',
    text: 'Le llamamos o le escribimos sobre su solicitud. Si no le ha llegado nada, por favor llámenos.',
  },
  offer: (isFirst, until) => ({
    title: isFirst ? 'Esta es nuestra oferta' : 'Esta es nuestra nueva oferta',
    text: `La puede aceptar hasta el ${until}.`,
  }),
  accepted: (name, time, nextStep) => ({
    title: 'La oferta está aceptada',
    text: `${name} la aceptó el ${time}. ${nextStep}`,
  }),
  declined: (time, reason) => ({
    title: 'La oferta está rechazada',
    text: `Se rechazó el ${time}: ${reason.toLowerCase()}. ¿Cambió de opinión? Llámenos.`,
  }),
  expired: (until) => ({
    title: 'Esta oferta ya venció',
    text: `Fue válida hasta el ${until}. Los precios cambian todos los días: llámenos y le hacemos otra oferta.`,
  }),
  withdrawn: (time) => ({
    title: 'Retiramos esta oferta',
    text: `La retiramos el ${time}, así que ya no se puede aceptar. Llámenos y le decimos por qué.`,
  }),
  closed: {
    title: 'Esta solicitud está cerrada',
    text: 'Gracias. ¿Tiene más chatarra? Mándenos otra solicitud o llámenos.',
  },
};
