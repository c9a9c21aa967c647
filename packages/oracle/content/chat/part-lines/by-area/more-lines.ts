import { type AreaLine, areaLine, THEM } from './area-line.ts';

const SIGN =
  '(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|sag|capricorn|aquarius|pisces)';

/** Short questions about a beginning, a choice, what a value or a sign explains. */
export const MORE_LINES: readonly AreaLine[] = [
  areaLine('(?:(?:so|ok) )?how much(?: (?:then|should it be|is (?:fair|enough|ok|okay)))?', {
    any: "A sum you can say without swallowing and they can pay in a bad month. Look up what others pay for the same, take about half to begin with if it's family, and look at it again in three months.",
  }),
  areaLine(
    '(?:do|should) i (?:talk|speak|say hi|say hello|start|go)(?: to (?:him|her|them))? first',
    {
      any: "Yes, and keep it small: one easy question, with a day in it if you want to meet. Nobody you'd want has ever liked someone less for saying hello first.",
    },
  ),
  areaLine(
    'about what|what (?:do|should|can) i (?:even )?talk about(?: with (?:him|her|them))?|what do we talk about',
    {
      any: 'Whatever is in front of you both: the room, the homework, the dog, what you each had for lunch. Then one question back about the answer. It only has to last two minutes.',
    },
  ),
  areaLine(
    `(?:do|should) i (?:just |even )?(?:write|email|text|call|ring|message|contact|phone)(?: to)? ${THEM}(?: (?:again|back|today|first|about it))*`,
    {
      work: 'Yes, today, in three lines: thank them, say you are still interested, and ask by when they expect to decide. After that leave it for a week.',
      any: "Yes, once, short, with something in it that can be answered. If nothing comes within a week, that's an answer too, and you've done your half.",
    },
  ),
  areaLine('(?:can|could) (?:i|we) (?:really |actually )?(?:do|have|keep|love|want) both', {
    any: 'For a while, yes, with the hours on paper: which days belong to which, and a date on which you look at it. If one of the two always gets the tired half, you have your answer.',
  }),
  areaLine(
    '(?:what (?:do|should|would) i (?:fix|do|tackle|sort(?: out)?|start with|deal with|solve|handle|begin with) first|which(?: one| of (?:them|it|these))? (?:do|should|would) i (?:fix|do|tackle|sort(?: out)?|start with|deal with|solve|handle|begin with)(?: first)?)',
    {
      any: "The one with a deadline, and if none has one, whichever would let you sleep. A person who's hurt comes before a thing that's broken, unless you need the thing to get to the person.",
    },
  ),
  areaLine(
    '(?:do|should|can) i (?:just )?say (?:yes|no)(?: (?:even (?:though|if|tho)|though|but|if) .*)?',
    {
      any: "Don't say yes while your stomach says no. \"I don't know yet, give me until Sunday\" is a full answer, and whoever means it well can wait that long. If it's still no on Sunday, it's no.",
    },
  ),
  areaLine('how (?:do|can|should) (?:i|you|u|we) say no(?: .*)?', {
    any: 'Kindly, early and without a lecture: "I care about you, and this isn\'t for me. I can do that instead." You can lose somebody over a no only if they were staying for the yes.',
  }),
  areaLine(`should i (?:even |really |still |just )*(?:be|stay|remain) friends with ${THEM}`, {
    any: "You don't have to decide the whole friendship. Say the one thing that hurt, once, and see what comes back: interest or an excuse. Until then a little less often is no drama.",
  }),
  areaLine(
    '(?:can|could|will|would|do|does) (?:boring|late|lazy|messy|cold|jealous|shy|people|someone|a person|men|a man|women|he|she|they|it) (?:ever |really )?(?:become|turn into|change|learn to|grow into|stop being)(?: .*)?',
    {
      any: 'Habits can change when the person wants it for their own reasons; a temper mostly stays. So decide as if it stayed like this: could you smile about it in ten years?',
    },
  ),
  areaLine(
    `(?:so )?(?:is|was) (?:it|that|this) (?:just |such |really )*(?:an? )?(?:typical )?${SIGN} (?:thing|trait|behaviou?r|move)`,
    {
      any: "No, it's a person's thing. The books give each sign a style, and people of all twelve want it, do it and regret it. Ask the person what it means to them.",
    },
  ),
  areaLine(
    `is (?:it|that|this|he|she|they) (?:a )?(?:good|bad|ok|okay|compatible|right|nice) (?:match )?(?:with|for) (?:an? |my )?${SIGN}s?(?: .*)?`,
    {
      any: 'By the books signs of one element get on without trying, fire with air and earth with water get on nicely, and those three apart rub and spark. No pair is ruled out. Ask me with both signs, "Libra and Aries", and I\'ll tell you that one.',
    },
  ),
  areaLine(
    `is (?:an? |my )?${SIGN} (?:man|woman|guy|girl|boy|men|women|husband|wife|boyfriend|girlfriend)?s? ?worth (?:it|the \\w+|my time|waiting for)`,
    {
      any: "No sign is worth it or not worth it; a person can be. Take the last month: did plans get kept, did you laugh, did you have to guess much? Two good answers out of three, and I'd give it another month.",
    },
  ),
  areaLine(
    `(?:can|could|should) (?:you|i|we|one|a|an)? ?(?:ever )?trust (?:an? |my )?${SIGN}(?:s|es)?(?: (?:man|woman|men|women|guys?|girls?))?|can (?:an? )?${SIGN}(?:s|es)?(?: (?:man|woman|men|women))? (?:ever )?be trusted`,
    {
      any: "As much as anyone: trust isn't handed out by month of birth, and when people have counted, all twelve signs lied and kept their word about equally. Go by what this one person has kept so far, in small things first.",
    },
  ),
  areaLine(
    '(?:is|could) (?:it|this|that) (?:be )?(?:a )?(?:spiritual|spirit|spiritual (?:thing|awakening|attack|sign)|an awakening|witchcraft|the universe|paranormal)',
    {
      any: "It doesn't have to be, and the plain causes come first: sleep, worry, drink, a habit of the hour. If it means something to you, use the minute for it kindly, a prayer, three breaths, and let the rest be ordinary.",
    },
  ),
  areaLine(
    'is (?:it|this|that|everything) (?:all )?(?:written|shown|visible|somewhere)? ?(?:somewhere )?(?:in|on) (?:my|the|our) (?:chart|stars|palm|hand|horoscope|cards)(?: .*)?',
    {
      any: "No, a chart has no list of events, and troubles come in clumps by chance, like buses. Tradition reads moods and seasons from it at most. So it's nothing you did and nothing that has to go on.",
    },
  ),
  areaLine(
    'does (?:it|this|that|(?:my |the )?(?:chart|ascendant|rising|moon|sun|venus|mars)(?: sign)?) (?:also |really |maybe )?explains? (?:why|that|how|it|this|me)(?: .*)?|is (?:it|that|this) (?:the reason )?why (?:i|people|my|everyone|he|she|they)(?: .*)?',
    {
      any: "It can describe it and it doesn't cause it: the books have a style for each placement, and people of every one of them do that too. If the description helps you laugh at it or talk about it, it has done its work.",
    },
  ),
  areaLine(
    '(?:and )?does (?:it|this|that) (?:even |really |actually )?matter(?: (?:much|to me|for me))?',
    {
      any: "As much as a good description does. It's read for a style and decides nothing; use what fits and drop the rest.",
    },
  ),
  areaLine(
    'is it (?:my |the |a )?[\\w ]+ or (?:my|the) (?:venus|mars|moon|sun|rising|saturn|chart|stars|zodiac|sign|birth chart)(?: .*)?',
    {
      any: "The life you have had explains more than any planet does; a placement only gives it a picture. That's the good news, because habits that were learned can be practiced away, a small piece at a time.",
    },
  ),
  areaLine(
    `(?:is|will|would) (?:this|next|it|20\\d\\d|the coming) ?(?:year|be)? (?:be )?(?:a |an )?(?:good|bad|lucky|unlucky|hard) year for (?:my|our|the) (?:house|home|family|household)(?: .*)?`,
    {
      any: "No. Years aren't good or bad for a house; arrangements are. Say who may stay and until when, and the second half of it already goes differently.",
    },
  ),
  areaLine(
    'who will (?:take|run|look after|do|have|keep|continue)(?: .*)? (?:then|instead|after)|who will (?:take|run|look after|keep) (?:the|my|our|it|him|her|them)(?: .*)?',
    {
      any: "That's a question for the whole family, and it isn't settled that the answer is you. It can be run by somebody hired, let, sold or made smaller. Put those on a page and ask what they fear most about each.",
    },
  ),
  areaLine(
    '(?:do|should) i (?:just )?take (?:the|her|his|their|our|my) (?:photos?|pictures?|ring|things|stuff) (?:down|off|away|out)',
    {
      any: "You don't have to, and nobody may set the date. Move one or two from the middle of the room to a place of your own, and leave it at that for a season. Whoever comes new into the house can live with a life you had.",
    },
  ),
  areaLine(
    `(?:do|should) i tell (?:${THEM}|my \\w+) (?:before|after) (?:the )?[\\w ]+ or (?:before|after)(?: .*)?`,
    {
      any: 'Before, on a dull evening and not on the day itself, so nobody has to find a face at the table. Say it in the first two sentences, then ask how it is for them and let it be quiet for a moment.',
    },
  ),
  areaLine('(?:do|should|can) i ask (?:him|her|them) out (?:at|on|in|by|over) .* or .*', {
    any: 'In person, in a short moment without an audience, on the way out: "I\'m getting a coffee on Thursday. Come along?" A message works too, if you already write. Where people look on, a no is harder for both.',
  }),
  areaLine(
    'when (?:should|do|shall) i tell (?:my )?(?:boss|manager|work|team|employer|supervisor)',
    {
      any: "Before you book what can't be moved, and as soon as it's certain on your side: some weeks ahead for days off, your full notice if you're leaving. In person first, then one line in writing.",
    },
  ),
  areaLine(
    '(?:do|should) i (?:have to )?tell (?:my )?(?:work|boss|manager|job|employer|hr|team|colleagues)(?: (?:the (?:real reason|truth|whole story)|why|everything))',
    {
      any: "You mostly don't owe the reason. \"A medical appointment, I'll be out from Tuesday, and this person covers\" is enough in most places; a doctor's note says the rest. Tell the one person you trust more, if it helps you.",
    },
  ),
  areaLine('what (?:do|should|can|would) i do if (?:he|she|they|my \\w+|it|i) .*', {
    any: "Decide it beforehand, while you are calm: one sentence you'd say, and one thing you'd do that evening. For instance, \"Then I'll ask you again on Sunday,\" and the door stays open. It's easier to stay kind with a next step ready.",
  }),
  areaLine('(?:should i |do i |or )?(?:just )?go to (?:bed|sleep)', {
    any: "Yes. Whatever it's will be there at nine and look smaller. Phone in another room.",
  }),
  areaLine(
    '(?:am i (?:gonna|going to)|will i) (?:still )?(?:have|keep|lose|get) (?:any |my )?hair(?: .*)?',
    {
      any: "No star knows; both grandfathers give a better hint than I can. Wear it while it's there, and if it goes, go short with your head up.",
    },
  ),
  areaLine(
    '(?:and )?(?:what is |whats )?my (?:power|spirit|totem) animal|what (?:is|are) my (?:power|spirit|totem) animals?',
    {
      any: "A power animal isn't computed from a birth date; where people have them, they're met and not looked up. The nearest I have is your animal in the Chinese zodiac: ask me for that one.",
    },
  ),
  areaLine(
    '(?:do|can) (?:you|u) (?:do|read|know|use|also do) (?:tarot|cards?|palms?|palmistry|numerology|runes|astrology|vedic)(?: .*)?',
    {
      any: 'Signs, charts and days are what I mostly go by; I also draw tarot cards, look at numbers of a birth date, and read a palm from a photo on the Palm page. Say "pull a card" and I will.',
    },
  ),
  areaLine(
    "(?:can|could|do|will) (?:you|u) (?:read|check|do|see|tell me about) (?:my |his |her |the )?[\\w' ]+ if i (?:only |just )?(?:know|have|got) (?:his|her|their|the)? ?(?:bday|birthday|birth ?date|date of birth|sign)(?: .*)?",
    {
      any: 'Yes. With the date I can tell the Sun and the signs of most planets and put them beside yours; without the hour there are no houses and no rising sign. Type the date here.',
    },
  ),
  areaLine(
    '(?:can|do|could) (?:you|u) (?:see|tell|know) (?:if|whether|what|why) (?:he|she|they|my \\w+|someone|people)(?: .*)?',
    {
      any: "No, I can't see into anyone. What you can go by is what reached you: a tone that got warmer, a question about you, a next step with a date. One of those is worth more than a guess of mine.",
    },
  ),
  areaLine(
    '(?:do|will) i (?:still )?(?:keep|lose) (?:my |the )?(?:readings?|history|chats?|data|saved \\w+)(?: .*)?',
    {
      any: 'You keep them. Saved readings stay readable on the free plan; they go only if you delete them or your account.',
    },
  ),
  areaLine('does (?:the )?premium (?:have|give|show|include|say|do) (?:any |you )?more(?: .*)?', {
    any: 'Yes: all six daily pages, love among them, where the free plan has one, full palm readings, 10 saved ones, and no daily limit on questions here.',
  }),
  areaLine('will it be (?:a )?(?:boy|girl)(?: or (?:a )?(?:boy|girl))?', {
    any: "I don't guess that, and people's bets are right half the time. When there's a baby, the scan knows.",
  }),
  areaLine(
    '(?:what|which)(?:s| is)?(?: the)? (?:best |good )?(?:day|date|week|time)(?: (?:next|this) (?:week|month))? (?:to|for) (?:have |do |get )?(?:the|my|a|an)? ?(?:op|operation|surgery|procedure|treatment|scan|c section)(?: .*)?',
    {
      any: "The day your surgeon's team gives you, and the earliest one they think right; I don't pick days for a body. What you can arrange around it: who drives, who cooks the first week, and what's off your desk by then.",
    },
  ),
];
