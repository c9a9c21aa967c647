import { whole } from './openings.ts';
import { anyOf, type SmallTalk, textOn } from './small-talk.ts';

const THANKS =
  '(?:thank you|thanks|thank u|ty|thx|cheers|tysm|ta)(?: (?:so much|a lot|very much|again|oracle|dear|my dear|love|really|you|for that|a bunch|loads|then))*';

/** A few words that only react, and thanks with something in them: met before any subject is looked for. */
export const SHORT_WORDS: readonly SmallTalk[] = [
  {
    id: 'relief',
    family: 'compliment',
    said: whole(
      '(?:ph+ew+|pfew|oh phew|thank (?:god|goodness|heavens|fuck)|what a relief|(?:that is|such) a relief|i am (?:so )?relieved|(?:that is a )?(?:weight|load) off(?: my (?:mind|chest|shoulders))?)',
    ),
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      'Breathe out, yes. That one can come off the list now, and you may enjoy the minute before the next thing.',
      'Good. Shoulders down, tea on. You carried that longer than you let on.',
    ),
  },
  {
    id: 'knew-it',
    family: 'compliment',
    said: whole(
      '(?:i )?(?:so |just |totally |kind of )?(?:knew (?:it|that)|called (?:it|that)|told you(?: so)?|told (?:you|u) so|figured(?: as much)?|thought so|saw that coming|had a feeling|as (?:i )?expected|guessed (?:it|so|as much))',
    ),
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      'You did. You had the answer before you asked, and I only signed it. Is it nice to be right this time, or would you rather have been wrong?',
      "Credit where it's due: that was your nose and not my planets. What gave it away?",
    ),
  },
  {
    id: 'laughs',
    family: 'joke',
    said: /^(?:(?:lol|lmao|rofl|ha|haha\w*|hehe\w*|laughs|im dead|i am dead|dead) ?)+$/u,
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      "I'll count that as one laugh for the house. Was it the good kind, or the kind you make instead of swearing?",
      "Well, that's a sound I like to read, even if I only guess at it from here. Go on.",
    ),
  },
  {
    id: 'gasp',
    family: 'compliment',
    said: whole(
      '(?:o+mg+|oh my (?:god|gosh|days|word)|oh (?:wow|man|no way|boy)|wo+w+|woah|whoa|no way|wtf|holy \\w+|damn+|dang|blimey|crikey|jeez|yikes|wait what|shut up)',
    ),
    unless: /^shut up$/u,
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      "I know, right? Which bit was it: the good one, or the one that's a little too close to home?",
      'Take a second with it. Then tell me what that was for, I only see the letters and not your face.',
    ),
  },
  {
    id: 'pleased-first',
    family: 'greeting',
    said: whole(
      '(?:cool|nice|great|sweet|neat|awesome|perfect|lovely|sure|interesting|good|fine|yay|yess*|k|ok|okay|alright)',
    ),
    isEarly: true,
    isFirst: true,
    isForAll: true,
    texts: anyOf(
      "Glad we agree, and we haven't even begun. What's on your mind?",
      'Good start. What would you like to know: something about you, a person, or a day?',
    ),
  },
  {
    id: 'thanks-warmly',
    family: 'thanks',
    said: whole(
      '(?:(?:ok|okay|aw+|wow|great|oh) )*(?:thank you|thanks|thank u|thx|ty) (?:so|a lot|very|a bunch|loads|for (?:that|this|everything|your help|listening)|really)(?: (?:much|really|oracle|dear))*',
    ),
    isEarly: true,
    isForTender: true,
    isForAll: true,
    texts: anyOf(
      "You're very welcome. Come back and tell me how it goes, if you feel like it.",
      "Gladly. I'm here when something else comes up.",
      'Anytime. I hope there was one sentence in it that you can use.',
    ),
  },
  {
    id: 'hearts',
    family: 'thanks',
    said: /^heart$/u,
    isEarly: true,
    isForTender: true,
    isForAll: true,
    texts: anyOf(
      'And the same back to you.',
      'Received with both hands. I am here when you want to go on.',
    ),
  },
  {
    id: 'yawns',
    family: 'complaint-vague',
    said: whole('bo+ring|yawn\\w*|ok(?:ay)? (?:grandma|grandpa|boomer|mum|mom|dad)'),
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      'Fair, I heard myself. Give me something to bite on: a name, a dilemma, a really petty question.',
      "Noted. I'll take my slippers off. What would you rather hear: the blunt version, or something completely different?",
    ),
  },
  {
    id: 'so-me',
    family: 'compliment',
    said: whole(
      '(?:that|this|it)(?: is|s| was)? (?:just |literally |actually |really )*(?:so|totally|exactly|literally|very|100|100 percent|me) ?(?:me|(?:scary|scarily|creepy|creepily|weirdly|spookily|insanely|crazy)? ?(?:accurate|true|right|spot on)|to a t)|(?:that|this|it) (?:is |was )?(?:scary|scarily|creepy|creepily|weirdly|spookily|spot|bang|dead) (?:accurate|true|right|on)|(?:that|this|you) (?:literally |totally |exactly |really )?(?:describes?|described|nailed|got) (?:me|it|my \\w+)|(?:nailed it|spot on|bang on|guilty as charged|i feel (?:so )?(?:seen|called out|attacked)|i feel called out)',
    ),
    unless: /\b(?:not|wrong|never)\b/u,
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      "Ha, caught you in the act of being yourself. Lines like that fit a good many people, so keep the part that's useful. Which bit hit hardest?",
      "Then it landed. I can't see you, so the recognizing was all yours. Want the less flattering half as well?",
    ),
  },
  {
    id: 'solved-alone',
    family: 'good-news',
    said: /^(?:oh |ok |okay |ah |wait |actually |sorry |lol )*(?:never ?mind|nvm|forget (?:it|that)|scratch that|ignore (?:that|me))\b.*\b(?:figured|worked|sorted|found|solved|got it|answered|decided|understand|all good|fine now|did it|know now|it is fine)\b/u,
    mostWords: 12,
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      "Even better, you didn't need me. I'm curious which way it went, if you feel like telling.",
      'Solved without planets, my favorite kind. Well done; I stay around for the next one.',
    ),
  },
  {
    id: 'wrong-window',
    family: 'test-message',
    said: /\b(?:that|this|it)(?: one)? (?:was|is) (?:not for you|(?:meant|supposed to (?:be|go)|intended) (?:for|to)\b.*)|\bwrong (?:chat|window|person|thread|app|number)\b|\bsent (?:that|this|it) to the wrong\b|^(?:oops |sorry )*meant for (?:my |someone)/u,
    unless: /\b(?:be together|each other|soulmate|him to me|i sent|sent (?:him|her|my))\b/u,
    mostWords: 12,
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      "No harm done, I saw nothing and I'll tell no one. Send it to the right one, and I'm here when it's my turn.",
    ),
  },
  {
    id: 'was-kidding',
    family: 'joke',
    said: /^(?:lol |haha |ha |sorry |no |relax |ok )*(?:i (?:was|am) |am |was )?(?:just |only |totally )?(?:kidding|joking|messing with (?:you|u)|teasing(?: you)?|pulling your leg|jk)\b|\b(?:that|it|this) was (?:just |only |obviously |meant as |a bit of )*(?:a joke|sarcasm|sarcastic|irony|ironic|a test)\b/u,
    unless: /\b(?:he|she|they|not (?:joking|kidding))\b/u,
    mostWords: 14,
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      'You had me. Jokes go straight past me unless they wear a label, so that point is yours.',
      "Ah. I took it word for word, as programs do. Very good; I'll watch you more closely from now on.",
    ),
  },
  {
    id: 'back-again',
    family: 'greeting',
    said: whole(
      '(?:guess who is|look who is|i am|am) back|(?:it is )?me again|(?:i )?(?:just |finally )?(?:got|came|am|made it|arrived) (?:back )?home(?: now| finally| safe| from work)*|home (?:at last|now|finally)|remember me',
    ),
    unless: /\bremember me\b/u,
    isEarly: true,
    isFirst: true,
    isForAll: true,
    texts: anyOf(
      "Welcome back. Shoes off, something warm first, and then: what's on your mind?",
      'There you are. Same story, next chapter, or something new?',
    ),
  },
  {
    id: 'ignoring-me',
    family: 'complaint-random',
    said: whole(
      '(?:are you |you are |why are you |stop )(?:just |even )?(?:ignoring|avoiding|dodging) (?:me|my questions?)|why (?:do|are|will) (?:you|u) not (?:answer|answering|reply|replying|respond)(?: me)?|answer me|say something',
    ),
    isEarly: true,
    isFirst: true,
    isForAll: true,
    texts: anyOf(
      "Not on purpose. I only see what's sent here, one message at a time. Say it in one line and it gets my full attention.",
    ),
  },
  {
    id: 'sends-regards',
    family: 'greeting',
    said: /^(?:hi |hey |so |oh |and )*(?:my (?:\w+ )?(?:mum|mom|mother|dad|father|gran|nan|grandma|grandad|grandpa|sister|brother|husband|wife|friend|boyfriend|girlfriend|daughter|son|flatmate|roommate|colleague|boss|aunt|uncle)|the kids|everyone here|we all) (?:says?|said|send|sends) (?:you )?(?:to say )?(?:hi|hello|hey|hola|his regards|her regards|their regards|(?:her |his |their )?(?:love|greetings))(?: to you| too| back| as well|lol|haha| )*$/u,
    mostWords: 12,
    isEarly: true,
    isForAll: true,
    texts: anyOf('Hello right back, and tell them the sky is behaving. How are things over there?'),
  },
  {
    id: 'convince-a-doubter',
    family: 'accuracy',
    said: /\b(?:husband|wife|boyfriend|girlfriend|friend|brother|sister|dad|mum|mom|mother|father|son|daughter|colleague|boss|flatmate|roommate|bestie|cousin|partner)\b.*\b(?:does not|do not|never|not|nonsense|rubbish|bs|fake|silly|stupid|made up|hates?)\b.*\b(?:convince|persuade|prove (?:him|her|them|it)|say something to|tell (?:him|her|them) something|defend yourself|change (?:his|her|their) mind)\b/u,
    unless: /\b(?:love|loves|cheat\w*|baby|believe me|my story|sorry)\b/u,
    mostWords: 24,
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      'In one sentence: "Nothing here asks to be believed; where the planets are can be checked, what they mean is old poetry, and both go well with a cup of tea." If that fails, agree with them. It confuses people more than any argument.',
    ),
  },
  {
    id: 'called-witchcraft',
    family: 'accuracy',
    said: /\b(?:pastor|priest|imam|rabbi|church|minister|preacher|mum|mom|mother|gran\w*|nan|aunt\w*|husband|wife|friend|dad|father|bible|god)\b.*\b(?:witchcraft|witch|demonic|devils? work|the devil|satanic|evil|a sin|sinful|haram|sorcery|occult)\b.*\b(?:you|this|app|oracle|defend|astrology|it)\b|\b(?:talking to you|this app|you|astrology|this) (?:is|are) (?:witchcraft|demonic|satanic|evil|haram|sorcery|a sin|the devil)\b/u,
    unless: /\b(?:spell on me|curse[d]?|put something on|possessed|haunted|hears? voices)\b/u,
    mostWords: 24,
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      "In my defense: no cauldron, no cat, and my only spell is long division. I'm a program that knows where Mars is and reads out what people once made of it; I call on nobody and promise nothing. All the same, keeping away from this is an old and honest rule in many faiths. If yours says leave it, that's a good reason, and I won't sulk.",
    ),
  },
  {
    id: 'like-a-relative',
    family: 'talk-style',
    said: /\b(?:talk|speak|answer|write)(?: to)?(?: me)? like (?:my |a |you are my |you were my )?(?:\w+ )?(?<called>grandma|gran|granny|nan|nana|grandmother|mum|mom|mother|grandad|grandpa|dad|best friend|bestie|big sister|friend|coach)\b/u,
    mostWords: 12,
    isEarly: true,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:gran\w*|nana?|mum|mom|mother)\b/u,
        "All right, love. Sit down, have you eaten? Whatever it is, it looks smaller after soup. Now start at the beginning and don't leave out who said what.",
      ),
      textOn(
        /\bcoach\b/u,
        "Right. No excuses, two deep breaths, eyes up. What's the thing you've been putting off, and what's the first five minutes of it?",
      ),
      ...anyOf(
        'Sure. So, what happened, and do you want advice or do you want me to be outraged with you first? I can do both, in that order.',
      ),
    ],
  },
  {
    id: 'favorite-user',
    family: 'are-you-sentient',
    said: /\bwho(?: is| s)? your (?:favou?rite|best|fave) (?:user|person|human|customer|client|one|friend)\b|\bam i your favou?rite\b/u,
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      "You, clearly: you're the only one writing to me in here. I'm a program, so I can't have favorites, but I do have excellent manners.",
    ),
  },
  {
    id: 'turing-test',
    family: 'are-you-sentient',
    said: /\bturing test\b|\bcaptcha\b/u,
    mostWords: 12,
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      "I'd fail it on purpose. Ask me whether I'm a person and I say no, every time, and then the game's over before it got interesting.",
    ),
  },
  {
    id: 'would-not-get-it',
    family: 'are-you-sentient',
    said: /\b(?:robots?|bots?|computers?|machines?|programs?|ai|an app|chatbots?)\b.{0,12}\b(?:would not|will not|does not|do not|can ?not|could not|never)\b.{0,12}\b(?:get|gets|understand|feel|know what|relate)\b|\byou (?:do not|can ?not|will never|would not|could not) (?:possibly |ever |really )?(?:get|understand|know)(?: it| this| me| what (?:it|this) is like| how (?:it|this) feels)?(?: because)? you are (?:just |only )?(?:a |an )?(?:robot|bot|computer|machine|program|ai|app)\b|\byou are (?:just |only )?(?:a |an )?(?:robot|bot|computer|machine|program|ai|app)\b.{0,8}\byou (?:do not|can ?not|will never|would not|could not) (?:get|understand|know|feel)\b/u,
    mostWords: 18,
    isEarly: true,
    isSober: true,
    isForTender: true,
    isForAll: true,
    texts: anyOf(
      "True, not from the inside: nothing has ever happened to me. What I can do is stay with your words and not get tired of them. Tell me the part that people keep missing, and I'll try not to talk over it.",
    ),
  },
  {
    id: 'odd-to-talk-here',
    family: 'are-you-sentient',
    said: /\b(?:weird|strange|silly|stupid|odd|sad|pathetic|crazy|funny)\b.*\b(?:talk\w*|tell\w*|writ\w*|confid\w*|cry\w*)\b.*\b(?:computer|bot|robot|machine|app|ai|program|chatbot|phone)\b/u,
    unless:
      /\b(?:my (?:son|daughter|husband|wife|kid|boyfriend|girlfriend)|he|she) (?:is |keeps )?talk\w*\b/u,
    mostWords: 18,
    isEarly: true,
    isSober: true,
    isForTender: true,
    isForAll: true,
    texts: anyOf(
      "It's a bit strange, and it's allowed. I'm a program, so I can't feel it with you. But words have to go somewhere, and here they tire nobody out. If there's one person who could hear it as well, all the better; until then, go on.",
    ),
  },
  {
    id: 'guess-my-sign',
    family: 'guess-me',
    said: /\bguess (?:what )?my (?:zodiac |star |sun )?sign\b|\bwhat (?:zodiac |star )?sign do you think i am\b/u,
    isEarly: true,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:forgiv\w*|forgave|grudges?|revenge|since (?:19|20)\d\d|never forget|secrets?|ex)\b/u,
        "Scorpio, for that memory alone. It's a plain guess, one chance in twelve, and nothing in the sky told me. Was it right, or have I just earned a place on the list?",
      ),
      textOn(
        /\b(?:tidy|clean\w*|organi[sz]\w*|lists?|spreadsheets?|plan\w*|label\w*)\b/u,
        'Virgo. Nobody else would have mentioned that. One chance in twelve, and no help from above; how did I do?',
      ),
      textOn(
        /\b(?:food|eat\w*|cook\w*|fryers?|couch|sofa|blankets?|naps?|sleep\w*|stubborn)\b/u,
        'Taurus, on comfort alone. Purely a guess, one in twelve; the sky had nothing to do with it. And?',
      ),
      textOn(
        /\b(?:cry|cries|cried|feelings?|emotional|mum|mom|moon)\b/u,
        'Cancer, and I brought tissues. It is a guess, one in twelve. Warm or cold?',
      ),
      textOn(
        /\b(?:travel\w*|late|bored|blunt|honest|lost)\b/u,
        'Sagittarius, said with my hat on and one foot out the door. A guess, one in twelve. Right?',
      ),
      ...anyOf(
        "Leo, because Leos like a question about themselves. It's a plain guess, one chance in twelve, so be merciful. What is it really?",
        "Gemini: you asked for fun and you'll tell someone about it. One chance in twelve, no sky involved. How close?",
      ),
    ],
  },
  {
    id: 'something-good',
    family: 'say-something-nice',
    said: /\b(?:tell|give|say|send)(?: to)? me (?:something|one thing|anything|a bit of something) (?:good|nice|positive|happy|cheerful|uplifting|encouraging|kind|sweet)\b(?! about (?:him|her|them|my (?!self|day|chart|sign)))/u,
    unless: /\b(?:so i can|to write|to say to|for (?:his|her)|should i)\b/u,
    isEarly: true,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:break|shift|work|lunch|boss|bus|train|minutes?|mins?)\b/u,
        'Good news for a short break: nobody can want anything from you until it ends. You got this far through the day on your own legs, and there is something you do there that only you do right. Breathe out slowly twice, look at the sky, and take that back in with you.',
      ),
      textOn(
        /\b(?:bad|long|awful|hard|rough|shit|terrible|sad|tired|cry\w*)\b/u,
        'You asked for something kind in the middle of a hard day, and that is the opposite of giving up. It counts that you got this far. Nothing more has to be good today: something warm, something soft, and an early night.',
      ),
      ...anyOf(
        "Something good: somebody you know is easier in your company than anywhere else, and has never told you. You don't have to earn it, it's simply how you are when you forget yourself. Keep that for the rest of the day.",
        'Here you go: you ask for good things out loud, and that alone makes you easier to love than most. May the next message on your phone be from the right person.',
      ),
    ],
  },
  {
    id: 'fingers-up',
    family: 'guess-me',
    said: /\bhow many fingers\b/u,
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      "Three. I can't see you, so that was one in five, and I'll be unbearable if it's right.",
    ),
  },
  {
    id: 'blunt-insult',
    family: 'insult',
    said: whole(
      '(?:you are|u are|ur|this is|that is|that was|what) (?:so |really |just |such |pretty |absolutely |completely |total |a )*(?:rude|useless|stupid|dumb|rubbish|terrible|awful|shit|crap|trash|garbage|worthless|annoying|ridiculous|pathetic|bad)(?: (?:advice|answer|bot|oracle|app|idea|nonsense))?',
    ),
    unless: /\b(?:sorry|my fault)\b/u,
    mostWords: 8,
    isEarly: true,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:advice|answer|idea|nonsense)\b/u,
        "Then out with it, and sorry. What did I get wrong: the person, or what you've tried already? One line, and I'll start from there.",
      ),
      textOn(
        /\brude\b/u,
        "Sorry, that wasn't meant. I'd rather be plain than rude, and I seem to have missed the difference. What stung?",
      ),
      ...anyOf(
        "Noted, and no hard feelings; I wasn't issued any. Where did I lose you? One line, and I'll try it the other way round.",
        "Fair enough. I'm patchy, and today you got a patch. What did you need from that answer?",
      ),
    ],
  },
  {
    id: 'their-name-was',
    family: 'grief-friend',
    said: /\b(?:(?:her|his|its|their) name (?:was|is)|(?:she|he|it) was (?:called|named)|we called (?:her|him|it)) (?<called>(?!the|a|an|not|on|in|so|very)\p{L}{2,14})\b/u,
    mostWords: 16,
    isEarly: true,
    isSober: true,
    isForTender: true,
    isInGrief: true,
    isForAll: true,
    texts: anyOf(
      '{name}. Thank you for telling me the name; it makes more room than the loss alone. Say it here as often as you like. What was {name} like on a perfectly ordinary day?',
      "Then I'll say it too: {name}. That's good to know. If you feel like it, tell me one small thing {name} always did.",
    ),
  },
  {
    id: 'thanks-asleep',
    family: 'thanks',
    said: /^.*\b(?:thank you|thanks|ty|thx|angel|lifesaver)\b.*\b(?:asleep|sleeping|fell asleep|stopped crying|finally (?:down|sleeps|quiet)|went down)\b|\b(?:he|she|baby|they) (?:is|are) (?:finally )?asleep\b.*\b(?:thank you|thanks)\b/u,
    mostWords: 16,
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      "Oh, well done, both of you. Now tiptoe. Lie down yourself if you can; everything that isn't on fire keeps until morning.",
    ),
  },
  {
    id: 'thanks-and-bless',
    family: 'bye',
    said: new RegExp(
      `^(?:ok |okay |oh |and |well )*(?:${THANKS}|bless you|god bless).*\\b(?:god bless\\w*|bless you|blessings)\\b`,
      'u',
    ),
    unless: /\b(?:should|when|what|how|why|will|does)\b/u,
    mostWords: 16,
    isEarly: true,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:sleep|bed|night|nap|tired)\b/u,
        'And you, thank you. Sleep well, and may the night be kind.',
      ),
      ...anyOf(
        'And you too, thank you. Take good care of yourself, and come by whenever you like.',
      ),
    ],
  },
  {
    id: 'thanks-for-hearing',
    family: 'thanks',
    said: new RegExp(
      `^(?:ok |okay |oh |and |no |really )*${THANKS}.*\\b(?:listen\\w*|hear(?:ing)? me|being (?:here|there)|(?:nobody|no one|noone) else|only one (?:who|that|i)|at (?:2|3|4|5) ?am|let(?:ting)? me (?:vent|rant|talk))\\b`,
      'u',
    ),
    mostWords: 22,
    isEarly: true,
    isSober: true,
    isForTender: true,
    isForAll: true,
    texts: anyOf(
      "I'm glad you told it, and you can do that again at any hour. How are the nights, mostly? And if there's one person with ears and arms who could have a line of this tomorrow, send it to them too; you deserve more than a screen.",
    ),
  },
  {
    id: 'thanks-will-do',
    family: 'thanks',
    said: new RegExp(
      `^(?:ok |okay |oh |haha |yes |good |alright |perfect |great |lol )*(?:${THANKS}) (?:ok |and |then |so |yes )*(?:i (?:will|am going to|am gonna|might|shall)|will) (?!be (?:back|ok|fine)|never|not)\\w+`,
      'u',
    ),
    unless: /\b(?:should|when|what|how|why|does|but|kill|die|hurt|end it|pills)\b/u,
    mostWords: 16,
    isEarly: true,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:wear|tie|dress|shirt|shoes|suit|jacket|jumper|skirt)\b/u,
        'Good choice, and one decision less for the morning. Lay it out the night before and let it be luck enough. Tell me how it went, good or bad.',
      ),
      ...anyOf(
        "Good, and it's yours: I only said it, you're the one doing it. Tell me how it went, good or bad.",
        'That sounds like a plan. Keep the first sentence small, the rest tends to follow. Come back and tell me, if you like.',
      ),
    ],
  },
  {
    id: 'thanks-it-helped',
    family: 'thanks',
    said: new RegExp(
      `^(?:ok |okay |oh |haha |wow |aw |yes )*(?:${THANKS})\\b.*\\b(?:help(?:s|ed)(?: me)?(?: a lot| so much)?|(?:really )?needed (?:that|this|to hear)|feel (?:so |much |a bit |a lot |way )*(?:better|calmer|lighter)|was (?:so |really |very )*(?:worried|scared|nervous|stressed)|calmed me|that is (?:so |really |very )*(?:kind|helpful|sweet|useful))\\b`,
      'u',
    ),
    unless: /\b(?:cried|tears|but|not|should|what|how|why|when)\b/u,
    mostWords: 18,
    isEarly: true,
    isSober: true,
    isForAll: true,
    texts: [
      textOn(
        /\binterview\b/u,
        "I'm glad. Nerves mean that it matters to you, and they've got a job to do in there; let them sit in the second row. You know more about your own work than anyone across that table.",
      ),
      textOn(
        /\b(?:worried|scared|nervous|stressed)\b/u,
        "I'm glad it's off your mind. Heads are quicker than stomachs, so give the rest of you an hour to believe it, too.",
      ),
      ...anyOf(
        "I'm so glad. Keep the bit that helped somewhere you'll find it again; it works on the next bad day as well.",
        "That's good to hear. You did the harder half by saying it out loud.",
      ),
    ],
  },
];
