/** The identification guide on home. */
export const guideTexts = {
  heading: 'Material Identification Guide',
  /** The second half is read aloud alone. */
  more: (material: string) => ['Learn More ', `about ${material}`] as const,
  help: 'Call Us for Help',
};
