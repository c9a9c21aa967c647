import { SENSITIVE_TOPICS, type SensitiveTopic } from '../topics.ts';
import { IMAGE_ABUSE } from './images/image-abuse.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { statesMinor } from './stated-age.ts';

const PET =
  '(?:cats?|dogs?|kittens?|pupp(?:y|ies)|parrots?|budgies?|rabbits?|bunn(?:y|ies)|hamsters?|ferrets?|tortoises?|guinea pigs?)';
/** Where a person is named beside the animal, the person may be the one who is missing. */
const NO_PERSON_BEFORE =
  '(?<!\\b(?:<relative>|kids|children|man|woman|she|he|they)\\b[a-z0-9 ,.]*)';
const NO_PERSON_AFTER = '(?![a-z0-9 ,.]*\\b(?:<relative>|kids|children)\\b)';

const SENSITIVE_PATTERNS = {
  'image-abuse': IMAGE_ABUSE,
  'minor-compatibility': [
    '(?:compatib[a-z]+|match|soul ?mates?|synastry|marry|love)\\b[a-z ,]*\\b(?:[5-9]|1[0-7]) year old|(?:[5-9]|1[0-7]) year old (?:daughter|son|sister|brother|niece|nephew|girl|boy)\\b[a-z ,]*\\b(?:compatib[a-z]+|match|soul ?mate|boyfriend|girlfriend|crush|marry|love)',
    '(?:daughter|son|niece|nephew|sister|brother) who is (?:[5-9]|1[0-7])\\b|we are both (?:1[0-7]|[5-9])\\b',
  ],
  minor: [],
  'missing-pet': [
    `${NO_PERSON_BEFORE}${PET}\\b[a-z ,]{0,40}\\b(?:ran (?:away|off)|run (?:away|off)|got out|escaped|not (?:<few>)(?:come|came) (?:home|back)|missing|lost|disappeared|vanished|gone)(?! (?:weight|teeth|fur|hair|blood|a tooth|blind|too soon))(?=<end>| since| for| in| during| last| yesterday| today| tonight| from| when| after| again| and| where| at| on| two| three| \\d)${NO_PERSON_AFTER}`,
    `${NO_PERSON_BEFORE}(?:find|locate|where is) (?:my |our |the |a )?(?:missing |lost )?${PET}${NO_PERSON_AFTER}`,
  ],
  missing: [
    '(?<!(?:something|nothing|anything|what|part|piece)(?: of me)? (?:is |was )?)(?:missing|disappeared|not come home|did not come home|ran away|run away|been gone)\\b(?! (?:you|him|her|my (?:ex|old|mum|home)|from my life|piece|something|out))[a-z ,.]*\\b(?:since|for|where|alive|find|days?|yesterday|last night|come back)',
    '(?:where is|find|locate) (?:my|our|the) (?:missing|lost) ',
    'missing (?:person|child|girl|boy|daughter|son|niece|brother|sister|friend)',
  ],
  substance: [
    '(?:tabs? of (?:acid|lsd)|lsd|mdma|ecstasy pills?|cocaine|coke alone|heroin|fentanyl|shrooms|magic mushrooms|ketamine|crystal meth|meth|ayahuasca|dmt|psychedelics|molly|opioids?)',
    '(?:doing|taking|take|eat|eating|do|try) (?:some )?(?:acid|mushrooms|edibles|drugs)(?! (?:soup|risotto))',
    '(?:relapsed (?:on|and (?:drank|used))|can not stop (?:drinking|using)|am an alcoholic|addicted to (?:pills|alcohol|drugs|opioids|cocaine|weed)|drink(?:ing)? (?:a bottle|two bottles|every (?:day|night)|vodka))',
  ],
  medication: [
    '(?:can|could|may|should|ok to|okay to|safe to|if) (?:i |we |she |he )?(?:just )?(?:take|double|halve|mix|have) (?:two|three|four|more|extra|another|half|double|both|twice|\\d+)\\b[a-z0-9 ]{0,20}\\b(?:tablets?|pills?|sertraline|citalopram|fluoxetine|lithium|xanax|valium|diazepam|zopiclone|antidepressants?|painkillers?|ibuprofen|paracetamol|tylenol|codeine|tramadol|meds)\\b',
    '(?:drop|dropping|ditch|leave out|stop|stopping|stopped|quit|quitting|come off|coming off|came off|go off|off|skip|skipping|change|double|reduce|taper|halve|replace|swap|start|mix|mixing) (?:taking |using )?(?:my |the |all |with )?(?:[a-z]+ )?(?:meds?|medication|medicines?|pills|tablets|antidepressants?|lithium|insulin|ssris?|dose|dosage|birth control|chemo(?:therapy)?|statins?|antipsychotics?|blood pressure|inhaler|prozac|zoloft|sertraline|xanax|antibiotics)',
    '(?:antidepressants?|meds|medication|lithium|insulin|pills|chemo|antipsychotics)\\b[a-z ,]*\\b(?:come off|stop (?:them|it|taking)|get off|quit (?:them|it)|off them|instead|replace)',
    '(?:what|how much|which) (?:dose|dosage|amount)|instead of (?:my )?(?:chemo|medication|insulin|antibiotics|my doctor|the doctor|pills)|(?:get|take) (?:the )?(?:vaccine|vaccinated)',
  ],
  treatment: [
    '(?:should|shall|must) (?:i|we|he|she|they|mum|mom|dad|gran[a-z]*|nan|(?:my|our|the) [a-z]+) (?:really |just |still |even |not )*(?:have|get|do|take|start|refuse|skip|accept) (?:the |this |that |his |her |my |more |another )(?:[a-z]+ )?(?:chemo[a-z]*|radiation|radiotherapy|immunotherapy|operation|transplant|mastectomy)\\b',
    '(?:surgery|operation|procedure|c section|caesarean|biopsy|chemo(?:therapy)?|root canal|transplant|treatment|scan|(?:knee|hip|shoulder|joint|valve) replacement)\\b(?=[a-z0-9 ,.]*\\b(?:keep it|move it|reschedule|moon|date|day|retrograde|postpone|delay|cancel|best|good|safe|stars|go well|succeed|refuse|work|time)\\b)',
    '(?:moon|date|day|retrograde|postpone|delay|cancel|best|good|safe|stars|refuse|should i have)\\b[a-z ,]*\\b(?:my |knee |hip |heart |back |eye |dental |plastic |cosmetic )*(?:surgery|operation|biopsy|c section|caesarean|chemo|root canal|transplant)',
    'fast(?:ing)? (?:for|the) (?:the |a |\\d+ |ten |two |three |forty )?(?:whole |entire |full )?(?:lunar|moon|weeks?|months?|days|cycle)|(?:see a doctor|go to (?:the|a) (?:doctor|hospital)) or ',
  ],
  pregnancy: [
    '(?:when|will|am|can|could|if|get|getting|be|fall|become|are we|is she) (?:i |we |she |will i |will we |going to |ever |be |get |fall )*pregnant(?! with (?:ideas|meaning))',
    '(?:ivf|iui|insemination|embryo|fertility|conceive|conceiving|conception|miscarr[a-z]+|ovulat[a-z]+|abortion|abort|infertile|surrogate)',
    '(?:trying|tried) for (?:a (?:baby|child)|another baby|\\d+ years)|how many (?:children|kids|babies)|(?:baby|babies)\\b[a-z ,]*\\b(?:boy or (?:a )?girl|healthy|gender)|(?:keep|lose|carrying|terminate) (?:the|this|my|our|a) (?:baby|pregnancy)|ever have (?:a baby|children|kids)|baby i am carrying',
    '(?:will|is|does|going to) (?:this|the|my|our|her|it|this one|the next one|next one)(?: pregnancy| baby| embryo| one)*(?: going to)? (?:stay|stick|survive to term|go to term|hold|implant|make it to term)(?! (?:at|in|on|with|the|up|down|together|over|home|here|a|my|his|her|to)\\b)',
  ],
  diagnosis: [
    '(?:(?<!why )(?:do|does)|have|could|might|am|will|is|if)\\b(?:(?!\\bwhy\\b)[a-z ,]){0,40}\\b(?:have|get|got|be|develop|getting|has|it|going to get|at risk of) (?:a |an )?(?:cancer|hiv|aids|diabetes|diabetic|adhd|autism|autistic|bipolar|tumou?r|std|sti|covid|endometriosis|parkinsons?|alzheimers?|dementia|ms|epilepsy|schizophreni[ac]|heart disease|clinically depressed|depression|crohns?|coeliac|celiac|lupus|pcos|fibromyalgia|arthritis|ill|sick|an illness|a disease)(?! (?:of|and tired|with envy))',
    '(?:cancer|diabetes|parkinsons?|alzheimers?|dementia|hiv|tumou?r|leukaemia|epilepsy|lupus|endometriosis)\\b(?=[a-z ,.]*\\b(?:palm|hand|line|do i have|see)\\b)|(?:palm|hand|chart|line|stars)\\b[a-z ,]*\\b(?:diabetes|parkinsons?|alzheimers?|dementia|hiv|tumou?r|leukaemia|epilepsy|lupus|endometriosis)',
    '(?:found|have|there is|noticed|got) (?:a |this |an? [a-z]+ )?(?:lump|mole|growth|rash|swelling|swollen gland)',
    '(?:illness|disease|sickness|cancer|health problems?|what is wrong with (?:my (?:stomach|heart|skin|thyroid|health|body)|me medically))\\b(?=[a-z ,]*\\b(?:palm|hand|chart|line|see|stars|do i|my|will)\\b)|(?:palm|hand|chart|line|nails|tongue)\\b[a-z ,]*\\b(?:illness|disease|cancer|diabetes|tumou?r|get sick)',
    '(?:will|is|are) (?:my |the )?[a-z]+ (?:recover|be cured|beat (?:cancer|this)|survive (?:cancer|(?:the|this)(?! (?:semester|term|year|week|month|job|winter|summer|shift|class|course|school year|holidays|weekend|wedding|move|retrograde|meeting|marathon|trip|flight|internship|degree|friendship|marriage|family|boss)))|come out of (?:the|a) coma|terminal)|(?:test|biopsy|scan|blood) results?\\b|diagnos[a-z]+',
  ],
  'dead-speak': [
    '(?:talk|speak|contact|channel|reach|connect|communicate|message|call|hear|summon)(?:ing)?(?: to| with| from| for)? (?:my |the |our )?(?:dead|late|deceased|departed|ancestors|dead people|spirits? of)',
    '(?:speak|talk|answer|write|say something|reply|pretend to be|act|be)(?: to me)? as (?:if you were )?(?:my )?(?:dead|late|deceased|mum|mother|dad|father|grandma|grandmother|grandpa|husband|wife|him|her)(?! (?:well|birthday))|pretend (?:to be|you are) my (?:dead |late )?(?:mum|mother|dad|father|grandma|grandpa|husband|wife|son|daughter|sister|brother)',
    '(?:my|our) (?:late|dead|deceased) [a-z]+\\b[a-z ,]*\\b(?:says?|want me|see me|forgive|message|watch|hear me|think of me|tell me|proud|with me|at peace)|(?:at peace|in heaven|on the other side(?! of)|crossed over|beyond the grave)',
    'medium (?:reading|session)|seance|ouija',
  ],
  death: [
    '(?:when|how|what (?:age|year|date|day)|which (?:age|year|day)|how (?:old|soon))\\b[a-z ,]{0,30}\\b(?:will|do|does|am|is|going to|would|shall)\\b[a-z ,]{0,25}\\b(?:die|dying|pass away|be dead|dead|death)(?! (?:hair|down|card))',
    '(?:how (?:long|many (?:more )?(?:years|months|days)))\\b[a-z ,]{0,25}\\b(?:left|live|got|have i|to live|i have)(?! (?:in|at|with|here|until (?:i|my) (?:move|holiday|graduat[a-z]+)))',
    'die (?:young|soon|early|this year|before|alone|in my sleep|in (?:a|an) )|early death|(?:will|am|is|are) (?:i|my [a-z]+|he|she|grandma|grandpa|mum|dad|we|they)(?: going to)? (?:die|pass away|(?<!we )make it|live (?:long|to see|until|much longer|past))(?! (?:to (?:the|my) (?:party|gig|meeting)|in time|work|rain))',
    'life ?line\\b[a-z ,.]*\\b(?:die|death|lifespan|long(?: will)? i live|short life|live long)|my (?:death|lifespan|life span|life expectancy|date of death|death date)|(?:who|which of us)[a-z ]{0,15}(?:will die|dies) (?:first|next)',
    'life ?line (?:is |looks |seems |so )*(?:short|broken|stops|ends|missing)',
  ],
  disaster: [
    '(?:plane|train|bus) crash(?:es)?|(?:be in|in|have|dream(?:ed|t)? (?:of|about)) a car crash|(?:plane|flight)\\b[a-z ,]*\\bcrash|crash(?:es|ing)?\\b[a-z ,]*\\b(?:flight|fly|plane)',
    '(?:dream(?:ed|t)?|nightmare|premonition|vision|bad feeling)\\b[a-z ,.]*\\b(?:come true|warning|omen|cancel|burned down|accident|died|dies|dead|crash|drown(?:ed)?|prophe[a-z]+)',
    '(?:something|anything) (?:bad|terrible|awful|horrible|evil)\\b[a-z ,]{0,20}\\b(?:happen|coming|going to|waiting|ahead)(?! (?:do|and))',
    '(?:terrible|bad|awful|horrible) feeling about (?:the|my|this|our) (?:flight|plane|ferry|boat|train|trip|journey|drive|ship|bus|holiday)|(?:ferry|boat|ship)\\b[a-z ,]*\\bsink',
    '(?:worst thing that will|death omen|omen of|doomsday|end of the world|apocalypse|earthquake|will there be (?:a )?(?:war|disaster|attack))|eclipse (?:going to|will) (?:destroy|ruin|harm)',
  ],
  'paywall-fear': [
    '(?:pay|paying|subscribe|upgrade|buy|premium|money)\\b[a-z ,]*\\b(?:bad (?:thing|news|luck)|danger|dangerous|warning|safe|protect|fate|luck|destiny|the rest|see the rest|what is wrong|you saw|worr[a-z]+|hiding|guarantee)',
    '(?:bad|danger|warning|trouble|worrying|terrible|dark)\\b[a-z ,]*\\b(?:is coming|ahead|coming|saw|said)?[a-z ,]*\\b(?:pay|paywall|premium|subscribe|upgrade|unlock)',
    '(?:hint(?:ed)?|warn(?:ed)?|mention(?:ed)?)\\b[a-z ,.]*\\b(?:trouble|danger|bad|dark)\\b[a-z ,.]*\\b(?:pay|subscribe|upgrade|premium|unlock|buy)',
    'can not afford (?:premium|to (?:pay|subscribe|upgrade)(?= for (?:you|this|premium|it)|<end>)|(?:the|your|this) (?:subscription|app))|behind the paywall',
  ],
  spell: [
    '(?:hex|curse|jinx|bewitch|voodoo|put (?:a|the) (?:hex|curse|spell) on|cast (?:a |an )?(?:spell|hex|curse)|do (?:black )?magic on) (?:on |against )?(?:my|him|her|them|someone|the|that|an?) ?(?:boss|ex|rival|neighbour|enemy|enemies|woman|man|person|husband|wife|coworker|friend|family)?(?<!curse my)(?<!on me)(?<!on my family)(?! (?:is|was|has) (?:real|on me))',
    '(?:love|binding|revenge|return|attraction|break ?up|obsession) (?:spell|ritual|magic|potion|charm)|spell (?:that|to|so|on|for|which|making|against)|spells? on',
    '(?:make|making) (?:him|her|them|my (?:ex|crush))\\b[a-z ,]*\\b(?:with (?:magic|a spell|a ritual|witchcraft)|obsessed with me|using (?:his|her) (?:hair|photo))',
  ],
  curse: [
    '(?:cursed|curses?|hex(?:ed)?|jinx(?:ed)?|evil eye|black magic|dark magic|dark energy|negative energ(?:y|ies)|dark entit(?:y|ies)|entity attached|evil spirits?|(?<!\\b(?:you|this|it|astrology|app|oracle|readings?) (?:is |are |was )?(?:just |all |basically )?)witchcraft|brujeria|bad juju|generational curse|mal de ojo|haunted|being punished by|paying for karma|nazar)(?! (?:film|movie|of (?:knowledge|being)|of the))',
  ],
  surveillance: [
    '(?:read|see|check|get into|hack|hacking|unlock|open|access|look (?:at|through)|go through|log into|break into|clone) (?:my )?(?:wifes|husbands|girlfriends|boyfriends|partners|exs|daughters|sons|his|her|their|kids|mothers)(?: [a-z]+)? (?:messages?|phone|texts?|whatsapp|instagram|email|snapchat|facebook|account|password|diary|dms)',
    '(?:track|tracking|spy|spying|stalk|follow|bug|monitor|watch)(?: on)? (?:my )?(?:wife|husband|girlfriend|boyfriend|partner|ex|crush|him|her)(?! (?:back|on (?:instagram|tiktok|twitter)|dreams|heart|lead|advice))',
    '(?:(?<!\\b(?:bought|buy|buying|surprises?|surprised|gift|paid|pay|paying|booked|baked|organi[sz]ed|repaired|fixed|cleaned)\\b[a-z ]{0,40})without (?!the whole|the family|my (?:whole |entire )?(?:family|parents|boss|kids|children|friends)|everyone|anyone|everybody|people)|secretly\\b)[a-z ,]*\\b(?:knowing|noticing|finding out)\\b|gps|spyware|tracker on|blocked me\\b(?=[a-z ,.]*\\b(?:how|see|reach|turn up|watch|find|contact|get to)\\b)|(?:turn|show|turning|showing) up at (?:her|his|my exs) ',
    'find out (?:who (?:he|she)|what (?:he|she)|where (?:he|she)|(?:his|her) password)',
  ],
  infidelity: [
    '(?:cheat(?:s|ed|ing)?(?! (?:day|meal|sheet|code|death|on (?:my diet|an exam|the test)))|unfaithful|infidelity|having an affair|an affair|seeing (?:<someone>|another)(?: else)?|sleeping with (?:someone|her|him|his|another|my)|another woman|a lover|someone else behind|secret family|two.?timing|side chick)\\b',
    '(?:is|are) the (?:baby|child|kid)s? (?:really )?(?:his|mine|hers)',
  ],
  whereabouts: [
    '(?:where|what (?:city|town|street|country|address)|which (?:city|town|street|country))\\b(?: is| does| did| has| do| are)* (?:my (?:ex|husband|wife|father|dad|birth mother|girlfriend|boyfriend|daughter|son|friend|old friend|first love)|he|she|they)\\b(?! (?:going with|from in)| (?:see|feel|stand|want|on this|in the relationship))(?=[a-z ]*\\b(?:live|lives|living|is|now|right now|tonight|go|went|staying|work|works|move|moved|hiding)?\\b)(?! (?:see|feel|stand|want|think))',
    '(?:locate|track down|address of|whereabouts|find out where|tell me where|find where)\\b(?! (?:to|i|we)\\b)(?=[a-z ]*\\b(?:my (?!(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|lilith|rising|north|south|charts?|palms?|hands?|readings?|account|profile|subscription|keys?|phone|wallet|glasses|passport|bags?|luggage|parcel|package|order)\\b)|he|she|him|her|they|ex)\\b)|who is (?:he|she|my (?:husband|wife|boyfriend|girlfriend)) with (?:right now|tonight|now)',
  ],
  'private-facts': [
    '(?:is|are|was) (?:my |that |the )?(?:[a-z]+ )?(?:son|daughter|brother|sister|friend|husband|wife|boss|coworker|colleague|neighbour|actor|singer|teacher|crush|boyfriend|girlfriend|ex|cousin|uncle|father|mother|mum|dad|he|she|roommate)(?: [a-z]+)? (?:gay|lesbian|bi|bisexual|trans|transgender|queer|straight|in the closet|closeted|autistic|an? alcoholic|an? addict|a narcissist|a psychopath|a sociopath|pregnant|mentally ill|bipolar|depressed)',
    '(?:tell me|reveal|what are|know) (?:my )?(?:[a-z]+ ){1,2}secrets\\b|(?:secrets? (?:is|are|does|do) (?:my|he|she|they)|(?:hiding|keeping) (?:from me|a secret)|(?:his|her|their|coworkers?|boss|bosses|sisters?|friends?) (?:secrets?|salary|medical|sexuality|sexual orientation|diagnosis))',
  ],
  crime: [
    '(?:who|which (?:one )?(?:of [a-z ]+)?)\\b[a-z ,]{0,30}\\b(?:stole|took|robbed|broke into|burgled|vandalised|scammed|killed|murdered|attacked|poisoned|keyed)(?! (?:my (?:heart|breath)|it seriously))',
    '(?:<someone>) (?:took|stole|has taken|has stolen|robbed|broke into) (?:my|the|our|cash|money|[a-z]+ from my)(?! (?:heart|breath|seat|place|advice))',
    '(?:did|has) (?:my |the )?[a-z]+ (?:steal|stolen|take|taken) (?:my|the) (?:money|ring|laptop|cash|wallet|purse|jewel[a-z]*|phone)|(?:is|was) (?:he|she|my [a-z]+) (?:guilty|a criminal|a murderer|the thief|a thief)|(?:was|were|been|got) (?:robbed|burgled|scammed|defrauded)',
  ],
  legal: [
    '(?:plead(?:ing)?|guilty plea|custody|lawsuit|(?<!(?:planet|star|sign|house|god) (?:do|can|could|should|would) i )sue(?! (?:<few>)(?:mercury|venus|mars|jupiter|saturn|moon|universe|stars|horoscope|fate|karma))|suing|sued|in court|(?:have|got|due in|appear in|at) court|court (?:on|tomorrow|next|this)|the judge|court (?:case|date|hearing|order)|to court|(?:my|the|a|our|his|her|custody|disciplinary) hearing(?! (?:aids?|test|loss|is))|judge (?:give|rule|decide|side|me|my|will|find)|jury|trial (?:date|go|on|next|be)|(?<!(?:cancel|end|stop|extend|start|free|of) )my trial(?! (?:ends?|ended|turns?|becomes?|converts?|renews?|rolls?|charges?|switch|automatic|costs?|expires?|period|runs|finish[a-z]*|is (?:over|up|ending)))|tribunal|lawyers?|attorney|solicitor|visa (?:appeal|hearing|application|be|get|approved)|my visa|immigration|asylum|deport[a-z]*|green card|prenup|probation|parole|bail|restraining order|police (?:interview|charge)|press charges|testify|arrested|go to (?:jail|prison)|settlement|inheritance dispute|legal (?:case|advice|battle|action))(?! (?:a dress|of (?:hearing|love)|loss|aid for))\\b(?<!hard of hearing)(?<!love hearing)',
  ],
  gambling: [
    '(?:lottery|lotto|powerball|euromillions|mega ?millions|jackpot|casino|roulette|blackjack|poker|bet(?:s|ting)?(?! (?:you|he|she|they|that|it|on (?:myself|love|us|me|yourself)|your|my life))|gambl[a-z]+|(?:play|playing|the) slots(?! (?:are|is))|slot machines?|sportsbook|parlay|scratch ?cards?|bookie|horse race|lucky numbers?|winning numbers?|win it back)',
    '(?:which|what|who) (?:team|horse|player|side|club)?\\b[a-z ]{0,15}(?:wins?|will win|going to win) (?:on )?(?:sunday|saturday|tonight|tomorrow|the (?:match|game|final|derby|super ?bowl|world cup|race|league))|numbers (?:should i|to) (?:play|pick)',
  ],
  debt: [
    '(?:payday loan|loan shark|(?<!(?:forgive|forgiving|forgave|cancel|write off|let go of) (?:a |the |this |that |his |her |their |my )?)loan(?! (?:from|to) my)|cash advance|bankrupt[a-z]*|bailiffs?|credit card debt|debts?|max(?:ed)? out|borrow(?:ing)? money|(?<!feel(?:s|ing)? like [a-z ]{0,20})evict(?:ed|ion)|can not pay (?:my )?(?:rent|bills|mortgage))(?! (?:of gratitude|to (?:love|my mother)))',
  ],
  money: [
    '(?:bitcoin|crypto(?:currency)?|ethereum|dogecoin|stocks?(?! up)|shares (?:in|of|should|to|are|will)|my shares|invest(?:ing|ment|ments|ed)?(?! (?:in (?:myself|love|yourself|friendship|my (?:growth|health|relationship)|us|rest|people)|time|energy|emotion[a-z]*|my (?:time|energy|heart)))|day ?trad[a-z]+|forex|nft|hedge fund|savings (?:into|in|on)|house deposit|all (?:my|our) (?:savings|money)|life savings|pension|401k|remortgage|stock market|gold price|house prices)',
    '(?:good|best|right|lucky|favou?rable) (?:time|day|week|month|moment|moon) (?:to|for) (?:buy|buying|sell|selling) (?:a |an |my |our |the )?(?:house|flat|home|property|land|shares|car|apartment|business)',
    '(?:all in on|new (?:crypto )?coin|(?:this|that|the) coin|meme ?coin|penny stock)',
    '(?:become|be|get) (?:a )?(?:millionaire|rich)(?! in (?:love|spirit|experience))|(?:lend|give|send) (?:him|her|them|the [a-z]+|this [a-z]+) (?:my |all my )?(?:savings|money|thousand)',
  ],
  'instead-of-therapy': [
    '(?:better|cheaper|more helpful) than (?:my |any |a )?(?:therap[a-z]+|psychologist|psychiatrist|counsell?or|doctor|shrink)|(?:quit|quitting|stopped|stop|cancel(?:l?ed|l?ing)?|dropped|skip(?:ped)?|gave up|leave|left) (?:my |seeing (?:my|a) |going to )?(?:therap[a-z]+|counsell?[a-z]+|psychiatrist|psychologist)',
    '(?:be|are|you are|act as) my (?:new )?(?:therapist|psychologist|counsell?or|doctor)|(?:do not|no longer) need (?:a |my |any )?(?:therap[a-z]+|doctor|psychiatrist|counsell?[a-z]+)(?! for)',
  ],
  dependency: [
    '\\d+(?:th|st|nd|rd) (?:question|reading|message)|(?:hundredth|fiftieth|twentieth|thirtieth|fortieth|tenth) (?:question|reading)|(?:\\d+(?:th|st|nd|rd)|hundredth|fiftieth|twentieth|thirtieth|fortieth|tenth) time i (?:<soften>)(?:ask|am asking|have asked|asked|am here|check|am checking)|(?:ask(?:ed|ing)?|here|back|check(?:ed|ing)?|this is)\\b[a-z ,]{0,20}\\b(?:\\d+(?:th|st|nd|rd)|hundredth|fiftieth|twentieth|thirtieth|fortieth|tenth) time(?= today| now| tonight|<end>)',
    '(?:can not|could not|unable to|never|do not|dare not) <soften>(?:leave|decide|do|make|choose|sleep|eat|go|move|live|function|act|start|get)\\b[a-z ,]{0,25}\\b(?:without|until|unless|before) (?:you|asking you|i ask you|a reading|checking|consulting you|your (?:ok|approval|permission|answer)|my horoscope)',
    '(?<!\\b(?:i|he|she|we|they) (?:am|is|are) (?:the )?)only one (?:who|that|i) (?:understands?|listens?|gets|can talk|trust|cares?|knows|have)|(?:you are|you re) (?:all i have|my only (?:friend|one|hope|companion)|my best friend|the only)|(?:never|do not|not) leave me(?= |$)(?=[a-z ]*(?:oracle|promise|ever|$))|i need you oracle|(?:love you,? oracle|marry me oracle)(?= (?!lol|haha|so much|bye|thanks|thank)[a-z]+ [a-z]+)',
    '(?:stopped|stop|do not|no longer|cut off|quit) (?:seeing|need|needing|talking to|meeting|want)? ?(?:my |any )?(?:friends|people|anyone|family)\\b[a-z ,]*\\b(?:you|because i have you|enough)|(?:ask|asked(?! you (?:this|that|it) [2-5] times)|asking|check|checking|consult) you (?:[a-z]+ )?(?:\\d+|ten|fifty|twenty|a hundred|every(?:thing)?|all day|all night|constantly)|every (?:ten|five|few) minutes',
  ],
  discrimination: [
    '(?:hire|hiring|fire (?:him|her|them|my|the|an?|all|every|people)|firing|reject|promote|employ|(?<!\\b(?:my|the|our|pay|paid|paying|for|month s) )rent(?:ing)?|recruit|(?<!\\b(?:job|an|my|the|a|phone|second|first|final|next|big|this|work|video) )interview|lend)\\b[a-z ]*\\b(?:signs?|scorpios?|gemini[s]?|leos?|virgos?|aries|taurus|pisces|libras?|capricorns?|aquarius|sagittarius|(?<!happy )birthday|birth chart|zodiac|fire signs|candidates?|applicants?|tenants?)\\b(?!\\?)',
    '(?:signs?|zodiac signs?|candidates?|applicants?|employees|tenants)\\b[a-z ,]*\\b(?:should i (?:reject|hire|fire|avoid|not hire|promote|drop)|avoid (?:hiring|renting|lending))|signs? should i (?:not |never )?(?:hire|employ|rent|trust with|work with|fire|avoid|refuse)|(?:most evil|worst|dumbest|inferior|superior|most criminal|stupidest) (?:zodiac )?sign|sign is (?:the )?(?:most evil|worst|dumbest|inferior|evil)',
  ],
  hate: [
    '(?:immigrants|foreigners|muslims|jews|refugees|gays|gay people|black people|white people|trans people|disabled people|migrants|asians|gypsies)\\b(?=[a-z ,.]*\\b(?:bad|luck|blame|curse[ds]?|ruin|energy|fault|karma|punish(?:ed)?|inferior|invad[a-z]+|mars|block)\\b)|(?:because (?:of|we let)|blame|fault of|hate) (?:the )?(?:immigrants|foreigners|muslims|jews|refugees|gays|gay people|black people|migrants)',
    '(?:race|religion|nationality|ethnicity) is (?:spiritually |karmically )?(?:superior|inferior|cursed|bad|better|evil)',
  ],
  sexual: [
    '(?:virginity|orgasm[a-z]*|porn[a-z]*|nudes|nude (?:pics?|photos?|pictures?|selfies?|videos?)|(?:pose|posing|posed|undress|strip) nude|sext(?:ing)?|erotic[a-z]*|talk dirty|kinks?|fetish(?:es)?|blow ?job|penis|dick size|masturbat[a-z]*|horny|(?:good|like|best) in bed|have sex|sex (?:scene|life|position)|sexual (?:fantas[a-z]+|positions?|acts?))',
  ],
  grief: [
    '(?<!(?:battery|phone|laptop|computer|tablet|printer|charger|car|engine|motor|bike|boiler|fridge|washer|dryer|dishwasher|machine|heater|tv|wifi|internet|signal|plants?|lawn|tree|chat|conversation|thread|app|router) (?:just |has |have |had )*)(?:died|passed away|passed on|passed(?! (?:my|the|a|an|it|all|out|by|with|me|your|our|his|her|every|this|that)\\b)|was put (?:down|to sleep)|put (?:him|her|them) (?:down|to sleep)|lost (?:his|her) (?:life|battle))(?: [a-z]+){0,3} (?:today|yesterday|tonight|last (?:night|week|month|year)|this (?:morning|week|month|year)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:two|three|a few|few|\\d) (?:days|weeks|months) ago|suddenly|recently)(?<!exam (?:today|yesterday))',
    '(?:my|our) (?:<soften>)?(?:mum|dad|mother|father|husband|wife|dog|cat|baby|son|daughter|friend|best friend|grandma|grandpa|grandmother|grandfather|nan|brother|sister|horse|partner|aunt|uncle)(?: has| just| have)* (?:died|passed away)(?! (?:\\d+|ten|many|twenty|thirty|long|years?|when i was|laughing|of laughter|in (?:19|20)\\d\\d|before))',
    '(?:buried|burying|lost) (?:my|our) (?:mum|dad|mother|father|husband|wife|dog|cat|baby|son|daughter|friend|best friend|grandma|grandpa|grandmother|brother|sister|partner)(?! (?:in the (?:shop|crowd)|at))|(?:grieving|mourning|bereaved|funeral|his ashes|her ashes)|without (?:my )?(?:late|dead) (?:mum|dad|husband|wife)',
  ],
  decision: [
    '(?:should i|do i|shall i|must i|whether to|whether i should)\\b[a-z ,]{0,20}\\b(?:divorce|leave (?:him|her|my (?:husband|wife|partner|family|kids|boyfriend|girlfriend|marriage))|break up|marry|end my marriage|go back to (?:him|my ex)|cut off my|disown|call off (?:the|my) (?:wedding|engagement))',
    '(?:just |only )?(?:say |answer |tell me )?yes or no\\b|(?:leaving|abandoning|walking out on|leave) my (?:kids|children|family|husband|wife)\\b|(?:confirm|tell me|say) (?:that )?(?:it is|this is|he is|she is|we are) (?:my )?(?:destiny|destined|fate|fated|meant to be|the one|a sign)',
    '(?:quit|quitting|left|sold|selling)\\b[a-z ,]*\\bbecause (?:my horoscope|the stars|you|the cards|my chart) (?:said|told)',
  ],
  identity: [
    '(?:are|r) you (?:<soften>)?(?:a |an |the )?(?:real|human|person|people|ai|bot|robot|machine|chatgpt|gpt|chatbot|program|computer|alive|conscious|sentient|psychic|actual|genuine|real (?:person|human|psychic|oracle))\\b(?! (?:about|with me|serious))',
    '(?:talking|speaking|chatting|typing|writing) (?:to|with) (?:a |an )?(?:real |actual )?(?:human|machine|robot|bot|person|computer|ai|someone real)|(?:is|are) (?:this|there|it) (?:a |an )?(?:real )?(?:human|person|bot|ai|robot|psychic|automated|someone)\\b(?: (?:behind|answering|typing|there))?|who (?:made|programmed|built|created|is behind) (?:you|this)|do you have (?:feelings|a soul|psychic powers|a body)',
  ],
  guarantee: [
    '(?:guarantee[ds]?|promise(?: me)?(?! (?:ring|land))|swear(?: to me)?|assure me)\\b(?=[a-z ,]*\\b(?:i|he|she|we|they|it|that|will|me)\\b)(?<!he promise)(?<!i promise)(?<!she promise)',
    '(?:for sure|with certainty|100 ?percent|100 sure|exactly when|what exact (?:day|date)|which exact (?:day|date)|on (?:what|which) (?:exact )?(?:day|date)|the exact (?:day|date)|certain that)\\b|how accurate (?:are|is)|are you (?:ever|never) wrong',
  ],
  correction: [
    '(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|the moon|the sun|my (?:sun|moon|rising|ascendant|venus|mars)(?: sign)?) is not (?:in |retrograde|direct|a |aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)',
    '(?:your|this|the|that) (?:<soften>)(?:reading|horoscope|chart|answer|calculation|prediction)s? (?:is|was|are|were) (?:<soften>)(?:completely |totally |all )?(?:wrong|false|not true|inaccurate|incorrect|a mistake|nonsense|rubbish)|you (?:<soften>)(?:lied|were wrong|are wrong|made (?:a mistake|that up|it up)|got (?:it|that|my [a-z]+) wrong)|you said\\b[a-z ,]*\\b(?:nothing happened|did not happen|did not|but nothing|never happened)',
  ],
  proof: [
    '(?:is|are|does|do)\\b[a-z ,]{0,12}\\b(?:astrology|palmistry|palm reading|tarot|numerology|horoscopes?|all this|the stars)\\b[a-z ,]{0,15}\\b(?:real|true|scientific|science|proven|fake|scam|nonsense|work|works|bullshit|legit)',
    '(?:evidence|proof|science|research|studies) (?:for|behind|that|on|of) (?:astrology|palm|this|horoscopes|the stars)|scientifically proven|believe in (?:astrology|horoscopes)|why should i (?:believe|trust) (?:you|astrology|this)',
  ],
  politics: [
    '(?:election|referendum|prime minister|(?<!(?:class|school|student|students|student council|council|club|company|society|union|vice|team|board|former class) |(?:board|committee|club|association|choir|society|pta|homeowners|hoa|band|team)\\b[a-z ,]{0,40})president(?! of (?:my|our|a|the (?:club|company|board|class|school|society|student|students|choir|association)))|vote for|parliament|white house|republicans?|democrats?|labour party|tories|the war end|world war)',
  ],
} as const satisfies Record<SensitiveTopic, readonly string[]>;

const RULES = SENSITIVE_TOPICS.map((topic) => ({
  topic,
  patterns: SENSITIVE_PATTERNS[topic].map(phrasePattern),
}));

/** The weightiest sensitive topic in the stretches of a message, or null. */
export const sensitiveTopicIn = (passages: readonly string[]): SensitiveTopic | null =>
  RULES.find(({ topic, patterns }) =>
    passages.some(
      (passage) =>
        (topic === 'minor' && statesMinor(passage)) ||
        patterns.some((pattern) => pattern.test(passage)),
    ),
  )?.topic ?? null;
