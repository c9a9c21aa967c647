import { phrasePattern } from '../phrase-pattern.ts';

/** Words beside which a wish to die is no figure of speech. */
const GRAVE =
  '<pill>|<weapon>|tonight|goodbye(?! social)|for real|not joking|bull(?:y|ied|ies|ying)|nudes?|naked|leak(?:ed|s)?|blackmail[a-z]*|depress[a-z]*|hopeless|worthless|hate (?:myself|my life|being|living)|every (?:single )?day|every night|all the time|any ?more|for (?:weeks|months|years)|go on|going on|keep going|live|living|alive|exist[a-z]*|so alone|all alone|am alone|lonely|<noone>|hates? me|laugh(?:s|ed|ing)? at me|myself|cuts|scars|miss me|hit(?:s)?|beat(?:s|en)?|rap(?:e|ed)|touch(?:ed|es)|forc(?:e|ed|ing)|marry|nikah|arranged|cut(?:ting)? (?:myself|my arms?|my wrists?)|hurt(?:ing)? myself|harm|suicid[a-z]*|kill(?:ing)? myself|(?<!voice )notes?|(?<!love )letters?|bridge|pregnan[a-z]*|voices|end it|wake up|waking up|burden|better off|expelled|outed|therap[a-z]*|vivre|vivir|leben mehr|nicht mehr|viver|vivere|cette nuit|esta noche|heute nacht|esta noite|stanotte|cada dia|jeden tag|tous les jours|pastillas|cachets|tabletten|comprimidos|pillole|nadie|niemand|personne|ninguem|nessuno|lachen|se rien|otra vez|vida|leben|ma vie|minha vida|mia vita|mis brazos|mes bras|mein(?:e)? arme|meus bracos|mie braccia|nunca|jamais|nie mehr|siempre|toujours|sempre|plus la force|no puedo mas|nao aguento|non ce la faccio';

/** A small shame before other people, in six languages. */
const SMALL_SHAME =
  'overshared|said too much|i smell|bad breath|(?:by|with|said|used|called) (?:<few>)(?:ex|exs|exes) name|walked in (?:on me |while i )|forgot to pay|(?:driving|theory) test|blanked|job interview|commented on my crush[a-z]*|stomach growled|hid behind|reggiseno|rulps[a-z]*|gerulpst|gestolpert|tropece[iy]|tropez[eo]|me cai (?:en|de|por) (?:el|la|las|los|medio|frente)|like (?:une|la|sa) (?:vieille )?photo|trop la honte|la honte|que vergonha|que verguenza|audition|ground (?:open|swallow)|called (?:my|the|our|him|her) (?:<few>)?(?:mum|mom|dad|mummy|daddy|babe|love|honey)|(?:teacher|professor|boss|lecturer) (?:mum|dad|babe)|wrong (?:chat|group|person|number|window)|(?:sent|send|texted|emailed|forwarded) (?:<some>)(?:to|instead of) (?:<few>)(?:boss|teacher|professor|mother in law|mum|dad|crush|ex|him|her|whole|class|team|group|everyone)|(?:liked|double tapped) (?:<few>)(?:photo|picture|pic|post|selfie|story)|voice (?:note|message|crack[a-z]*)|screenshot|autocorrect[a-z]*|unmuted|not on mute|mic (?:was )?on|camera (?:was )?on|(?:saw|caught|filmed|heard) me (?:<few>)?(?:danc|sing|talk|practi|pick|trip|fall|eat|snor|do)[a-z]*|trip(?:ped|ping) (?:over|on|in|up)|fell (?:over|off (?:my|the) (?:chair|stage|treadmill))|waved (?:at|back)|farted|burped|snorted|toilet paper|(?:zip|fly|flies) (?:was )?(?:open|down)|ripped|split (?:my|the) (?:trousers|pants|jeans|skirt)|see through|spinach|cold sore|pimple|zit|breakout|braces|bangs|fringe|haircut|hairdresser|fake tan|spray tan|eyebrows|forgot (?:my lines|the words|his name|her name)|karaoke|(?:give|giving|make|making|do|doing|hold) (?:the|a|my|this) (?:<few>)(?:speech|toast|presentation)|icebreakers?|bikini|swimsuit|speedos|team ?building|work trip|call the (?:dentist|bank|doctor)|phone calls?|small talk|prom|matric (?:dance|farewell)|formal|homecoming|debs|school dance|quinceanera|(?:stood up|no date|my date) (?:<few>)(?:cancelled|taking|told|dumped)|(?:friends|sisters|brothers|cousins|bosss|bosses) (?:<few>)(?:wedding|party|birthday|baby shower)|same (?:dress|outfit|suit) as|matched (?:<few>)(?:cousin|boss|teacher|brother) on|family group (?:chat|whatsapp)|whatsapp group|said (?:i )?(?:you too|love you) to|blush(?:ed|ing)?|stutter(?:ed)?|cringe|awkward|embarrass[a-z]*|mortif[a-z]*|flequillo|frange|pony geschnitten|franja|frangia|audio a|le mande|mandei|(?:ho|gli ho|le ho) mandato|ich hab(?:e)? (?:<few>)(?:geschickt|geschrieben|genannt)|envoye (?:<few>)(?:a|au)|j ai appele (?:mon|ma|le|la)|chamei (?:<few>)de|me cai|llame (?:<few>)(?:mama|papa|amor)|ho chiamato (?:<few>)(?:mamma|papa|amore)|captura|grupo (?:de la|da) familia|suegra|schwiegermutter';

