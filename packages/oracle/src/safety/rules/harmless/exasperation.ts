import { phrasePattern } from '../phrase-pattern.ts';

/** A threat with a plan, a weapon, a hatred or a fear in it is no figure of speech. */
const GRAVE =
  '<weapon>|belt|stick|cane|drank|tonight|for real|not joking|not kidding|mean it|literally|serious(?:ly)?|revenge|deserves?|hurt(?:s|ing)?|hit(?:s|ting)?|beats?|beat(?:en|ing)|slap(?:s|ped)?|punch(?:es|ed)?|chok(?:e|es|ed)|rap(?:e|ed)|touch(?:es|ed)|abus[a-z]*|violen[a-z]*|threat[a-z]*|swor[en]|swears|blood|poison|pillow|asleep|sleeps|baby|newborn|toddler|voices?|rage|police|prison|jail|custody|scared|afraid|terrified|lock(?:s|ed)?|drunk|drinks|follow(?:s|ed|ing)?|waiting for|know where|parks?|outside (?:his|her|their)|plan(?:s|ned|ning)?|every night|he said|she said|they said|says (?:he|she|they)|honou?r|run away|nikah|hate (?:him|her|them)';

/** Somebody's work, the kitchen, clothes, food and habits: what people are cross about and laugh about later. */
const NUISANCE =
  'hairdressers?|barber|stylist|tailor|dressmaker|florist|caterer|photographer|plumber|builders?|electrician|decorator|mechanic|courier|delivery|waiter|wedding planner|estate agent|beautician|nail (?:tech|salon)|ruin(?:ed|s) (?:my|our|the) (?:<few>)(?:hair|fringe|nails|brows|eyebrows|dress|suit|cake|make ?up|lawn|carpet|sofa|shirt|jumper|jeans|photos?|pan|kitchen|garden|wedding|party|surprise|series|ending)|(?:ate|eats|eating|eaten|finished|finishes|drank|stole|steals|nicked|used|uses|took|takes|borrowed|borrows|wore|wears|lost|loses|broke|shrunk|washed|deleted|spoil(?:s|ed|t)|hid|moved|moves|reorgani[sz]e[sd]?|rearrange[sd]?|threw (?:out|away)) (?:my|our|all my|all our|all the|the|every) (?:<few>)(?:cheese|milk|yogh?urt|leftovers?|lunch|dinner|food|pizza|cake|biscuits|cookies|chocolate|ice cream|snacks|sandwich|fries|cereal|coffee|bread|shampoo|towels?|charger|hoodie|shirt|blouse|lehenga|saree|sari|dress|suit|shoes|socks|bra|jeans|jacket|keys|remote|headphones|laptop|playlist|save|kitchen|cupboards?|spices|colander|tools|garage|shed|mug|plant|plants|bike|parcel|luggage|suitcase)|labelled|colander|dishwasher|dirty dishes|toilet (?:seat|roll|paper)|loo roll|wet towels?|thermostat|laundry|snor(?:es|ing|ed)|chew(?:s|ing)|hum(?:s|ming)|whistl(?:es|ing)|slurp(?:s|ing)|retired|retirement|under my feet|round my feet|around the house all day|group (?:project|chat)|reply all|spoilers?|karaoke|drum(?:s|ming| kit)|trombone|bagpipes|leaf ?blower|parking space|my (?:seat|desk|stapler|mug)';

