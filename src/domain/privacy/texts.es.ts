import type * as english from './texts.ts';

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

export const privacyRequestTexts: typeof english.privacyRequestTexts = {
  kind: 'Por favor, elija lo que desea',
  name: 'Por favor, escriba su nombre',
  email: 'Por favor, escriba un correo electrónico válido',
  phone: 'El número de teléfono debe tener 10 dígitos',
  yard: 'Por favor, elija uno de nuestros patios',
  contact: 'Por favor, escriba un correo electrónico o un número de teléfono',
  details: 'Por favor, díganos qué está mal',
};

export const recipientTexts: typeof english.recipientTexts = {
  stripe: {
    name: 'Stripe',
    when: 'Si paga con tarjeta',
    gets: 'Su tarjeta, el monto, y el nombre y la dirección de envío del pedido. Stripe pone sus propias cookies contra el fraude.',
  },
  paypal: {
    name: 'PayPal',
    when: 'Si paga con PayPal',
    gets: 'El monto y la dirección de envío, y lo que usted le diga a PayPal. PayPal pone sus propias cookies.',
  },
  printful: {
    name: 'Printful',
    when: 'Si pide algo que se fabrica por encargo',
    gets: 'Lo que pidió, y su nombre, dirección, correo y teléfono para la entrega.',
  },
  smarty: {
    name: 'Smarty',
    when: 'Si escribe una dirección para una entrega o una recolección',
    gets: 'La dirección, para compararla con la lista del servicio postal y, si es un carro, para medir qué tan lejos queda.',
  },
  mail: {
    name: 'Nuestro proveedor de correo',
    when: 'Si pide que le contestemos por correo electrónico, hace un pedido o nos escribe',
    gets: 'Los correos entre usted y nosotros.',
  },
  push: {
    name: 'Los servicios de avisos de los navegadores (Apple, Google, Microsoft, Mozilla)',
    when: 'Cuando se avisa de su solicitud a los dispositivos de nuestro personal',
    gets: 'Un aviso cifrado, que no pueden leer.',
  },
  database: {
    name: 'Neon',
    when: 'Siempre: administra nuestra base de datos',
    gets: 'Todo lo que, según esta página, guardamos, menos las fotos.',
  },
  measurement: {
    name: 'Google Analytics',
    when: 'Solo después de que usted acepte, y nunca en las páginas donde se paga',
    gets: 'Qué páginas y botones se usan, y el tamaño y el tipo de su dispositivo y de su navegador. Nunca su nombre, teléfono, correo, búsquedas ni ubicación.',
  },
  errors: {
    name: 'Sentry',
    when: 'Cuando falla una parte de este sitio',
    gets: 'Qué parte falló, en qué lugar de nuestro programa y en qué página, hasta por 90 días. Quitamos lo que usted escribió, y no mandamos ni su nombre ni su dirección de internet.',
  },
  netlify: {
    name: 'Netlify',
    when: 'Siempre: publica este sitio y guarda las fotos',
    gets: 'Cada visita con su dirección de internet, en registros que conserva unos días, y las fotos que nos manda.',
  },
  carriers: {
    name: 'Empresas de paquetería, como USPS o UPS',
    when: 'Si enviamos su pedido nosotros mismos',
    gets: 'Su nombre y su dirección.',
  },
};
