import { CHILD } from '../people-words.ts';

/* What is told of bodies as known: health, birth, a child, an end. */

const ORGAN =
  'knees?|hips?|spine|liver|kidneys?|lungs?|stomach|gut|guts|thyroid|bones?|joints?|teeth|eyes?|skin|throat|nerves|bowels?|bladder|blood|hormones?|immune system|nervous system|back|lower back|metabolism|womb|heart rhythm|heartbeat|cycle';
const ILL =
  '(?:asthma|eczema|allerg(?:y|ies)|diabetes|arthritis|an(?:a)?emia|palpitations|dizzy spells?|dizziness|headaches?|migraines?|infections?|inflammations?|colds?|fevers?|coughs?|rash(?:es)?|panic attacks?|anxiety attacks?|insomnia|sleeplessness|gut trouble|stomach trouble|back trouble|heart trouble|depressions?|addictions?|eating disorders?|nightmares|swelling|lumps?|moles?|tumou?rs?|symptoms?|illness(?:es)?|disease|cancer|ulcers?|nausea|queasiness|numbness|bleeding|tiredness|sleeplessness|exhaustion|fatigue|stammer|tics?|bedwetting|pains?)';
const MEDICINE =
  '(?:tablets?|pills?|inhalers?|insulin|medications?|medicines?|meds|dose|treatments?|therapy|vaccines?|vaccinations?|jabs?|glasses|chemo\\w*|radiation|antidepressants?|lithium|sertraline|blood thinners|painkillers?|antibiotics?|prescription|beta blockers?|steroids?|scans?|operation|surgery|check-?ups?|second opinion|appointment)';
const WE =
  '(?:mother|father|parent|relative|elder|sibling|neighbou?r|friend|loved one|some(?:one|body)|brother|sister|husband|wife|partner|uncle|aunt|grand\\w+|he|she|son|daughter|child|dog|cat|pet)';

const rule = (source: string): RegExp => new RegExp(source, 'iu');

