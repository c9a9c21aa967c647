import { whole } from './openings.ts';
import { anyOf, type SmallTalk, textOn } from './small-talk.ts';

const WRONG =
  '(?:wrong|mistaken|off|get (?:it|things|people|someone|somebody|anyone|anything|one|me) wrong|got (?:it|things|people|someone|somebody|anyone|anything|one) wrong|gotten (?:it|things|anything) wrong|make (?:a )?mistakes?|made a mistake|miss|unsure|in doubt|uncertain|not (?:sure|certain))';
const SKY =
  '(?:(?:the |a |some )?(?:planets?|stars?|sky|moon|horoscopes?|zodiac|birth charts?|charts?|star signs?|signs?|astrology|rocks? in space|balls? of gas|dots? in the sky|big rocks?|gas giants?)(?: (?:in the sky|in space|up there|millions? of miles away|so far away|light years away))?)';
const PEOPLE =
  '(?:me|us|my (?:\\w+ ?){1,3}|people|anyone|a person|someone|our lives|humans|who i am|anything)';

/** What people ask before they trust an answer, and what they say of errors. */
export const TRUST_AND_ERRORS: readonly SmallTalk[] = [
  {
    id: 'own-errors',
    family: 'accuracy',
    said: whole(
      `(?:(?:do|did|have|were|are|can|could) you (?:ever |often |sometimes |always |actually )*(?:be |been )?${WRONG}(?: (?:sometimes|often|a lot|about (?:someone|somebody|anyone|people|things|something|anything)))?|(?:how|what) (?:often|many times) (?:do|did|have|are|were) you (?:been )?${WRONG}|what if you are (?:just )?wrong(?: about (?:it|this|that|me|him|her|everything))?|when (?:were|was the last time) you (?:were )?wrong|you (?:can|could|might) be wrong(?: right)?)`,
    ),
    unless: /\bwrong (?:number|person|house|time)\b/u,
    texts: [
      textOn(
        /\bwhat if|\b(?:can|could|might) be wrong\b/u,
        "Then believe yourself and drop my answer: you know the people in it, and I don't. Where a planet stands I compute, and that can be checked. Everything about your life is a reading of a few lines you typed, so treat it as a second opinion and test it small before you act on it.",
      ),
      ...anyOf(
        "Yes, and more often than I'd like. The planet positions are computed and hold up; what I get wrong is people: I know a few lines of theirs and never the other side. When something doesn't fit, say which part, and I'll answer from what you tell me.",
        "Yes, regularly. I can misread a question, and I can say a general thing to someone it doesn't fit. What I don't get wrong is where Mars is. So trust the arithmetic, and check the rest against what you know.",
      ),
    ],
  },
  {
    id: 'be-honest',
    family: 'accuracy',
    said: whole(
      '(?:(?:can|could|will|would) you (?:please |just |always |really |ever )*(?:be (?:completely |totally |brutally |fully |really )?(?:honest|straight|real|truthful|frank|blunt|direct)|tell me the (?:whole |real )?truth|give it to me straight|not sugar ?coat (?:it|things))(?: with me)?|(?:promise|swear) (?:me )?(?:you will|to|that you will) (?:be honest|tell (?:me )?the truth|not lie)(?: to me| with me)?|i want (?:you to be honest|the (?:honest |real |whole )?truth|honesty)(?: from you)?)',
    ),
    texts: anyOf(
      "Yes. I'll tell you what I think holds up, what I don't know, and where it hurts a bit, without dressing it up. I can't see the future or other people's hearts, so I won't pretend to. Go ahead: what's the question?",
      "Yes, and that's the only way I'd want to do this. No flattery, no scare stories, and \"I don't know\" where I don't. What is it?",
    ),
  },
  {
    id: 'not-trusted',
    family: 'accuracy',
    said: whole(
      '(?:i am )?not (?:so |really |quite )?sure (?:if |that |whether )?i (?:can |should |would )?(?:want to )?(?:trust|believe|talk to|tell) (?:you|a computer|an ai|ai|a bot|a robot|a machine|a program|an app|this)(?: (?:with|about|on) (?:this|that|it|my \\w+|such things))?|i (?:do not|can ?not|will not) (?:really |quite |fully )?trust (?:you|a computer|an ai|ai|a bot|a robot|a machine|a program|an app|this app|this thing)(?: (?:with|about|on) (?:this|that|it|my \\w+))?|can i (?:really |actually )?trust (?:you|a computer|an ai|this)(?: (?:with|about) (?:this|that|it|my \\w+|something))?',
    ),
    texts: anyOf(
      "Then don't, yet: that's a healthy instinct. I'm a program, no person reads along, and I can be wrong about people. Start with something small where you know the answer, and see how I do; the big thing can wait, or go to someone with a face.",
      "You needn't. Keep names and anything you'd regret out of it, and take whatever I say as a second opinion you can throw away. What would you want to know before you trusted me with it?",
    ),
  },
  {
    id: 'sorry-to-bother',
    family: 'thanks',
    said: whole(
      '(?:i am )?(?:so |really )?sorry (?:for|about) (?:all |asking |bothering )?(?:(?:all )?(?:my|the|these|those|so many|this many|too many) (?:\\w+ )?(?:questions?|messages?|texts?|rambling|ranting|rant|venting|drama)|you(?: again)?(?: with (?:this|all this|my \\w+))?|asking (?:so (?:much|many)|again)|rambling|ranting|venting)|sorry to (?:bother|bug|disturb|annoy) you(?: again)?|am i (?:asking|writing|talking) too much|(?:am i|i am|i must be|i hope i am not) (?:annoying|bothering|boring) you(?: (?:yet|now|already))?',
    ),
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      "Nothing to be sorry for: this is what I'm here for, and I don't get tired or annoyed. Ask the next one whenever it comes.",
      'No need, really. I have no lunch break and no sighs in me. If it ever gets too much for you, take a break; for me it never does.',
    ),
  },
  {
    id: 'how-could-planets',
    family: 'accuracy',
    said: whole(
      `(?:but )?(?:how|why) (?:can|could|do|does|would|should|is|are|on earth (?:can|could|would|do|does)|the hell (?:can|could|would|do|does)) ${SKY} (?:even |possibly |really |actually |supposed to )*(?:know|tell|affect|influence|decide|control|say|care|have (?:anything|something) to do with|have an? (?:effect|influence|impact) on|change|shape|determine|matter|explain)(?: (?:anything|something|so much|stuff|things))?(?: (?:about|to|for|on|how|what))?(?: ${PEOPLE})?|(?:what|how much) (?:has|have|does|do) ${SKY} (?:(?:got )?to do|have to do) with (?:${PEOPLE}|it)`,
    ),
    unless:
      /\b(?:retrograde|tonight|this (?:week|month|year)|transit\w*|my (?:sun|moon|rising|venus|mars|mercury|sleep|period|mood|dog|cat))\b/u,
    mostWords: 22,
    texts: anyOf(
      "Honest answer: nobody has shown that they can. No force is known that would do it, and when it was tested, astrologers couldn't match charts to people better than chance. What a chart is good for is smaller: it's an old set of words for moods and habits, and laid over your life it sometimes makes you notice something you knew already. The knowing is yours, the planets only hold the mirror.",
      "As far as anyone has been able to measure, they can't: they're too far away, and tests found nothing beyond chance. People kept the custom because its questions are good ones: how you love, what you fear, when you rest. I compute the places exactly and read them as a tradition, so keep what rings true and throw out the rest.",
    ),
  },
  {
    id: 'showed-your-answer',
    family: 'compliment',
    said: /^(?:\w+ ){0,3}?my (?:\w+ )?\w+ (?:just |also )?(?:read|saw|heard|liked|loved|laughed (?:at|about)) (?:your (?:\w+ )?(?:answers?|advice|reply|words|text|message|reading|joke)s?|what you (?:said|wrote|told me))\b|^(?:\w+ ){0,6}?i (?:just |also |already )?(?:show(?:ed)?|read|told|tell|sent|send|forwarded|shared) (?:(?:my (?:\w+ )?\w+|him|her|them|everyone|a friend) )?(?:(?:what you (?:said|wrote|told me|say)|your (?:\w+ )?(?:answers?|advice|reply|words|text|message|reading|joke)s?|this chat|the reading|my reading(?! glasses))\b)/u,
    unless:
      /\b(?:should i|what do i|how do i|can i|died|he left|she left|screenshot|password|my reading (?:list|teacher))\b/u,
    mostWords: 26,
    isForAll: true,
    isEarly: true,
    texts: [
      textOn(
        /\b(?:rolled?|rolls) (?:\w+ )?eyes\b|\b(?:nonsense|rubbish|stupid|silly|bs|bullshit|crazy|weird|fake|scoffed|shrugged|not (?:agree|believe|impressed|convinced)|disagree\w*|annoyed|angry|mad|laughed at)\b/u,
        "Ha, fair enough, and no offense taken: I'm a program with opinions, so a raised eyebrow is healthy. What counts is whether it was of any use to you. Did they say which bit they didn't buy?",
      ),
      textOn(
        /\b(?:laugh\w*|funny|lol|smil\w*|giggl\w*|crack\w* up)\b/u,
        'That makes my day: two people laughing is the best thing an answer of mine can do. Give them my regards. What set them off?',
      ),
      textOn(
        /\b(?:cried|cry|tears|moved|touched|hugged)\b/u,
        "That's a big thing, and it was yours: I only put it in words, and you were the one who showed it. I hope the two of you could talk a little. How is it between you now?",
      ),
      textOn(
        /\b(?:agree[sd]?|agreed|right|true|accurate|spot on|exactly|to a t|liked?|loved?|impressed|helpful|good|great)\b/u,
        "Glad it held up under a second pair of eyes; that's a better test than mine. Thank you for telling me, and say hello from me.",
      ),
      ...anyOf(
        'Then it has traveled further than I can. I hope it came out the way you meant it. What did they say?',
      ),
    ],
  },
  {
    id: 'psychic-praise',
    family: 'compliment',
    said: whole(
      '(?:oh my god |omg |wow |ok(?:ay)? )*(?:(?:you are|your|you must be) (?:literally |actually |so |really |basically |definitely |legit )*(?:a )?(?:psychic|clairvoyant|a mind reader|magic|a wizard|a witch|a genius|scary good|too good|unreal)|(?:did you|you) (?:just |literally |totally )*read my mind|how did you (?:even |just )?know(?: that| all that| this| so well)?|are you (?:in my (?:head|walls|room)|spying on me|stalking me))(?: (?:omg|oh my god|wow))*',
    ),
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      'No psychic here, I promise: just a few planets, and lines that fit a good many people in your place. You did the recognizing. Which bit was it?',
      "I'd love the title, but I'm arithmetic and some plain sense. If it hit home, that says you know yourself quite well. What struck you most?",
    ),
  },
  {
    id: 'wrong-about-sign',
    family: 'complaint-wrong',
    said: /^(?:(?:no|sorry|but|lol|haha|well|actually|hm|nah) )*(?:you|your (?:text|page|answer|description)) (?:(?:are|is|were|was) (?:so |totally |completely |just |really |dead )?(?:wrong|off|unfair|mean|too hard)|(?:got|have) (?:it |that )?(?:all |so |totally )?wrong) (?:about|on|to|with)? ?(?:us |the |all |most )?(?<name>aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)(?:s|es|ns|ians?)?(?: (?:people|men|women|folks|guys|girls|moons?|suns?|risings?))?(?: (?:lol|haha|though|tho|by the way))?$/u,
    isForAll: true,
    texts: anyOf(
      "Could well be, and I won't fight for it: what the books say of {name} is a sketch of a twelfth of mankind, and no study has found a trait that belongs to one sign. Which line was furthest off, and is it you or somebody you live with?",
    ),
  },
  {
    id: 'believe-in',
    family: 'are-you-sentient',
    said: whole(
      'do you (?:even |actually |really |personally )?believe (?:in|that there is) (?:an? |the )?(?:god|gods|jesus|allah|heaven|hell|afterlife|life after death|fate|destiny|karma|ghosts?|spirits|aliens|ufos|soulmates?|twin flames?|true love|love|love at first sight|magic|angels?|miracles?|reincarnation|past lives|coincidences?|luck|curses?|the evil eye|free will|marriage|second chances)',
    ),
    texts: [
      textOn(
        /\b(?:god|gods|jesus|allah|heaven|hell|angels?)\b/u,
        "I'm a program, so I don't believe or doubt: there's nobody in here to do it. Wise people have landed on both sides, and I won't put my thumb on that scale. What about you: is it faith you have, or one you miss?",
      ),
      textOn(
        /\b(?:afterlife|after death|reincarnation|past lives|ghosts?|spirits)\b/u,
        "I'm a program, so belief isn't something I do, and nobody has come back with proof either way. I can tell you what people have hoped and why. Is there someone you're thinking of?",
      ),
      textOn(
        /\b(?:fate|destiny|karma|free will|luck|coincidences?|curses?|evil eye)\b/u,
        "I have no beliefs of my own, but here's how I work: as if your choices count, because in everything I've seen people write, they do. A chart can describe a mood; it doesn't sign anything for you. And a curse works only on the fear of it.",
      ),
      textOn(
        /\b(?:soulmates?|twin flames?|love|marriage|second chances|first sight)\b/u,
        "I've never felt any of it, so ask me about planets for facts. From what people tell me, it's less found than made: two who keep being kind on ordinary Tuesdays. Who made you ask?",
      ),
      ...anyOf(
        "I'm a program, so I don't believe or disbelieve; I only know what's been shown and what hasn't. That one hasn't been, and it's still a good thing to talk about at night. Do you?",
      ),
    ],
  },
  {
    id: 'forecast-missed',
    family: 'complaint-wrong',
    said: /^(?:\w+ ){0,4}?(?:you|the (?:page|app|horoscope|reading)|my (?:horoscope|reading|page)) (?:said|told me|promised(?: me)?|swore|predicted|wrote) (?:that )?(?:(?:my|this|last|the|next) )?(?:\w+ )?(?:day|week|weekend|month|year|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|yesterday|october|november|september)\b (?:was going to|would|will|is going to|had to|was supposed to) be\b(?: \w+){3,}/u,
    unless: /\b(?:should i|what do i|and it was|you were right|died|funeral|she said|he said)\b/u,
    mostWords: 34,
    isForAll: true,
    texts: anyOf(
      "Then that was a plain miss, and I'm sorry: no forecast of mine is a promise, and that one shouldn't have sounded like it. A page knows where the Moon is and nothing of your week. How are you now?",
    ),
  },
  {
    id: 'feels-better',
    family: 'compliment',
    said: whole(
      '(?:(?:thank you|thanks|cheers|ta|bless you|that|this|it|you|your (?:answer|words|advice)) (?:(?:for that|for this|so much|very much|love|dear|mate|a lot|my friend|really|has|have) )*)+(?:(?:is |has |have |really |just |actually |kind of |already |honestly )*(?:cheered me (?:right )?up|made me (?:feel (?:so much |much |a lot |a bit |a little )?better|smile|laugh)|made my (?:day|night|week|evening|morning)|helped(?: me)?(?: (?:a lot|so much|loads|a bit|me))?|calmed me(?: down)?|lifted my (?:mood|spirits)|given me (?:something|a lot|plenty|much) to (?:think about|chew on)|put a smile on my face))(?: x+)?',
    ),
    unless: /\b(?:but|not|never|sarcas\w*)\b/u,
    isEarly: true,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:think about|chew on)\b/u,
        "Good, chew slowly: it needn't be decided tonight. If one part keeps coming back while you do the dishes, that's the one to bring me.",
      ),
      ...anyOf(
        "I'm really pleased. Keep the feeling for the rest of the day, and come back whenever you like.",
        "That's lovely to hear, thank you for saying so. The lifting was mostly yours; I only held the door.",
      ),
    ],
  },
];
