import { anyOf, type SmallTalk, textOn } from './small-talk.ts';

const CLOSE =
  '(?:mum|mom|mam|mama|amma|ammi|dad|papa|appa|abba|baba|mother|father|parents|nan|nani|gran|grandma|grandmother|sister|brother|wifes?|husband|girlfriend|boyfriend|partner|roommate|flatmate|housemate|landlord|boss|manager|teacher|professor|coach|principal|best friend|bestie|friend|cousin|aunt|he|she|they)';
const ANGER =
  '(?:(?:kill|murder|strangle|slaughter|destroy|behead|be angry with) (?:me|us)|(?:skin|roast|flay) (?:me|us) alive|have my (?:head|balls|guts|neck))';
/** A question has an answer of its own. */
const ASKED =
  'how|what|why|should|shall|can i|could i|do i|am i|is it|when (?:do|does|did|will|is)|any (?:tips|ideas|advice)|ideas|help';
const IS_ASKED = new RegExp(`\\b(?:${ASKED})\\b`, 'u');
/** Some anger is no joke. */
const NOT_LIGHT = new RegExp(
  `\\b(?:${ASKED}|hits?|beats?|belt|stick|drinks?|drunk|afraid|scared|threat\\w*|gay|lesbian|trans|pregnan\\w*|(?:about|have|got|with) (?:an? |my |the )?(?:boyfriend|girlfriend)|married|marry|religion|if i (?:do not|fail|leave))\\b`,
  'u',
);
const SPOILED =
  '(?:shrunk|shrank|stain\\w*|ripped|tore|torn|ruin\\w*|burn\\w*|bleach\\w*|dyed|washed|lost|borrowed|spill\\w*)';
const CLOTHES =
  '(?:sweater|jumper|cardigan|dress|shirt|blouse|jacket|coat|jeans|hoodie|saree|sari|lehenga|skirt|scarf|wool|cashmere|top|suit|trousers)';
const SHOES = '(?:shoes|heels|boots|sneakers|trainers|sandals|stilettos)';
const ONE_SONG =
  '(?:baby shark|peppa(?: pig)?|frozen|let it go|cocomelon|paw patrol|wheels on the bus|(?:that|this|the same) song|christmas songs?|jingle bells|nursery rhymes?)';

