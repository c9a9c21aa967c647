import type { ToldSituation } from './situation.ts';

const CHILD = String.raw`(?:son|daughter|boy|girl|kid|oldest|eldest|youngest|baby|nephew|grandson|granddaughter|stepson|stepdaughter|brother|sister)`;

const ELDER = String.raw`(?:mum|mom|mama|amma|mother|dad|papa|father|nan|nana|gran|granny|grandma|grandmother|grandpa|grandad|grandfather|mother in law|father in law)`;

/** A child who joins the army, a relative who comes home from prison, a teenager's temper, an elder who forgets the stove. */
export const TOLD_OF_FAMILY_LIFE: readonly ToldSituation[] = [
  {
    id: 'enlisted',
    whose: 'any',
    isFirst: true,
    is: new RegExp(
      String.raw`(?=.*\b(?:my|our) (?:\w+ ){0,2}?${CHILD}\b)(?=.*\b(?:enlisted|enlists|signed up (?:for|with) the (?:army|navy|marines|military|air force|forces)|joined (?:up|the (?:army|navy|marines|military|air force|forces))|ships? out|shipping out|off to (?:basic|boot camp)|leaves? for (?:basic|boot camp)|deploys|being deployed)\b)`,
      'su',
    ),
    unless: /\b(?:killed|wounded|missing in action|funeral|pinterest|newsletter)\b/u,
    family: 'empty-nest',
    says: `That's a lot of pride, fear and being left out to hold at once. A grown child can choose this without asking, and it can still hurt that you weren't told. Say the hurt once, plainly, "I wish I'd heard it from you first," and then use the days before the date for what you'd be sorry to miss: one meal, one drive, one photo, an address you can write to. Letters on paper get read over and over there. What would you like them to take along from you?`,
  },
  {
    id: 'home-from-prison',
    whose: 'any',
    isFirst: true,
    is: /(?=.*\b(?:coming|comes|getting|gets|released|let|got|came|be) (?:\w+ ){0,2}?(?:out|home|released|back)\b|.*\breleased\b|.*\bout of (?:prison|jail)\b)(?=.*\b(?:prison|jail|parole|probation|inside|custody)\b)(?=.*\b(?:stays?|staying|live|lives|living|move|moves|moving|sofa|couch|spare room|my (?:place|house|flat|home)|with (?:me|us))\b)/su,
    unless:
      /\b(?:afraid|scared|terrified|hit me|beat me|abus\w*|threat\w*|find me|restraining|swore)\b/u,
    family: 'boundaries',
    says: `You can love someone and still decide who sleeps under your roof; the two don't cancel each other. The yes has to be your own. Before the date, say it early and kindly: "I'm glad you're coming home, and I need to decide this myself." If it's no, offer what is true: a meal every Sunday, help with forms, a lift. If it's yes, agree on it aloud first: how many weeks, who else may come by, what isn't in the house, what ends it. The release officer can tell you what other housing there is. What would you need to sleep well with it?`,
  },
  {
    id: 'teen-slams',
    whose: 'any',
    isFirst: true,
    is: new RegExp(
      String.raw`(?=.*\bmy (?:\w+ ){0,2}?(?:teen(?:ager)?|1[1-9] ?(?:year|yr|yo)\w*|son|daughter|stepson|stepdaughter)\b)(?=.*\b(?:hates? (?:me|us)|worst (?:mom|mum|dad|mother|father|parent)|wish(?:es|ed)? i (?:was|were)nt)\b)(?=.*\b(?:slam\w*|storm(?:s|ed) (?:off|out|up)\w*|door|stomp\w*|upstairs)\b)`,
      'su',
    ),
    unless:
      /\b(?:hit|hits|punch\w*|kick\w*|knife|afraid|scared|threw|pushed|die|dead|kill\w*|cut\w*)\b/u,
    family: 'teen-fights',
    says: `"I hate you" from a teenager mostly means "I'm furious and you're the safe one to be furious at." It stings all the same. Leave the door shut for an hour, then knock with something ordinary, toast or a question about tomorrow, and say one sentence: "I didn't like that, I love you, and we'll talk when we've both cooled down." If something fell or broke, mend it together later; it's a good start to a talk that isn't one. What was it about, before the door?`,
  },
  {
    id: 'elder-leaves-it-on',
    whose: 'any',
    isFirst: true,
    is: new RegExp(
      String.raw`\b${ELDER}\b(?: \w+){0,3} (?:leaves?|leaving|left|forgets?|forgot|forgetting)(?: \w+){0,4} (?:gas|stove|oven|hob|cooker)(?: \w+){0,2}? (?:on|lit|running|open)\b`,
      'u',
    ),
    unless: /\b(?:on purpose|smell|fire|burn(?:t|ed) down|unconscious|asleep)\b/u,
    family: 'aging-parent',
    says: `Trust what you keep seeing, also when somebody in the house says it's fine. This week: an automatic shut-off or a timer for the stove, and an alarm for gas and smoke in the kitchen; a shop or the supplier can fit both. Then write down each time with its date, and take that page to their doctor, because forgetting has many causes and I can't tell which this is. Show the same page to whoever says it's nothing, and ask for one thing only, the appointment. If you ever smell gas: windows open, no switches, everyone out, and call from outside.`,
  },
];
