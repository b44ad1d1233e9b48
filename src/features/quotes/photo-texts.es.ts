import { QUOTE_PHOTOS_MAX } from '../../business/constants.ts';
import type * as english from './photo-texts.ts';

export const photoFieldTexts: typeof english.photoFieldTexts = {
  preview: (number) => `Foto ${number} de las que va a enviar`,
  remove: 'Quitar',
  removed: (number) => ` la foto ${number}`,
  noCamera: 'Aquí no se pudo abrir ninguna cámara. Puede subir una foto.',
  unreadable: 'No podemos leer ese archivo como foto. Elija un JPEG o un PNG.',
  tooMany: `Una solicitud puede llevar hasta ${QUOTE_PHOTOS_MAX} fotos. Dejamos fuera las demás.`,
  unsaved:
    'No todas las fotos se pudieron guardar en este dispositivo. Envíe su solicitud antes de salir de esta página.',
  count: (photos) => `${photos} de ${QUOTE_PHOTOS_MAX} fotos`,
  capture: 'Tomar la foto',
  cancel: 'Cancelar',
};
