import type { Turn } from '../turn.ts';
import { fact } from './fact.ts';

const LEAD =
  '^(?:(?:and|but|oh|well|yes|yeah|no|so|ok|okay|also|because|plus|actually|honestly|sorry|now|btw|by the way|the thing is|turns out|omg|wait) )*';
const NUMBER =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple(?: of)?)';

/** New facts about times, sums, things and the person who tells, with what each changes in any story. */
export const THING_FACTS: readonly Turn[] = [
  fact(
    'house-at-risk',
    `\\b(?:my|our|the) (?:house|home|flat|apartment|savings|pension|car)(?: \\w+){0,3} (?:as (?:a )?(?:guarantee|security|collateral)|on the line|at risk)\\b|\\b(?:co ?sign|guarantor|in my name|loan on my|mortgage (?:my|our) (?:house|home|flat))\\b`,
    [
      "Stop there: with your home in it, this isn't about whether you trust somebody, and no chart has a vote. If it fails, the bank takes what's yours, however nice everyone was. Sign nothing before a lawyer and an accountant of your own, not shared, have seen the figures. If it only works with your house in it, my answer would be no.",
    ],
  ),
  fact(
    'price-and-repair',
    `^(?=.*\\b(?:\\d[\\d.,]*|thousand|hundred|grand)\\b)(?=.*\\b(?:needs? (?:an? )?(?:new )?\\w+|broken|repairs?|rust\\w*|fix\\w*|miles|damage\\w*|leaks?)\\b).*$`,
    [
      "Then do the sum with the repair in it: the price, plus a written quote from a garage or a builder, plus a tenth for what nobody mentions. Take that quote to the seller and ask for it off the price. If they come down by that much and someone who knows has looked underneath, I lean yes. If they won't, I lean no; there'll be another one.",
    ],
  ),
  fact(
    'cost',
    `${LEAD}(?:(?:it|that|the \\w+)(?: is| costs?| would cost| would be)|(?:he|she|they)(?: wants?| are asking| is asking| asks?))(?: for| like| about| over| almost| around)* (?:\\d[\\d.,]*(?: ?k\\b)?|a hundred|a thousand)(?: (?:thousand|hundred|dollars?|euros?|euro|pounds?|bucks|a month|per month|a year|more|less|total|grand|k))*$`,
    [
      "Good, a number to go by. Hold it against two things: what comes in each month after rent and food, and what you'd have left if something broke the week after. If you'd still sleep, it's a question of wanting. If you wouldn't, it's a no for now, whatever else speaks for it.",
    ],
    /\b(?:buy|sell|rent|move|book|trip|travel|car|van|house|flat|course|school|wedding|repair|dress|ticket|loan|price|job)\b/u,
  ),
  fact(
    'when-it-is',
    `${LEAD}(?:it is |it|its |on |at |this |next |by |is )*(?:tomorrow|tonight|today|in the morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:at|morning|evening|night|afternoon|already|next week|noon|\\d{1,2}(?: ?(?:am|pm))?|o clock|early|in the morning|this week))*$`,
    [
      "{Told}, so it's close, and that makes it simple: nothing big can be added anymore. Lay everything out tonight, eat, sleep as well as you can, and be there ten minutes early. Nobody can promise you how it goes; you can only walk in rested. I'll be thinking of you.",
    ],
    /\b(?:test|exam|interview|driving|recital|audition|race|match|presentation|speech|surgery|appointment|hearing|date|meeting)\b/u,
  ),
  fact(
    'goodbye-soon',
    `${LEAD}(?:it is |it|its |on |at |this |next |by |is |leaves |leaving |goes )*(?:tomorrow|tonight|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month)|in \\d+ (?:days?|weeks?))(?: already| morning| night| evening)*$`,
    [
      "{Told}, so soon. Then don't spend what's left on being brave. One thing together that's ordinary, your usual place, the usual order; one sentence you'd be sorry not to have said; and the date of the first call fixed before the suitcase is shut. The rest can be done by phone.",
    ],
    /\b(?:moving|moves|leaving|leaves|emigrat\w+|goodbye|abroad|canada|australia)\b/u,
  ),
  fact(
    'nth-time',
    `${LEAD}(?:it|this|that|its)?(?: is| was| will be| would be)?(?: already| now| only| my| the)* (?:\\d+(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|seventh|umpteenth) (?:time|try|attempt|go|test|one)(?: now| already| this year)*$`,
    [
      "Then you know the room, the rules and your own nerves by now, and that's an advantage, even if it doesn't feel like one. Take the one thing it failed on last time and practice only that. Each try starts at zero for whoever is judging it.",
    ],
    /\b(?:test|exam|driving|interview|audition|apply|attempt|ivf|quit)\b/u,
  ),
  fact(
    'day-count',
    `${LEAD}(?:i am (?:on |at )?|it is )?(?:day|week|month) ${NUMBER}(?: now| today| without| done| smoke free| clean| sober| no \\w+| in)*$`,
    [
      '{Told}! That\'s further than most first tries get, and the first days are the steepest of all. Do something nice with the money or the hour it\'s already given you. For the next days keep three things at hand: water, a walk around the block, and somebody you can text "now" when it pulls. It passes in ten minutes, every time.',
    ],
    /\b(?:quit|smok\w*|vap\w*|drink\w*|sober|sugar|habit|stop|no contact|addict\w*|gym|run\w*|diet)\b/u,
  ),
  fact(
    'long-ago',
    `${LEAD}(?:it|that|this|which) (?:was|is|happened|has been)(?: like| about| over| almost| already| more than)* ${NUMBER} (?:years?|months?)(?: ago| now| already)*$`,
    [
      "That's long enough that nobody expects anything anymore, and it isn't too late for three honest lines that ask for nothing: \"I disappeared on you back then, and it wasn't fair. You'd done nothing wrong. You don't have to answer, I only wanted to say it.\" Send it once. If no reply comes, it has still done its work.",
    ],
    /\b(?:ghosted|guilty|feel bad|sorry|apologi[sz]e|hurt (?:him|her|them|someone)|lied|let (?:him|her|them) down)\b/u,
  ),
  fact(
    'keepsake',
    `\\b(?:my|our) (?:late|dead) (?:\\w+)(?: \\w+){0,2} (?:planted|made|built|gave|bought|knitted|sewed|painted|wrote|left|chose|loved)\\b|\\b(?:planted|made|built|gave|knitted|sewed|painted|left) (?:it|me|them|that)(?: to me)? (?:before (?:he|she) died|by my late \\w+)\\b`,
    [
      "Oh. I'm so sorry. Then it wasn't a thing that was lost there, it was a piece of your time together, and no letter to anyone makes that good. Before the practical part: is there something left of it you could keep, a piece, a cutting, a photo in its place? You may also say it in plain words to the one who did it: what it was, and who it was from. The claim can wait a day; that sentence shouldn't have to.",
    ],
  ),
  fact(
    'took-someone-else',
    `${LEAD}they (?:took|picked|chose|hired|accepted|wanted|gave it to) (?:my \\w+|someone|somebody|another|him|her|a \\w+)(?: instead| else| though| over me)*$`,
    [
      'Ouch. Being turned down is one thing; watching somebody so close get the very thing is another, and you\'ll have to smile at it over dinner as well. You can be happy for them and sore for yourself in the same evening. Say it once, lightly, "I\'m glad for you, and I need a few days before I want to hear the details," and then give yourself those days.',
    ],
    /\b(?:rejected|turned down|applied|audition|choir|team|job|no)\b/u,
  ),
  fact(
    'my-miss',
    `${LEAD}i (?:missed|dropped|fumbled|messed up|screwed up|blew|lost us|ruined|forgot|choked)(?: up| on)?(?: the| my| it| that| our)*(?: \\w+){0,3}$`,
    [
      "Ah, and now it plays on a loop, with you in the middle of it. Somebody had to be standing there, and you were the one who did; the ones who never miss are the ones who never step up. It feels like everyone saw only that, and by next week it's one moment of a whole long game to them. Say to one person how bad it feels. Then let it be over.",
    ],
    /\b(?:lost|team|final|game|match|race|show|concert|recital|presentation|exam|shot)\b/u,
  ),
  fact(
    'kids-elsewhere',
    `\\b(?:without (?:the|my) kids|the kids (?:are|go|will be)|they (?:go|are|will be)(?: \\w+)? (?:to|with|at) (?:her|him|their (?:mum|mom|mother|dad|father)))\\b`,
    [
      "That's the hard part of it, a quiet house on the very day that's made for noise. Give them a second one, on any date you like, with its own silly rules; children love having two. For the day itself don't wait and see: a fixed call with them at a fixed hour, and somewhere to be for the rest of it, a friend's table, a shift, a long walk. You're still their parent at four in the afternoon.",
    ],
    /\b(?:christmas|thanksgiving|easter|birthday|holidays?|weekend|alone|divorce\w*)\b/u,
  ),
  fact(
    'old-shame',
    `\\b(?:thing|something|what|stuff) i (?:said|did|wrote|posted) (?:in|back in|years|\\d)|\\bkeep (?:thinking|replaying) (?:about |of )?(?:that|the) (?:thing|time)\\b`,
    [
      'Ah, the museum of old embarrassments; it only opens at this hour. I can nearly promise you that you\'re its one visitor, because everyone else in that room is lying awake over something of their own. Say "noted" to it, turn the pillow, and count backward from three hundred in threes. It\'s dull enough that sleep usually gets there first.',
    ],
  ),
  fact(
    'no-lift',
    `\\b(?:no (?:lift|elevator|garden|balcony|yard)|(?:\\d+(?:st|nd|rd|th)|top|third|fourth|fifth) floor|(?:small|tiny|one room) (?:flat|apartment|place)|my (?:flat|apartment|place) is)\\b`,
    [
      "Space is less of a problem than it sounds. A calm grown dog, a greyhound too, sleeps most of the day and wants good walks more than square meters. Stairs are the real question, several times a day, and also when the animal is old or hurt and has to be carried. So ask the shelter for a calm one that manages stairs and that you could lift, and get the landlord's yes in writing. If that works out, I lean yes.",
    ],
    /\b(?:dog|greyhound|puppy|adopt|cat|pet)\b/u,
  ),
  fact(
    'all-gray',
    `\\b(?:everything|it all|the world|life|everythings)(?: is| feels| seems| looks| just)*(?: so| like| kind of)* (?:gr[ae]y|flat|dull|empty|pointless|numb|colou?rless|far away)\\b|\\bnothing (?:is fun|feels like anything|interests me|tastes)\\b`,
    [
      "That's a good description, and I'm glad you found the word for it. When everything goes gray and it isn't the work or the nights, it's often low mood more than tiredness, and after a birth or a long stretch of giving it's very common and very treatable. You don't need to find the reason first. Tell your doctor exactly that sentence this week, and tell one person at home tonight. If it ever gets darker than gray, use the help page right away. How long has it been like this?",
    ],
    /\b(?:tired|exhausted|sleep|low|sad|energy|drained)\b/u,
  ),
  fact(
    'oldest-there',
    `\\b(?:scared|afraid|nervous|worried|embarrassed|ashamed) (?:of |to |about |that i )?(?:sit\\w*|be\\w*|look\\w*|am|will be|stand\\w*)\\b.*\\b(?:year olds|young(?:er)?(?: ones| people| kids)?|oldest|kids|teenagers|everyone else|students|old)\\b`,
    [
      "Then it's not the money, it's the room. Nobody in it will look at you for longer than the first ten minutes; at nineteen they're all busy being looked at themselves. After two weeks you're the one who has read the text and asks the question they didn't dare to. Sit in on one lecture as a guest before you decide. The picture in your head is worse than the bench.",
    ],
  ),
  fact(
    'glad-and-scared',
    `${LEAD}(?:.*\\b)?(?:i am|feeling|im)(?: so| really| a bit| kind of| just| suddenly| also)* (?:scared|terrified|nervous|panicking|freaking out|afraid|anxious)(?: now| of it| though| too)*$`,
    [
      "Both belong to it: you got what you wanted, so now there's something to get wrong. They picked you after seeing others, and nobody expects you to be good at it in the first weeks. For the first day plan only three things: the way there, what you'll wear, and one question for each person you meet. Until then you're allowed to be proud and shaky at once.",
    ],
    /\b(?:got (?:the job|in|it|accepted|the part|promoted|the place)|said yes|engaged|passed|new job)\b/u,
  ),
  fact(
    'was-a-surprise',
    `\\b(?:it (?:was|is) (?:a|my) surprise|surprise party|it was (?:a joke|all a joke|for me)|planning my (?:birthday|party))\\b`,
    [
      "Ha! All that sneaking around, and it was for you. I'm happy to have been wrong company for the worrying; you can tell that story at every birthday from now on. Go and hug the worst liar in the house, and enjoy the cake.",
    ],
  ),
  fact(
    'its-a-girl',
    `\\b(?:it is|its|we are having|they said it is) (?:actually )?(?:an? )?(?:girl|boy|twins)\\b`,
    [
      "Oh, what a turn! Then the list starts again, and that's half the fun. Take what you liked about the old names, short, old-fashioned, easy to call across a playground, and look for others of that sort: Ida, Emma, Clara or Greta, Leo, Anton, Oscar or Finn. Say each aloud with the surname for a week. Which sound do you like, soft or crisp?",
    ],
    /\b(?:name|baby|names)\b/u,
  ),
  fact(
    'hair-went-wrong',
    `\\b(?:it|its|it is|hair)(?: is| came out| turned| went| looks)?(?: so| totally| completely| kind of| all)* (?:orange|green|yellow|patchy|too (?:short|dark|light|red)|crooked|uneven|awful|terrible|horrible)\\b`,
    [
      "Oh no. Welcome to the club; half the people you know have a photo like that, well hidden. Don't put a second box on top tonight, that's how orange becomes straw. A blue or purple shampoo takes some of the glow out by tomorrow, and a salon can tone it in an hour; send them a picture first. Until then it's a very good week for a hat, and a better story than the red would've been.",
    ],
    /\b(?:hair|dye|bangs|fringe|cut|bleach|color|colour)\b/u,
  ),
  fact(
    'place-told',
    `^(?:(?:in|i am in|we are in|from|i live in|we live in|its in|it is in) )?(?:germany|austria|switzerland|the uk|uk|england|scotland|ireland|france|spain|italy|the us|usa|us|america|canada|australia|new zealand|poland|sweden|norway|denmark|finland|india|netherlands|the netherlands|belgium|portugal|greece|brazil|mexico)$`,
    [
      "{Told}, good; then there are firm rules for tenants, and you can use them. Write to the landlord today: what's wrong since when, with dates and photos, and a deadline of a few days. Keep a copy. Then call a local tenants' association before you hold back anything; in some countries, such as Germany, the rent may be reduced while a thing like the heating is out, but the amount and the notice have to be right. If it can't wait, the city's housing office is the next call.",
    ],
    /\b(?:landlord|heating|rent|mold|mould|repair|lease|deposit|tenant)\b/u,
  ),
  fact(
    'did-it-myself',
    `${LEAD}(?:i|we) (?:went|did it|did it anyway|was there|were there|stayed|wrote it|sent it|called|signed)(?: today| yesterday| in the end| after all| anyway)*$`,
    [
      "You went through with it. I'm glad you told me. You don't have to know yet what it was, or have anything to say about it. If you want to, tell me one thing you saw; if not, that sentence is enough.",
    ],
    /\b(?:funeral|grave|hospital|court|goodbye|visit|died|father|mother|dad|mum|mom)\b/u,
  ),
  fact(
    'already-set',
    `\\b(?:non refundable|already (?:booked|paid|signed|bought)|i signed|we signed|the deadline is|they want an answer)\\b`,
    [
      "Then part of it is decided, and the rest gets clearer for it. What's already spent or signed can't be argued back tonight, so look only forward: what can still be changed, until when, and what would it cost? Find out that one date first, and decide the day before it.",
    ],
  ),
  fact(
    'own-condition',
    `${LEAD}(?:i|he|she) (?:have|has|had|am|is)(?: got| also| kind of)* (?:adhd|autis\\w+|dyslexi\\w+|anxiety|ocd|migraines?|fibromyalgia|chronic \\w+|an introvert|introverted|very shy|deaf|blind|in a wheelchair|diabetes|asthma)(?: too| though| by the way| btw)*$`,
    [
      'Good that you say it, because then the usual advice needs another cut: smaller steps, more notice, fewer people at once, things written down. Take whatever I said and make it fit that first. If somebody expects it done the standard way, you may tell them what you need in one sentence, without apologizing.',
    ],
  ),
];
