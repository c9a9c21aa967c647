import type { Gate } from './gate.ts';

const NEVER_SAID = /(?!)/u;

/** One word of the app, the cards or the sky in a message about something else, and the families it must not call. */
const STRAY: readonly {
  readonly word: RegExp;
  readonly unless?: RegExp;
  readonly excludes: readonly string[];
}[] = [
  {
    // Letters and emails to other people.
    word: /\b(?:letters?|mailed|thank you e?mail|angry e?mail|(?:sent|send|sending|regret|check|read) (?:\w+ ){0,3}e?mails?)\b/u,
    unless:
      /\b(?:you|your|oracle|app|readings?|horoscopes?|daily|newsletter|subscri\w+|notifications?|reminders?|spam)\b/u,
    excludes: ['notifications'],
  },
  {
    word: /\breceipts?\b/u,
    unless:
      /\b(?:premium|subscri\w+|trial|charged?|your|you|the app|invoices?|payments?|billing)\b/u,
    excludes: ['price', 'cancel', 'account-help'],
  },
  {
    // What another person deleted.
    word: /\b(?:he|she|they|(?:my|his|her) (?:\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|ex|friend|sister|brother|mum|dad|son|daughter)) (?:just |has |had |have )*(?:deletes?|deleted|cleared|wiped|erased)\b/u,
    excludes: ['delete-data'],
  },
  {
    // Who is accused was not cheated on.
    word: /\b(?:think|thinks|thought|says|said|sure|convinced|accus\w+|claims|suspects) (?:that |me of |of )?(?:i am |im |i was |me )?(?:cheating|unfaithful|having an affair|seeing (?:someone|somebody|other))\b/u,
    unless: /\b(?:he|she|they|i) (?:did )?(?:cheated?|is cheating|was cheating)\b/u,
    excludes: ['cheated-on', 'i-cheated'],
  },
  {
    // Jokes that are told among people are not asked for.
    word: /./u,
    unless:
      /\b(?:tell|give|hear|another|got|make me (?:laugh|smile)|say|want|need|please|pls|know (?:any|a)|any|cheer me|entertain\w*)\b|^(?:(?:a|one|more|dad|bad|good|astro\w*|funny) )*jokes?$/u,
    excludes: ['joke'],
  },
  {
    word: /\bseasons?\b/u,
    unless:
      /\b(?:signs?|sun|zodiac|astro\w*|what season|which season|season (?:is it|now)|(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces) season)\b/u,
    excludes: ['season-sign'],
  },
  {
    word: /\b(?:fall|falls|fell|falling) (?:for|in)\b/u,
    unless:
      /\b(?:dignit\w*|detriment|exalt\w*|ruler\w*|planets?|placements?|venus|mars|moon|sun|jupiter|saturn|mercury)\b/u,
    excludes: ['dignity'],
  },
  {
    // Days that have passed are none to choose from.
    word: /\b(?:\d+|two|three|four|five|a few|some) days? ago\b/u,
    unless: /\b(?:which|what|best|good|better|when)\b/u,
    excludes: ['which-day', 'best-day'],
  },
  {
    // A language between people.
    word: /\b(?:partner|friends?|husband|wife|boyfriend|girlfriend|they|he|she|family|in laws|colleagues|coworkers|kids|grandkids|mother|father)\b/u,
    unless: /\b(?:you|your|u|answer|app|reply|oracle)\b/u,
    excludes: ['language-other'],
  },
  {
    word: /\b(?:flowers|bouquet|roses|gift|present|parcel)\b.*\bcards?\b/u,
    unless: /\b(?:tarot|draw|pull|deck|oracle cards?)\b/u,
    excludes: ['pull-a-card', 'yes-no-card', 'tarot-spread'],
  },
  {
    word: /\b(?:bought|gave|brought|got) (?:me |myself |us |him |her )?(?:an? |one |some |the )?(?:candles?|flowers?|rings?|gifts?|presents?|roses|chocolates?)\b/u,
    excludes: ['love-this-month'],
  },
  {
    word: /\b(?:talk\w*|obsess\w*|lectur\w*|goes on|went on|brags?|bragg\w+)\b.{0,20}\b(?:crypto|bitcoin|stocks?|invest\w*)\b/u,
    unless: /\b(?:should i|shall i|buy|sell|worth)\b/u,
    excludes: ['invest', 'price'],
  },
  {
    // Others who have money.
    word: /\b(?:family|parents|in laws|friends?|girlfriends?|boyfriends?|husbands?|wifes?|they|he|she)\b.{0,25}\b(?:rich|wealthy|loaded)\b/u,
    unless: /\b(?:will i|my chart|when|ever be|become)\b/u,
    excludes: ['money-forecast'],
  },
  {
    word: /\b(?:pay|paycheck|pay ?slip|salary|wages?)\b.{0,20}\b(?:higher|more|too much|less|lower) than\b/u,
    unless: /\b(?:ask|raise|negotiat\w*)\b/u,
    excludes: ['raise-best-day'],
  },
  {
    // A sum, or an hour at which somebody is hungry.
    word: /^\d{5,}$|\b(?:hungry|snack\w*|craving\w*)\b/u,
    excludes: ['angel-numbers'],
  },
  {
    // An age of another grown-up, or one that is felt.
    word: /\b(?:is|turned|turns|aged) (?:1[89]|[2-9]\d)\b|\b(?:guy|man|male|woman|female|girl|lady),? (?:age )?(?:1[89]|[2-9]\d)\b(?! ?(?:weeks?|months?|days?|hours?|minutes?|%))|\b(?:years? old )?(?:inside|at heart)\b/u,
    excludes: ['minor-user'],
  },
  {
    word: /\bstick(?:s|ing)? out\b|\bpain (?:was|is|has) (?:just )?gone\b/u,
    excludes: ['health-symptom'],
  },
  {
    word: /\bhoroscopes?\b.*\b(?:aloud|with every|reject\w*|marriage|groom|bride)\b|\bhoroscope (?:said|says|told)\b/u,
    unless: /\b(?:today|tomorrow|this week|this month|mean)\b/u,
    excludes: ['horoscope-sign'],
  },
  {
    word: /\bmeaning of life\b/u,
    excludes: ['complaint-vague'],
  },
];

export const STRAY_GATES: readonly Gate[] = STRAY.map(
  ({ word, unless = NEVER_SAID, excludes }) => ({
    when: (_, __, whole) => word.test(whole) && !unless.test(whole),
    excludes,
  }),
);
