import type { ErrorBody, ErrorCode } from '../../domain/shared/contract/errors.ts';

/** Of the codes that a page in Spanish can meet; tests/unit/spanish-sentences.test.ts knows which. */
const CODES: Partial<Record<ErrorCode, string>> = {
  invalid_input: 'Por favor, revise los campos marcados.',
  not_signed_in: 'Primero identifíquese.',
  forbidden: 'Esto no está permitido.',
  cross_site: 'Esta solicitud no vino de nuestro sitio.',
  not_found: 'No lo encontramos.',
  method_not_allowed: 'Eso no se puede hacer aquí.',
  idempotency_key_reused: 'Esta solicitud ya se envió con otros datos.',
  no_more_photos: 'Esta solicitud ya no recibe más fotos.',
  wrong_code: 'Ese código no es correcto o ya venció.',
  phone_taken: 'Ya hay una cuenta de recompensas con este número de teléfono.',
  not_enough_points: 'Todavía no hay puntos suficientes para esta recompensa.',
  tier_too_low: 'Esta recompensa es para un nivel más alto.',
  reward_not_offered: 'Esta recompensa ya no se ofrece.',
  birthday_not_today: 'El bono de cumpleaños solo se puede pedir el día del cumpleaños.',
  birthday_claimed: 'El bono de cumpleaños de este año ya se pidió.',
  birthday_too_new:
    'La fecha de nacimiento se agregó hace menos de 30 días. El bono espera hasta el próximo cumpleaños.',
  price_changed: 'Los precios cambiaron. Revise el nuevo.',
  not_held: 'En este momento no podemos apartar este precio en línea. Por favor, llámenos.',
  holds_used_up:
    'Este número de teléfono ya tiene dos precios apartados, o ya apartó tres hoy. Primero traiga uno, o llámenos.',
  no_alert:
    'De este material no podemos avisarle por correo: damos su precio por teléfono. Por favor, llámenos.',
  alerts_used_up: 'Ya tiene tres avisos. Quite uno primero.',
  offer_expired: 'Esta oferta ya venció. Por favor, llámenos.',
  offer_replaced: 'Hay una oferta más nueva. Por favor, vea qué cambió.',
  offer_withdrawn: 'Retiramos esta oferta. Por favor, llámenos.',
  changed_since: 'Alguien ya cambió esto.',
  already_done: 'Esto ya se hizo.',
  slot_taken: 'Ese horario se acaba de ocupar.',
  too_large: 'Es demasiado grande para enviarlo.',
  unsupported_media_type: 'Ese formato no se acepta.',
  too_many_requests: 'Demasiadas solicitudes. Espere un poco o llámenos.',
  internal: 'Algo falló de nuestro lado. Intente de nuevo o llámenos.',
  unavailable: 'No podemos contestar en este momento. Intente de nuevo en un momento o llámenos.',
};

/** Of the fields that a person fills in. The page has checked them by the same rules, so this is seldom seen. */
const FIELDS: Readonly<Record<string, string>> = {
  firstName: 'Revise el nombre',
  lastName: 'Revise el apellido',
  name: 'Revise el nombre',
  phone: 'Revise el número de teléfono',
  email: 'Revise el correo electrónico',
  location: 'Elija uno de nuestros patios',
  description: 'Revise la descripción',
  message: 'Revise el mensaje',
  address: 'Revise la calle y el número',
  city: 'Revise la ciudad',
  state: 'Revise el estado',
  zip: 'Revise el código postal',
  weightClass: 'Elija más o menos cuánto pesa',
  day: 'Ese día no se puede. Por favor, elija otro.',
  window: 'En ese horario no se puede. Por favor, elija otro.',
  hold: 'Por favor, elija el horario otra vez.',
  time: 'En ese horario no se puede. Por favor, elija otro.',
  startsAt: 'En ese horario no se puede. Por favor, elija otro.',
  dateOfBirth: 'Revise la fecha de nacimiento',
  atLeast: 'El precio ya está ahí. Escriba uno más alto',
  yardId: 'Elija un patio',
  metalType: 'Elija un material',
  price: 'Revise el precio',
  number: 'Revise el número del boleto',
  soldOn: 'Revise la fecha de la venta',
  total: 'Revise el total',
  code: 'Revise el código',
  agreed: 'Por favor, acepte cada condición',
  reason: 'Elija un motivo',
  kind: 'Elija lo que desea',
  details: 'Revise lo que escribió',
  vin: 'Revise el VIN',
  year: 'Revise el año del modelo',
  make: 'Revise la marca',
  model: 'Revise el modelo',
  title: 'Elija qué tiene de título',
  rolls: 'Sin ruedas no puede rodar. Revise las dos respuestas',
};

const fieldText = (field: string, english: string): string =>
  english === 'Required'
    ? 'Este dato es obligatorio'
    : (FIELDS[field.replace(/^.*\./, '')] ??
      // What is left is a question about its condition.
      (field.startsWith('vehicle.') ? 'Elija sí, no o no sé' : 'Por favor, revise este campo'));

/** A refusal's body with our own sentences, by its code and its fields. */
export function inSpanish(body: string): string {
  const { code = 'internal', fields = {}, ...rest } = JSON.parse(body) as Partial<ErrorBody>;
  return JSON.stringify({
    ...rest,
    code,
    error: CODES[code] ?? CODES.internal ?? '',
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, fieldText(name, text)])),
  });
}
