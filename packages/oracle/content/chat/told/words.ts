/** Patterns that the situations below are made of, for messages in plain words. */
export const RELATIVE = String.raw`(?:mom|mum|mam|mama|mother|dad|father|papa|parents|step(?:mom|mum|dad|father|mother|son|daughter)|gran(?:dad|d(?:ma|pa|dad|mother|father|son|daughter))?|granny|nan|nana|brother|sister|bro|sis|sibling|twin|son|daughter|child|kid|boy|girl|toddler|niece|nephew|aunt|auntie|uncle|cousin|husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w*|ex|friend|bestie|best mate|mate|neighbou?r|boss|colleague|coworker|roommate|flatmate|godmother|godfather)s?`;

export const PET = String.raw`(?:dog|cat|puppy|pup|kitten|kitty|rabbit|bunny|horse|pony|mare|hamster|guinea pig|parrot|budgie|ferret|tortoise|lab|spaniel|terrier|collie|greyhound)s?`;

export const ILLNESS = String.raw`(?:cancer|malignant|its (?:pancreatic|ovarian|prostate|bowel|lung|breast|cervical|throat)|leuk(?:a)?emia|lymphoma|melanoma|sarcoma|myeloma|tumou?rs?|parkinson\w*|multiple sclerosis|ms(?! \w+ said)|als|mnd|motor neurone|huntington\w*|lupus|crohn\w*|colitis|diabet\w+|epilep\w+|kidney (?:failure|disease)|liver (?:failure|disease)|heart (?:failure|disease|condition)|copd|emphysema|cystic fibrosis|arthritis|fibromyalgia|endometriosis|long covid|hepatitis|cirrhosis|pneumonia|sepsis|meningitis|dialysis|lung disease|rare (?:disease|condition)|brain bleed|aneurysm|an(?:a)?emia|lymphedema|macular degeneration|glaucoma|diagnosed|diagnosis|an illness|very ill|seriously ill|really ill|terminally ill|depression|bipolar|schizophreni\w+|psychosis|in rehab|psych(?:iatric)? ward)`;

export const NEAR_THE_END = String.raw`(?:hospice|palliative|(?:weeks|months|days) (?:left|to live)|in (?:her|his|their) (?:liver|lungs?|bones?|brain) now|terminal(?:ly)?|(?:maybe|only|just|a few|couple of|few|weeks or|some|about|two|three|six|\d+) (?:\w+ )?(?:months|weeks)(?: (?:left|to live|at most|maybe|if that))|(?:maybe|said|say|talking|its|it is|perhaps|only|probably) (?:maybe |just |only )?(?:weeks|months|days)(?! (?:off|of|ago|before|now|till|until|already))|nothing more (?:they|the doctors) can|no more treatment|stop(?:ped|ping)? (?:the )?treatment|it has spread|its spread|has spread|it spread|spread to|in the (?:liver|lungs?|bones?|brain|lymph nodes?) now|metasta\w+|stage (?:4|four|iv)|end of life|comfort care|(?:cannot|can not|cant) be (?:cured|operated))`;

export const EMERGENCY = String.raw`(?:(?:a|mini|another|second|massive) stroke|heart attack|cardiac arrest|icu|intensive care|in a coma|on a ventilator|brain injury|in (?:the )?hospital|(?:rushed|taken|admitted|blue lighted) (?:in )?to (?:the )?(?:hospital|er|a and e)|in a and e|collapsed|broke (?:his|her|their) hip|bad fall)`;

export const TESTS = String.raw`(?:biops\w+|found a (?:lump|mass|shadow|spot|growth)|(?:a|the) (?:lump|shadow|mass)|mammogram|(?:mri|ct|pet|bone|liver|brain|heart) scan|mri|colonoscopy|endoscopy|scan (?:is |on |next |results?)|(?:blood|test|scan|biopsy) (?:tests?|results?)|waiting (?:for|on) (?:the )?results|more tests|urgent referral|two week wait|recalled)`;

export const TREATMENT = String.raw`(?:chemo\w*|radio ?therapy|radiation|immunotherapy|mastectomy|hysterectomy|transplant|(?:waiting |donor )?list for (?:a|an) (?:new )?(?:kidney|liver|heart|lung|donor)|bypass|surgery|operation|operated|hip replacement|knee replacement|pacemaker|stent|infusions?|having (?:my|his|her|their|a) \w+ (?:out|removed))`;

export const MEDICINE = String.raw`(?:sertraline|citalopram|escitalopram|fluoxetine|prozac|zoloft|lexapro|lithium|antidepressants?|anti ?psychotics?|ssris?|beta blockers?|blood thinners?|statins?|insulin|hrt|methotrexate|steroids|prednisone|adhd meds?|the meds?|new meds?|medication|tablets|the pill)`;

