/** Words that a sentence in English can hardly do without, and that Spanish does not have. */
export const ENGLISH_WORDS =
  /\b(?:the|and|your|you|with|please|our|this|that|from|what|how|are|for|we|not|by|of)\b/i;