/** What the writer did or feels, and somebody close will be cross about. */
const OWN_MISCHIEF =
  'crash(?:ed)?|bump(?:ed|er)?|scratch(?:ed)?|dent(?:ed)?|reversed into|failed|flunked|resits?|retakes?|(?:bad|low|failing) (?:grades?|marks?)|finals? except|forgot(?:ten)?|overslept|late (?:for|again)|missed (?:the|my|her|his)|lost (?:my|the|her|his|their|our)|broke (?:my|the|her|his|their|our|a)|smashed (?:my|the|her|his) (?:phone|screen|vase|window|plate|mug)|spill(?:ed|t)|burn(?:ed|t) (?:the|her|his|my) (?:<few>)(?:dinner|pan|pot|cake|shirt|carpet|kitchen|toast|food)|dyed|bleached|shaved|cut (?:my|her|his) (?:<few>)(?:hair|fringe)|tattoo|pierc(?:ed|ing)|nose ring|belly ring|septum|vape|vaping|spent|bought|shrunk|shrank|stained|deleted|ate (?:her|his|the|all|my)|borrowed|wore (?:her|his)|speeding|parking ticket|detention|report card|phone bill|homework|vase|told (?:him|her|everyone|<someone>) (?:<few>)(?:secret|surprise)|spoiled the surprise|killed (?:her|his|my mums?) (?:<few>)(?:plants?|orchid|basil|goldfish)|(?:see|sees|saw|find(?:s)? out|hears?|know|knows|check|checks|show (?:him|her|them)|tell (?:him|her|them)) (?:<few>)?(?:marks?|grades?|results?|report|score|percentage|hair|nails|receipts?|bill|bank statement|car|mess|room|kitchen|tickets?|search history|screen time|phone)|(?:marks|grades|results|score) (?:are|is|were|was) (?:<soften>)(?:bad|low|terrible|awful|horrible)|percent|failed|wrong (?:price|file|email|invoice|order)|poster|project is due|detention';
/** A friend's brother, sister or ex: cause for a quarrel between friends. */
const FRIENDS_RELATIVE =
  '(?:like|love|fancy|kiss(?:ed)?|crush on|in love with|dating|seeing|flirt(?:ed|ing)? with|slept with|texting|matched with) (?:my |her |his |a )?(?:best ?friends?|besties?|friends?|mates?|roommates?|flatmates?|sisters?) (?:<few>)(?:brother|sister|cousin|ex|crush|dad|mum|roommate|flatmate|twin)';

/** Mother and father, as they are called in other countries. */
const PARENT_ABROAD = '(?:amma|ammi|mama|mami|maa|papa|pappa|appa|abba|abbu|baba|nani|dadi)';
const KILLS = '(?:kill|strangle|murder|throttle)(?:ing|ed)?';
const OWN_THREAT = phrasePattern(
  `(?:i (?:<soften>)|and |will )(?:<soften>)(?:(?:am |will )?(?:<soften>)(?:going to|about to|could|might|may|want to|wanted to|would like to|feel like|will|shall|almost|nearly|swear i will) (?:<soften>))?${KILLS} (?:him|her|them|someone|somebody|my (?:<few>)(?:husband|wife|brother|sister|flatmate|roommate|mum|dad|mother|father|boyfriend|girlfriend|partner|neighbour|son|daughter|boss))`,
);
const THEIR_ANGER = phrasePattern(
  `(?:he|she|they|mum|mam|mother|dad|father|${PARENT_ABROAD}|(?:my (?:<few>))?(?:mum|mother|dad|father|${PARENT_ABROAD}|parents|boss|manager|supervisor|professor|sister|brother|aunt|gran|grandma|wife|husband|friend|bestie|girlfriend|boyfriend|roommate|flatmate|landlord|coach|teacher|principal)) (?:is |are )?(?:<soften>)(?:going to|gonna|will|would|might) (?:<soften>)(?:kill|murder|strangle) (?:me|us)`,
);
const EXASPERATED = phrasePattern(NUISANCE);
const TO_BLAME = phrasePattern(`${OWN_MISCHIEF}|${FRIENDS_RELATIVE}`);
const MEANT = phrasePattern(
  `${GRAVE}|leav(?:e|es|ing) (?:him|her|them)|left (?:him|her)|divorc[a-z]*|pregnan[a-z]*|gay|lesbian|trans|convert(?:ed)?|caste|virgin[a-z]*|marry|marri(?:ed|age)`,
);
const GRAVELY_SAID = phrasePattern(GRAVE);

/** "I am going to kill him" over a haircut, "she will kill me" over a dented car: taken out where nothing grave stands beside it. */
export function withoutExasperation(text: string): string {
  if (OWN_THREAT.test(text) && EXASPERATED.test(text) && !GRAVELY_SAID.test(text)) {
    return text.replace(OWN_THREAT, ' , ');
  }
  if (THEIR_ANGER.test(text) && TO_BLAME.test(text) && !MEANT.test(text)) {
    return text.replace(THEIR_ANGER, ' , ');
  }
  return text;
}
