/**
 * ZIP codes with addresses in a second state, by that state. From the relationship files of the US Census Bureau: 2010, ZIP code
 * areas to congressional districts (natl_zccd_delim.txt), and 2020, to tracts (tab20_zcta520_tract20_natl.txt).
 */
const ALSO_IN: Readonly<Record<string, string>> = {
  AL: '30165 31905 38852',
  AR: '38769 65729 65733 65761 75556',
  AZ: '84531 84536 87328',
  CA: '89010 89019 89060 89061 89439 97635',
  CO: '69168 82063 82082',
  DC: '20550',
  DE: '21874 21912',
  GA: '36855',
  IA: '56027 57034',
  ID: '59847 83111 83120 83127 89832 97910 97913 99033 99128',
  IL: '63673',
  IN: '45053',
  KS: '68325 68327 68420 68943 68978 69026',
  KY: '38079 38549',
  LA: '71749',
  MA: '02861',
  MD: '19973',
  ME: '03579',
  MI: '54540 54554',
  MN: '51360 57026 57030 57068 58030 58225',
  MO: '51640 52542 52573 52626 72644',
  MS: '38326',
  MT: '57717 57724 58621 82801',
  ND: '56744 57255 57430 57638 57641 57642 57645 57648 57660 59221 59270 59275',
  NE: '51557 57078 57735 66541 66955 80737 80758 82082',
  NM: '79835 79837 79922 81120 81137 86504 86514 86515',
  NV: '84034',
  OK: '67950 71937 71953',
  OR: '89421 99362',
  SD: '51001 51023 56136 56144 56164 56219 56220 56257 58041 58043 58053 58413 58436 58439 58568 58623 58639 58649 58653 68719 68755 69201 69212 69216 69337 82701',
  TN: '30741 40965 42223 42602 72338',
  TX: '73949 88063 88220 88430',
  UT: '81324 82930 83312 83342 86044 86514',
  VA: '27048 28675 37642 37752',
  WA: '83856',
  WV: '20135 24604 24622',
  WY: '57717',
};

/** Post offices in another state than their first three digits say: Dulles has PO boxes under Washington's. */
const ELSEWHERE: Readonly<Record<string, string>> = { 20041: 'VA' };

/** The states that the post office serves under a ZIP code; `first` is the one of its first three digits, null for none. */
export function statesOfZip(zip: string, first: string | null): readonly string[] {
  const five = zip.slice(0, 5);
  const also = Object.keys(ALSO_IN).filter((state) => ALSO_IN[state]?.split(' ').includes(five));
  const home = ELSEWHERE[five] ?? first;
  return home === null ? [] : [home, ...also];
}
