/**
 * The site's mark on 48 px: a steel plate with cut corners, and on it the grapple of the yard's crane.
 */
export const PLATE = 'M6,0h36l6,6v36l-6,6H6l-6-6V6z';
export const GRAPPLE =
  'M21,4h6v8h-6zM12,13h24l3,7H9zM9,22h7c-2,5-2,9,2,14l-1,7C7,38,4,30,9,22zM39,22h-7c2,5,2,9-2,14l1,7c10-5,13-13,8-21zM21,22h6l1,14-4,8-4-8z';
