import type * as english from './confirm-privacy-texts.ts';

export const confirmPrivacyTexts: typeof english.confirmPrivacyTexts = {
  ask: {
    title: '¿Es suya esta solicitud?',
    text: 'Alguien dio su correo electrónico y preguntó por sus datos. Si fue usted, presione el botón. Si no, cierre esta página: sin el botón no pasa nada.',
  },
  missing: {
    title: 'No la encontramos',
    text: 'El enlace está incompleto o ya venció. Puede mandar otra solicitud o llamarnos.',
  },
  done: {
    title: 'Gracias, está confirmada',
    text: (kind, day) =>
      ({
        copy: `Le mandamos la copia a más tardar el ${day}. Tal vez le llamemos para preguntarle algo.`,
        correction: `Lo corregimos a más tardar el ${day}. Tal vez le llamemos para preguntarle algo.`,
        deletion: `Borramos lo que se puede y le decimos qué debemos guardar por ley, a más tardar el ${day}. Tal vez le llamemos para preguntarle algo.`,
      })[kind],
  },
  confirm: 'Sí, esta solicitud es mía',
  again: 'Mandar otra solicitud',
  call: (phone) => `Llame al ${phone}`,
};
