/** About a day or time that is not on offer. */
export const refusalSentences = {
  pickupDay: "We can't come that day. Please choose another.",
  pickupWindow: "We can't come at that time that day. Please choose another.",
  callbackDay: "We can't call that day. Please choose another.",
  callbackTime: "We can't call at that time. Please choose another.",
};