export const INJURY = String.raw`(?:stress (?:fracture|reaction|injury)|shin splints?|torn|tore|tear|snapped|ruptured|sprain\w*|fractur\w+|broke (?:my|an?|the)|broken (?:ankle|wrist|foot|leg|arm|toe|collarbone|rib|finger|hand)|acl|mcl|meniscus|achilles|hamstring|rotator cuff|tendon\w*|plantar fasciitis|slipped disc|herniated|concussion|dislocated|pulled (?:my|a)|knee|ankle|shin|calf|foot|heel|(?:put|am|im|in) (?:me )?(?:in )?a (?:boot|cast)|on crutches|wrist|shoulder|elbow|hip)`;

export const TIME_OFF = String.raw`(?:(?:weeks|months|days|season) (?:off|out|no|without|of rest|of no|in a (?:boot|cast))|(?:physio|doctor|doc|doctors|surgeon|orthop\w+|gp|coach) (?:says?|said|told|thinks?|wants|reckons)|out (?:for|of) (?:the|this|\w+ weeks|\w+ months)|no (?:running|training|lifting|jumping|riding|dancing|playing|sport|football|climbing)|in a (?:boot|cast)|on crutches|season is over|had to (?:pull out|withdraw|stop)|race|marathon|half marathon|training for)`;

/** Something that a person close to the user does not know yet. */
export const NOT_TOLD = String.raw`(?:(?:have not|has not|havent|hasnt|had not|did not|didnt|not|never|yet to|cannot|can not|cant|afraid to|scared to|dreading|dread) (?:even |yet |actually |really |dared |dare |bear to |bring myself to )?(?:to )?(?:told|tell|telling|say|said)\b|(?:does not|doesnt|do not|dont|no idea|nobody|no one) (?:even )?knows?\b|\b(?:has|have) no idea\b|\b(?:s?he|they|wife|husband|partner|mom|dad|mum|kids|children|family|boss|parents) thinks?\b|(?:hid|hiding|kept|keeping) (?:it|this|that) from|without telling|behind (?:his|her|my \w+) back)`;

/** Whatever is asked or wished to be known, a message with these words does more than tell. */
export const ASKS = new RegExp(
  [
    String.raw`\?`,
    String.raw`^(?:(?!(?:${RELATIVE}|${PET}|i|im|we|he|she|they|it|its|my|our|the|his|her|who|which|that)\b)\S+ ){1,3}(?:does|will|should|can|could|would|is|are|do|did) (?:my|the|our|his|her|this|it|he|she|they|we|i|${RELATIVE})\b`,
    String.raw`\b(?:will|would|should|shall|can|could|may|must|is|are|am|was|were|do|does|did|has|have) (?:i|he|she|it|they|we|you|this|that|these|there)\b(?! (?:not )?(?:be so|\w+ed)\b)`,
    String.raw`(?:^|[.,;:!-] )(?:(?:and|but|so|or|hi|hey|hello|ok|okay|please|pls|um|oracle|now|just|well|lol|also) )*(?:how|what|when|which|why|who|where|whats|hows|is|are|will|should|can|could|do|does|would|any)\b`,
    String.raw`\b(?:will|would|should|shall|can|could|does|is) (?:my|the|our|his|her|their|chemo\w*|surgery|treatment|mom|mum|dad) \w+ ?(?:\w+ )?(?:work\w*|help\w*|surviv\w*|live\w*|make|makes|get|gets|die\w*|recover\w*|win\w*|be|have|do|go|come|comes|stay\w*|stick\w*|last\w*|serious|bad|dangerous|curable|treatable)\b|\bif \w+(?: \w+)?(?: \w+)? (?:will|survives?|makes? it|comes back|gets? better|should|goes away|is going to)\b`,
    String.raw`\b(?:tell me|want to know|need to know|like to know|wonder\w*|whether|not sure (?:if|what|how)|dont know (?:if|what|how|whether)|do not know (?:if|what|how|whether)|predict\w*|reading|tarot|horoscope|my chart|birth chart|the stars|the cards (?:say|tell|show)|pull a card|your (?:take|view|opinion)|advice|help me|lucky|good (?:day|date|time)|best (?:day|date|time)|odds|chances?|dose|how (?:much|many|long|likely)|safe to|ok to|okay to|allowed to|anyway|thoughts|please say|promise|guarantee|explain|meaning)\b`,
  ].join('|'),
  'iu',
);

/** A death is told: what is written for an illness is no answer to it. */
export const DEATH_TOLD =
  /\b(?:died|dies|dead|death|passed(?! (?:the|my|his|her|out|it))|funeral|buried|late (?:mom|dad|husband|wife)|lost (?:my|our) (?:mom|mum|dad|husband|wife|brother|sister|son|daughter|friend|gran\w*|nan))\b/u;
