import type * as english from './enter-code-texts.ts';

export const enterCodeTexts: typeof english.enterCodeTexts = {
  heading: 'Revise su correo',
  lead: (email) =>
    `Enviamos un código a ${email}, que abre sus recompensas aquí. En este dispositivo no lo pediremos otra vez.`,
  submit: 'Ver mis recompensas',
  submitting: 'Abriendo…',
  back: 'Volver',
  lost: '¿Ya no tiene esa dirección? Pregunte en el mostrador o llámenos.',
};
