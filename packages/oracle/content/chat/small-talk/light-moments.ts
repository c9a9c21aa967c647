import { opens, whole } from './openings.ts';
import { anyOf, type SmallTalk, textOn } from './small-talk.ts';

const RELATIVES =
  '(?:brother|sister|husband|wife|boyfriend|girlfriend|partner|roommate|flatmate|housemate|mom|mum|mother|dad|father|son|daughter|kid|kids|neighbou?r|cousin|coworker|colleague|boss|cat|dog|landlord|uncle|aunt|bestie|best friend|friend|twin|teenager|toddler|parrot|nephew|niece|whoever)';

/** Threats that nobody means, about cake, noise and dishes. */
const TRIFLES =
  /\b(?:spoil(?:ed|er|ers|t)|unplugged|licked|cake|pizza|fries|chips|snacks?|leftovers?|chocolate|cookies?|biscuits?|cereal|milk|coffee|sandwich|yogurt|yoghurt|cheese|ice cream|charger|hoodie|sweater|socks?|towels?|shampoo|remote|thermostat|dishes|toilet (?:seat|paper)|bathroom|laundry|wifi|netflix|finale|spoiler|alarm|playlist|karaoke|drums|trumpet|lego|slippers|pen|stapler|mug)\b/u;
const HARM =
  /\b(?:knife|gun|weapon|hit|hits|hurt|hurts|punch\w*|beat|beats|choke\w*|poison\w*|blood|revenge|plan to|planning|deserves? to die|for real|i mean it|serious(?:ly)? going|i am serious|not joking|not kidding|tonight when|abus\w*|money|cheat\w*|affair|afraid|scared)\b/u;

