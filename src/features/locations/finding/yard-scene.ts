import scenes from '../../../assets/scenes.svg?raw';

/** Whether src/assets/scenes.svg has a drawing of the yard; a new one may have none. */
export const hasScene = (yard: string): boolean => scenes.includes(`<symbol id="${yard}"`);
