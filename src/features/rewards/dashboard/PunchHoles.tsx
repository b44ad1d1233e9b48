const HOLES = Array.from({ length: 10 }, (_, index) => index);

/** The holes of a loyalty card, one punched for each visit of the streak. The streak's tile says the same in figures. */
export function PunchHoles({ visits }: { readonly visits: number }) {
  return (
    <p className="reward-holes" aria-hidden="true">
      {HOLES.map((hole) => (
        <i key={hole} data-punched={hole < visits} />
      ))}
    </p>
  );
}
