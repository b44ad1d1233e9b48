import type * as english from './texts.ts';

export const bringTexts: typeof english.bringTexts = {
  loads: {
    metal: 'Mi propio cobre, latón, aluminio, acero o acero inoxidable',
    vehicle: 'Un carro, una camioneta o un remolque',
    appliance: 'Un refrigerador, un congelador o un aire acondicionado de ventana',
    coil: 'Serpentines de aire acondicionado (A/C coils)',
    burned_wire: 'Cable de cobre quemado',
    converter: 'Un convertidor catalítico que ya no está en su carro',
    others: 'Metal de servicios públicos, teléfonos, ferrocarril, carreteras o panteones',
    closed: 'Un tanque, cilindro o tambo cerrado',
    hazard: 'Algo con mercurio, PCB, asbesto o radiación',
  },
  id: 'Una identificación vigente con foto, nombre y domicilio',
  title:
    'El título. ¿No lo tiene? Si el carro tiene 12 años o más y vale $850 o menos ($1,700 un remolque), puede firmar una declaración jurada (sworn statement) en el patio. Si es más nuevo, saque antes un título de reposición',
  refrigerant: 'El certificado que dice quién recuperó el refrigerante',
  coilPapers: 'Una licencia de contratista, o el recibo o la orden de trabajo de la unidad que se cambió',
  firePapers: 'Una licencia de contratista, o el reporte de la policía sobre el incendio',
  converterPapers: 'Los papeles del carro del que salió. Llámenos antes de venir',
  ownersLetter: 'Una carta del dueño que podamos confirmar por teléfono. Llámenos antes de cargar',
  notYours: 'Es de otra persona, a menos que una carta del dueño diga lo contrario.',
  sealed:
    'Todo lo que está cerrado puede explotar en la cizalla. Abierto y vacío es simplemente acero, y lo recibimos con gusto.',
  hazard:
    'Ningún patio de chatarra puede recibirlo. El programa de desechos peligrosos de su condado le dirá quién sí puede.',
};
