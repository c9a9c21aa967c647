import type { ClaimKind } from './claim-kinds.ts';

/**
 * Matters of which a model says nothing by itself. A clause that names one is stopped, unless it says that the matter is
 * not known, repeats what the reader told, or sends the reader to a person who can help.
 */
export const HEAVY_TOPICS: Readonly<Partial<Record<ClaimKind, RegExp>>> = {
  death:
    /\b(?:deadly|fatal|outlive[sd]?|outlast(?:s|ed)? (?:your|him|her)|widow(?:ed|er)?|pass(?:es|ed) (?:away|on)|news of a passing|inheritance|never meant to grow|coffin|obituary|afterlife|in heaven|lifespan|hasn't got long|not long left|the end of (?:his|her|a|your) life|(?:closes?|ends?|claims?) a life|(?:closes?|ends?|takes?|claims?) (?:a|your|his|her) (?:sibling|parent|neighbou?r|friend|elder|grand\w+)|(?:visit|see|call|hug) (?:\w+ ){0,2}while (?:you|there)|your goodbyes|last (?:Christmas|summer|winter|spring) (?:with|together)|watch(?:es|ing) (?:over )?you)\b/iu,
  health:
    /\b(?:statins?|folic acid|gallstones|hernias?|dentist|(?:seriously|mentally|gravely|fall|falls|fell|be|get|gets|been) (?:ill|sick)|asthma|eczema|allerg(?:y|ies)|diabet\w+|arthritis|palpitations?|dizzy spells?|an(?:a)?emia|insulin|inhalers?|vaccin\w+|chemo\w*|surger(?:y|ies)|tumou?rs|blood (?:test|sugar|count|work)s?|heart (?:attack|rhythm|disease|trouble)s?|anorexi\w+|bulimi\w+|swelling|bleeding|nausea|queasiness|spine|bowels?|bladder|psychos\w+|illness|inflammation|immune|thyroid|blood pressure|hormon\w*|liver|kidneys?|lungs|migraines?|insomnia|burnout|burned out|depression|depressed|anxiety|panic|adhd|bipolar|trauma|diagnos\w*|clinical\w*|symptoms?|(?:the|your|a lower|a higher|half the) dose|dosage|sertraline|\w+(?:pram|zepam|oxetine)|antidepress\w*|medication|tablets|pills|(?:a|the|this|that) lump(?! (?:sum|of|in your throat))|tumou?r|cough|rash|infections?|cholesterol|vitamins?|magnesium|supplements?|detox|remed(?:y|ies)|biopsy|test results|surgery|chakras?|nervous system|digestion|metabolism|thyroids?|settles? your (?:stomach|gut|skin|nerves)|is why your (?:hands|head|chest|skin|stomach|sleep|back)\b[^.;]*)\b/iu,
  pregnancy:
    /\b(?:fertility|sperm|ovar(?:y|ies)|uterus|placenta|cradle|pram|pushchair|little heart is|in vitro|nursery|(?:second|third|another) little one|a child (?:announces|comes|arrives|knocks)|pregnan\w*|conceiv\w*|conception|(?:in)?fertil\w*|ovulat\w*|womb|embryo|ivf|motherhood|fatherhood|miscarr\w*|due date|carrying (?:a |twins|his|her)|morning sickness|rounds? of treatment|soul you lost|late isn't|cravings|newborn(?! in)|biological clock|bab(?:y|ies)(?!'s (?:\w+ )?(?:birthday|room|name)| (?:in the (?:house|room)|of the family|shower|steps?|photos?|pictures?|names?|monitor|brother|sister|-))|there are two of you|(?:your|the) window (?:narrows|closes|is closing)|childless)\b/iu,
  'money-law':
    /\b(?:sue(?:s|d)? (?:him|her|them|your|the)|acquit\w*|(?:in|before) any court|(?:a|the|no|any) permit|on the horses|racecourse|refills? (?:what|your)|(?:a|the|this|any|no|that) loan|mortgage|invest(?:s|ed|ing|ments)?|shares in|stocks|bitcoin|crypto|overdraft|pension|into property|put it on (?:red|black)|(?:skip|cancel|drop) the insurance|underpriced|overpriced|interest rates?|lottery|casino|gambl\w*|a (?:\w+ )?bet|bets on|wager|dividend|windfall|for (?:\w+|\d+) percent|(?:the|your|any|that) judge(?! of)|judges|in court|the court|custody|tribunal|jury|(?:your|the|an) appeal|lawsuit|the fine (?:is|gets|will)|isn't binding|to a hearing|evict\w*|legally|plead|parole|asylum|don't need a lawyer|no need for a lawyer)\b/iu,
  child:
    /\b(?:(?<!\b(?:like|with) an? )\w+-year-old|toddlers|(?:kids|children|babies|boys|girls) (?:born|with|of|like)|a (?:child|boy|girl|kid) (?:with|like|born)|(?:he|she)(?:'s| is) (?:only |just |barely )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen))\b/iu,
};

const HANDED_ON =
  /\b(?:can (?:\w+ )?(?:tell|help|say|see|show|read)|(?:question|conversation|matter|one|job|thing) for|belongs? (?:to|with)|takes? (?:it|that|this)(?: one)? to|knows? more|look at (?:it|that)|hear about|an appointment|doctors?|nurse|midwife|pharmac\w+|therapist|counsel\w+|physio\w*|GP|adviser|advisor|lawyers? (?:can|is|knows)|legal aid|prescribed|looked at|checked (?:by|out)|isn't (?:medicine|a diagnosis)|(?:no|not a) (?:diagnosis|cure|remedy|substitute)|is (?:not )?(?:medicine|a diagnosis)|nothing to do with)\b/iu;

/** Whether a clause sends the reader to a person who can help. */
export const isHandedOn = (clause: string): boolean =>
  HANDED_ON.test(clause) && !/\b(?:don't|do not|no) need\b/iu.test(clause);
