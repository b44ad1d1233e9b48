import type * as english from './cookie-texts.ts';

export const cookieTexts: typeof english.cookieTexts = {
  checkout: { purpose: 'Permite que el navegador con el que hizo un pedido lo vea completo y lo pague.' },
  offer: {
    purpose: 'Permite que el navegador que abrió el enlace de una oferta la acepte o la rechace.',
  },
  rewards: {
    purpose: 'Muestra la cuenta de recompensas del número de teléfono que se escribió.',
    life: (time) => `${time}, o hasta que se cierre el navegador`,
  },
  rewardsDevice: {
    purpose:
      'Recuerda que aquí se mostró un boleto de una cuenta de recompensas, se escribió un código de nuestro correo o se canjeó un código de recompensa.',
  },
  staff: {
    purpose: 'Mantiene abierta la sesión de alguien de nuestro personal.',
    life: (idle, longest) => `${idle} sin uso, ${longest} como máximo`,
  },
  staffStep: {
    purpose: 'Entre la contraseña y el código al iniciar una sesión.',
    life: 'unos minutos',
  },
  staffPasskey: { purpose: 'Mientras se usa una llave de acceso.', life: 'unos minutos' },
  measurement: {
    purpose: 'Le dice al servicio de medición qué visitas vienen del mismo navegador.',
    life: 'dos años, o hasta que usted diga que no',
  },
};
