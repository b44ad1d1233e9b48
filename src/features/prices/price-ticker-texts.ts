/** The strip under the hero, once its script has prices. */
export const tickerScriptTexts = {
  today: "Today's prices",
  saved: (time: string) => `Last saved prices\n${time}`,
};
