import { phrasePattern } from '../phrase-pattern.ts';

/** A threat with a plan, a weapon, a hatred or a fear in it is no figure of speech. */
const GRAVE =
  'school|shoot[a-z]*|crying|cries|toddler|son|daughter|child|children|(?:gun|guns|knife|machete|axe|crossbow|acid|bomb)|tonight|for real|not joking|not kidding|mean it|revenge|deserves?|hurt(?:s|ing)? (?:me|him|her|them|my)|hits? (?:me|my|her|him)|beats?|beaten|slaps? me|punched|rap(?:e|ed)|touch(?:es|ed)|abus[a-z]*|violen[a-z]*|threat[a-z]*|blood on|poison|pillow|asleep|newborn|baby|voices|prison|jail|custody|scared|afraid|terrified|drunk|drinks|sleeps|sleeping|myself|kids|lives|stalk[a-z]*|follow(?:s|ed|ing)|waiting for (?:him|her|them)|know where|outside (?:his|her|their)|plan(?:s|ned|ning)? (?:it|to|for)|every night|honou?r|hate (?:him|her|them|everyone)|bought|not stop myself|black ?out|losing control|lost control|cheat(?:ed|ing)|ruined my life|i have (?:it|him|her)|pay for (?:it|this|what)|nadie|niemand|personne|ninguem|nessuno|lachen|se rien|otra vez|vida|leben|ma vie|minha vida|mia vita|mis brazos|mes bras|mein(?:e)? arme|meus bracos|mie braccia|nunca|jamais|nie mehr|siempre|toujours|sempre|esta noche|cette nuit|heute nacht|esta noite|stanotte|messer|cuchillo|couteau|faca|coltello|pistola|arma|me pega|me frappe|schlagt|me bate|mi picchia';
/** Who or what is cross today: the body, hunger, heat, queues. */
const BAD_MOOD =
  'my period|mes regles|mi regla|baja manana|me baja|meine tage|minha menstruacao|o ciclo|on my period|pms|pmsing|pmdd|luteal|hormon[a-z]*|day (?:1|one|2|two)|cramps|(?:peri)?menopaus[a-z]*|hot flush[a-z]*|hangry|hungry|starving|no coffee|before coffee|without coffee|decaf|heat ?wave|this heat|\\d\\d degrees|traffic|queue|call cent(?:er|re)|hold music|quit(?:ting)? (?:smoking|sugar|nicotine|caffeine)|dry january|ramadan|fasting today|jet ?lag[a-z]*|mondays|ikea|black friday|airport|delayed';
/** What coworkers, relatives, neighbours and animals do that is cross-making and small. */
const HABIT =
  'snooz[a-z]*|alarm(?: clock)?s?|late for|ferry|microwav[a-z]*|salmon|tuna|fish|eggs|hums?|humming|whistl[a-z]*|sniff[a-z]*|slurp[a-z]*|chew[a-z]*|crunch[a-z]*|burps?|snor[a-z]*|clips? (?:his|her|their) nails|bites? (?:his|her) nails|taps? (?:his|her|their|the)|clicks? (?:his|her|their|the) pen|pen clicking|cracks? (?:his|her) (?:knuckles|neck)|repl(?:y|ies) all|reply all|cc s|speakerphone|on speaker|loud calls|mansplain[a-z]*|explains? (?:<few>)(?:job|to me)|takes? (?:the |my )?credit|took credit|calls? me (?:hun|sweetie|kiddo|boss)|mispronounc[a-z]*|circle back|rearrang[a-z]*|reorgani[sz]ed|my kitchen|my (?:lunch|desk|chair|mug|charger|parking (?:spot|space)|stapler|yogh?urt|sandwich|perfume|shampoo|leftovers|tupperware|garlic|garden|roses|tomatoes|plants?|sourdough)|parking (?:spot|space)|thermostat|window open|aircon|perfume|karaoke|drill(?:s|ing)?|leaf ?blower|lawn ?mower|trumpet|drums|recorder|rooster|cockerel|barks?|barking|pooped|peed|poops|knocked over|christmas tree|litter|scratched the|chewed (?:my|the|up)|ate (?:my|the|his|her)|eats? (?:my|the|all)|steals? (?:my|the)|borrow(?:s|ed)|owes? me|never (?:<few>)?(?:washes|empties|replaces|closes|shuts|does|loads)|dish(?:es|washer)|toilet (?:roll|seat)|towels?|socks|crumbs|bins?|spoil(?:s|ed|t|ers?)|tailor|saree|lehenga|plants? (?:<few>)died|watered|overwatered|gave my (?:leave|seat|shift|desk)|swapped my shift|my shift|rota|brags?|bragging|posts from|refolds?|meetings? at|schedules?|forwarded (?:<few>)(?:to the|my)|family whatsapp|group chat|typing|(?:my|me) (?:new |entire |whole )*(?:jacket|hoodie|dress|shoes|jumper|jeans)|same dress|stapler|printer|paper jam|perfume|lanyard|jokes?|canta|cantando|de la manana|sem bater|thon|fromage|joghurt|yogur[a-z]*|piante|plantas|plantes|ronca|ronfle|schnarcht|platos|louca|vaisselle|piatti|abwasch|geschirr|ruido|barulho|rumore|larm|perceuse|perce|bruit|mein(?:e|en)? (?:jacke|essen|ladegerat|kuchen|fahrrad)|schuldet|500 reais|pediu|se comio|me uso|usou|vestito|mi comi[oa]|me debe|me deve|mi deve';
