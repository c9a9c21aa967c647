/** Words of a failure or a loss: a message that tells one is never congratulated. */
export const BAD_NEWS =
  /\b(?:fail\w*|flunk\w*|not (?:pass\w*|get|accepted|chosen|invited|picked|selected|make it)|(?:did|have|was|has)(?: not|n'?t) (?:pass\w*|get|got|make|made|win|won|work\w*|accepted)|reject\w*|refused|denied|missed|lost|losing|lose|died|dead|passed away|funerals?|divorce\w*|cancer|fired|laid off|let (?:me )?go|accident|crash\w*|left me|hospital|stolen|stole|dementia|never (?:came|got|called))\b/iu;
