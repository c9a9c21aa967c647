import type { Turn } from './turn.ts';

const AFRAID =
  "^(?:(?:and|but|ok|okay|so|yes|yeah|well|hmm|oh|then|or|also|no|honestly|sure) )*(?:what (?:if|happens if|happens when|do i do if|when)|if|(?:i am|i'm) (?:just |so |really |more |only )*(?:scared|afraid|worried|terrified|nervous)(?: that| of| about)?|(?:my|the) (?:fear|worry) is(?: that)?|it scares me that) ";

/** "what if he never talks to me again": the fear is named, and what is said to it fits that fear in any story. */
export const FEAR_TURNS: readonly Turn[] = [
  fear(
    'fear-not-claimed',
    '(?:no one|nobody|they do not|he does not|she does not) (?:claims?|collects?|picks? (?:it|them) up|asks? for it)\\b',
    [
      "Then the rules of the place decide, and they're often kind to the finder: ask the office how long it's kept and what happens after. Whatever comes of it, you've done the part that was yours, and nobody can take that one back.",
    ],
  ),
  fear(
    'fear-give-back',
    '.*\\b(?:(?:asks?|want|wants|demands?|takes?) (?:for )?(?:it|them|that|the (?:money|deposit|ring|gift|car|dog|house|flat)|(?:his|her|their) (?:money|share|ring|things)|everything)(?: all)? back|(?:have|has|had) to (?:pay|give) (?:it|them|everything|that)?(?: all)? ?back|want (?:his|her|their) (?:money|share))\\b',
    [
      "Then it comes down to what it was when it was given: a gift or a loan, and whether anybody wrote that down. Look for the messages from that time before you answer. If it was a gift, you can be kind and still say so. If it was a loan, or it's fair to treat it as one, offer a sum a month and a date to begin, before feelings set the price. With a large sum, an hour of legal advice first is money well spent.",
      "First find out whether {they} really {is} asking, or whether you're only bracing for it. If it comes, don't answer on the spot: \"Let me look at what we agreed, and I'll come back to you by Sunday.\" Then decide what's fair by your own measure, and make one offer you can keep.",
    ],
  ),
  fear(
    'fear-laughed-at',
    '.*\\b(?:laughs?|laughing|(?:make|makes|making) fun|mocks?|boos?|judges? me|judging me|embarrass\\w*|look (?:stupid|silly|dumb|ridiculous|like an? (?:idiot|fool))|(?:make|making) a fool|thinks? (?:i am|it is|that is) (?:stupid|silly|dumb|crazy|weird|ridiculous|pathetic))\\b',
    [
      "Some might, and it'll be over in a minute. People laugh out of surprise, or because they'd never dare it themselves. Have one line ready, \"Go on, your turn next,\" and keep going. The ones you'd want on your side remember that you did it; the others have forgotten it by Thursday.",
      "Then you'll have red ears for an hour, and you'll have done it. It's the picture of it that's unbearable, mostly; the thing itself is short. Bring one person who's on your side and look at them when you start. And ask yourself who exactly you see laughing. It's usually one face, and often one that won't even be there.",
    ],
  ),
  fear(
    'fear-silence',
    '.*\\b(?:(?:does|do|will|would) not (?:ever |even |want to )?(?:talk|speak|answer|reply|write|text|call|respond)|never (?:wants? to |even )?(?:talks?|speaks?|talking|speaking|answers?|replies|writes?|texts?|calls?|forgives?|responds?)|stops? (?:talking|speaking|answering|replying|texting)|ignores? me|ghosts? me|cuts? me (?:off|out)|blocks? me|disowns? me|(?:stays?|goes|is) (?:silent|quiet))\\b',
    [
      "Then there'll be a silence, and I won't call that small. Most silences after something honest end within some weeks, though, because the other side has to find a first sentence too. Make that sentence easy: one light line about something ordinary, once, and then you leave the door open without standing in it. If it stays shut, it'll hurt, and you'll still have been true to someone who mattered. Who'd be around you in those weeks?",
      "I can't promise you that it won't happen. What I'd plan for is the first month, because that's when silence is loudest: two people who know about it, something fixed on the weekends, and one date on which you'll write a single kind line, whatever you hear until then. Forever is a long word, and {who|the other person} will need less of it than you fear.",
    ],
  ),
  fear(
    'fear-tears',
    '.*\\b(?:cries|cry|crying|breaks? down|(?:is|gets?|will be|would be) (?:so |really |very )?(?:sad|hurt|crushed|devastated|heartbroken|disappointed|upset)|breaks? (?:his|her|their) heart|hurts? (?:him|her|them)|disappoint (?:him|her|them))\\b',
    [
      "Then let {them}. Tears in the first minutes aren't a no; they're the size of the news. You don't have to take it back or cheer anybody up. Stay in the room, hand over a tissue, and say one thing: \"I know it's a lot. I'm not going anywhere.\" Leave the questions for another day. What {they} say{s} next week counts for more than what {they} say{s} in that hour.",
      "It may hurt {them}, and you're allowed to say it all the same. You'd be giving {them} the truth while there's time to do something with it. Say it once, gently, without a list of reasons, and then be kind in the small things: a coffee, a hand, a call the day after.",
    ],
  ),
  fear(
    'fear-anger',
    '.*\\b(?:mad|angry|furious|yells?|yelling|shouts?|screams?|freaks? out|explodes?|hates? me|(?:gets?|is) (?:defensive|offended|pissed|aggressive|nasty)|takes? it (?:badly|the wrong way|personally)|starts? a (?:fight|war))\\b',
    [
      "Then let it be loud for a minute, and don't answer the loud part. A strong reaction at first is mostly surprise: \"I see this is a lot. I'm not taking it back, but we can stop for today.\" Leave kindly and let two days go by; what's said on day three is the real answer. If you've reason to fear more than a loud voice, do it with somebody beside you, or not in person at all.",
      "Being angry at you isn't the same as being right, and it doesn't have to be mended in the same hour. Keep your sentence short and friendly, say what you need and what you offer, and stop there. The second half of most quarrels is people explaining themselves. You can skip that half.",
    ],
  ),
  fear(
    'fear-left',
    '.*\\b(?:(?:he|she|they|my \\w+) (?:just |then |really |finally |still |will |would )*(?:leaves?|walks? (?:out|away)|breaks? up|dumps?|divorces?|moves? out)|leaves? me|left me|(?:finds?|meets?) (?:someone|somebody) (?:else|better|new)|(?:chooses?|picks?|wants?) (?:her|him|someone else|the other)|goes back to|loses? (?:interest|feelings)|falls? out of love|(?:never|does not|will not|do not) comes? back|changes? (?:his|her|their) mind)\\b',
    [
      "Then it would hurt like anything, and I can't rule it out; nobody's staying can be promised from here. But don't buy it with hurry or with keeping quiet. Someone who'd go because you took an honest week would've gone over the next thing. Say where you are, name the day on which you'll know more, and let {them} decide from that. That's all anybody can do to be stayed with.",
      "It could happen, whatever you do now; that's the price of the other person being free. What's in your hands is to be somebody you'd like to have been, either way. So do what you'd do if you weren't afraid of it, only a bit gentler, and keep one corner of your life that stands without {them}.",
    ],
  ),
  fear(
    'fear-found-out',
    '.*\\b(?:finds? (?:it )?out|notices?|hears? (?:about|of) it|catch(?:es)? me|(?:get|gets|am|getting) caught|everyone knows|(?:tells?|tell) (?:everyone|everybody|people|the others|my|his|her)|(?:they|he|she) (?:checks?|looks? (?:into it|it up|at my)|sees? (?:it|me|that|the)|asks? for (?:proof|the papers|my))|(?:reads?|sees?) (?:it|my (?:messages|phone|diary)))\\b',
    [
      "It may come out; such things often do. So get ready for it instead of hoping: one calm sentence that says what you did and why, and not a word more. If you'd every right to do it, you owe nobody an apology, and a note with dates and who said what will cover you. If you'd be ashamed of it, tell it yourself first, while it's still yours to tell. Which of the two is it?",
      "Ask how likely that is in the next three months, honestly. If it's likely, choose your own moment and your own words; being told is so much better than being caught. If it isn't, then it's only the fear walking up and down, and it gets quieter once that one true sentence lies ready.",
    ],
  ),
  fear(
    'fear-lost-job',
    '.*\\b(?:(?:fires?|sacks?) (?:me|us)|(?:get|am|be|getting) (?:fired|sacked|laid off|let go)|lose (?:my|the) (?:job|house|flat|apartment|home|place|business)|(?:can not|cannot) (?:pay|afford)|runs? out of money|go broke|goes? bankrupt)\\b',
    [
      "Then it's a hard few months, and there's an order to them: what you're owed in writing, what you can claim in the first week, rent and food counted out, and then ten people who know what you can do. Half of that you can put in a drawer now, quietly: contract, payslips, a CV, one page with what a month costs you. Once it's in the drawer, the fear has less to say.",
    ],
  ),
  fear(
    'fear-no-effect',
    '.*\\b(?:(?:nothing|it never|it does not|this does not|that does not|therapy does not|he never|she never|they never) (?:\\w+ )?(?:changes?|happens?|helps?|works?|gets? (?:any )?better|comes? of it)|(?:does|do) not (?:help|change (?:anything|much)|work(?! out))|(?:stays?|is|remains?) the same|no difference|was (?:all )?for nothing)\\b',
    [
      "Then you'll know that this wasn't the lever, and you'd reach for the next one; that isn't the same as being stuck. Decide now how you'd notice that it's moving, one small sign, and set a day in six or eight weeks to look. If it hasn't moved by then, change the way and keep the goal. What would be the first small sign?",
      "That's possible, and it'd be disappointing, and you'd still have found out something you can't find out by thinking. Most things of this kind do nothing for a while and then a little. Give it a fair, fixed stretch, and don't weigh it every evening.",
    ],
  ),
  fear(
    'fear-nobody-comes',
    '.*\\b(?:nobody|no one|none of them|not a single \\w+) (?:\\w+ )?(?:comes?|shows? up|buys?|calls?|likes?|wants?|turns? up|signs? up|reads?|listens?|cares?|watches)\\b',
    [
      "Slow starts look exactly like that from the inside. So settle it before you begin: what would be enough, and by when? A number of people, a month, a sum you could lose without harm. Then begin with the smallest version that could show it, one day, one table, one evening. If it stays empty by your date, you stop with a clear head, and you haven't bet the house on it.",
      "Then you'd have an embarrassing evening and a lot of leftovers, and you'd try it another way. Ask five people by name beforehand; a crowd is a thing you hope for, but five people are a thing you can arrange.",
    ],
  ),
  fear(
    'fear-made-worse',
    '.*\\b(?:(?:i|it|this|that) (?:only |just )?(?:makes?|made) (?:it|things|everything) (?:even )?worse|backfires?|(?:say|do) (?:something|the) (?:wrong|stupid)(?: thing)?|ruins? (?:it|everything|things|our \\w+|the \\w+)|push (?:him|her|them) (?:away|further)|scares? (?:him|her|them) (?:off|away))\\b',
    [
      "Then you can say exactly that: \"That came out wrong, let me try again.\" Nearly everything that's said kindly can be said a second time. Choose the smallest version, a question instead of a verdict, a minute instead of an evening, and stop while it's still going well. What makes things worse is hardly ever the subject; it's the length.",
      'You may do it clumsily; that\'s the likeliest thing. Clumsy and warm gets forgiven far more often than perfect and late. Keep one line ready for the way out, "I only wanted you to know. We can leave it there," and use it early.',
    ],
  ),
  fear(
    'fear-alone',
    '.*\\b(?:i (?:end up|am|stay|will be|get|feel|become) (?:all |so |really )*(?:alone|single|lonely)|never (?:find|meet|have) (?:anyone|someone|somebody|love|another|him|her|a (?:man|woman|partner|girlfriend|boyfriend|family))|no one (?:ever )?(?:loves|wants) me)\\b',
    [
      "Nobody can promise you that it won't happen, and I won't either. But nobody ends up alone in one day; it's made of hundreds of ordinary evenings, and you have a say in most of them. One evening a week with the same few people is the best insurance there is. Which evening could that be?",
    ],
  ),
];

function fear(id: string, named: string, texts: readonly string[]): Turn {
  return {
    id,
    isOfTurn: true,
    said: new RegExp(`${AFRAID}${named}`, 'u'),
    unless:
      /\b(?:chart|born|birth time|retrograde|mercury|saturn|moon|kill\w*|die|dies|died|dead|death|hurts? (?:me|myself)|cancer|malignant|pregnant|hits?|hit me|drinks?|overdos\w*|follows? me|stalk\w*|says? no|refuses?|rejects?|turns? (?:me|it|us) down)\b|\bshould i\b/u,
    passages: texts.map((text) => ({ text })),
  };
}
