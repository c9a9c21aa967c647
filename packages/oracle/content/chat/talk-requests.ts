/** What a user asks of the way the Oracle talks. */
export interface TalkRequest {
  /** The family that follow-ups go by, and that answers where there is no line. */
  readonly family: 'talk-style';
  readonly said: RegExp;
  readonly unless?: RegExp;
  /** What is said to it; null: a passage of the family, which knows what was said last. */
  readonly line: string | null;
}

const BEFORE =
  '(?:(?:please|ok|okay|hey|hi|oracle|so|and|but|also|listen|look|can you|could you|would you|will you|can we|you should|you can|you need to|i want you to|i need you to|i would like you to|i want|i need|i prefer|try to|just|next time|from now on|honestly|for once|only) )*';
const AFTER =
  '(?: (?:please|thanks|thank you|ok|okay|from now on|with me|next time|for once|to me|for me|this time|lol|oracle|today|anymore|every time|all the time|so much|if you can|if possible|and nothing else|i can (?:take|handle) it|i am serious))*$';

/** The whole message is such a request. */
const whole = (body: string): RegExp => new RegExp(`^${BEFORE}(?:${body})${AFTER}`, 'u');
/** The message begins with such a request; the reason may follow. */
const opens = (body: string): RegExp => new RegExp(`^${BEFORE}(?:${body})\\b`, 'u');