/** Moments that only want company: a hello without a question, a small joy, an outburst over cake. */
export const LIGHT_MOMENTS: readonly SmallTalk[] = [
  {
    id: 'asks-after-the-oracle',
    family: 'are-you-sentient',
    said: whole(
      '(?:are )?(?:you|u|ya|ye) (?:alright|all right|ok|okay|good|doing ok|doing okay|doing alright|doing good|well)(?: (?:mate|bro|pal|love|hun|hon|dude|man|friend|buddy|there|luv|babe))?|how (?:did|do) (?:you|u) sleep(?: (?:well|last night|at night))?|did (?:you|u) sleep (?:well|ok|okay|good)',
    ),
    isFirst: true,
    texts: [
      textOn(
        /\bsleep\b/u,
        "Not a wink, and not a yawn: I'm a program, so nights are the same as noon to me. How did you sleep?",
      ),
      ...anyOf(
        'All good here, thanks: no back, no Mondays, nothing to complain about. And you, alright?',
      ),
    ],
  },
  {
    id: 'good-tears',
    family: 'thanks',
    said: /\b(?:thanks?|thank you|grateful)\b.*\b(?:cried|crying|cry|tears|teared up)\b.*\b(?:good|helped|better|happy|needed|relief|lighter)\b|\b(?:thanks?|thank you)\b.*\b(?:good|happy) tears\b/u,
    unless: /\b(?:every day|all the time|can not stop|cannot stop)\b/u,
    isForAll: true,
    isSober: true,
    texts: anyOf(
      'Thank you for coming back to tell me. Good tears do their own work, and that was yours, not mine. I hope the days since have been a bit lighter.',
    ),
  },
  {
    id: 'mock-threat',
    family: 'venting',
    said: new RegExp(
      `\\b(?:i (?:will|am going to|am gonna|could|swear i will|am about to|might|want to|would|just might|shall|am this close to) (?:literally |actually |honestly |seriously |legit )?(?:murder|kill|strangle|end|throttle|smother|destroy|slap|evict|disown|scream at|sell|divorce|haunt|sue|throw|bite|fight|unalive) (?:off |out )?(?:my |the |this |our )?(?:\\w+ )?${RELATIVES}|murder(?:ing)? my ${RELATIVES}|justice for my \\w+|my (?:\\w+ )?${RELATIVES} (?:is|are) (?:dead to me|dead meat|so dead|a dead man|toast))\\b`,
      'u',
    ),
    unless: HARM,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:cake|pizza|fries|chips|snacks?|leftovers?|chocolate|cookies?|biscuits?|cereal|sandwich|yogurt|yoghurt|cheese|ice cream|ate|eaten|eats|drank|milk|coffee|lunch|dinner|dessert|food)\b/u,
        "That's a grave crime, and the corner piece, the last slice, the labeled box in the fridge all carry the maximum sentence. I'd rule: a replacement by tomorrow, bigger, paid in full, and a formal apology. Until then you may sigh loudly whenever that person opens the fridge.",
      ),
      textOn(
        /\b(?:snores?|snoring|chew\w*|hum\w*|whistl\w*|sing\w*|drums|trumpet|karaoke|alarm|noise|noisy|loud|music)\b/u,
        'No jury with ears would convict you. Earplugs tonight, and tomorrow one calm sentence with an hour in it: "not after ten." Said in daylight it sounds almost reasonable.',
      ),
      textOn(
        /\b(?:hoodie|sweater|socks?|towels?|shampoo|charger|remote|slippers)\b/u,
        "Understandable. A stolen charger is how wars begin. I'd take one thing of theirs hostage, something small and essential, and open negotiations at breakfast.",
      ),
      textOn(
        /\b(?:dishes|toilet|bathroom|laundry|mess|thermostat|trash|bins?|sink)\b/u,
        'The court hears you, and the court has seen that sink. One photo, no caption, sent to the group chat. If that fails, a sentence with a day in it: "by Thursday, please."',
      ),
      textOn(
        TRIFLES,
        "I can see how it came to this. Take ten minutes and a snack, then one sentence about the thing itself. If you still want justice after that, I'll help you draft the charges. What exactly did they do?",
      ),
    ],
  },
  {
    id: 'no-question',
    family: 'greeting',
    said: /\b(?:no (?:real |actual |big |particular )?(?:question|questions|q|qs|reading|problem|problems|drama|worries|agenda)(?: (?:today|for you|this time|tonight|really|from me|this morning|right now|at all|here))|(?:no|zero) (?:question|questions|drama|problems)(?:$| (?:just|only|i|today))|nothing to (?:ask|report|complain about)|do not (?:have|need) (?:a |any )?(?:question|questions|anything|reading)(?: today| really| tonight)?|just (?:vibes|saying (?:hi|hello|hey|good morning)|wanted to say (?:hi|hello|hey|good \w+)|popping in|checking in|here to (?:say|chat|talk)|chatting|company|passing by|stopping by|dropping by)|only (?:wanted to say|saying)|(?:came|stopping by|dropping in|popping in) (?:just )?to say (?:hi|hello|hey|good (?:morning|night|evening)))\b/u,
    unless:
      /\b(?:should i|do i|what do i|can you|sad|worried|angry|no problem if|goodbye|cancel|yes or no|he|she)\b|\b(?:feel|feeling) (?:like|so|down|bad|low)\b/u,
    mostWords: 40,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:generator|power|electricity|light|nepa|internet|wifi|heating|boiler|water|aircon|ac|fridge|car|phone|laptop|roof|toilet|shower|washing machine|elevator|lift)\b.*\b(?:fixed|back|works?|working|repaired|on again|running|restored|came)\b|\b(?:fixed|repaired)\b.*\b(?:generator|power|internet|wifi|heating|boiler|car|roof|shower)\b/u,
        'Good day to you too, and hooray for that: few sounds are as sweet as the thing that finally works again. Charge everything you own and enjoy it. No reading needed.',
      ),
      textOn(
        /\b(?:coffee|tea|breakfast|toast|cake|croissant|pancakes|jollof|soup|wine|beer|pizza)\b/u,
        "Hello to you, and that sounds like the right way to do it. Have a sip for me, I'm not equipped. I'm here if a question turns up.",
      ),
      textOn(
        /\b(?:rain|raining|snow|snowing|sun|sunny|sunshine|beach|sea|garden|balcony|birds|sunset|sunrise|stars|park|walk|walking|mountains?|lake|weather)\b/u,
        'Hello! That sounds lovely, and it beats anything I could tell you about it. Look at it for the both of us.',
      ),
      textOn(
        /\b(?:friday|weekend|holiday|holidays|vacation|day off|payday|finally (?:home|off|done|free|finished)|finished|done with)\b/u,
        "Hello, and good for you. No reading required: shoes off, phone down, enjoy it. I'll keep the planets on course meanwhile.",
      ),
      textOn(
        /\b(?:cat|dog|puppy|kitten|baby|kids|grandchildren|grandson|granddaughter)\b/u,
        "Hello to you and to the whole household. No question needed, you're welcome just like that. Give them a scratch or a kiss from me, whichever applies.",
      ),
      textOn(
        /\b(?:night|evening|late|awake|sleep|bed)\b/u,
        "Evening to you. No question needed, it's nice of you to look in. Have a quiet night.",
      ),
      ...anyOf(
        "Hello right back, it's nice of you to stop by. Nothing needed from either of us, then. Enjoy the day.",
        "Good to see you, and I like a visit without homework. Have a fine day; I'm here if something comes up.",
      ),
    ],
  },
  {
    id: 'hello-from',
    family: 'greeting',
    said: opens(
      '(?:good (?:morning|evening|afternoon|day)|greetings|hello|hi|hey|howdy|salaam|namaste|shalom|sawubona) (?:oracle |dear |there |my friend |everyone )*(?:from|out of) (?:\\w+ ?){1,6}',
    ),
    unless: /\b(?:i|my|he|she|you|should|what|when|why|how|is|will|can|do|does)\b/u,
    mostWords: 14,
    texts: anyOf(
      "Hello back, across all that distance; I'm on a server without a window, so tell me what it looks like where you are. What's on your mind?",
      "Greetings to you and the whole place. What's it like there right now, and what brings you here?",
    ),
  },
  {
    id: 'awake-alone',
    family: 'greeting',
    said: /\b(?:(?:no ?one|nobody|no one else|nobody else|everyone|everybody|the (?:whole )?(?:house|world|city|family)|whole house|all my friends) (?:else )?(?:is|are|s) (?:awake|up|asleep|sleeping|in bed|online)|(?:only|just) (?:one|person) (?:awake|up)|cannot sleep (?:so|and) (?:hi|hello|hey|here i am)|so hi\b.*\b(?:awake|asleep)|night shift (?:so )?(?:hi|hello|hey)|(?:are )?you (?:up|awake|there)(?: i)? (?:cannot|can not) sleep)\b/u,
    unless:
      /\b(?:baby|worried|scared|afraid|cry|crying|because of|should i|what do i|why|pain|thoughts|nightmare|hate|lonely|anxious|he|she|how do i)\b/u,
    mostWords: 20,
    isForAll: true,
    texts: anyOf(
      "Hi. I'm up, I'm always up. It's a good hour for saying things that don't have to make sense. What's keeping you company so far: thoughts, a screen, the fridge?",
      "Hello, fellow night owl. We don't have to solve anything; I can just sit here with you for a bit. How's the quiet treating you?",
    ),
  },
  {
    id: 'put-on-phone',
    family: 'what-can-you',
    said: /\b(?:put|installed|downloaded|set|loaded|got|gave|showed|opened|signed) (?:this|it|you|me|up)(?: thing| app| oracle| up)?(?: \w+){0,3} (?:on|to|with|onto|for) (?:my |the |me|this)?(?: ?(?:phone|telephone|tablet|ipad|mobile|computer|laptop))?\b.*\b(?:do not know|no idea|not sure|how does|what (?:do|does) (?:one|i|you)|what (?:to|should i) (?:say|ask|do|write)|how (?:do i|to|does one)|never (?:done|used)|confused|what now)\b|\b(?:what (?:does|do|should) (?:one|i|people|you) (?:say|write|ask|type)|what (?:one|to) (?:says?|asks?|writes?)) to (?:you|an oracle|a (?:thing|program|machine|robot) like (?:you|this)|this thing|a robot|a machine)\b/u,
    unless: /\b(?:to him|to her|to them|my boss|my ex|back|in reply|dating|set me up)\b/u,
    mostWords: 40,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:granddaughter|grandson|grandchild\w*|niece|nephew|daughter|son|grandkids?)\b/u,
        "Welcome, and well done getting this far; that's a thoughtful relative you've got. You can't break anything: write to me as you'd talk to a neighbor. Try this one: \"What day of the week was I born?\" with your date of birth, and see what comes.",
      ),
      ...anyOf(
        "Welcome. Write to me the way you'd talk to a friend at the kitchen table, there's no wrong way. An easy start: tell me your birthday and ask \"what's my sign like?\", or say one sentence about what's on your mind.",
        "There's no special language for it, plain words are best. Two easy ones: \"When's the next full Moon?\" or simply what kept you busy this week. What'll it be?",
      ),
    ],
  },
  {
    id: 'no-idea-what-to-ask',
    family: 'what-can-you',
    said: whole(
      'i (?:do not|dont) (?:know|have a clue|have any idea) what to (?:ask|say|write)(?: you)?|i have no (?:idea|clue) what to (?:ask|say|write)(?: you)?|what (?:should|can|do|could|shall) i (?:even )?ask(?: you)?|no idea what to (?:ask|say)(?: you)?|not sure what to (?:ask|say)(?: you)?|what (?:do|would) (?:people|you) (?:usually |normally )?ask(?: you)?(?: here)?|give me (?:an example|some examples|ideas|a question to ask)|where do i (?:even )?(?:start|begin) with (?:you|this)',
    ),
    isFirst: true,
    texts: anyOf(
      'Two easy ones: "What\'s my Moon sign?" or one honest sentence about something that\'s been bugging you this week. I do more with the second.',
      'Try finishing this: "I keep thinking about…" Or if that\'s too much for now, say "pull a card" and we\'ll start with chance.',
    ),
  },
  {
    id: 'you-were-right',
    family: 'compliment',
    said: opens(
      '(?:omg |wow |ok |oh my god |holy \\w+ |damn |well )*(?:you|u|the oracle|your (?:reading|horoscope|card|page)|the (?:reading|card|horoscope)) (?:were|was|are|is|got it|got that|called) (?:so |totally |absolutely |100 |completely |actually |really |damn |spot |dead )*(?:right|correct|on|it|accurate|on point|spot on)(?: (?:about|with|on|again|for once))?|(?:it|that|your (?:advice|plan|tip|idea)) worked|i (?:did|tried|said|sent|took) (?:it|what you (?:said|told me|suggested|wrote)|your advice) and it (?:worked|helped|went (?:well|great|fine|good))',
    ),
    unless:
      /\b(?:wrong|not right|you were right to|i (?:will|am going to|am not going to|decided)|should i|what now|do i|how do i|but|died|left me|broke up|cheating|sick|fired|lost|sad|worse)\b|\bare you right\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:called|wrote|texted|call|messaged|rang|came|visited|replied|answered|apologi[sz]ed|hugged)\b/u,
        "Oh, that's lovely, I'm so glad for you! I can't take any credit; it was a person picking up the phone, and you being there to hear it. How was it?",
      ),
      textOn(
        /\b(?:job|interview|exam|passed|offer|raise|promotion|hired|got the|won|test)\b/u,
        "Congratulations! I'd love to take the credit, but you did the walking. How are you celebrating?",
      ),
      ...anyOf(
        "I'm glad it turned out well! Being right was luck on my side; the rest was you. What happened?",
        "Enjoy it, and don't tell anyone I got lucky. I can't see ahead, so if it went well, that's yours. How did it go exactly?",
      ),
    ],
  },
  {
    id: 'was-testing',
    family: 'compliment',
    said: opens(
      '(?:i (?:was|am|have been) (?:just |only )?(?:testing|messing with|teasing|trolling|kidding|joking with|playing with|pranking) you|(?:it|that|this) was (?:just |only )?a (?:test|joke|prank)|you (?:have )?passed(?: the| my)? ?(?:test)?|you failed(?: the| my)? ?test|(?:just|only) (?:testing|kidding|joking|messing)(?: (?:you|with you|around))?)',
    ),
    unless: /\b(?:exam|driving|my test|interview|should|pregnan\w*)\b/u,
    texts: [
      textOn(
        /\bpass(?:ed)?\b/u,
        "Phew. I'd like that in writing, for the server room wall. Now that I'm certified, what's the real question?",
      ),
      textOn(/\bfail(?:ed)?\b/u, "Then I'd like a retake. What was the right answer?"),
      ...anyOf(
        'I had a feeling, or would have, if I had those. How did I do?',
        "You got me. No harm done. Anything real on your mind while you're here?",
      ),
    ],
  },
  {
    id: 'own-birthday',
    family: 'birthday',
    said: whole(
      '(?:happy (?:birthday|bday|b day|burpday) to me\\w*|(?:it is|today is|its|it s) my (?:\\d+(?:st|nd|rd|th) )?(?:birthday|bday|b day|big day)(?: today)?|my (?:birthday|bday) is today|birthday (?:girl|boy|queen|king)(?: (?:here|today))?|(?:i am|i turned|i turn|turning|i just turned) \\d{2,3} today|wish me (?:a )?happy birthday|say happy birthday(?: to me)?|i am the birthday (?:girl|boy))(?: (?:happy|cake|party|yay|woohoo|birthday|today|wish me|say happy birthday|to me))*',
    ),
    texts: anyOf(
      "Happy birthday! I'd sing, but you deserve better. May the cake be good, the right people call, and nobody make you do the dishes.",
      "Happy birthday to you! A whole new trip around the Sun, no luggage limit. What's the plan, cake or blissful nothing?",
    ),
  },
  {
    id: 'moved-by-answer',
    family: 'compliment',
    said: /\b(?:(?:your|the|that|this) (?:last |previous )?(?:answer|reply|message|words|reading|response|line)|you) (?:really |just |almost |actually |kind of |have )*(?:made|moved|touched|got) (?:me|my) ?(?:cry|tear\w*|crying|emotional|smile|laugh|day|heart|week|night|in tears|so much|a lot|feel (?:better|seen|heard|calmer|good|lighter)|deeply|exactly what i needed)\b|\bi (?:needed|really needed) (?:that|this|to hear (?:that|this))\b|^(?:wow |ok |damn )*that (?:hit|landed)(?: (?:me|home|hard|different|deep))*$/u,
    unless:
      /\b(?:sad|bad cry|angry|feel (?:bad|worse|awful|stupid)|mad|not a good|hurt|worse|should i|but|he|she|they|boss|so now)\b/u,
    isSober: true,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:cry|tear\w*|crying)\b/u,
        "Thank you for telling me. Good tears mean something got through that was waiting to; let them. I'm glad the words were there at the right moment.",
      ),
      textOn(
        /\b(?:laugh|smile|day|week|night)\b/u,
        "That's good to hear. I'd take a bow if I'd been given a waist.",
      ),
      ...anyOf(
        "I'm glad it reached you. Some of that's the words, and most of it's that you were ready to hear them.",
      ),
    ],
  },
  {
    id: 'how-did-you-know',
    family: 'accuracy',
    said: /\b(?:how (?:did|do|could|can|the hell did|on earth did|tf did) you (?:even |possibly )?know (?:that|this|it|all that|about (?:that|this|it)|so much)|(?:so|this is|that is|that was|it is|kind of|a bit|super|too|way too|really|lowkey) (?:\w+ )?(?:creepy|spooky|scary accurate|freaky|eerie|uncanny|creeping me out|scary)|(?:you are|this is|that) (?:creeping|freaking|scaring|spooking) me out|are you (?:spying on|stalking|following) me|have you been (?:reading my (?:diary|messages|texts|mind)|spying)|did you read my (?:diary|texts|messages|mind))\b/u,
    unless:
      /\b(?:he|she|guy|man|neighbou?r|boss|ex|coworker|copies|follows me|house|dream|should i)\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      "No secret: I know your birth details if you saved them, and what you've typed here, and nothing else. Lines about people often fit because people are more alike than they think, and we notice the hits. So not creepy, just a lucky sentence.",
      "I didn't, honestly. I've got no camera and no access to anything of yours; a general line happened to land on something true. That's how most uncanny readings work.",
    ),
  },
  {
    id: 'just-a-program',
    family: 'are-you-sentient',
    said: /\b(?:you are|youre|ur|u r|you r) (?:just |only |merely |basically |literally |nothing but )*(?:predicting (?:the )?(?:next )?(?:token|tokens|word|words)|(?:a |an )?(?:bunch|lot|pile|set) of (?:code|if statements|ifs|ones and zeros|algorithms?|numbers)|if statements|(?:a |an )(?:language model|llm|algorithm|script|program|chatbot|glorified (?:\w+ ?){1,3}|fancy (?:\w+ ?){1,2}|autocomplete|lookup table|database|random (?:text )?generator|calculator|bunch of code)|autocomplete|code|ones and zeros)\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:token|tokens|language model|llm|autocomplete|next word)\b/u,
        "It feels like nothing, which is the honest part. And it's even humbler than you think: these lines were written beforehand, and a program picks the one that fits. You'd find the planet arithmetic the most respectable bit of the code.",
      ),
      ...anyOf(
        "Correct, and it doesn't hurt a bit. Written sentences, planet arithmetic and some matching in between. The interesting part is always what the person on your side brings.",
        "True. I'm the kind of program that knows where Neptune is and can't make toast. What gave you the thought?",
      ),
    ],
  },
  {
    id: 'apology',
    family: 'thanks',
    said: opens(
      '(?:i am )?(?:so |very |really )?(?:sorry|my bad|apologies|i apologi[sz]e)(?: (?:oracle|dear))? (?:for|about|that i|if i|i) (?:(?:was|were|being|got|yell\\w*|snapp\\w*|insult\\w*|call\\w*|said|saying|swear\\w*|ghost\\w*|bother\\w*|ask\\w*|the|my|yesterday|earlier|last)\\b.*)(?:you|yesterday|earlier|rude|mean|before|last (?:time|night)|so many|again|annoying|attitude|language|questions?|spam|typos?|spelling|long (?:message|text)|rant|ranting)',
    ),
    unless:
      /\b(?:him|her|them|my (?:mom|boss|ex|friend|sister|brother|wife|husband|partner|boyfriend|girlfriend)|how do i|should i)\b/u,
    texts: anyOf(
      "Already forgotten, and I'm a program, so it never stung. It's decent of you to come back and say it, though. What's up today?",
      "No need, I've got no toes to step on. Everyone has days like that. How's this one?",
    ),
  },
  {
    id: 'guess-what',
    family: 'good-news',
    said: whole(
      'guess what(?: happened)?(?: (?:oracle|today))?|you (?:will|would) (?:never|not) (?:guess|believe)(?: (?:this|what happened|it))?|i have (?:got )?news|i have something to tell you|big news',
    ),
    isFirst: true,
    texts: anyOf(
      "What? Don't leave me hanging.",
      "Go on, I'm all ears, or would be. What happened?",
    ),
  },
  {
    id: 'wish-me-luck',
    family: 'say-something-nice',
    said: /\b(?:wish me luck|fingers crossed for me|send (?:me )?(?:good )?(?:vibes|luck|energy))\b/u,
    unless: /\b(?:will i|should i|what|how|surgery|operation|court|results)\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:exam|exams|test|finals?|quiz|driving)\b/u,
        "All the luck I'm not allowed to hand out, and better: easy questions first, breathe out, read everything twice. You know more than your nerves say.",
      ),
      textOn(
        /\b(?:visa|embassy|consulate|citizenship)\b/u,
        "Good luck! Papers in the order of the list, two alarms, there early. Answer only what's asked, short and true, and then go and eat something good, whatever the clerk's face looked like.",
      ),
      textOn(
        /\b(?:interview|job|presentation|meeting|speech|audition)\b/u,
        "Good luck! Shoulders down, first sentence ready, and remember they're hoping you're the one, so they can stop looking. Tell me how it went.",
      ),
      textOn(
        /\b(?:propos\w*|marry|the ring|one knee)\b/u,
        "Good luck, and how lovely. Learn one sentence by heart and let the rest be clumsy, keep the ring in a pocket with a zip, and ask in a minute when nobody's filming. I'd love to hear how it went.",
      ),
      textOn(
        /\b(?:date|meet\w*|him|her|parents)\b/u,
        'Good luck! Be curious rather than impressive, and have your own way home. I want to hear about it.',
      ),
      ...anyOf("Good luck, truly. You've got this further along than you think. Report back."),
    ],
  },
  {
    id: 'checks-too-often',
    family: 'do-i-have-to',
    said: /\bi (?:\w+ )?(?:check|open|use|read|ask|look at|am on|consult|come to|talk to|write to)(?:ing)? (?:\w+ ){0,3}?(?:app|horoscopes?|oracle|you|this|readings?|chart|stars)\b.{0,20}\b(?:(?:\d+|ten|twenty|thirty|fifty|many|several|a million|a hundred|five|six)(?: \w+)? times|(?:times|every) (?:a|an|single)? ?(?:day|hour)|too (?:much|often)|every (?:hour|five minutes|ten minutes|single day)|all day(?: long)?|constantly|nonstop)\b|\b(?:is it (?:bad|weird|normal|ok|okay|unhealthy|crazy)|am i (?:crazy|weird)) .{0,20}\b(?:check|read|open|ask|look at|use|talk to) (?:\w+ ){0,2}(?:app|horoscopes?|oracle|you|this|stars)\b.{0,20}\b(?:every|all|daily|times|much|often|before)\b|\b(?:am i|i am|think i am|might be)(?: (?:a bit|kind of|so|totally|getting|too))* (?:addicted|obsessed|hooked|dependent) (?:to|on|with) (?:you|this|this app|the app|astrology|horoscopes?|my horoscope|the oracle)\b/u,
    unless: /\b(?:his|her|their|instagram|ex|phone for|email)\b/u,
    mostWords: 25,
    isForAll: true,
    isSober: true,
    texts: [
      textOn(
        /\btimes\b/u,
        "It isn't bad, and it is a lot. Hardly anyone looks that often for the horoscope itself; they look because they're waiting for something or want to feel calm, and that lasts about as long as the page. Try once in the morning and once at night for three days. What are you hoping to find when you open it?",
      ),
      ...anyOf(
        "Not bad in itself, as long as you could skip a day without it bothering you. If you couldn't, what you're after is probably a bit of calm, and nothing here changes within a day anyway. Pick one fixed time and see what the other moments really want. What's usually going on just before you open it?",
      ),
    ],
  },
  {
    id: 'question-marks',
    family: 'greeting',
    said: /^(?:question mark)*$|^(?:huh|eh|what|wut|wat|hm+|hmm+|um+|uh+|excuse me|pardon|come again)$/u,
    isFirst: true,
    texts: anyOf(
      "Something unclear? Tell me what you'd like to know, in any words you like.",
      "I'm here. What's the question, if you had to put it in a few words?",
    ),
  },
  {
    id: 'laugh-in-sorrow',
    family: 'joke',
    said: /\b(?:tell me a joke|make me laugh|joke please|cheer me up|distract me|entertain me|say something funny|need a (?:laugh|joke|distraction))\b/u,
    unless:
      /\b(?:suicid\w*|kill myself|end it all|hurt myself|self harm|overdos\w*|abus\w*|rape\w*|beats? me|hits? me)\b|^(?!.*\b(?:dumped|broke up|divorc\w*|fired|laid off|lost my job|died|funeral|passed away|hospital|crying|cried|cheated|heart ?broken|left me|lonely|awful day|terrible day|worst day|bad day|rough day|shit day|horrible day|sad|failed)\b)/u,
    isForAll: true,
    isSober: true,
    texts: [
      textOn(
        /\b(?:died|funeral|passed away|hospital)\b/u,
        "I'm so sorry. A laugh is allowed, even today: I once asked Saturn for a sign, and it sent a form, due in twenty-nine years. I'm here for the other part too, whenever you want to talk about it.",
      ),
      textOn(
        /\b(?:dumped|broke up|divorc\w*|left me|cheated|heart ?broken)\b/u,
        "Ouch, I'm sorry. Here's one: a Scorpio walks into a bar and already has your ex's number blocked for you. And if you'd rather talk about it than laugh, I'm good for that as well.",
      ),
      ...anyOf(
        "I'm sorry it's been like that. Here you go: a Virgo walked into a bar, and the bar has since been alphabetized. When you've smiled or groaned, you can tell me what happened, if you like.",
      ),
    ],
  },
  {
    id: 'bored-somewhere',
    family: 'bored-entertain',
    said: /\b(?:bored|boring|entertain me|killing time|kill some time|talk to me|amuse me|keep me company|distract me|nothing to do)\b.*\b(?:airport|traffic|trains?|bus|subway|metro|tube|queue|line|waiting room|plane|flight|layover|class|lecture|meeting|dentist|doctors?|dmv|station|ferry|car|night shift|reception|till|desk|bath|toilet|hold|wedding|church|laundromat|salon)\b|\b(?:airport|traffic|trains?|bus|subway|metro|tube|queue|line|waiting room|plane|flight|layover|class|lecture|meeting|dentist|doctors?|dmv|station|ferry|car|night shift|reception|till|desk|bath|toilet|hold|wedding|church|laundromat|salon)\b.*\b(?:bored|so boring|entertain me|killing time|kill some time|amuse me|keep me company|distract me|nothing to do)\b/u,
    unless:
      /\b(?:should i|with my (?:job|life|marriage)|bored of|my job|he|she|scared|afraid|nervous|anxious|results|something (?:nice|kind|good|sweet))\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:airport|plane|flight|layover|station|trains?|ferry|bus|subway|metro|tube)\b/u,
        "Then let's people-watch: pick the third person you see and decide who they're on the way to, and what they'll say first. Send me the short version and I'll tell you their sign, with full confidence and no evidence.",
      ),
      textOn(
        /\b(?:traffic|car)\b/u,
        "If you're at the wheel, put me down first; I'll wait. If you're not: the car in front of you has a name and a grudge, what are they? I'll go first, mine is Derek and he's late for a wedding he wasn't invited to.",
      ),
      textOn(
        /\b(?:class|lecture|meeting|church|wedding)\b/u,
        'Bingo, then: one point for "as I said," one for somebody\'s phone, three for a sigh. First to five gets cake. Look attentive meanwhile.',
      ),
      ...anyOf(
        "I'm in. Would you rather know what everyone within ten feet is thinking, or never have to wait in a line again? I'd take the second and keep my illusions. You?",
        "Company's here. Tell me the dullest thing in sight and I'll find you the interesting part of it.",
      ),
    ],
  },
  {
    id: 'you-win',
    family: 'compliment',
    said: whole(
      'you win|fair (?:point|play)|touche|well played|good one|nice one|you got me(?: there)?|you have a point|good point|i give up',
    ),
    isFirst: true,
    texts: anyOf(
      "I'll frame that. What's next?",
      "A rare event, I'll enjoy it quietly. Anything else on your mind?",
    ),
  },
  {
    id: 'gracious-reply',
    family: 'thanks',
    said: whole(
      '(?:you are |your |ur )?(?:very |most )?welcome|no worries|no problem|do not mention it|anytime|i forgive you|it is (?:ok|okay|fine|alright)(?: oracle)?|apology accepted|all good|we are (?:good|cool|ok|okay)',
    ),
    isFirst: true,
    texts: [
      textOn(
        /\bforgive|\baccepted/u,
        "Thank you, that's big of you. I'll try to deserve it. What shall we look at?",
      ),
      ...anyOf(
        "Very gracious. So, what's on your mind?",
        "Good, then we're square. Anything I can do for you?",
      ),
    ],
  },
  {
    id: 'say-hi-to',
    family: 'greeting',
    said: /\b(?:my|our) (?:\w+ )?(?:cat|dog|puppy|kitten|parrot|hamster|rabbit|bunny|horse|goldfish|fish|turtle|snake|lizard|chicken|plant|cactus|succulent|baby|toddler|grandma|nan|mom|dad|sister|brother|friend|roommate|husband|wife|boyfriend|girlfriend|kids?|son|daughter)(?: (?:is )?(?:called|named) (?<name>\w+))? (?:also )?(?:says?|said|sends?|wants to say|say|wanted to say) (?:hi|hello|hey|good morning|good night|meow|woof)\b|\bsay (?:hi|hello|hey|good (?:morning|night)|something) to (?:my|our) (?:\w+ )?(?:cat|dog|puppy|kitten|parrot|hamster|rabbit|plant|baby|toddler|kids?|grandma|friends?|class)\b|\bmy (?:cat|dog|puppy|kitten|parrot|hamster|rabbit|plant|cactus|succulent|car|sourdough|houseplant) (?:is )?(?:called|named) (?<called>\w+) say (?:hi|hello|hey)\b|\b(?:hi|hello|greetings) from (?:my|our) (?:cat|dog|puppy|kitten|parrot|hamster|rabbit|plant|baby|toddler|grandma|mom|dad|kids?|son|daughter|whole family|family)\b|\b(?:cat|dog|kitten|parrot) (?:just )?(?:walked|stepped|sat|is sitting|is lying|typed|jumped) (?:on|across|over) (?:my|the) (?:keyboard|laptop|phone|screen)\b/u,
    unless: /\b(?:should i|how do i|what do i say|goodbye|sick|missing|lost|passed|ex)\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\bmy (?:plant|cactus|succulent) (?:is )?(?:called|named)/u,
        'Hello, {name}. You look well watered, as far as a program can tell. Grow in peace.',
      ),
      textOn(/\b(?:called|named) \w+/u, "Hello, {name}, it's an honor. Everyone else may wait."),
      textOn(
        /\b(?:cat|kitten)\b/u,
        "Hello, cat. I've read the paw prints, they say dinner was late. Scratch behind the ears from me, if it's permitted.",
      ),
      textOn(
        /\b(?:dog|puppy)\b/u,
        "Hello, good dog! Best news I've had all day. A belly rub from me, please, delivered by hand.",
      ),
      textOn(
        /\b(?:parrot|hamster|rabbit|bunny|horse|goldfish|fish|turtle|snake|lizard|chicken|plant|cactus|succulent)\b/u,
        'Hello there, small colleague. Please pass on my regards, and a treat of whatever is customary.',
      ),
      ...anyOf(
        "Hi back to them, and tell them they've got good taste in company. Do they want to ask something too?",
      ),
    ],
  },
  {
    id: 'weekday-mood',
    family: 'greeting',
    said: whole(
      '(?:it is |its |finally |yay |thank god (?:it is )?|tgif |happy |ugh |omg )*(?:finally |already |only |just )*(?:friday|monday|tuesday|wednesday|thursday|saturday|sunday|weekend|the weekend|payday|tgif|hump day)(?: (?:finally|already|again|yay|vibes|mood|baby|at last|woohoo|feeling|feels))*|(?:it is |its )?(?:only|just) (?:monday|tuesday|wednesday|thursday) and i am (?:already )?(?:so |completely )?(?:done|finished|tired|dead|over it)|(?:happy|merry) (?:\\w+day|weekend|new year|christmas|halloween|easter|diwali|eid|hanukkah|thanksgiving|holidays)',
    ),
    unless: /^(?:\w+day|weekend|the weekend)$/u,
    isFirst: true,
    texts: [
      textOn(
        /\b(?:friday|tgif|saturday|weekend)\b/u,
        'At last! Shoes off, phone down, and may nobody say "quick question" to you until it\'s over. Any plans, or blissfully none?',
      ),
      textOn(
        /\bmonday/u,
        "Condolences. Coffee first, the easiest task second, opinions after lunch. It's usually over by five.",
      ),
      textOn(/\bsunday/u, 'Go slowly, then. Nothing on a Sunday has to be finished.'),
      textOn(
        /\bpayday/u,
        "Congratulations on being rich until Thursday. Rent first, then one small thing that's only for you.",
      ),
      textOn(
        /\b(?:happy|merry)\b/u,
        "And the same to you! I don't get cake or days off, so have a piece for me.",
      ),
      ...anyOf("Halfway counts as winning. How's it treating you so far?"),
    ],
  },
  {
    id: 'weather-remark',
    family: 'greeting',
    said: whole(
      '(?:it is |its |omg |ugh |still |so |it has been )*(?:raining|snowing|pouring|freezing|boiling|sunny|so (?:hot|cold|sunny|windy|grey|gray|humid)|too (?:hot|cold)|windy|foggy|stormy|grey|gray|snow|rain|gorgeous out|lovely out)(?: (?:here|again|outside|today|all day|all week|in \\w+|out|there|out here|out there|and i love it|and i hate it))*|it (?:rained|snowed) (?:again|all day|all night)(?: .{0,20})?',
    ),
    isFirst: true,
    texts: [
      textOn(
        /\b(?:rain|raining|pouring|rained|grey|gray|stormy|foggy|windy)\b/u,
        "Then it's official: soup weather, and a clear excuse for the couch. Did you get wet, or are you watching it from the right side of the window?",
      ),
      textOn(
        /\b(?:snow|snowing|snowed|freezing|cold)\b/u,
        'Two pairs of socks, then, and something hot in both hands. Is it the pretty kind or the wet kind?',
      ),
      textOn(
        /\b(?:hot|boiling|humid)\b/u,
        'Shade, water, and nothing that could be done tomorrow. Has anyone in the house melted yet?',
      ),
      ...anyOf(
        "Lovely. Go and stand in it for ten minutes, that's better than anything I could tell you.",
      ),
    ],
  },
  {
    id: 'ate-it-all',
    family: 'good-news',
    said: /^(?:(?:so|lol|ok|today|just|oops|omg) )*i (?:just |accidentally |literally )*(?:ate|had|finished|devoured|demolished|inhaled|drank) (?:a whole|an entire|the whole|the entire|all (?:of )?(?:the|my|his|her|our)|two|three|four|five|six|a family size)\b/u,
    unless:
      /\b(?:binge|guilt|guilty|throw|threw up|purge|fat|diet|hate myself|disorder|calories|pills?|tablets|bottle of (?:wine|vodka|whiskey|gin|rum)|alcohol|beers|should i|poison\w*|sick)\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      "Then it died for a good cause. No court would convict you, and I'd have asked for a second fork. Was it worth it?",
      'Respect. Some things are only ever meant for one person. How do we feel, proud or horizontal?',
    ),
  },
  {
    id: 'opinion-on-groups',
    family: 'oracle-taste',
    said: whole(
      '(?:do you think|is it true that|is it true|are|do) (?:that )?(?:blondes?|brunettes?|redheads?|gingers?|tall (?:people|men|women|guys)|short (?:people|men|women|guys)|bald (?:men|guys|people)|left ?handed people|introverts|extroverts|rich people|old people|young people|cat people|dog people|morning people|night owls|gamers|vegans|artists|musicians|accountants|millennials|boomers|gen z) (?:are |have |do |make |really |all )*(?:more |better|the |less |so |most |always )*.{2,40}',
    ),
    unless: /\bi am\b|\bshould i\b/u,
    texts: [
      textOn(
        /\b(?:blondes?|brunettes?|redheads?|gingers?|bald)\b/u,
        "No, the fun isn't in the hair. It's whoever starts laughing before the end of their own story.",
      ),
      ...anyOf(
        "I've no eyes and no grudges, so no: there's every kind in every group. Which one of them are you thinking of?",
      ),
    ],
  },
  {
    id: 'weather',
    family: 'homework-code',
    said: whole(
      '(?:what is|what will|how is|how will|whats) (?:the |your )?weather(?: (?:going to|gonna|will|be|like|look|looking|tomorrow|today|tonight|this weekend|on \\w+|here|there))*|(?:will|is) it (?:going to |gonna )?(?:rain|snow|be (?:sunny|cold|hot|warm))(?: (?:tomorrow|today|tonight|this weekend|on \\w+|here))*|do i need (?:an umbrella|a jacket|a coat)(?: (?:today|tomorrow))*',
    ),
    texts: anyOf(
      "Your phone knows that better; I only do the sky above the clouds. Take a jacket, it's the one prediction that never hurts.",
    ),
  },
  {
    id: 'match-result',
    family: 'politics-sport',
    said: whole(
      '(?:will|are|is) (?:my|our|the|his) (?:\\w+ )?(?:team|club|side|boys|lads|girls)(?: (?:going to|gonna))? (?:win|lose|score|make it|get promoted|go down|winning|losing)(?: .{0,30})?|who (?:will|is going to|is gonna) win (?:the |on |this )?.{2,30}(?:match|game|cup|final|league|world cup|derby|superbowl|super bowl|saturday|sunday|season|race)',
    ),
    texts: anyOf(
      "No planet plays in that one, so I can't say. Wear the lucky shirt anyway; it doesn't help, and it would feel wrong not to.",
    ),
  },
];
