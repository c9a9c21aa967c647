import { anyOf, type Reaction } from './reaction.ts';

/** What a short reply does to the last answer: doubts, objects, shrugs, asks for an opinion, promises to try. */
export const REPLY_REACTIONS: readonly Reaction[] = [
  {
    id: 'too-hard',
    isWhole: true,
    said: /^(?:(?:yes|yeah|ok|okay|but|well|true|lol|i know|sure|hmm|honestly|sadly) )*(?:(?:that is |it is |all )?(?:much )?easier said(?: than done)?|(?:it|that|this) is (?:just )?not (?:that|so|as|quite so) (?:simple|easy)(?: though)?|(?:it is|that is|this is) (?:more |so |really |very |a bit |kind of )*(?:complicated|complex|hard|difficult)(?: than that)?|(?:if|i wish) (?:only )?it (?:was|were) (?:that|so) (?:easy|simple)|you make it sound (?:so |that )?(?:easy|simple)|sounds (?:so )?(?:easy|simple)(?: but (?:it is )?not)?|i (?:just )?(?:can not|could not|cant)(?: do (?:that|it|this))?|not that (?:easy|simple))$/u,
    followedBy: ['how', 'say', 'should', 'told', 'normal'],
    passages: anyOf(
      'It is, and I made it sound like one step. So take only a piece of it, the one that fits into this week, and leave the rest where it is.',
      "You're right, and nobody does the whole of it at once. Look for the part that would still be possible on a bad day.",
      "I believe you; from inside it's a knot, and from outside it's a sentence. Don't pull on all of it. One end is enough for now.",
      "Yes, it's hard, and the hard part is usually the first two minutes. Plan only those.",
    ),
  },
  {
    id: 'does-not-know',
    isWhole: true,
    said: /^(?:(?:well|honestly|ok|hmm+|um+|uh|so|but|yes|no|lol|ugh) )*(?:i (?:really |just |honestly |still )*(?:do not|dont) (?:really |even )?know(?: (?:yet|anymore|what to (?:do|think|say|feel|want)|what i (?:want|should do|feel)|how|honestly|man|really))?|idk(?: (?:what to (?:do|say|think)|honestly|man|tbh|really|anymore))?|no idea|dunno|(?:i am )?(?:really |still |so )*(?:not sure|undecided|unsure|torn)(?: yet| what to do| about it)?)$/u,
    followedBy: ['how', 'should', 'told', 'say', 'normal'],
    passages: anyOf(
      "You don't have to know it today. Do the next small thing, and let the answer come along behind it.",
      "That's an honest place to be. Not knowing mostly means that two wishes pull in different directions, so begin with what would be right either way.",
      "Then don't decide anything this week. Find out one thing instead; a fact does more for you now than another hour of thinking.",
      'Fair enough. When the big question is stuck, a smaller one usually moves.',
    ),
  },
  {
    id: 'doubts',
    said: /^(?:(?:ok|okay|but|and|so|wait|hmm+|huh|oh|wow|no|lol|honestly) )*(?:really|(?:are )?you (?:really |so |absolutely )?(?:sure|certain|positive)(?: about (?:that|this|it))?|for real|is that (?:really )?(?:true|so|right)|do you (?:really |honestly |actually )?(?:think|believe) (?:so|that|it)|you (?:really )?think so|i (?:really )?doubt (?:it|that)|i am not (?:so |too |really )?(?:sure|convinced)(?: about (?:that|this|it))?|that sounds wrong|i do not (?:think|believe) (?:so|that|it))$/u,
    followedBy: ['should', 'normal', 'how', 'told', 'why', 'say'],
    isAsked: true,
    passages: anyOf(
      "Of the direction, yes; of the details, less, because I know only what you've told me. Here's what I go by.",
      "As sure as anyone can be who's read a few lines of it. You know the rest, so check it against this.",
      "I'd still say so. If it sounds wrong to you, trust that as well, and look at it from this side.",
    ),
  },
  {
    id: 'asks-opinion',
    said: /^(?:(?:ok|okay|but|and|so|well|hmm+|honestly|then|now) )*(?:would you(?: do (?:it|that))?|what would you do(?: (?:then|now|here|if you were me|in my (?:place|shoes|situation)))?|and you|what (?:do|would) you think(?: (?:about (?:it|that)|i should do))?|(?:what is )?your (?:honest )?(?:opinion|take|advice)|if you were me|be honest(?: with me)?|tell me honestly|what is your (?:gut|feeling)|(?:just )?tell me what to do|(?:what do you )?(?:advise|recommend|suggest)(?: me)?)$/u,
    followedBy: ['should', 'how', 'told', 'say', 'normal'],
    isAsked: true,
    passages: anyOf(
      "I don't have to live with it, so take this as a friend's view.",
      "If it were my week, here's what I'd go by.",
      'Honestly, and with only your side of it in front of me:',
    ),
  },
  {
    id: 'will-not-do-it',
    isWhole: true,
    said: /^(?:(?:yes|yeah|ok|but|well|and|no|honestly|i know) )*(?:he|she|they|my \w+) (?:just |really |simply )?(?:(?:will|would|does|do|did) not|never will|never does|will never|would never)(?: (?:do (?:it|that|this)|listen|change|talk|go|want (?:to|it|that)|agree|come|help|admit (?:it|that)|care|understand|apologi[sz]e|like (?:it|that)|let me|accept (?:it|that)))?$/u,
    followedBy: ['how', 'should', 'say', 'told'],
    passages: anyOf(
      "Then it can't hang on {them}. Build it so that it works without {their} yes, with the part that's in your hands alone.",
      'Possible. Ask once all the same, so that you know it instead of expecting it; and have your own step ready for a no.',
      "Then stop waiting for {them} to move first. What you do next shouldn't need {their} permission.",
    ),
  },
  {
    id: 'knows-but',
    said: /^(?:(?:ok|okay|well|honestly|hmm+|lol) )*(?:(?:true|yes|yeah|i know|right|maybe|fair|i guess|sure|i see|makes sense|you are right|that is true)(?: (?:true|yes|i know|right))? but(?: (?:still|i do not know|idk|yeah|it (?:still )?hurts|i can not|how))?|but still|still though|i know(?: i know)*|yes i know|(?:yes |yeah )?but)$/u,
    followedBy: ['how', 'say', 'normal', 'told', 'should'],
    passages: anyOf(
      'Both are true, and the second half is the one you have to live with. So leave the good reasons alone for a moment.',
      "Yes, knowing it and feeling it aren't the same thing. You don't have to argue the feeling away before you do something.",
      'That "but" counts. Something in it still isn\'t right for you, so start there.',
    ),
  },
  {
    id: 'tried-that',
    said: /^(?:(?:yes|yeah|ok|but|well|and|no|honestly|lol|ugh) )*(?:i (?:have )?(?:already |just )?(?:tried|did|done|said|asked)(?: all)?(?: of)? (?:that|this|it|all that|everything)(?: (?:already|before|twice|many times|too|so often))?|(?:already )?(?:tried|did|done) (?:that|it|all that)(?: (?:already|before))?|(?:it|that) (?:did|does) not (?:work|help)(?: (?:at all|either|for me))?|been there(?: done that)?|nothing (?:works|helps|worked|helped))$/u,
    followedBy: ['how', 'should', 'told', 'normal', 'why'],
    passages: anyOf(
      "Then that's done, and doing it again louder won't make it new. Change the form and keep the aim.",
      "Good that you tried, honestly; now you know it and don't have to wonder. So something else.",
      "Okay, that one's off the list. I'd go at it from another side.",
    ),
  },
  {
    id: 'asks-help',
    said: /^(?:(?:ok|okay|but|and|so|well|please|pls|omg|ugh) )*(?:help(?: me)?(?: please| pls)?|i need help|any (?:advice|tips?|ideas?|suggestions?)|what (?:can|do) i do|(?:please |can you )?help me with (?:it|this|that))$/u,
    followedBy: ['how', 'say', 'should', 'told'],
    passages: anyOf(
      'Okay, one thing at a time, and only what can be done this week.',
      "I'm here. Let's take the piece that would bring the most relief.",
    ),
  },
  {
    id: 'accepts',
    said: /^(?:(?:lol|haha+|lmao|hmm+|oh|ah|well|alright|yeah|yes|and) )*(?:ok|okay|okie|k|alright|got it|noted|fine|cool|fair(?: enough)?|makes sense|i see|good point)(?: (?:lol|haha+|then|cool|thanks|thx|sure|bye|got it|fair|makes sense))+$|^(?:lol|haha+|lmao|hmm+|oh|ah) (?:ok|okay|alright|fair|cool|got it|i see)$/u,
    passages: anyOf(
      'Good. If it turns out differently than we think, come back and tell me.',
      "Alright. I'm curious how it goes, if you feel like telling me.",
      "Okay. It can rest for now; it'll still be here when you want to pick it up again.",
    ),
  },
  {
    id: 'found-it',
    said: /^(?:(?:yes|yeah|well|and|but|honestly|exactly) )*(?:exactly|(?:that|this|there) is (?:exactly |just |kind of |really )*(?:the|my) (?:problem|point|issue|thing|question)|that is (?:exactly |just )?it)$/u,
    isWhole: true,
    followedBy: ['how', 'say', 'should', 'told'],
    passages: anyOf(
      "Then that's the place where it pinches, and it helps to know it. Don't solve anything around it; stay with that one.",
      "Good, then we're looking at the same thing. It may be said as plainly as you just did, to whoever it concerns.",
    ),
  },
  {
    id: 'is-excuse',
    said: /^(?:(?:and|but|so|or|well|ok) )*(?:is|was) (?:that|it|this) (?:just |really |not |only )*(?:an? |the )?(?:bad |good |real |valid |poor )*(?:excuse|reason|lie|red flag|bad sign|warning sign|deal ?breaker)(?: (?:or not|though|for (?:it|that)))*$/u,
    isWhole: true,
    followedBy: ['say', 'how', 'told'],
    passages: [
      {
        of: /\b(?:red flag|sign|deal ?breaker)\b/u,
        text: "Once, it's a bad day. Three times it's how things are. Say once what you won't have, and then count what happens and not what's promised.",
      },
      {
        text: "It can be a true reason and still not be enough. The difference shows afterward: whoever has only a reason makes up for it, and whoever has an excuse waits until you've forgotten.",
      },
    ],
  },
  {
    id: 'too-late',
    said: /^(?:(?:and|but|so|or|well|ok|honestly) )*(?:is (?:it|that) (?:already |just |not )*(?:too|very) late(?: (?:for (?:me|that|us|it)|now|to (?:start|change|try)))*|am i (?:already |just )*too (?:old|late)(?: (?:for (?:that|it|this)|now))*|it is too late)$/u,
    unless: /\b(?:apologi[sz]e|sorry)\b/u,
    isWhole: true,
    followedBy: ['how', 'told', 'say'],
    passages: anyOf(
      "No, not by anything you've told me. Later only means that you know better what you want and waste less time on the rest. Count the years you'd have afterward, and not the ones before.",
      "I don't think so. What's over is the easy version; the one that fits your life now is still there, smaller and more yours.",
    ),
  },
  {
    id: 'is-it-me',
    said: /^(?:(?:and|but|so|or|well|ok|honestly) )*(?:am i|did i|was i)(?: (?:really|though|then|that|wrong|overreact(?:ing)?|unfair|too much))*$/u,
    after: /\b(?:says?|said|thinks?|called me|calls me|told me|tells me)\b/u,
    passages: anyOf(
      "I don't think so. People who really are that seldom ask. What can be true is that one evening was; then say sorry for the evening and leave your character out of it.",
      "Not by what you've told me. A word like that is thrown in a fight and sticks for days. Ask which moment was meant; to a moment you can answer, to a label you can't.",
    ),
  },
  {
    id: 'will-try',
    said: /^(?:(?:ok|okay|yes|yeah|hmm+|alright|fine|well|good|thanks|thank you|lol|cool|and|so) )*(?:(?:i will|ill|i am going to|i might|maybe i will|let me|will|gonna|i guess i will|i think i will) (?:just )?(?:try(?: (?:it|that|this|my best))?|do (?:it|that|this)|think about (?:it|that)|give it a (?:try|shot|go)|see(?: how it goes)?|sleep on it)(?: (?:then|today|tomorrow|tonight|this week|soon))?|we will see|let us see|good idea|sounds (?:good|like a plan)|i (?:like|love) that(?: idea)?|wish me luck|that (?:helps|could work|makes sense|is (?:a )?good(?: idea| advice)?)|here goes(?: nothing)?)$/u,
    passages: anyOf(
      'Good. Keep it small enough that you really do it, and come back to tell me how it went, whichever way.',
      "I like that. Do it before you've had time to polish it, and then leave it alone for a day.",
      "Good luck with it. If it goes sideways, that's only the first try, and we'll look at it again.",
      'That sounds right to me. One step, no speech, and be kind to yourself afterward.',
    ),
  },
  {
    id: 'shrugs',
    isWhole: true,
    said: /^(?:(?:ok|okay|lol|haha|well|meh|anyway|and|so|honestly|pff+) )*(?:whatever|who cares|i do not (?:even )?care(?: anymore)?|it is (?:fine|whatever)(?: i guess)?|does not matter(?: anyway)?|meh|oh well|it is what it is|same old|i guess)$/u,
    followedBy: ['normal', 'told', 'how'],
    passages: anyOf(
      'You can shrug at it, and it may still sting a little; both fit into one evening.',
      '"Whatever" is sometimes the short word for "that hurt, and I\'d rather not make a thing of it." You needn\'t make one here.',
      'Fair. Nothing has to come of it tonight.',
    ),
  },
  {
    id: 'not-guilty',
    isWhole: true,
    said: /^(?:(?:and|but|well|honestly|no|i swear|so) )*(?:it (?:was|is) not(?: me| my fault| true| like that)?|i (?:did not|didnt|never did|did nothing|did not do (?:it|anything|that)|was not|am not|did not know(?: (?:that|it|then|about (?:it|that)))?|had no idea|swear(?: it was not me)?)(?: at all| though| then)?)$/u,
    followedBy: ['how', 'say', 'normal', 'should', 'told'],
    passages: anyOf(
      "I believe you, and you don't have to prove it here. With others it helps to say it early and calmly, before anyone asks.",
      "Then take that off your own account. What isn't yours you may put down.",
      "Good, then you have nothing to hide, and that's the strongest place to speak from.",
    ),
  },
  {
    id: 'finds-it-cute',
    said: /^(?:(?:ok|okay|lol|haha+|lmao|well|and|but|honestly|omg|aw+) )*(?:(?:that|it|this|he|she|they) (?:is|was|are|were) )(?:kind of |kinda |actually |so |pretty |really |a bit |very )*(?:cute|funny|sweet|hilarious|adorable|nice of (?:him|her|them)|lovely)(?: (?:though|honestly|lol|haha))*$/u,
    passages: anyOf(
      "It is! That changes the tone between you, so use it while it's warm: answer in the same spirit, and put your one small wish at the end of it.",
      "I'm smiling too. Somebody who can be funny about it can be talked to, and that's half of what you need.",
    ),
  },
  {
    id: 'scared-of-outcome',
    isWhole: true,
    said: /^(?:(?:ok|okay|but|and|so|well|honestly) )*(?:what if (?:it|this|that|everything|i|we) (?:goes|all goes|go|fails?|does not work(?: out)?|gets? (?:worse|weird|awkward|uncomfortable|ugly|loud)|backfires?|screw(?:s)? (?:it )?up|mess(?:es)? (?:it )?up|is a mistake|regret it)(?: (?:wrong|badly|south|bad))?|it will (?:just )?(?:go wrong|get worse|not work|end badly|make it worse))$/u,
    followedBy: ['how', 'should', 'say', 'told'],
    passages: anyOf(
      "Then you'd have a bad week and you'd still know more than now. Decide today what you'd do the day after, one person to call and one thing to fall back on, and the fear gets smaller.",
      'It might. So make the first step small enough that a failure costs you an evening and nothing more.',
      "Say the worst case out loud once, with what you'd do in it. Most worst cases turn out to be a Tuesday with a phone call.",
    ),
  },
];

/** "and my sister?": another person than the one of the story. */
export const ANOTHER_PERSON: Reaction = {
  id: 'another-person',
  said: /^(?:(?:ok|okay|but|so|well|then|hmm+) )*(?:and|what about|how about|and what about) (?:(?:my|his|her|their|our) [a-z]+(?: in law)?|mum|mom|dad)(?: then| though| too)?$/u,
  unless:
    /\b(?:chart|sign|moon|sun|rising|venus|mars|mercury|future|number|card|horoscope|job|work|money|health|career|house|birthday|jobs|things?|stuff|rent|car|place|apartment|flat|plans?|savings|insurance|visas?|furniture|lease|deposit|schedule|hours|future)\b/u,
  passages: anyOf(
    "About {who|that person} you haven't told me anything yet, so only in general: see {them} for yourself, apart from this. Ask how {they} see{s} it, once and without passing messages back and forth. Is it the same with {them}, or something of its own?",
    "{Who|That person} is a story of {their} own, and I'd keep the two apart. A short, direct word with {them} is better than guessing through somebody else. What happened between the two of you?",
  ),
};
