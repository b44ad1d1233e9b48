/** The identification guide on home. */
export const guideTexts = {
  heading: 'Material Identification Guide',
  /** The second half is read aloud alone. */
  more: (material: string): readonly [string, string] => ['Learn More ', `about ${material}`],
  help: 'Call Us for Help',
};