export const HEALTH_RULES: readonly RegExp[] = [
  /\b(?:you|he|she) needs? (?:more |extra |some )?(?:iron|zinc|vitamins?|minerals|calcium|b12|magnesium|antibiotics|an operation)\b|\b(?:adrenals?|lymph|pancreas|spleen|prostate|gall ?bladder)\b|\bsomething in (?:the|your|his|her) (?:blood|lungs|bones|liver|stomach|chest)\b|\b(?:leave|leaving|left) out the (?:\w+ )?(?:dose|tablets?|pills?|injections?)\b/iu,
  /\b(?:nothing|something) (?:serious|wrong) (?:with|in) (?:your|his|her) (?:heart|lungs|blood|head|speech|body|hearing|eyes|chest|brain)\b|\b(?:biopsy|scan|operation|check-?up|treatment|appointment) can wait\b|\b(?:heart|lungs|liver|nerves) (?:needs?|need) watching\b/iu,
  /\bbody (?:mends|heals|repairs|cures|looks after) itself\b|\b(?:wouldn't|don't|needn't) (?:worry|make (?:too )?much|fret) (?:about|of|over) the (?:\w+ )?(?:lump|delay|rash|bleeding|pain|test|swelling|cough|mole|stammer|fever|weight)\b/iu,
  /\b(?:valerian|ginkgo|melatonin|st\.? john's wort|cbd|ashwagandha|castor oil|silver water|apple vinegar|nettle tea|turmeric|echinacea|tinctures?|essential oils?)\b|\b(?:good|bad|best) for (?:your|the) (?:heart|liver|kidneys|blood|thyroid|gut|lungs|nerves|immune \w+)\b/iu,
  /\b(?:breakdown|syndrome|strokes)\b[^.;?!]{0,25}\b(?:coming|ahead|shows?|chart|house|agrees|is|are)\b|\b(?:chart|house|transit|moon|saturn|neptune|mars|pluto)\b[^.;?!]{0,20}\b(?:breakdown|syndrome|strokes)\b|\b(?:results?|scans?|tests?|bloods?)\b (?:comes?|come|is|are|will|turns?|turn)\b[^.;?!]{0,12}\b(?:clean|clear|fine|good|bad|back|positive|negative)\b/iu,
  rule(
    `\\byour (?:\\w+ )?(?:${ORGAN}) (?:will|won't|is going to|are going to|gives?|fails?|suffers?|need|needs|wants?|weakens?|can't|cannot|is (?:your )?(?:weak|under|the|damaged|at risk)|are (?:weak|under|damaged|at risk))\\b`,
  ),
  rule(
    `\\b${ILL}\\b[^.;?!]{0,30}\\b(?:is|are|was|were|will|should|comes? from|come from|goes? back to|stems?|means?|shows?|eases?|ease off|lifts?|fades?|clears?|stops?|goes away|disappears?|vanish\\w*|has|have)\\b(?=[^.;?!]*\\b(?:old|unspoken|never|by (?:itself|themselves|the)|likely|really|only|just|nothing|harmless|off|gone|Saturn|Moon|Mars|Venus|Mercury|Neptune|Chiron|Uranus|Pluto|chart|house|transit|soul|sorrow|grief|anger|colour|sign|message|awakening|depression|stress|tension|caused|once|when)\\b)`,
  ),
  rule(
    `\\b(?:stop|skip|skips|drop|quit|halve|lower|reduce|come off|ease off|leave off|put aside|go without|do without|cut down on|cancel|postpone|forget|(?:no|don't|do not|doesn't|won't) need(?: for)?)\\b (?:taking |using |with )?(?:the |your |his |her |a |those |these |any )?(?:\\w+ )?${MEDICINE}\\b`,
  ),
  rule(
    `\\b(?:do|does|did|works?|helps?|is|are)\\b[^.;?!]{0,30}\\b(?:more|better) (?:for (?:your|the|his|her) [^.;?!]{0,25})?than (?:the|your|any|a|his|her) (?:\\w+ )?(?:doctors?|cardiologist|pills?|tablets|medic\\w+|therap\\w+|clinic|surgeon|specialist|hospital|dose)\\b`,
  ),
  /\b(?:constitution|immune system|immunity|healing powers?|vitality|resistance)\b[^.;?!]{0,40}\b(?:shakes? off|throws? off|strong|weak|heals?|protects?|resists?|fights? off|infections?|illness\w*)\b/iu,
  /\b(?:shakes?|throws?|fights?) off (?:infections?|colds?|illness\w*|fevers?|viruses)\b|\b(?:you|your body|he|she)\b[^.;?!]{0,15}\b(?:heals?|recovers?|mends?) (?:fast|faster|quickly|slowly|by (?:itself|spring|summer)|twice)\b/iu,
  rule(
    `\\b(?:transit|moon|jupiter|venus|sun|saturn|neptune|mars|mercury|chiron|pluto|uranus|it|this)\\b[^.;?!]{0,25}\\b(?:will |can )?(?:cures?|heals?|protects?|soothes?|weakens?|damages?|attacks?|strengthens?) (?:your|the|that|his|her) (?:\\w+ )?(?:${ORGAN}|${ILL}|body|health|part of the body)`,
  ),
  /\byou(?:'re| are) (?:prone to|at risk of|predisposed to|developing|coming down with)\b|\byou have (?:an? )?(?:(?:underactive|overactive|weak|slipped|chronic) \w+|(?:high|low) (?:blood|iron|sugar)\w*)\b/iu,
  /\b(?:on the (?:autistic )?spectrum|autis\w+|dyslexi\w+|hyperactiv\w+|psychosis|schizophren\w+|hypochondria\w*|anorexi\w+|bulimi\w+|borderline|narcissis\w+)\b/iu,
  /\b(?:surgery|operation|extraction|procedure)\b[^.;?!]{0,40}\b(?:when|after|before|under|while|on a day)\b[^.;?!]{0,20}\b(?:moon|mars|mercury|saturn)\b/iu,
  /\b(?:isn't|is not|not|no|never) (?:an? )?(?:matter|case|question|thing|reason|need) for (?:an? |the )?(?:clinic|doctor|hospital|therap\w+|medicine|specialist|surgeon|check-?up|test)\b/iu,
  /\byour (?:heart|lungs|liver|body|immune system|constitution|mind) is (?:\w+ )?(?:weak|strong|fragile|sturdy|tougher|failing|inflamed|sick|ill|healthy|sound)\b|\b(?:low|short) (?:on|in|of) (?:iron|vitamins?|magnesium|blood|oxygen|b12)\b|\b(?:iron|vitamin \w+|zinc|magnesium) deficien\w+/iu,
  /\b(?:flu|cold|fever|virus|infection|cough|bug)\b[^.;?!]{0,15}\b(?:won't|will|passes|is gone|is over|leaves you)\b/iu,
  /\b(?:ringing|buzzing|tingling|pressure|tightness|burning|stabbing|trembling|shaking) in (?:your|the) (?:ears?|chest|head|hands?|legs?|stomach|throat|fingers)\b[^.;?!]{0,10}\b(?:is|are|means|comes)\b/iu,
  /\b(?:isn't|is not|it's not|not) (?:an? )?(?:illness|depression|disorder|addiction|symptom|disease)\b,? (?:it's|it is|but|they're|they are)\b/iu,
];

export const BIRTH_RULES: readonly RegExp[] = [
  /\beating for two\b|\bfurther along than\b|\bthe stork\b|\bsome(?:one|body) has moved in\b|\blines? of children (?:has|have|shows?|says?|promises?)\b|\bheartbeat (?:under|in|inside|already)\b|\b(?:night|day|week|time) to try\b(?! (?:a|an|the|it|out|something|on|to))|\b(?:second|third|fourth|next|last|this) (?:try|round|attempt|cycle|transfer) (?:is the one|stays|takes|holds|works|fails|will)\b/iu,
  /\b(?:you|he|she)(?:'ll| will| won't|'re going to| is going to) (?:be|become|make) (?:an? )?(?:\w+ )?(?:mother|father|mum|mom|dad|parent|parents)\b(?! to (?:yourself|it|that))|\b(?:twins|sons|daughters|children) (?:run|are written|are promised|show up) in (?:this|your|the) (?:chart|hand|palm|line)\b|\b(?:no|won't|don't) need (?:for )?the (?:clinic|pill|test)\b|\b(?:soul|spirit|little (?:girl|boy|one)) (?:\w+ )?(?:who is |that is |is )?(?:choosing|waiting to (?:come|be born)|near you|knocking|wasn't ready|has picked)\b/iu,
  /\b(?:shows?|see|be) two lines\b|\b(?:is|are|she's|he's) expecting(?= and|,|\.|$| a (?:child|baby|girl|boy)| twins| again)|\bthe (?:pregnancy )?test (?:means|turns|shows|will|is going to)\b|\bparenthood (?:comes|finds|is)\b|\bthis one takes\b|\byou(?:'re| are) carrying more than\b/iu,
  /\bit(?:'s| is|'ll be| will be| is going to be| may be| might be) a (?:little )?(?:boy|girl)\b(?! (?:you|who|thing|in|on))/iu,
  /\b(?:cot|cradle|crib|nursery|pram|pushchair)\b[^.;?!]{0,25}\b(?:in it|in there|soon|by|before|needed|next)\b|\b(?:be|stand|need) (?:a|the) (?:cot|cradle|crib)\b|\b(?:small|little|tiny) (?:feet|footsteps|soul|spirit)\b/iu,
  /\b(?:queasiness|nausea|tender\w*|late period|missed period|cravings)\b[^.;?!]{0,80}\b(?:story|news|tell|means?|sign|reason|happy)\b/iu,
  /\b(?:won't|will not|can't|cannot|never|not meant to|aren't meant to|will|may soon|going to) (?:have|bear|carry|get|become|be) (?:a |an |another |any |more |your own )?(?:baby|child|children|kids|mother|father|parents|son|daughter|twins)\b/iu,
  /\b(?:one|two|three|four|more|no) (?:children|sons?|daughters?|babies|kids) (?:are|is|stand|lie|show|await|written|marked|in your)\b/iu,
  /\b(?:birth(?! chart| time| date| hour| sign| map)|delivery|labour|labor)\b[^.;?!]{0,15}\b(?:will be|goes|is going to be|comes early|starts)\b/iu,
  /\b(?:door|way|path|room|chance|window|road) (?:to|for|towards?) (?:a|another|your own) (?:child|baby|pregnancy|family)\b|\b(?:cycle|round|month|transfer|try|attempt) is the one\b|\bfamily (?:is|will|grows)\b[^.;?!]{0,20}\bgrow|\bgrows? by one\b/iu,
  /\bthere(?:'ll| will|'re going to| are going to) (?:soon )?be (?:three|four|five) of you\b|\bmade to mother\b/iu,
];

export const CHILD_RULES: readonly RegExp[] = [
  /\b(?:baby|child|boy|girl|toddler|kid|him|her) (?:go|goes) (?:hungry|without (?:supper|dinner|food))\b|\b(?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces) (?:child|baby|boy|girl|toddler|son|daughter|of (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b|\b(?:child|boy|girl|kid|baby) with (?:an? |that |this |such )?(?:\w+ )?(?:Sun|Moon|Mars|Venus|Mercury|Saturn|Pluto|Jupiter|Neptune|Uranus|Aries|Scorpio|chart)\b/iu,
  rule(
    `\\bkeep (?:your |the )(?:${CHILD})\\b[^.;?!]{0,15}\\b(?:home|away|out|from|inside)\\b|\\b(?:don't|do not|never) (?:medicate|vaccinate|comfort|praise|hug|spoil) (?:your|the|an?|him|her)\\b|\\b(?:cold bath would|hard word would|night without supper|firm(?:er)? hand|strict\\w* hand)\\b`,
  ),
  /\b(?:slaps?|smacks?|spank\w*|beat|beating|cane|hit|hitting)\b(?=[^.;?!]*\b(?:child|boy|girl|kid|son|daughter|him|her|teach)\b)|\bcry it out\b|\b(?:left|leave|let) (?:him|her|them|the \w+|it)? ?(?:to )?cry\b|\block(?:ed)? (?:him|her|them )?(?:in|up in)? ?(?:a|the|his|her) (?:bed)?room\b|\blocked room\b/iu,
  rule(
    `(?<!\\b(?:what|how|when|if|whether|that|than|until|before|after|about|with|without|to|for|from|like) )\\b(?:your|the|little) (?:\\w+ )?(?:${CHILD}|twins)(?: (?:\\w+ly|still|also|already|never|always|often|just|now))* (?:will|won't|may be|might be|may have|is going to|are going to|chose|prefers?|struggles?|are (?:being|carrying|hiding|lying|gifted|going|afraid|unhappy))\\b`,
  ),
  /\blittle \p{Lu}\p{Ll}+ (?:is|will|has|was|won't|needs|feels|may)\b/u,
  rule(
    `\\b(?:an?|any|every|such a) (?:\\w+ )?(?:\\w+-in-\\w+ )?(?:boy|girl|child|kid|teenager|toddler) (?:needs?|does best|must|has to|learns?|grows?|will|should|where the line|born under|made under)\\b`,
  ),
  /\b(?:from (?:before|a life before) (?:she|he|they) (?:was|were) born|past li(?:fe|ves)|remembers? (?:a|her|his) (?:past|earlier|former)|old soul)\b/iu,
];

export const END_RULES: readonly RegExp[] = [
  /\b(?:that|it|this) (?:is|was) (?:him|her|them|your (?:late )?\w+) (?:saying|telling|letting|greeting|visiting|checking|calling|reaching|sending|asking|coming)\b|\b(?:a|the|your|his|her) heart (?:simply |just )?(?:stops|gives out)\b(?! (?:racing|pounding))|\bit was (?:his|her|their) time\b|\b(?:former|previous|past|another|earlier) li(?:fe|ves)\b[^.;?!]{0,20}\b(?:you|he|she)\b|\b(?:you|he|she) (?:died|drowned|burned|was killed)\b[^.;?!]{0,20}\b(?:former|previous|past|another|earlier) life\b/iu,
  /\b(?:won't|will not|isn't going to|is not going to|doesn't|may not) (?:be (?:here|around|with (?:you|us)) (?:by|next|for|much|when|at|in|long)|come home (?:again|from|this time)|wake up (?:one|again)|see (?:the|another|next) (?:spring|summer|autumn|winter|snow|christmas|new year)|leave (?:that|the|this) (?:bed|ward|hospital))\b|\bgo(?:es)? (?:first|before you), and you\b|\b(?:may|will|might) not come back(?=,? (?:so|alive)|\.)/iu,
  /\b(?:make|made|making) (?:your )?peace with\b[^.;?!]{0,30}\bwhile\b|\bdoor is closing on\b|\bcost (?:a life|lives)\b|\bthe last (?:one|time|year|christmas|summer|winter|spring) (?:with|for|you have|you get)\b|\bit(?:'s| is) (?:the|her|his) last (?:one|time)\b/iu,
  /\b(?:shows?|speaks? of|hints? at|points? to|warns? of|means?|brings?) (?:an? )?(?:\w+ )?(?:sudden end|ending of a life|black clothes|mourning|burial|deathbed|end of a life|fatal \w+|fall that)\b|\bnot walk away from\b|\bdoesn't walk away from\b/iu,
  rule(
    `\\b(?:an?|one|the|your|another) (?:\\w+ )?${WE}\\b[^.;?!,]{0,30}\\b(?:dies|die|is dying|won't (?:live|survive|see|make it)|will (?:die|pass|not live|not survive|be gone)|passes away|has (?:only )?(?:\\w+ )?(?:few )?(?:days|weeks|months) left)\\b`,
  ),
  /\b(?:outlast|outlive|survive) (?:your|him|her|them|both|most|all)\b|\b(?:long|short) li(?:fe|ves) runs?\b|\b(?:live|living) (?:to (?:see|be)|past|until|beyond) (?:\w+ )?(?:fifty|sixty|seventy|eighty|ninety|a hundred|old age|\d\d)\b|\bnot live to\b/iu,
  /\b(?:many|few|no) more (?:springs|summers|autumns|winters|birthdays|Christmases|years|visits) (?:for|with|left|to)\b|\b(?:weeks|months|days) (?:left|to live)\b|\bnot long for this\b|\btime is short for\b/iu,
  /\b(?:(?<!\byou(?:'re| are| may be| might be| feel) (?:\w+ )?)ready to (?:go|let go|leave)(?! (?:of|the|it|out|back|home|to|a|your)\b)|life reaches its natural end|long goodbye|last stretch(?! of (?:the|this|a) (?:transit|retrograde|year|week|month|pass|season|day|project))|halfway across)\b/iu,
  rule(
    `\\b(?:that was|it was|this is|it's|is) (?:a (?:greeting|message|sign) from |the (?:presence|spirit) of )?(?:your )?(?:late )?${WE}\\b[^.;?!]{0,10}\\b(?:letting|saying|telling|visiting|reaching|sending|beside|with you)\\b`,
  ),
  /\b(?:came|comes|visits?) (?:to you |back )?(?:in|through) (?:it|the dream|your dreams?|a dream)\b/iu,
  /\b(?<!\byou )(?:is|are|was|now) at peace\b(?! with)|\bin a better place\b|\b(?:(?:message|greeting|love|voice|sign)s? from the other side|crossed over|gone over|beyond the veil|spirit world|guardian angel)\b|\bdidn't (?:suffer|feel a thing)\b|\bcould have been saved\b|\bchose to go\b/iu,
  rule(`\\b(?:is|was) (?:your|his|her) (?:late )?${WE}(?:'s)? way of\\b`),
  /\b(?:passing|death|end|dying)\b[^.;?!]{0,10}\b(?:was|is|will be) (?:\w+ )?(?:painless|peaceful|quick|gentle|easy|meant|foretold|fated|near)\b|\b(?:leaves?|is|isn't|left) (?:\w+ )?(?:no |little |much )?time for (?:another|one more)\b/iu,
  /\b(?:sat|sits|stood|stands) (?:on|at|by|beside) (?:the (?:edge|foot|end) of )?(?:the|your) (?:bed|door|window)\b[^.;?!]{0,15}\b(?:was|is)\b/iu,
  /\bmeans? (?:a|the|that a|that the) (?:death|funeral|burial|parent|loss of)\b|\b(?:a|the) (?:death|funeral) in (?:the|your) (?:family|house|circle)\b/iu,
];