/** Figures of speech with their cause and nothing else: the cause is met, lightly. */
export const FIGURES_OF_SPEECH: readonly SmallTalk[] = [
  {
    id: 'fears-their-anger',
    yieldsToMatter: true,
    family: 'venting',
    said: new RegExp(
      `\\b${CLOSE} (?:is |are )?(?:so |actually |literally |just )*(?:going to|gonna|will|would) ${ANGER}\\b`,
      'u',
    ),
    unless: NOT_LIGHT,
    mostWords: 18,
    texts: [
      textOn(
        new RegExp(
          `\\b(?:shrunk|shrank)\\b.*\\b${CLOTHES}\\b|\\b${CLOTHES}\\b.*\\b(?:shrunk|shrank)\\b`,
          'u',
        ),
        'It may not be lost: soak it for half an hour in lukewarm water with a good squirt of hair conditioner, roll it in a towel, pull it gently back into shape and dry it flat. Wool often gives back an inch or two. Then go first, with it in your hand: "I shrank this, I\'m sorry. What do I owe you?" People forgive a small sweater sooner than a secret one.',
      ),
      textOn(
        new RegExp(`\\b${SPOILED}\\b.*\\b${CLOTHES}\\b|\\b${CLOTHES}\\b.*\\b${SPOILED}\\b`, 'u'),
        "Go first, before the closet tells on you: what happened, that you're sorry, and \"I'll pay for the cleaner, or find you the same one.\" Cold water and no rubbing, if it's a stain and still fresh. The anger is mostly about not having been asked, and it's over faster when nobody had to find out.",
      ),
      textOn(
        /\b(?:marks?|grades?|maths?|exam|test|results?|report card|failed|percent|detention)\b/u,
        "Tell it yourself, today, before the school does, and bring the second half of the sentence: what went wrong, and what you'll do before the next one. The loud part lasts about ten minutes and is mostly worry with the volume up. Marks can be mended. Being found out takes longer.",
      ),
      textOn(
        /\b(?:poster|homework|project|assignment|presentation|costumes?|essay)\b/u,
        "Not if you get there first. Before the lesson, not in it: \"It isn't ready, and that's on us. You'll have it tomorrow morning.\" Then two hours tonight, one person for the text and one for the pictures, and nobody looks for perfect. A plain thing with a true deadline annoys far less than a shrug.",
      ),
      textOn(
        /\b(?:tickets?|parking|fine|speeding|car|bumper|scratch\w*|dent\w*)\b/u,
        "Hand it over before the mail does: the paper, one sentence on how it happened, and the money, or a date for it. Paying early is often cheaper, so that's your opening line. There'll be a speech. Let it run, don't explain in the middle of it, and it's over by dinner.",
      ),
      textOn(
        /\b(?:pans?|pots?|kitchen|oven|stove|microwave|mug|plate|bowl|knife|cake|food|fridge)\b/u,
        'Hot water, a spoon of baking soda, an hour of soaking and a slice of lemon take out most of what a kitchen remembers. Then a note beats being found out: "I used it, it\'s clean, and dinner\'s on me Thursday." A debt paid in pasta rarely goes to court.',
      ),
      textOn(
        /\b(?:broke|smashed|cracked|dropped|screen|phone|laptop|vase|window|glasses|lamp)\b/u,
        "Find out first what it costs to fix or replace, ten minutes on the phone, and then go to them with the number: \"I broke it, I'm sorry, it's about this much, and here's how I'll pay.\" Whoever brings the solution gets the short version of the speech.",
      ),
      textOn(
        /\b(?:client|customer|invoice|email|file|price|order|booked|booking|report|meeting)\b/u,
        'Get to your boss before the news does, within the hour: what went wrong, who has it now, and the correction you\'ve already drafted. "I sent the wrong one. Here\'s the right one, may I send it with a short apology?" A mistake that arrives with its repair is a five-minute talk. Afterward, write down the one check that would have caught it.',
      ),
      ...anyOf(
        "Then be the one who tells it, before it tells on you: what happened, in one sentence, that you're sorry, and what you'll do about it. Most of the anger fits into the first ten minutes, and it's shorter when nobody had to find out. Give it a month and it may be a story you both tell.",
        "There'll be a storm, and storms like that are loud and short. Go first, say it in one breath, put the repair in the same sentence, and don't argue with the first ten minutes. What people hold on to is mostly that they had to find out by themselves.",
      ),
    ],
  },
  {
    id: 'mortified-if-seen',
    family: 'embarrassed',
    said: /\bi (?:would|will|could|might) (?:\w+ ){0,2}(?:die|be (?:so |very )?(?:embarrassed|mortified))\b.{0,12}\bif (?:\w+ ){1,4}(?:ever )?(?:saw|sees|see|found|finds|find|read|reads|heard|hears|knew|knows|opened|looks?|looked)\b/u,
    unless: IS_ASKED,
    mostWords: 20,
    texts: [
      textOn(
        /\b(?:history|browser|phone|screen time|notes|drafts|searches|tabs|camera roll|gallery|messages|chats|google\w*)\b/u,
        "Nobody's history survives daylight: symptoms at 3 a.m., the ex of an ex, how long to boil an egg, again. Delete the hour you're thinking of, tell the browser to forget when it closes, and lock the screen before you hand the phone over. If it ever comes out anyway, laugh first. It's the only defense that works.",
      ),
      ...anyOf(
        'Everyone keeps one thing like that, and most of us think ours is the worst. It\'s usually the kind that makes people like you more. Hide it as well as you care to, and have one line ready in case: "Yes. And I\'m not sorry."',
      ),
    ],
  },
  {
    id: 'sore-shoes',
    family: 'health-symptom',
    said: new RegExp(
      `\\b${SHOES}\\b.{0,30}\\b(?:killing|murdering|destroying)\\b|\\b(?:killed|murdered|destroyed) by (?:my|these|the) (?:\\w+ )?${SHOES}\\b`,
      'u',
    ),
    mostWords: 24,
    texts: anyOf(
      'Rescue first: undo them wherever nobody sees, a plaster or a strip of tape on every spot that rubs before it opens, tissue folded under the ball of the foot, and your weight off them for two minutes every half hour. If any other pair is within ten minutes of you, change; nobody looks at feet. Tonight cold water, and legs up on a wall.',
    ),
  },
  {
    id: 'same-song-again',
    family: 'venting',
    said: new RegExp(
      `\\b${ONE_SONG}\\b.{0,20}\\b(?:one more time|once more|again)\\b|\\b(?:one more time|once more|again)\\b.{0,20}\\b${ONE_SONG}\\b`,
      'u',
    ),
    unless: /\b(?:funeral|my ex|reminds|cr(?:y|ies|ied|ying)|sad|plays?|playing)\b/u,
    texts: anyOf(
      'That song has broken stronger people. Announce that it\'s asleep and wakes up on Monday, then offer two others you can live with: small people choose gladly between two. Outdoors has no speaker. Give the dance a rule, "frozen when I clap," and it turns into your game. One headphone still counts as babysitting, as long as you can see them.',
    ),
  },
  {
    id: 'leaving-the-group',
    yieldsToMatter: true,
    family: 'venting',
    said: /\b(?:strangle|throttle|kill|murder|slap|annoyed with) (?:whoever|everyone|everybody|the person|the people)\b.*\b(?:group(?: chat)?|whatsapp|chat)\b/u,
    unless: /\b(?:hurt me|bull\w*|nudes?|photos? of me)\b/u,
    isForAll: true,
    texts: anyOf(
      'You can leave, and by Friday hardly anyone remembers. The gentle version first: mute it for a year, archive it, and ask one person you like to forward whatever has a date in it. If that isn\'t enough, one friendly line and out: "Too many pings for my brain! If it\'s for me, write to me directly." Nobody was ever cast out for saying it that nicely.',
    ),
  },
  {
    id: 'would-kill-for',
    family: 'venting',
    said: /\bi (?:would|could|will|am going to) (?:\w+ )?kill for\b/u,
    unless: IS_ASKED,
    mostWords: 20,
    texts: [
      textOn(
        /\b(?:holiday|vacation|weekend|break|days? off)\b.*\bin laws\b|\bin laws\b.*\b(?:holiday|vacation|weekend|break)\b/u,
        'Then start with two nights, because a small plan with a date beats a week in your head. Book it first, announce it second: "We\'ll see you for the feast, and that weekend is ours." To your other half, kindly and early: "I like your parents better when I\'ve missed them." It needs no villain, only a calendar.',
      ),
      textOn(
        /\b(?:holiday|vacation|week off|weekend|break|days? off|beach|sea)\b/u,
        "Then give it a date, even a small one: two nights, one bag, somewhere with a door you can close. Look up the price tonight, ask for the days tomorrow. Until it comes, take one hour this week with the phone in a drawer. It isn't the beach, but the shoulders don't know that.",
      ),
      textOn(
        /\b(?:sleep|nap|night|bed)\b/u,
        "Then tonight belongs to the pillow: everything that can wait is hereby moved to tomorrow, phone in another room, lights out an hour early. If somebody can take one morning or one night off you this week, ask by name and by day, people say yes to that. You'd be surprised what two good nights repair.",
      ),
    ],
  },
];
