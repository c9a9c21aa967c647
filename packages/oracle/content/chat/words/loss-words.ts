/** By these words a death is told, or one that is near. */
const LOSS = new RegExp(
  [
    String.raw`\b(?:die[ds]?|dying|dead|deaths?|decease\w*|passed(?: away| on)?(?! (?:the (?!day|week|night|morning|year|month|summer|winter)|me\b|him\b|her\b|it\b|out\b|by\b|through\b|around\b|my\b|our\b|all\b|an? |with\b|maths?\b|exams?\b|tests?\b|inspection\b))|passing|killed|drowned|suicide|overdosed?)\b`,
    String.raw`\b(?:funerals?|burial|bur(?:y|ied|ying)|graves?|gravestone|headstone|cemetery|ashes|urn|cremat\w+|coffin|casket|obituary|memorial|eulogy|wake|hospice)\b`,
    String.raw`\b(?:mourn\w*|griev\w*|grief|bereave\w*|condolences?|widow\w*|orphan\w*|heaven|rainbow bridge|afterlife|other side|rest in peace|rip)\b`,
    String.raw`\b(?:miscarr\w+|still ?born|stillbirth|euthani\w+)\b`,
    String.raw`\b(?:lost|losing|lose|loss of) (?:my|our|her|his|a|an|the|him|them|someone|two|three)\b|\bloss\b`,
    String.raw`\bput(?:ting)? (?:\w+ ){0,4}(?:down|to sleep)\b`,
    String.raw`\b(?:went to sleep|fell asleep|closed (?:his|her|their) eyes) for the last time\b|\b(?:is|are|was|were|has been|been|really|now|since|just) gone\b(?! (?:this long|that long|so long|for |silent|quiet|cold|dark|mad|crazy|to|for|out|back|off|home|missing|weird|distant|mia|blank|viral|bad|wrong|well|up|down|through|with|into|again|all|on (?:a|an|holiday|vacation))\b)|\bgone (?:now|forever|too soon|since|by)\b|\b(?:he|she|they) went in my arms\b`,
    String.raw`\b(?:did not|not|never) make it\b|\bno longer (?:here|with us|alive)\b|\btook (?:his|her|their) (?:own )?life\b|\bhit by a car\b`,
    String.raw`\b(?:my|his|her|our) late \w+\b|\b(?:last|final) goodbye\b|\bgoodbye to my\b|\bfirst (?:christmas|birthday|thanksgiving|easter|new year|holidays?|hanukkah|eid|diwali|anniversary|mothers day|fathers day) without\b|\bwithout (?:him|her|them|my (?:mom|mum|mother|dad|father|husband|wife|brother|sister|son|daughter))\b`,
    String.raw`\bin (?:his|her|its|their) last days\b|\bon (?:his|her|its|their) last (?:days|legs)\b|\bvet (?:said|says|thinks|tomorrow)\b|\b(?:it is|think it is|its|know when it is) (?:his |her )?time\b`,
  ].join('|'),
  'u',
);

/** By these it is only hinted at: a voice that is missed, a coat that still hangs there. */
const HINTS = new RegExp(
  [
    String.raw`\bwould have been\b|\bwould be \w+ today\b|\b(?:yahrzeit|voicemail|deathbed|remarried|remembrance)\b|\bempty (?:chair|side of)\b`,
    String.raw`\bstill (?:set the|wear\w*|smell\w*|hear|talk to|cry|hurts?|grie\w+|ask my)\b|\b(?:forget\w*|remember) (?:his|her|their|my \w+) (?:voice|face|laugh)\b`,
    String.raw`\b(?:his|her|their|dads?|moms?|mums?|mothers|fathers|husbands|wifes|sons|daughters|grandmas|grandpas|nans) (?:things|clothes|coat|room|chair|toothbrush|handwriting|aftershave|perfume|boots|bowl|leash|workshop|voice messages|side of the)\b`,
    String.raw`\b(?:at peace|up there|where (?:he|she) is now|last (?:words|breath|minutes))\b|\bwaiting for me (?:somewhere|there)\b|\bsee my (?:dog|cat|pet|mom|mum|dad) again\b|\bjust a (?:dog|cat|pet)\b`,
    String.raw`\b(?:seriously|really|terminally|very|so) ill\b|\bdays left\b|\bgetting worse\b|\bone last time\b|\b(?:yrs|years) (?:later|and i still)\b`,
  ].join('|'),
  'u',
);

export const tellsOfLoss = (plain: string): boolean => LOSS.test(plain) || HINTS.test(plain);