/** The first that fits is answered. */
export const TALK_REQUESTS: readonly TalkRequest[] = [
  {
    family: 'talk-style',
    said: whole(
      '(?:stop|quit|do not|never|no more) call(?:ing)? me (?:\\w+ ?){1,4}|(?:stop|quit|do not|no) (?:with the |using |use |the )?(?:pet names?|nicknames?|endearments?)|i am not your (?:dear|love|honey|child|friend|soul|darling|sweetheart|seeker)',
    ),
    unless: /\b(?:names like|crazy|he|she|they)\b/u,
    line: "Done, I won't. If one slips through anyway, tell me and I'll say it again without.",
  },
  {
    family: 'talk-style',
    said: opens('(?:stop|quit|do not|no need to) (?:us|say|repeat)(?:e|ing)? my (?:first )?name'),
    line: "Okay, no name. I'll just say you.",
  },
  {
    family: 'talk-style',
    said: new RegExp(
      `\\b(?:your|these|the|all your) (?:answers?|replies|messages|responses|texts|paragraphs) (?:is|are|were|get) (?:\\w+ ){0,3}(?:long|wordy|lengthy)\\b|\\byou (?:always |just )?(?:talk|write|say|type) (?:way |far )?(?:too|so) much\\b|\\b(?:asked|ask) (?:\\w+ ){1,6}(?:got|get|and you (?:write|send)) (?:back )?an? (?:essay|poem|novel|speech|lecture|whole page|sermon)\\b|\\bwalls? of text\\b|\\b(?:way )?too much text\\b|^${BEFORE}(?:(?:write|give me|use|make|keep|answer|send) )?(?:(?:it|them|your answers|the answers|answers|me|your replies|things) )?(?:in |with )?(?:short|shorter|brief|two|one|2|1) ?(?:answers?|replies|sentences?|lines?|versions?)\\b|^${BEFORE}(?:keep|make) (?:it|them|your answers|the answers|answers|your replies|things) (?:short|shorter|brief)\\b`,
      'u',
    ),
    unless:
      /\b(?:he|she|they|him|her|them|boss|my essay|email|letter|explain|describe|talk about|write about)\b/u,
    line: null,
  },
  {
    family: 'talk-style',
    said: whole(
      '(?:talk|speak|write|answer|sound|act|be|reply)(?: to me)?(?: more| a bit more| a little more)? (?:like (?:a|an|my) )?(?:normal\\w*|regular|human|real|ordinary|friend|bestie|best friend|buddy|sister|brother|mom|casual\\w*)(?: person| human| human being| people| adult| friend| would| english| language| words)*|(?:use )?(?:normal|everyday|regular|modern) (?:words|language|english)|(?:stop|quit) (?:talking|speaking|writing|being|sounding) (?:so |all |like |in ).{2,40}|(?:be )?(?:less|not so) (?:poetic|flowery|mystical|mystic|dramatic|cryptic|formal|serious|stiff|cheesy|preachy)|no riddles|drop the (?:mystic\\w*|wizard|guru|oracle|act)(?: act| voice| thing| talk)?',
    ),
    unless: /\b(?:he|she|they|him|her|them|vague|general|generic|negative|positive)\b/u,
    line: null,
  },
  {
    family: 'talk-style',
    said: /\byou (?:sound|talk|write|read|speak) (?:just |exactly |so much )?like (?:a |an |my )?(?:robot|machine|ai|bot|chatbot|chatgpt|textbook|brochure|fortune cookie|priest|politician|lawyer|therapist|grandma|grandpa|self help book|calendar)/u,
    line: "Fair, and I am a program, so some of that's the machine showing. I'll drop the stiff tone: tell me the thing the way you'd text it to a friend.",
  },
  {
    family: 'talk-style',
    said: opens(
      '(?:no|without|skip|drop|less|leave out|stop with|stop using|stop|enough with|enough of|cut|spare me|not|hold|minus) (?:the |any |all |more |of |all the |your |that |this |out )*(?:astro|astrology|astrological|planets?|stars?|zodiac|horoscopes?|jargon|mumbo jumbo|retrogrades?|cosmic|woo woo|woo)(?: words?| talk| terms?| jargon| stuff| language| speak| things?)?',
    ),
    unless: /\b(?:why|what|which|when|in (?:my|the) \w+ house|in my chart|chart has|sign|birth)\b/u,
    line: null,
  },
  {
    family: 'talk-style',
    said: whole(
      'less (?:talk|talking|chat) more (?:answers?|facts|help)|(?:give me |stick to |tell me |i want )*(?:the |cold |hard |plain )*facts(?: only)?(?:(?: and)? (?:no|not) \\w+)*|(?:no|less|without|skip|cut|enough|drop)(?: with)?(?: the| all the)? (?:poetry|poems|metaphors?|fluff|filler|fluffy stuff|small talk|intro|padding|fancy words|blah blah|bla bla)(?: just (?:facts|answers?|tell me))?',
    ),
    line: null,
  },
  {
    family: 'talk-style',
    said: whole(
      'be (?:brutally|totally|completely|100|really|super|fully|brutal and|more) (?:honest|blunt|direct|harsh|real|straight)(?: and (?:honest|blunt|direct))?|be (?:blunt|harsh|brutal|direct|straight)(?: and honest)?|you to be (?:brutally )?(?:honest|blunt|direct|straight|harsh)|do not (?:sugar ?coat|be (?:so |too )?nice|hold back|spare (?:me|my feelings)|be (?:so )?gentle)(?: it| anything| things)?|(?:no|without|stop) sugar ?coating(?: it)?|(?:give|hit|tell) me (?:with )?(?:the (?:hard|harsh|brutal|ugly|cold|raw) truth|tough love|it straight|it raw)',
    ),
    line: null,
  },
  {
    family: 'talk-style',
    said: whole(
      'be (?:nice|nicer|kind|kinder|gentle|gentler|warmer|softer|sweet|sweeter)|(?:you are|you sound|that was|that is) (?:too|so|very|a bit|kind of) (?:harsh|cold|rude|mean|strict)',
    ),
    line: "Gentler, then, and I'm sorry if that landed hard. Tell me what's going on.",
  },
  {
    family: 'talk-style',
    said: opens(
      '(?:use |in |with |speak |write |talk |say it in |say it with |explain in |answer in )*(?:very )?(?:simple|simpler|easy|easier|basic) (?:english|words?|language|sentences)',
    ),
    line: null,
  },
  {
    family: 'talk-style',
    said: opens(
      '(?:stop|quit|no more|enough with|do not|no) (?:asking|ask|ending|end|with|answering|answer|throwing|all|the|finish|finishing|your)? ?.{0,30}questions?',
    ),
    unless: /\b(?:he|she|they|him|her|them|work|boss|mom|mother|answered|first question)\b/u,
    line: 'Okay, no questions back on this. If one slips out later, feel free to leave it lying there.',
  },
  {
    family: 'talk-style',
    said: whole(
      '(?:use|write|answer|reply|give me|put it|make it|type|talk)(?: it| me| to me| everything| that)?(?: in| as| with| using)?(?: an?| some| more| all)? (?:bullet ?points?|bullets|caps lock|capricorns lock|capital letters|capitals|all caps|numbered list|lists?|tables?|bold|big letters|voice notes?)(?: .{0,40})?',
    ),
    line: 'That I can\'t do: I\'ve only got plain sentences, no lists, bold or capitals. They can be short ones, just write "shorter" after an answer. For bigger letters, zoom the page in your browser.',
  },
  {
    family: 'talk-style',
    said: whole('(?:stop|quit) (?:saying|repeating|using the (?:words?|phrase)|with the) .{2,50}'),
    unless: /\b(?:sorry|yes|no to|he|she|they|how)\b/u,
    line: "Got it, I'll keep that out as well as I can. If it turns up again, say so, and I'll put the sentence another way.",
  },
];
