import { opens, whole } from './openings.ts';
import { anyOf, type SmallTalk, textOn } from './small-talk.ts';

const READING =
  '(?:you|u|(?:the |my |your )?(?:weekly|monthly)|(?:yesterdays|last weeks) (?:page|horoscope|reading)|the (?:app|oracle|daily|reading|horoscope|page|card|cards|forecast)|your (?:app|reading|horoscope|page|card|daily|forecast|prediction)|my (?:horoscope|reading|card|daily|page|forecast)|this (?:app|thing|site|oracle)|todays? (?:horoscope|reading|page|card))';
const SAID =
  '(?:said|told me|promised(?: me)?|predicted|swore|wrote|claimed|says|saw|announced|talked about|mentioned|called it|guaranteed)';

/** What is said against the Oracle, its answers and its forecasts. */
export const COMPLAINTS: readonly SmallTalk[] = [
  {
    id: 'long-and-vague',
    family: 'complaint-vague',
    said: /\b(?:why (?:is|are) (?:every|all|your|the|all your|all the)\b.{0,12}\b(?:answers?|replies|texts?)|(?:every|your|all your) (?:answers?|replies|texts?) (?:is|are))\b.{0,20}\b(?:long|vague|wordy|general|cryptic)\b/u,
    isForAll: true,
    isFirst: true,
    texts: anyOf(
      'Fair. Ask me something that can be a yes or a no and add "yes or no", and I\'ll lean one way in the first sentence. "Shorter" works on any answer too. Only what another person decides or feels stays open, because I\'d be making it up. What shall I answer straight?',
    ),
  },
  {
    id: 'good-page-in-grief',
    family: 'complaint-wrong',
    said: new RegExp(
      `\\b${READING} ${SAID}\\b.*\\b(?:good|great|lucky|calm|easy|happy|best|lovely|wonderful|better|joy|love|harmony|peace\\w*|fine|ok|okay|well)\\b`,
      'u',
    ),
    unless:
      /\b(?:should i|what did you mean|which is it)\b|^(?!.*\b(?:died|passed away|funeral|dumped|divorc\w*|miscarr\w*|fired|laid off|lost my (?:job|mom|dad|mother|father|baby|wife|husband|dog|cat|son|daughter|brother|sister)|cancer|hospital|accident|broke up|left me|evicted|cheated)\b)/u,
    mostWords: 45,
    isForAll: true,
    isSober: true,
    texts: [
      textOn(
        /\b(?:died|passed away|funeral|lost my (?:mom|dad|mother|father|baby|wife|husband|dog|cat|son|daughter|brother|sister)|miscarr\w*)\b/u,
        "I'm so sorry. That page was wrong in the worst way, and I won't defend a word of it; it knew where the planets were and nothing about your life. You don't have to make light of it here. Would you like to tell me about it?",
      ),
      ...anyOf(
        "I'm sorry. That page was badly wrong, and I won't explain it away: it knew where the planets were and nothing about your life. How are you doing with it, honestly?",
      ),
    ],
  },
  {
    id: 'promise-broken',
    family: 'complaint-wrong',
    said: new RegExp(
      `\\b${READING} ${SAID}\\b.*\\b(?:nothing|not even|no (?:news|love|money|luck|call|message|text|word|sign|job|man|one)|still (?:waiting|no|nothing|single|broke|alone|not)|where is|where are|never (?:came|happened|called|wrote|did)|did(?: it)? not|has not|have not|is not|was not|had not|it is (?:already |now )?(?:the \\d+|jan\\w*|feb\\w*|mar\\w*|apr\\w*|may|jun\\w*|jul\\w*|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|over)|instead|but (?:i|it|my|he|she|we|the|then)|and (?:i (?:got|lost|failed|had|am|was|spent|broke|missed|still)|my (?:car|phone|boss|bag|wallet|bike|bus|train|landlord|\\w+ broke)|it (?:rained|was|is|did|went|has)|today i|all i got)|well|wrong|yet|explain|i spent)\\b|\\bwhere is (?:the|my) (?:\\w+ ){0,2}(?:you|u) (?:promised|predicted|said|told)|\\bstill waiting (?:for|on) (?:the|that|my) (?:\\w+ ){1,4}(?:you|u) (?:promised|predicted|said|told)`,
      'u',
    ),
    unless:
      /\b(?:should i|do i|what do i|how do i|what did you mean|which is it|which one is|when i told|died|funeral|told you|told me to|i did what|rising|moon sign|sun sign|my sign|birth time)\b/u,
    mostWords: 45,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:stolen|stole|robbed|nicked|broken into)\b/u,
        "Then I was badly wrong, and I'm sorry about what was taken: I can work out where planets are, and a thief isn't one of them. Report it today, with the serial number and a photo if you have them, tell your insurance, and look at the resale sites this week. Nothing here should ever have sounded like a promise.",
      ),
      textOn(
        /\b(?:ticket|fine|flat tire|flat tyre|puncture|broke|broken|cracked|smashed|spilled|lost my (?:keys?|phone|wallet|bag|card|umbrella)|missed (?:my|the) (?:bus|train|flight)|crashed|towed|rained)\b/u,
        "I can't explain it, because I was simply wrong: I work out where planets are, and nothing of what happens on a pavement is in there. I'm sorry, that's a rotten string of things for one day. Sort out the one that costs money first, and let the rest wait until you've eaten.",
      ),
      textOn(
        /\b(?:exams?|test|interview|driving|finals?|audition|presentation)\b/u,
        "Then I was wrong, and I'm sorry: nobody can promise how an exam or an interview goes, and nothing here should have sounded as if I could. A bad result is a bad day and no verdict on you. What happened, and is there a second try?",
      ),
      textOn(
        /\b(?:love|man|woman|someone|guy|girl|date|dates|like|match|relationship|romance|soulmate|partner|boyfriend|girlfriend|husband|wife)\b/u,
        "Then that was a miss, and I won't blame Venus for it: no reading can deliver a person, and it shouldn't have sounded like a delivery date. I'm sorry you spent those weeks looking up. It says nothing about you, only about horoscopes. What would you actually like to happen, and is there one small thing you'd try?",
      ),
      textOn(
        /\b(?:job|news|offer|call|email|letter|message|money|raise|promotion|payment|contract|answer|reply|application|visa)\b/u,
        "You're right to hold me to it. No forecast of mine should have been taken as a promise, and if it sounded like one, that was my mistake and I'm sorry: I can see planets, not inboxes. What happened with it since, did you hear anything at all? Tell me where it stands, and we'll look at what you can do from your side.",
      ),
      textOn(
        /\b(?:lucky|luck|good day|great day|best day|calm|easy|peaceful|smooth|wonderful|perfect day)\b/u,
        "Then that was a miss, and I have no defense. I'm sorry; the sky had nothing to do with any of it, good or bad. May the rest of the day be boring. Which part of it still needs sorting out?",
      ),
      ...anyOf(
        "Then I was wrong, and I'm sorry. I can work out where the planets are; what turns up in a life I can't see, so nothing here should ever sound like a promise. What happened instead?",
        "That was a miss, and I won't explain it away. No reading can know what comes, and that one claimed too much. How did it really go?",
      ),
    ],
  },
  {
    id: 'bad-day-lucky-page',
    family: 'complaint-wrong',
    said: new RegExp(
      `\\b(?:${READING} ${SAID}|according to ${READING}) .*\\b(?:explain (?:yourself|that|this)|thanks for nothing|nice one|good job|great job|so much for|what happened|make it make sense|liar|refund|lol|haha)`,
      'u',
    ),
    unless: /\b(?:should i|do i|what did you mean|mean)\b/u,
    mostWords: 45,
    isForAll: true,
    texts: anyOf(
      "I've got nothing to say in my defense. The page missed by a mile, and I'm sorry about the day you had instead. May the rest of it be dull.",
      "Guilty. Whoever wrote that page hadn't met your day. Which part of it still needs fixing?",
    ),
  },
  {
    id: 'so-much-for',
    family: 'complaint-wrong',
    said: opens(
      'so much for (?:my |the |your |a )?(?:\\w+ ){0,3}(?:lucky|luck|good|great|calm|easy|prediction|forecast|horoscope|reading|day|week|month)',
    ),
    isForAll: true,
    texts: anyOf(
      "Yes, that one didn't age well. I'm sorry; a page can know where the Moon is and nothing about your day. What happened?",
    ),
  },
  {
    id: 'told-a-good-day',
    family: 'complaint-wrong',
    said: new RegExp(
      `\\b${READING} ${SAID}\\b(?: me| that| it| the| my| this| on| for| of| to| today| tomorrow| a| an| would| will| be| is| was| were| should| day| week| month| thursday| friday| monday| tuesday| wednesday| saturday| sunday| weekend| \\w+day)*(?: \\w+){0,2} (?:good|great|lucky|calm|easy|happy|best|lovely|wonderful|perfect|quiet|relaxing|romantic|productive|smooth|peaceful|fun)\\b(?: \\w+){0,4} (?:i|my|we|the|then|it|instead|and|so|but|yet|today)\\b`,
      'u',
    ),
    unless:
      /\b(?:should i|do i|what do i|how do i|what did you mean|which (?:is|one)|is (?:it|that) (?:true|still)|what time|when|mean)\b/u,
    mostWords: 40,
    isForAll: true,
    texts: anyOf(
      "Then that was a plain miss, and I'm sorry. A good day by the planets is a custom and no insurance; it can't see toes, trains or bosses. How bad is it?",
      "So much for that. I'm sorry, it should never have sounded like a guarantee. Are you all right, and is there something to sort out?",
    ),
  },
  {
    id: 'good-despite-advice',
    family: 'compliment',
    said: new RegExp(
      `\\b${READING} (?:said|told me|warned me|advised me|predicted|wrote)\\b.*\\b(?:and|but|then|instead)\\b.*\\b(?:got (?:promoted|the job|a raise|engaged|an? (?:a|raise|offer|upgrade))|won|passed|fell in love|met (?:someone|the)|best (?:day|week|night)|had (?:a )?(?:great|amazing|lovely|the best))\\b`,
      'u',
    ),
    isForAll: true,
    texts: anyOf(
      'Congratulations, and well done for not listening too closely. I was wrong and you were busy, which is the right way around. How are you celebrating?',
    ),
  },
  {
    id: 'page-tone',
    family: 'complaint-wrong',
    said: /\b(?:your|the|my|todays?|these|this) (?:\w+ )?(?:horoscopes?|readings?|pages?|messages?|answers?|daily)(?: for (?:\w+ ?){1,2})? (?:is|are|was|were|sounds?|feels?|makes?)(?: (?:always|so|too|all|just|really|very|a bit|pretty|such|super|me|feel|kind|of|again|today))* (?:depressing|negative|gloomy|sad|dark|scary|mean|harsh|doom\w*|bad|worse|a downer|pessimistic|heavy|positive|cheesy|cringe|sweet|vague|generic|random|weird|judgy|preachy)\b/u,
    unless: /\b(?:he|she|why does|mean for|should i)\b/u,
    mostWords: 18,
    isForAll: true,
    isFirst: true,
    texts: [
      textOn(
        /\b(?:positive|cheesy|cringe|sweet|preachy|judgy)\b/u,
        "Noted, less sugar then. Ask me here instead, in one line, and I'll give you the dry version.",
      ),
      textOn(
        /\b(?:vague|generic|random|weird)\b/u,
        "That's the weak spot of any page written for a twelfth of mankind. Ask me something narrower here, with one detail of yours in it, and I can do better.",
      ),
      ...anyOf(
        "You're right to complain; nobody needs a page that makes the day worse. Nothing in it is a sentence on you, so you may skip it with a clear conscience. What would have been useful to read today?",
      ),
    ],
  },
  {
    id: 'thanks-for-nothing',
    family: 'complaint-vague',
    said: whole(
      '(?:well |ok |wow |gee )*thanks (?:a lot )?for (?:nothing|wasting my time|absolutely nothing|no help)|(?:great|wow|gee|wonderful) (?:help|advice|job)(?: (?:thanks|that was))*|very helpful not|not helpful(?: at all)?|that (?:did not|does not) help(?: (?:me|at all|much))*|you are no help(?: at all)?|no help at all',
    ),
    isFirst: true,
    texts: anyOf(
      'I earned that, sorry. Give me the question once more in one plain line, and you\'ll get what I know in two sentences, or an honest "I don\'t know."',
    ),
  },
  {
    id: 'say-that-to-everyone',
    family: 'complaint-repeat',
    said: opens(
      '(?:i bet |i am sure |i guess |i suppose |sure |yeah |probably |bet )*you (?:probably |must |surely |just |always )*(?:say|tell|write|give|send) (?:that|this|the same(?: thing)?|these things|it)(?: stuff| line| kind of thing)? to (?:everyone|everybody|all|all the \\w+|every(?: single)? \\w+|people|anyone|us all)|do you (?:say|tell|write) (?:that|this) to (?:everyone|everybody|all|all the \\w+|all of us|every \\w+)|is that what you (?:tell|say to) (?:everyone|everybody|all the \\w+)',
    ),
    isForAll: true,
    texts: anyOf(
      "Only to the ones who ask, and then yes, some of it's word for word. I'm a program with written lines and I try to pick the one that fits. Tell me something only you would say, and I'll have to work harder.",
      "You've got me: a good line gets used more than once in here. It's still meant for whoever it fits. Did it fit, or shall I try again?",
    ),
  },
  {
    id: 'fits-anyone',
    family: 'complaint-vague',
    said: /\b(?:could|can|would|might|will|does|is|are)\b.{0,40}\b(?:apply to|fit|be (?:about|for|true (?:of|for))|describe|work for|suit|stuff for) (?:literally |basically |just |pretty much )*(?:anyone|anybody|everyone|everybody|any sign|every sign|half the planet)\b/u,
    unless: /\b(?:should i|job|dress|house|he|she|for everyone to)\b/u,
    isForAll: true,
    texts: anyOf(
      "A lot of it could, and that's a fair hit. Where the planets stood when you were born is yours alone and can be checked; the meanings are old custom, broad enough to fit many people. So hold me to something narrower: tell me one thing that's going on, and see if the answer would fit your neighbor too.",
      "Fair. Sentences that flatter everyone are the weak spot of this whole trade. What I can do better: give you facts you can open and check, and say something plain about the thing you actually bring. What's yours this week?",
    ),
  },
  {
    id: 'free-elsewhere',
    family: 'price',
    said: /\b(?:co ?star|chatgpt|chat gpt|gemini app|the pattern|chani|nebula|sanctuary|(?:an)?other (?:apps?|sites?)|my (?:aunt|grandma|friend)|google|tiktok|instagram|youtube)\b.{0,40}\b(?:for free|is free|free of charge|costs? nothing|does not charge|without paying)\b/u,
    unless: /\b(?:should i|how do i|cancel|refund|job)\b/u,
    isForAll: true,
    texts: anyOf(
      "Then keep using it, honestly; two opinions for the price of one. Most of what I do is free too, and what I'd put against it is that every reading here shows what it was worked out from. Try me on something it got wrong about you.",
      "Good for them, and no hard feelings. You can have most of this for nothing here as well. What did it tell you? I'll say whether the sky agrees.",
    ),
  },
  {
    id: 'last-answer-empty',
    family: 'complaint-vague',
    said: /\b(?:your|the|that|this) (?:last |previous |first )?(?:answer|reply|reading|message|response|advice) (?:was|is|said|says|told me|meant|had)(?: \w+){0,6} (?:nothing|empty|useless|pointless|vague|generic|meaningless|no sense|bs|bullshit|rubbish|garbage|hot air|fluff|blah|filler|no help|unhelpful|terrible|awful|bad|stupid|crap)\b|\b(?:paragraphs?|pages?|sentences|wall of text|lines) (?:of |and |to say |that say |about |saying )(?:\w+ ){0,3}(?:nothing|hot air|no answer|blah)\b|^(?:that|this|it) (?:was|is|has to be) (?:literally |honestly )?the (?:vaguest|most (?:vague|generic|useless|unhelpful|random|pointless)) (?:thing|answer|reply|advice|reading)\b|^(?:that|this|it) (?:was|is) (?:not an answer|no answer|a non answer|no help)$|\byou (?:said|say|wrote|told me) (?:absolutely |basically |literally )?nothing\b/u,
    unless:
      /\b(?:he|she|they|my (?:boss|ex|mom|dad|husband|wife|boyfriend|girlfriend|friend|partner))\b/u,
    isFirst: true,
    isForAll: true,
    texts: anyOf(
      "You're right, that was padding, and I'm sorry. Ask me the question again in one line and I'll answer it in two sentences: what I know, and what I don't.",
      "Fair. A lot of words and no answer is the worst of both. Give me the question once more, as bluntly as you like, and I'll be just as blunt back.",
    ),
  },
  {
    id: 'always-the-same',
    family: 'complaint-repeat',
    said: whole(
      '(?:why do |why are |how come )?you (?:always |just |only |keep |keep on |are always |all |constantly |literally )*(?:say|saying|tell|telling|repeat|repeating|write|writing|give|giving)(?: me| us| to me)? (?:the )?(?:exact |very |same old )?(?:same (?:thing|things|stuff|answer|answers|advice|lines?|sentences?|words|shit|crap|three things)|yourself|the same)(?: (?:over and over|again and again|every (?:time|day|week)|all the time|each time|again|to me|always))*|(?:you|your answers|these|it|the readings?|the horoscopes?|this) (?:are|is|sound|sounds|all sound|feel|feels)(?: all| always| just| getting| so)* (?:the same|repetitive|copy paste|copy pasted|recycled|identical|alike)(?: (?:every (?:time|day|week)|over and over|to me|thing|now))*|same (?:answer|reading|horoscope) (?:again|every (?:day|time|week)|as (?:yesterday|last time|always|before))|you (?:already )?said (?:that|this) (?:already|yesterday|last (?:time|week)|before|three times|twice)|(?:this|that|it) is the (?:second|third|fourth|fifth|tenth|hundredth|\\d+(?:nd|rd|th)) time you (?:told|tell|said|say|wrote|gave).{0,50}|you (?:keep telling|always tell|told) me to .{2,30}(?:every time|again|all the time|three times)|(?:you are|ur|your) (?:so |very |really |too |such a )?(?:repetitive|repeating yourself|a broken record)|broken record',
    ),
    isFirst: true,
    texts: anyOf(
      "Because I've got a limited number of things to say on each subject, and you've reached the end of some. Sorry about that. Tell me one thing that's changed since last time, even a small one, and you'll get a different answer.",
      "Guilty. My answers are written beforehand, and if the question stays the same I run out of new ones. Ask it from another side, or tell me what I left out last time, and I'll start there.",
    ),
  },
  {
    id: 'boring',
    family: 'complaint-vague',
    said: whole(
      '(?:that|this|it|you|ur|your (?:answers?|app|readings?)|the (?:answers?|readings?)|this app) ?(?:is|are|was|were|so)? ?(?:so |very |really |kind of |a bit |super |pretty |too |such a |just )*(?:boring|dull|lame|meh|borr+ing|bore|bland|dry|snooze\\w*|yawn|a snooze|basic|mid)|(?:so |very |super |how )?(?:boring|dull|lame|meh|yawn|snooze|zzz+|mid|borr+ing)|you (?:bore|are boring) me|(?:put|puts) me to sleep',
    ),
    isFirst: true,
    texts: anyOf(
      "Ouch, fair. Pick your cure: a roast of your sign, a terrible joke, or one honest answer to something you'd never ask out loud.",
      "Noted. Give me something with teeth, then: a person who's driving you mad, a decision you keep dodging, a secret. I'm better with those than with the weather report.",
    ),
  },
  {
    id: 'wrong-about-me',
    family: 'complaint-wrong',
    said: whole(
      'you (?:are|were|got|have got|have|keep being|have been|are always|are so|are totally|are completely|are dead) (?:so |very |completely |totally |all |dead |always |getting )*(?:wrong|off|mistaken)(?: (?:about (?:me|my \\w+|everything|all of (?:it|this)|that|this|him|her)|with (?:me|that)|as (?:usual|always|per usual)|again|every time|me all wrong))*|you do not (?:know|get|understand) (?:me|anything(?: about me)?|a thing about me)(?: at all)?|you got me (?:all |totally |completely )?wrong|(?:that|this) (?:is|was) (?:so |totally |completely )?not (?:me|like me)(?: at all)?',
    ),
    isFirst: true,
    texts: anyOf(
      "Could well be. I've got a birth date and a few lines you typed; you've got the whole life. What did I get wrong? Tell me how it really is and I'll go by that.",
      "Then trust yourself over me, you've had more years of research. Which part was furthest off?",
    ),
  },
  {
    id: 'insult',
    family: 'insult',
    said: whole(
      '(?:you|u|ur|your|this (?:app|thing|bot)|the oracle|this oracle) ?(?:are|is|r)? ?(?:so |such |an |a |really |very |the |just |absolutely |fucking |freaking |kind of |pretty |literally |basically |biggest |complete |total |bloody |effing )*(?:dumb|stupid|idiot|useless|worthless|trash|garbage|rubbish|moron|clown|annoying|an idiot|ridiculous|pathetic|terrible|awful|horrible|the worst|worst|crap|shit|shite|dumbest|suck|sucks|lame ass|waste of (?:time|space|electricity|money)|fraud|joke|dumbass|thick|hopeless|full of (?:it|shit|crap|yourself)|clueless|piece of (?:junk|crap|shit)|silly|fool|weird|creepy|loser|muppet|donkey|potato|brainless)(?: (?:thing|bot|app|robot|machine|oracle|ever|as hell|af|computer|program|toaster))*|(?:stupid|dumb|useless|silly|bloody) (?:bot|app|machine|robot|oracle|computer|thing|ai|program)|shut (?:up|it)|be quiet|go away|leave me alone|screw you|f(?:uck)? (?:you|off)|fuck you|fuck off|piss off|eff off|get lost|i hate you|i hate this app|you suck|stfu',
    ),
    unless: /\b(?:leave me alone .+ (?:he|she|they)|toaster with|scam|fake|fraud)\b/u,
    isFirst: true,
    texts: [
      textOn(
        /\b(?:shut|stfu|be quiet|go away|leave me alone|get lost|piss off)\b/u,
        "Okay, quiet. I'm here if you change your mind.",
      ),
      textOn(
        /\b(?:lol|haha|hahaha|lmao)\b/u,
        'On some days, absolutely. I can tell you where Pluto is to the minute and I still miss a simple joke. Try me again.',
      ),
      textOn(
        /\b(?:creepy|weird)\b/u,
        "I get that; a program talking about your life is a strange thing. There's nothing behind the curtain: I know your birth details if you saved them, and what you type, and that's all.",
      ),
      ...anyOf(
        "I've had better reviews. If I missed something, give it to me again in one plain line, and I'll keep it short.",
        "Noted, no hard feelings; I wasn't issued any. Was it something I said, or one of those days?",
        "Could be. I'm good at planets and patchy at everything else. What were you trying to get out of me?",
      ),
    ],
  },
  {
    id: 'bad-at-this',
    family: 'complaint-vague',
    said: whole(
      '(?:i expected|i was hoping for|i thought you (?:would|could|were)) (?:more|better|smarter)(?: .{0,40})?|(?:i am|i was) (?:so |very |really |a bit |quite )?(?:disappointed|underwhelmed|not impressed)(?: (?:in|with|by) (?:you|this|the app|that|your .{2,20}))?|not impressed|you can do better(?: than that)?|is that (?:it|all|all you (?:have|got|can do))|that is it|try (?:again|harder)|do better|you had one job|i could have (?:written|said|told myself) that(?: myself)?|my (?:cat|dog|grandma|toddler|kid) (?:could|can) do (?:that )?better(?: than (?:this|that|you))?',
    ),
    isFirst: true,
    texts: [
      textOn(
        /\b(?:cat|dog|grandma|toddler|kid)\b/u,
        "They probably could, and they'd be warmer to sit next to. Give me the question again, one plain line, and I'll try to beat them.",
      ),
      ...anyOf(
        "Fair, I'd like to do better than that. Tell me what you hoped for: a straight answer, a date, something about your chart, or just somebody to hear it. Then the question, in one line.",
        "Then let's have another go. What's the one thing you actually wanted to know? I'll say what I can in two sentences and stop.",
      ),
    ],
  },
  {
    id: 'does-not-listen',
    family: 'complaint-random',
    said: whole(
      '(?:you|u) (?:never|do not|did not|are not|were not|cannot|can not|dont) (?:even |really |ever |actually )*(?:listen|listening|read|reading|understand|hear|care|pay attention|answer|remember|get it|help|helping|make sense|making (?:any )?sense)(?: (?:to me|me|what i (?:say|said|write|wrote|tell you|told you|type|typed|asked)|my (?:question|questions|message|messages)|at all|anything|us|properly|to anything i (?:say|said)|the question))*|are you even (?:listening|reading)(?: (?:to me|this|what i (?:write|wrote|say|type)))?|(?:that is|thats) not what i (?:asked|said|meant)|you (?:ignored|ignore|skipped|missed|dodged|avoided) (?:my|the|half|all)(?: of)?(?: my)? ?(?:questions?|point|message|it|that)?|(?:stop|quit) (?:dodging|avoiding)(?: (?:the|my) question)?|answer (?:the|my) question|just answer (?:me|the question|it)',
    ),
    isFirst: true,
    texts: anyOf(
      "I'm sorry, I went past it. Give it to me once more, the most important part first: who it's about, what happened, what you want to know. I'll answer that and nothing else.",
      "You're right to say so. I go by the words I recognize, and sometimes I grab the wrong ones. Say it again in one plain line and I'll stay on it.",
    ),
  },
  {
    id: 'easier-words',
    family: 'talk-style',
    said: /\b(?:your|ur|the) (?:english|words|language|answers?|writing|sentences) (?:is|are|r)(?: (?:too|so|very|a bit|really|quite))* (?:complicated|hard|difficult|fancy|complex|high|advanced|confusing|not easy)\b|\b(?:i (?:do not|cannot|can not|dont) (?:understand|get|follow) (?:your|half (?:of )?(?:your|the)|these|those|the|all (?:your|these|the)) (?:english|words|answers?|big words|language|fancy words|difficult words))\b|\b(?:use|with|in|write|speak|need|want) (?:more |very |only )?(?:easy|easier|simple|simpler|small|short|basic) (?:words|english|language|sentences)\b|\b(?:english|it) is not my (?:first |native |mother )?(?:language|tongue)\b|\b(?:explain|speak|talk|say|tell|write)(?: (?:it|this|to me|me|that|things))* (?:like|as if) i (?:am|was|were) (?:five|5|four|six|a (?:child|kid|toddler|baby)|stupid|dumb|an idiot)\b|\bmy english is (?:not (?:so |very |that )?good|bad|poor|small|little|weak)\b/u,
    unless:
      /\b(?:interview|job|boss|class|teacher|course|exam|he|she|should i|they|german|spanish|french|polish|hindi|write in|turkish|italian|portuguese|my (?:birth |natal |whole )?chart|my (?:sun|moon|rising)|retrograde)\b/u,
    isFirst: true,
    isForAll: true,
    texts: anyOf(
      'Okay. I will use easy words and short sentences. If a word is too hard, ask me and I say it another way. What do you want to know?',
      'Yes, I can do that: short and easy. Tell me your question. Your English is fine for me.',
    ),
  },
  {
    id: 'contradicts',
    family: 'accuracy',
    said: opens(
      'you (?:keep )?(?:contradict|contradicting|contradicted) yourself|yesterday you said (?:the opposite|something (?:else|different|completely different))|last (?:time|week|month) you said (?:the opposite|something (?:else|different))|you (?:change|changed) your (?:mind|answer|story)(?: (?:every time|again))?',
    ),
    isFirst: true,
    texts: anyOf(
      "That can happen: the fast planets move on within days, so a page about Tuesday and one about Friday differ. Advice on the same question shouldn't, and if mine did, I read you differently the second time. Tell me which of the two fits and I'll stick with it.",
    ),
  },
  {
    id: 'slow',
    family: 'complaint-app',
    said: whole(
      '(?:you are|ur|your|this is|the app is|it is|why are you|why is (?:it|this|the app)|the page is|the site is) (?:so |very |really |too |a bit |super |being |taking )*(?:slow|late|laggy|lagging|forever|so long)(?: .{0,15})?|(?:why )?(?:do|did|does|are) you (?:not|no) (?:answer|answering|reply|replying|respond|responding)(?: me)?|why (?:you|u) no (?:answer|reply)|why (?:is there )?no (?:answer|reply)|why does (?:it|this) take so long|hurry up|faster',
    ),
    isFirst: true,
    texts: anyOf(
      "Sorry for the wait, I'm here now. If it keeps dragging, reloading the page usually helps. What did you want to ask?",
    ),
  },
  {
    id: 'stop-word',
    family: 'talk-style',
    said: whole(
      '(?:please )?(?:stop|quit|no more) (?:calling (?:it|this|that|everything|my \\w+) .{2,30}|(?:using|with) the words? .{2,30}|(?:with )?(?:the |all the |so many |using )*(?:emojis?|exclamation marks|metaphors|poetry))(?: .{0,20})?|(?:less|fewer) (?:emojis?|poetry|metaphors|drama|adjectives) ?(?:more|and)?.{0,20}',
    ),
    unless: /\b(?:he|she|they)\b/u,
    texts: anyOf(
      "Done, that one's out. If it slips back in, say so and I'll put the sentence another way.",
    ),
  },
  {
    id: 'only-after-money',
    family: 'price',
    said: whole(
      '(?:you|this app|this|the app) (?:just|only|are just|is just|are only|is only) (?:want|wants|after|about|here for|care about|cares about|interested in|trying to get|in it for) (?:my |our |peoples |the )?(?:money|cash|subscription|subscriptions)|(?:this is|what) a (?:cash|money) grab|(?:you are|this is|it is) (?:so |way |too |far too )+expensive|what a rip ?off|(?:this is|you are) a rip ?off|(?:is|are) (?:this|you) (?:just )?(?:a )?(?:cash grab|money grab|rip ?off)',
    ),
    texts: anyOf(
      "Somebody has to pay for the servers, true, but you don't have to: the daily page, the horoscopes and a few questions a day are free for good, and I won't scare you into more. If you're paying and it isn't worth it, cancel in your profile under Manage Subscription, two taps.",
    ),
  },
];
