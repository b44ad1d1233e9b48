import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../tools/root.ts';
import { seedGrades } from '../prices/grades/seed-grades.ts';
import { askedFor, checkLoad, type Load, loadsOfGrade } from './bring-check.ts';
import { bringTexts as spanish } from './texts.es.ts';
import { bringTexts } from './texts.ts';

const loads = Object.keys(bringTexts.loads) as Load[];

/** The outcomes with and without proof, for sellers with and without an ID. */
const OUTCOMES: Readonly<
  Record<Load, readonly [proven: string, unproven: string, noId: string, neither: string]>
> = {
  metal: ['come', 'come', 'bring', 'bring'],
  vehicle: ['come', 'bring', 'bring', 'bring'],
  appliance: ['bring', 'bring', 'bring', 'bring'],
  coil: ['come', 'bring', 'bring', 'bring'],
  burned_wire: ['come', 'bring', 'bring', 'bring'],
  converter: ['come', 'bring', 'bring', 'bring'],
  others: ['bring', 'cannot', 'bring', 'cannot'],
  closed: ['cannot', 'cannot', 'cannot', 'cannot'],
  hazard: ['cannot', 'cannot', 'cannot', 'cannot'],
};

test.each(loads)('every seller gets a verdict for %s', (load) => {
  const sellers = [
    { hasProof: true, hasId: true },
    { hasProof: false, hasId: true },
    { hasProof: true, hasId: false },
    { hasProof: false, hasId: false },
  ];
  expect(sellers.map((seller) => checkLoad({ load, ...seller }).outcome)).toEqual(OUTCOMES[load]);
});

test('a seller who lacks both is told both', () => {
  const verdict = checkLoad({ load: 'vehicle', hasProof: false, hasId: false });
  expect(verdict).toMatchObject({
    outcome: 'bring',
    things: [expect.stringContaining('title'), expect.stringContaining('photo ID')],
  });
});

const POSTS = ['what-a-junk-car-is-worth', 'what-georgia-law-asks-of-a-seller'];

test('a car without a title: what the posts about it say, with the same figures, in both languages', () => {
  const told = {
    english: checkLoad({ load: 'vehicle', hasProof: false, hasId: true }),
    spanish: spanish.title,
  };
  expect(told.english).toMatchObject({
    things: [
      'The title. No title? If it’s 12+ model years old and worth $850 or less ($1,700 for a trailer), you can sign a sworn statement at the yard. Newer or worth more: get a replacement title first',
    ],
  });
  expect(told.spanish).toMatch(/ 12 años .* \$850 o menos \(\$1,700 si es remolque\)/);
  const posts = POSTS.map((name) => readFileSync(join(ROOT, `src/content/blog/${name}.md`), 'utf8'));
  for (const post of posts) expect(post).toMatch(/at least twelve model years old and worth \$850 or less/);
  expect(posts[1]).toContain("or $1,700 if it's a trailer");
  const translated = POSTS.map((name) => readFileSync(join(ROOT, `src/content/blog/es/${name}.md`), 'utf8'));
  for (const post of translated)
    expect(post).toMatch(/por lo menos doce años de modelo \(model years\) .*\$850 o menos/);
  expect(translated[1]).toContain('o $1,700 si es un remolque');
});

test('a seller with papers is only asked for an ID', () => {
  expect(checkLoad({ load: 'coil', hasProof: true, hasId: false })).toMatchObject({
    things: [expect.stringContaining('photo ID')],
  });
});

test.each(loads.filter((load) => OUTCOMES[load][3] === 'cannot'))('%s is refused with a reason', (load) => {
  expect(checkLoad({ load, hasProof: false, hasId: true })).toEqual({
    outcome: 'cannot',
    reason: expect.stringMatching(/\.$/),
  });
});

test.each([
  ['auto_bodies', 'vehicles', ['vehicle']],
  ['vehicle_incomplete', 'vehicles', ['vehicle']],
  ['vehicle_starters', 'vehicles', ['metal']],
  ['copper_aluminum_coils', 'copper', ['coil']],
  ['copper_2', 'copper', ['metal', 'burned_wire', 'others']],
  ['steel_appliances', 'steel', ['appliance']],
  ['sealed_units', 'electronics', ['appliance']],
  ['transformers', 'electronics', ['metal', 'hazard']],
  ['catalytic_converter_oem', 'other', ['converter']],
  ['steel', 'steel', ['metal', 'others', 'closed']],
  ['unheard_of', undefined, ['metal']],
] as const)('the grade %s may be what its id or its group says', (metalType, group, expected) => {
  expect(loadsOfGrade(metalType, group)).toEqual(expected);
});

/** What the check says to a visitor with an ID and nothing else. */
function toldTo(load: Load): readonly string[] {
  const verdict = checkLoad({ load, hasProof: false, hasId: true });
  return verdict.outcome === 'come' ? [] : verdict.outcome === 'bring' ? verdict.things : [verdict.reason];
}

test.each(seedGrades())('the counter asks for $metalType what the check says, in both languages', (grade) => {
  for (const load of loadsOfGrade(grade.metalType, grade.group)) {
    const asked = askedFor(load, bringTexts);
    // Whoever sells what is not theirs is told of the letter, too.
    expect(asked.slice(0, load === 'others' ? 1 : undefined)).toEqual(toldTo(load));
    expect(askedFor(load, spanish)).toHaveLength(asked.length);
  }
});
