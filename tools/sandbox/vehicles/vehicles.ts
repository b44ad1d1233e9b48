import { setTimeout as sleep } from 'node:timers/promises';
import { type MockAnswer, type MockHandler, type MockServer, serveMock } from '../mock-server.ts';

const UNKNOWN = {
  Make: '',
  Model: '',
  ModelYear: '',
  VehicleType: '',
  BodyClass: '',
  GVWR: '',
  CurbWeightLB: '',
  ErrorCode: '6,8',
  ErrorText: '6 - Incomplete VIN; 8 - No detailed data available currently',
};

const ACCORD = {
  Make: 'HONDA',
  Model: 'Accord',
  ModelYear: '2003',
  VehicleType: 'PASSENGER CAR',
  BodyClass: 'Sedan/Saloon',
  GVWR: 'Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)',
  CurbWeightLB: '3196',
  ErrorCode: '6',
  ErrorText: '6 - Incomplete VIN',
};

const SUV = 'Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)';

/** Kinds of cars by how their VINs begin; docs/operations.md lists whole VINs. */
const KINDS: Readonly<Record<string, Readonly<Partial<typeof UNKNOWN>>>> = {
  '1HGCM826': ACCORD,
  // Without a curb weight, as most are.
  '2T1BR32E': {
    ...ACCORD,
    Make: 'TOYOTA',
    Model: 'Corolla',
    ModelYear: '2005',
    GVWR: 'Class 1B: 3,001 - 4,000 lb (1,360 - 1,814 kg)',
    CurbWeightLB: '',
  },
  '1GNSKCKC': {
    ...ACCORD,
    Make: 'CHEVROLET',
    Model: 'Tahoe',
    ModelYear: '2015',
    VehicleType: 'MULTIPURPOSE PASSENGER VEHICLE (MPV)',
    BodyClass: SUV,
    GVWR: 'Class 2F: 7,001 - 8,000 lb (3,175 - 3,629 kg)',
    CurbWeightLB: '5448',
  },
  '1HD1GP45': {
    ...ACCORD,
    Make: 'HARLEY-DAVIDSON',
    Model: 'Dyna',
    ModelYear: '2008',
    VehicleType: 'MOTORCYCLE',
    BodyClass: 'Motorcycle - Standard',
    GVWR: '',
    CurbWeightLB: '',
  },
  '4YMUL081': {
    ...ACCORD,
    Make: 'CARRY-ON',
    Model: 'Utility',
    ModelYear: '2010',
    VehicleType: 'TRAILER',
    BodyClass: 'Trailer',
    GVWR: '',
    CurbWeightLB: '',
  },
  '1HGSCR1T': { ...ACCORD, Make: '<script>alert(1)</script>', Model: '<img src=x>' },
  '1HGBAD1T': { ...ACCORD, Make: 7, CurbWeightLB: ['3196'] } as unknown as typeof UNKNOWN,
};

const answerOf = (results: readonly object[], pattern: string): MockAnswer => ({
  status: 200,
  body: {
    Count: results.length,
    Message:
      'Results returned successfully. NOTE: Any missing decoded values should be interpreted as NHTSA does not have data on the specific variable.',
    SearchCriteria: `VIN(s): ${pattern}`,
    Results: results,
  },
});

/** The beginnings of VINs that do something else than answer well. */
const TROUBLES: Readonly<Record<string, (pattern: string) => MockAnswer | Promise<MockAnswer>>> = {
  '1HGS10W0': async (pattern) => {
    await sleep(6_000);
    return answerOf([{ VIN: pattern, ...ACCORD }], pattern);
  },
  '1HGF500T': () => ({ status: 500, body: 'Service Unavailable' }),
  '1HGEMPTY': (pattern) => answerOf([], pattern),
  '1HG0THER': () => answerOf([{ VIN: '2T1BR32E*5C', ...ACCORD }], '2T1BR32E*5C'),
  '1HGL0NG5': (pattern) => answerOf([{ VIN: pattern, ...ACCORD, Note: 'x'.repeat(5_000_000) }], pattern),
};

/** Asked patterns, for tests. */
export interface VehiclesMock extends MockServer {
  readonly asked: readonly string[];
}

/** A mock of NHTSA's vPIC. It knows a few kinds of cars and says of others that it has no data. */
export async function startVehicles(): Promise<VehiclesMock> {
  const asked: string[] = [];
  const answer: MockHandler = async ({ method, path, query }) => {
    const [, pattern] = /^\/vehicles\/DecodeVinValues\/([^/]+)$/.exec(path) ?? [];
    if (method !== 'GET' || !pattern) return { status: 404, body: 'Not Found' };
    // Without a format it answers XML.
    if (query.get('format') !== 'json') return { status: 200, body: '<Response></Response>' };
    const vin = decodeURIComponent(pattern);
    asked.push(vin);
    const begins = vin.slice(0, 8);
    const trouble = TROUBLES[begins];
    if (trouble) return trouble(vin);
    return answerOf([{ VIN: vin, ...UNKNOWN, ...KINDS[begins] }], vin);
  };
  const { url, switches, stop } = await serveMock(answer);
  return { environment: { VPIC_MOCK_URL: url }, switches, asked, browse: answer, stop };
}
