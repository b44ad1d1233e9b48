import type { Place } from './nearest.ts';

// Latitude north and longitude west in hundredths of a degree, set by hand from the map: rough centres, good for "about".

/** By the first three digits: Georgia, then the neighbors from where somebody may drive. */
const AREAS: Readonly<Record<string, readonly [number, number]>> = {
  300: [3393, 8425], // Atlanta's northern suburbs
  301: [3395, 8490], // Cartersville, Rome, Douglasville
  302: [3340, 8445], // between our three yards
  303: [3375, 8440], // Atlanta
  304: [3245, 8205], // Statesboro, Swainsboro
  305: [3450, 8375], // Gainesville
  306: [3395, 8335], // Athens
  307: [3480, 8510], // Dalton
  308: [3340, 8230], // around Augusta
  309: [3347, 8200], // Augusta
  310: [3275, 8345], // around Macon
  311: [3375, 8440], // Atlanta
  312: [3284, 8365], // Macon
  313: [3190, 8145], // around Savannah
  314: [3205, 8110], // Savannah
  315: [3130, 8210], // Waycross, Brunswick
  316: [3090, 8325], // Valdosta
  317: [3140, 8385], // Albany
  318: [3250, 8475], // around Columbus
  319: [3248, 8495], // Columbus
  398: [3120, 8465], // Bainbridge
  399: [3375, 8440], // Atlanta
  289: [3505, 8395], // Murphy NC
  293: [3495, 8195], // Spartanburg SC
  296: [3470, 8245], // Greenville SC
  298: [3360, 8165], // Aiken SC
  299: [3235, 8080], // Beaufort SC
  320: [3025, 8210], // around Jacksonville FL
  322: [3033, 8166], // Jacksonville FL
  323: [3044, 8428], // Tallahassee FL
  324: [3040, 8540], // Panama City FL
  326: [2965, 8235], // Gainesville FL
  350: [3345, 8650], // around Birmingham AL
  351: [3345, 8630], // Sylacauga AL
  352: [3352, 8680], // Birmingham AL
  354: [3315, 8755], // Tuscaloosa AL
  356: [3460, 8710], // Decatur AL
  357: [3470, 8630], // around Huntsville AL
  358: [3473, 8659], // Huntsville AL
  359: [3415, 8590], // Gadsden AL
  360: [3210, 8620], // around Montgomery AL
  361: [3236, 8628], // Montgomery AL
  362: [3350, 8575], // Anniston AL
  363: [3130, 8545], // Dothan AL
  368: [3270, 8535], // Auburn, Opelika AL
  370: [3605, 8660], // around Nashville TN
  372: [3616, 8678], // Nashville TN
  373: [3515, 8520], // around Chattanooga TN
  374: [3505, 8527], // Chattanooga TN
  377: [3580, 8400], // around Knoxville TN
  379: [3597, 8394], // Knoxville TN
};

/** Five digits where three would name the wrong yard: what lies around and between Griffin and Newnan. */
const TOWNS: Readonly<Record<string, readonly [number, number]>> = {
  30108: [3354, 8526], // Bowdon
  30116: [3352, 8506], // Carrollton
  30117: [3358, 8508],
  30118: [3357, 8510],
  30170: [3342, 8513], // Roopville
  30185: [3350, 8492], // Whitesburg
  30204: [3305, 8416], // Barnesville
  30205: [3329, 8446], // Brooks
  30206: [3309, 8444], // Concord
  30213: [3357, 8458], // Fairburn
  30214: [3347, 8448], // Fayetteville
  30215: [3339, 8447],
  30216: [3326, 8390], // Flovilla
  30217: [3328, 8510], // Franklin
  30218: [3309, 8458], // Gay
  30220: [3323, 8483], // Grantville
  30222: [3303, 8471], // Greenville
  30223: [3327, 8428], // Griffin
  30224: [3322, 8426],
  30228: [3339, 8429], // Hampton
  30229: [3323, 8457], // Haralson
  30230: [3317, 8492], // Hogansville
  30233: [3329, 8397], // Jackson
  30234: [3332, 8404], // Jenkinsburg
  30236: [3352, 8433], // Jonesboro
  30238: [3349, 8438],
  30240: [3303, 8507], // LaGrange
  30241: [3303, 8499],
  30248: [3335, 8411], // Locust Grove
  30250: [3344, 8431], // Lovejoy
  30251: [3320, 8475], // Luthersville
  30252: [3347, 8408], // McDonough
  30253: [3344, 8416],
  30256: [3303, 8431], // Meansville
  30257: [3313, 8418], // Milner
  30258: [3301, 8446], // Molena
  30259: [3328, 8476], // Moreland
  30260: [3358, 8433], // Morrow
  30263: [3338, 8481], // Newnan
  30265: [3340, 8471],
  30268: [3352, 8470], // Palmetto
  30269: [3340, 8457], // Peachtree City
  30273: [3359, 8427], // Rex
  30274: [3355, 8441], // Riverdale
  30275: [3343, 8487], // Sargent
  30276: [3328, 8456], // Senoia
  30277: [3336, 8465], // Sharpsburg
  30281: [3355, 8421], // Stockbridge
  30285: [3296, 8424], // The Rock
  30286: [3289, 8432], // Thomaston
  30288: [3365, 8434], // Conley
  30289: [3333, 8463], // Turin
  30290: [3347, 8459], // Tyrone
  30291: [3358, 8454], // Union City
  30292: [3318, 8438], // Williamson
  30293: [3298, 8458], // Woodbury
  30294: [3363, 8426], // Ellenwood
  30295: [3310, 8434], // Zebulon
  30296: [3357, 8444], // Riverdale
  30297: [3361, 8436], // Forest Park
  30298: [3361, 8437],
};

/** Roughly where a five-digit ZIP code is, asked of nobody. null: not in or near Georgia, or no ZIP code. */
export function zipPlace(zip: string): Place | null {
  if (!/^[0-9]{5}$/.test(zip)) return null;
  const found = TOWNS[zip] ?? AREAS[zip.slice(0, 3)];
  return found ? { lat: found[0] / 100, lng: -found[1] / 100 } : null;
}