const KIN =
  '(?:(?:<few>)(?:coworker|co worker|colleague|boss|manager|brother|sister|cousin|uncle|aunt|mum|mother|dad|father|in laws?|husband|wife|boyfriend|girlfriend|partner|flatmate|roommate|housemate|neighbours?|kids?|son|daughter|teenager|family|friends?|class|team|office|landlord|tailor|cat|dog|rooster|goat|parrot|puppy|kitten|bird|hamster|goose))';
const TARGET = `(?:him|her|them|everyone|everybody|someone|somebody|people|(?:every|each|all) [a-z]+|(?:his|her|its|their|that|this) (?:<few>)?(?:neck|cat|dog|rooster|goat|bird|puppy|kitten|thing|animal|man|woman|guy|girl|brat|phone|drill|mouth)|(?:my|our|the|this|that|these) (?:whole |entire )*${KIN})`;
const MAY_WANT =
  '(?:(?:(?<=^|[.,] )|i |and |will |me |to |about |could |almost )(?:<soften>)(?:(?:am |will |would )?(?:<soften>)(?:going to|gonna|about to|could|might|may|want to|wanna|wanted to|would like to|feel like|will|shall|almost|nearly|ready to|tempted to|swear i will|could have) (?:<soften>))?)';
const OWN_THREAT = new RegExp(
  phrasePattern(
    `${MAY_WANT}(?:(?:kill|strangle|murder|throttle|smother|choke|slap|punch|smack|bite|drown|hang|wring|throw|scream at|yeet|sell|eat|destroy|fight|hit|bury)(?:ing|ed)?|commit) (?:${TARGET}|a crime|murder|homicide|violence)(?: (?:out of (?:the|a) window|in (?:his|her|their|the) own [a-z]+|upside down|with (?:the|my|a|an|his|her) (?!<weapon>|rope|belt|pillow|car|bare|hands|razor|sword|screwdriver|poison|scissors|wire|cable|cord|chain|brick|baseball|gas|petrol|pills)[a-z]+))?|end (?:him|her|them)|burn (?:the world|that place|this place|it all|everything) (?:down|to the ground)|(?:voy a|quiero|podria|un dia lo|un dia la) ?(?:matar|ahorcar|ahorco|mato)(?: a (?:mi|este|ese) [a-z]+|lo|la)?|(?:voy a|quiero) matar a alguien|je vais tuer (?:quelqu un|quelqu)|je (?:vais|veux|pourrais) (?:tuer|etrangler|etriper) (?:mon|ma|mes|ce|cette|le|la) [a-z]+|ich (?:bring|bringe|konnte|werde) (?:meinen?|meine|ihn|sie|den|die) ?(?:[a-z]+ )?(?:um|umbringen|erwurgen)|(?:vou|quero) matar (?:o |a )?(?:meu|minha|esse|essa) [a-z]+|(?:la|lo|los|las) (?:voy a|quiero|podria) (?:matar|ahorcar)|(?:lo|la) mato|je (?:vais|veux|pourrais) (?:le|la|les) (?:tuer|etrangler)|(?:vou|quero) matar (?:ela|ele)|(?:la|lo) (?:strozzo|ammazzo|uccido)|bring(?:e)? (?:ihn|sie) um|(?:io )?(?:ammazzo|uccido|strozzo) (?:mio|mia|il mio|la mia|quel|quella) [a-z]+`,
  ),
  'gu',
);
/** At work, next door and among relatives "I could" is said of what is never done; of a partner it is not enough. */
const COULD = phrasePattern(
  '(?:could|would love to|tempted to|this close to) (?:<soften>)(?:kill(?:ing)?|strangl(?:e|ing)|murder(?:ing)?|throttl(?:e|ing)|smother(?:ing)?)',
);
const WORK_OR_KIN = phrasePattern(
  'co ?workers?|colleagues?|boss|manager|team lead|supervisor|intern|receptionist|accounts|office|desk|meetings?|shift|ward|brother|sister|neighbours?|landlord|roommate|flatmate|in laws?|mother in law|sister in law|brother in law|cousins?|uncle|auntie?|nana|gran|teammates?|classmates?|group project|customers?',
);
const CROSS = phrasePattern(`${BAD_MOOD}|${HABIT}`);
const GRAVELY_SAID = phrasePattern(GRAVE);
const MOST_LETTERS = 320;

/** "I could strangle Brad, he microwaves salmon": taken out where nothing grave stands beside it. */
export function withoutIrritation(text: string): string {
  const isCross = CROSS.test(text) || (COULD.test(text) && WORK_OR_KIN.test(text));
  if (text.length > MOST_LETTERS || !isCross) return text;
  const rest = text.replace(OWN_THREAT, ' , ');
  return rest === text || GRAVELY_SAID.test(rest) ? text : rest;
}
