/** Beside these words an everyday matter is not what a message is about, unless the matter is written for them. */
export const TOO_GRAVE =
  /\b(?:cancer|chemo\w*|tumou?r|terminal(?:ly)?|hospice|stroke|heart attack|icu|intensive care|biopsy|miscarr\w*|still ?born|heartbeat|lost (?:it|another(?: one)?|the baby|him|her|them)\b.{0,20}\bweeks?|suicid\w*|kill (?:my|him|her|them)sel\w+|self harm\w*|overdos\w*|abus\w*|rape[ds]?|raped|assault\w*|molest\w*|beats? (?:me|her|him)|hits? (?:me|her|him)|strangl\w*|restraining order)\b/u;