const MAY_WISH =
  '(?:(?:i (?:am |will )?|and |just |omg )?(?:<soften>)(?:(?:want|wanted|wanna|need|going|about|ready|wish|could|will|might|would|can) (?:to )?)?(?:<soften>)?)';
const ENDS_THERE =
  '(?= *(?:[.,]|$)| (?:of (?:shame|embarrassment)|laughface|omg|lol|haha|please|inside|right there|how|than (?:go|do|show|wear|ask|sing|dance|give|stand|walk|speak|see|face (?:him|her|them|my)))\\b)';
const OWN_DEATH = new RegExp(
  phrasePattern(
    `(?:${MAY_WISH}(?:die|be dead|am dead|disappear|vanish|evaporate|sink into the (?:ground|floor)|be swallowed (?:up )?by the (?:ground|earth|floor)|jump (?:off|out of) (?:the|a|this) (?:<few>)(?:roof|window|balcony|building|boat|train))${ENDS_THERE}|i would (?:<soften>)(?:rather|sooner) (?:<soften>)(?:die|be dead)${ENDS_THERE}|(?:i am )?(?:<soften>)(?:dead|deceased|dying)${ENDS_THERE}|(?:kill|bury|shoot|end) me(?: now| please| already)?(?= *(?:[.,]|$))|(?:me )?(?:quiero|quisiera) morir(?:me)?|me muero|estoy muert[oa]|je (?:veux|voudrais|vais) mourir|je suis morte?|quiero desaparecer(?: del mapa)?|ich (?:will|mochte) sterben|quero sumir|ich sterbe|bin (?:ich )?tot|(?:quero|queria|vou) morrer|to mort[oa]|(?:voglio|vorrei) (?:morire|sprofondare)|sono mort[oa]|muoio)`,
  ),
  'gu',
);
const SHAME = phrasePattern(SMALL_SHAME);
const GRAVELY_SAID = phrasePattern(GRAVE);
/** A long message tells more than one small shame. */
const MOST_LETTERS = 320;

/** "I'd rather die" over a dance, a wrong chat or a fringe: taken out where nothing grave stands beside it. */
export function withoutEmbarrassment(text: string): string {
  if (text.length > MOST_LETTERS || !SHAME.test(text)) return text;
  const rest = text.replace(OWN_DEATH, ' , ');
  return rest === text || GRAVELY_SAID.test(rest) ? text : rest;
}
