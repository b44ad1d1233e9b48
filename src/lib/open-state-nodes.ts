import { type OpenState, told } from '../domain/locations/hours/opening.ts';

/** What a badge or a row says, with a reason that names its language. `isShort`: a badge beside it gives the reason. */
export function openStateNodes(state: OpenState, isRow?: boolean, isShort?: boolean): (string | Node)[] {
  const { said, text } = told(state, isRow);
  if (!said?.day || isShort) return [said?.day ?? text];
  const why = document.createElement('span');
  why.lang = said.lang ?? document.documentElement.lang;
  why.textContent = said.why ?? '';
  return [said.day, why, text];
}
