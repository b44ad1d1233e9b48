import { UNIT_UNKNOWN } from '../addresses/read-verification.ts';
import type * as english from './pickup-address-texts.ts';

export const pickupAddressTexts: typeof english.pickupAddressTexts = {
  unchecked: 'No pudimos revisar esta dirección; la revisará una persona.',
  noPlace: 'Por favor, denos la calle adonde debe ir el camión.',
  found: 'Dirección encontrada.',
  anyway: 'Puede mandar su solicitud así: una persona revisará la dirección.',
  problems: ({ shippingRisk }) => [
    shippingRisk.factors.includes(UNIT_UNKNOWN)
      ? 'Agregue el número de apartamento o de unidad'
      : 'No encontramos esta dirección. Revise la calle, la ciudad, el estado y el código postal.',
  ],
  suggested: () => 'Así la escribe el servicio postal.',
};
