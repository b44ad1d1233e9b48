interface GradeTexts {
  readonly name: string;
  readonly howToTell: string;
}

/** How to tell the cards of seed-prices.ts, in Spanish. Their names are in src/domain/prices/metal-texts.es.ts. */
export const SEED_CARD_NOTES_IN_SPANISH: Readonly<Record<string, string>> = {
  auto_bodies: 'Camine o no, completo y con su título',
  copper_wire: 'Pelado y brillante, más grueso que la mina de un lápiz, sin manchas',
  insulated_cu_wire: 'Cable de cobre que todavía tiene su forro',
  steel: 'El imán se pega; largos y tamaños mezclados',
  old_sheet: 'Forro de casas y canaletas, de aluminio',
  aluminum: 'Latas de bebidas, secas, ninguna de acero',
  cast_aluminum: 'Ollas, parrillas y carcasas, gruesas y ásperas',
  brass: 'Válvulas y conexiones, rojas donde se liman',
  stainless_steel: 'Fregaderos y ollas de cocina; el imán no se pega',
};

/** The other samples in Spanish, by type. The trade's English name stands in brackets where a ticket has it. */
export const SEED_GRADES_IN_SPANISH: Readonly<Record<string, GradeTexts>> = {
  mixed_metals: {
    name: 'Metales mezclados',
    howToTell: '',
  },
  copper_1: {
    name: 'Cobre n.º 1 (#1 copper)',
    howToTell: 'Tubo o barra limpios, sin soldadura, pintura ni conexiones',
  },
  copper_2: {
    name: 'Cobre n.º 2 (#2 copper)',
    howToTell: 'Con soldadura, pintura o manchas, o cable más fino que la mina de un lápiz',
  },
  copper_light: {
    name: 'Cobre delgado (light copper)',
    howToTell: 'Canaletas, tapajuntas y techos, delgados y gastados por el clima',
  },
  copper_romex: {
    name: 'Cable Romex',
    howToTell: 'Cable de casa en su forro plano, sin cajas ni grapas',
  },
  copper_thhn: {
    name: 'Cable THHN',
    howToTell: 'Un solo conductor grueso en un forro delgado, sin papel metálico ni acero',
  },
  copper_data_wire: {
    name: 'Cable de datos (data wire)',
    howToTell: 'Cable de teléfono y de red, con conectores o sin ellos',
  },
  copper_radiators: {
    name: 'Radiadores de cobre',
    howToTell: 'Aletas de cobre con tanques de latón, sin soportes de hierro',
  },
  copper_aluminum_coils: {
    name: 'Serpentines de cobre y aluminio (coils)',
    howToTell: 'De aire acondicionado: tubos de cobre en aletas de aluminio, sin las puntas',
  },
  brass_yellow: {
    name: 'Latón amarillo (yellow brass)',
    howToTell: 'Llaves de agua, válvulas y conexiones, amarillas donde se liman',
  },
  brass_semi_red: {
    name: 'Latón semirrojo (semi-red brass)',
    howToTell: 'Piezas viejas de plomería, entre rojo y amarillo donde se liman',
  },
  brass_shells: {
    name: 'Casquillos de latón (shells)',
    howToTell: 'Solo disparados y vacíos, sin acero ni aluminio',
  },
  brass_dirty: {
    name: 'Latón sucio (dirty brass)',
    howToTell: 'Todavía con manijas de hierro, plástico o cromo',
  },
  bronze: {
    name: 'Bronce',
    howToTell: 'Bujes, hélices y campanas, cafés y pesados',
  },
  aluminum_6063: {
    name: 'Perfil de aluminio (extrusion)',
    howToTell: 'Marcos de ventanas y puertas, limpios, sin tornillos ni vidrio',
  },
  aluminum_wheels: {
    name: 'Rines de aluminio (wheels)',
    howToTell: 'Sin llanta, contrapesos ni válvula',
  },
  aluminum_wire: {
    name: 'Cable de aluminio',
    howToTell: 'Cable eléctrico pelado, sin alma de acero ni forro',
  },
  aluminum_insulated_wire: {
    name: 'Cable de aluminio forrado',
    howToTell: 'Cable de acometida en su forro, plateado donde se corta',
  },
  aluminum_litho: {
    name: 'Láminas de imprenta (litho)',
    howToTell: 'Placas de imprenta, delgadas, planas y limpias',
  },
  aluminum_radiators: {
    name: 'Radiadores de aluminio',
    howToTell: 'De carro, sin tanques de plástico ni hierro',
  },
  aluminum_dirty: {
    name: 'Aluminio sucio (dirty aluminum)',
    howToTell: 'Sillas y marcos con tornillos, plástico o hierro',
  },
  stainless_316: {
    name: 'Inoxidable 316',
    howToTell: 'Piezas marinas y médicas marcadas 316; el imán no se pega',
  },
  stainless_430: {
    name: 'Inoxidable serie 400',
    howToTell: 'Frentes de electrodomésticos y escapes; el imán se pega',
  },
  stainless_dirty: {
    name: 'Inoxidable sucio (dirty stainless)',
    howToTell: 'Fregaderos y tanques con hierro, hule o latón',
  },
  steel_prepared: {
    name: 'Acero preparado (prepared)',
    howToTell: 'De un cuarto de pulgada o más grueso, cortado a 5 por 2 pies',
  },
  steel_unprepared: {
    name: 'Acero sin preparar (unprepared)',
    howToTell: 'De un cuarto de pulgada o más grueso, de más de 5 pies',
  },
  steel_sheet_iron: {
    name: 'Lámina de acero (sheet iron, tin)',
    howToTell: 'Techos, cercas, bicicletas y estantes',
  },
  steel_appliances: {
    name: 'Electrodomésticos (appliances)',
    howToTell: 'Lavadoras, secadoras, estufas; los que enfrían, sin refrigerante',
  },
  steel_cast_iron: {
    name: 'Hierro fundido (cast iron)',
    howToTell: 'Tinas, tubos y tambores de freno; se quiebra y no se dobla',
  },
  steel_motor_blocks: {
    name: 'Bloques de motor',
    howToTell: 'Bloques de hierro, sin aceite ni agua',
  },
  vehicle_incomplete: {
    name: 'Carro incompleto',
    howToTell: 'Sin motor, ruedas o convertidor; con su título',
  },
  vehicle_transmissions: {
    name: 'Transmisiones',
    howToTell: 'Con caja de aluminio, sin aceite',
  },
  vehicle_alternators: {
    name: 'Alternadores',
    howToTell: 'Enteros, de carro o camioneta',
  },
  vehicle_starters: {
    name: 'Motores de arranque (starters)',
    howToTell: 'Enteros, de carro o camioneta',
  },
  lead_clean: {
    name: 'Plomo limpio (clean lead)',
    howToTell: 'Lámina blanda, tubo o plomos de pesca; se dobla con la mano',
  },
  lead_wheel_weights: {
    name: 'Contrapesos de rines (wheel weights)',
    howToTell: 'De plomo, con sus grapas; ninguno de zinc ni de acero',
  },
  battery_car: {
    name: 'Baterías de carro',
    howToTell: 'De plomo y ácido, enteras y sin derrames',
  },
  battery_steel_case: {
    name: 'Baterías de caja de acero',
    howToTell: 'De montacargas, en su caja de acero',
  },
  electric_motors: {
    name: 'Motores eléctricos',
    howToTell: 'Con devanado de cobre, enteros; el imán se pega a la carcasa',
  },
  sealed_units: {
    name: 'Compresores (sealed units)',
    howToTell: 'De aire acondicionado y refrigerador, sin aceite',
  },
  transformers: {
    name: 'Transformadores de cobre',
    howToTell: 'Secos, sin aceite; se ve cobre al raspar el devanado',
  },
  computer_towers: {
    name: 'Torres de computadora (towers)',
    howToTell: 'Con tarjeta, disco y fuente de poder, sin monitor',
  },
  circuit_boards: {
    name: 'Tarjetas madre (mother boards)',
    howToTell: 'Tarjetas verdes o de color de computadoras, sin soportes de hierro',
  },
  power_supplies: {
    name: 'Fuentes de poder (power supplies)',
    howToTell: 'Enteras, con sus cables',
  },
  zinc_die_cast: {
    name: 'Zinc fundido (die cast)',
    howToTell: 'Carburadores, perillas y molduras, pesados y de un gris opaco',
  },
  carbide: {
    name: 'Carburo de tungsteno (carbide)',
    howToTell: 'Puntas de broca e insertos, muy pesados para su tamaño',
  },
};
