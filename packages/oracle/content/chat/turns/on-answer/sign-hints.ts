import type { SignId } from '@palm/astrology/vocabulary';

/** What a story may be about where a sign is told as a hint. */
export const HINT_TOPICS = ['quiet', 'quarrel', 'love', 'work', 'home', 'any'] as const;
export type HintTopic = (typeof HINT_TOPICS)[number];

/** By which words of a story its topic is known; the first that fits. */
export const TOPIC_WORDS: readonly (readonly [HintTopic, RegExp])[] = [
  [
    'quiet',
    /\b(?:quiet|silent|silence|cold|distant|ghost\w*|no reply|not repl\w+|(?:spoken|speaks?|talk(?:s|ed)?) to me|leaves? me on read|on read|does not (?:answer|reply|text|call|write)|did not (?:answer|reply|text|call)|has not (?:replied|texted|answered|called|written)|not (?:answering|texting|talking|speaking)|ignor\w+|pull(?:ed|s|ing) away|space|left (?:me )?on read|disappear\w*|vanish\w*|stopped (?:texting|talking|calling|writing)|dry)\b/u,
  ],
  [
    'quarrel',
    /\b(?:fight\w*|fought|argu\w+|quarrel\w*|sorry|apolog\w+|mad|angry|anger|yell\w*|shout\w*|upset|hurt|mean|rude|jealous\w*|grudge|forgiv\w*|blam\w*)\b/u,
  ],
  [
    'work',
    /\b(?:boss|manager|coworkers?|colleagues?|work|job|interview|team|client|business|office)\b/u,
  ],
  [
    'love',
    /\b(?:date|dates|dating|boyfriend|girlfriend|bf|gf|husband|wife|partner|crush|ex|love|loves|like me|likes me|kiss\w*|relationship|marry|married|marriage|propose|move in|commit\w*|broke up|break ?up|broken up|split up|guy|girl|tinder|hinge|bumble)\b/u,
  ],
  [
    'home',
    /\b(?:mother|mom|mum|father|dad|sister|brother|son|daughter|kid|kids|teen\w*|family|roommate|flatmate|friend|neighbou?r|in law|aunt|uncle|cousin|grand\w+)\b/u,
  ],
];

/** What tradition says of a sign in such a matter, and what to do with it. `{them}` and the like stand for the person. */
export const SIGN_HINTS: Readonly<Record<SignId, Readonly<Record<HintTopic, string>>>> = {
  aries: {
    quiet:
      'Aries is known for going silent only when the interest or the temper has moved on, and rarely for playing games. So ask straight out and short; a hint is lost on that sign.',
    quarrel:
      'Aries is known for a quick temper that is over in an hour, and for a sorry that comes as a joke or a favor. So let the heat pass, then say your one sentence plainly.',
    love: "Aries is known for going after what it wants, loudly and early. So if {they} {is} into it you'd mostly see it; make one clear offer and look at what {they} {does} with it.",
    work: 'Aries is known for liking speed and hating long explanations. So bring it in two sentences, with what you want at the front.',
    home: 'Aries is known for saying the sharp thing first and meaning half of it. So answer the wish behind it and leave the tone for later.',
    any: 'Aries is known for starting fast and waiting badly. So keep what you say short and direct.',
  },
  taurus: {
    quiet:
      'Taurus is known for going quiet when pushed, and for needing days where others need hours. So send one calm line and then leave it alone; pressure makes that sign dig in.',
    quarrel:
      "Taurus is known for staying calm for long and then holding on to it. So a sorry takes time there; do something kind and concrete and don't press for words.",
    love: 'Taurus is known for being slow to start and hard to shake off. So slow is no bad sign there; look at whether {they} keep{s} turning up.',
    work: 'Taurus is known for disliking sudden changes. So bring a plan with figures and give {them} a few days to get used to it.',
    home: 'Taurus is known for being loyal and stubborn in the same breath. So offer a choice of two things instead of a demand.',
    any: "Taurus is known for taking its time and then keeping to it. So don't rush {them}.",
  },
  gemini: {
    quiet:
      'Gemini is known for being in five chats at once and drifting off in the middle of one. So a light message with a question in it works better than asking what is wrong.',
    quarrel:
      'Gemini is known for talking its way around a quarrel. So keep to one point and ask for one clear answer to it.',
    love: 'Gemini is known for liking talk first and promises late. So look at whether the talk ever turns into a plan with a day.',
    work: 'Gemini is known for liking ideas and changing its mind. So put what was agreed into one line in writing.',
    home: 'Gemini is known for saying something different on Tuesday than on Monday. So ask again calmly before you hold {them} to it.',
    any: 'Gemini is known for curiosity and for changing its mind. So ask, and then ask once more a day later.',
  },
  cancer: {
    quiet:
      'Cancer is known for drawing back when hurt and waiting to be asked gently. So begin with warmth, "I miss you, are we okay?", and leave {them} an easy way back.',
    quarrel:
      'Cancer is known for feeling a sharp word for weeks without saying so. So name the hurt first, kindly, before any explanation.',
    love: "Cancer is known for testing the ground for a long time and then staying. So show that you mean it by turning up, and don't tease {them} about feelings.",
    work: 'Cancer is known for taking things at work personally. So say something that {they} did well first, and speak alone with {them}.',
    home: 'Cancer is known for caring a lot and keeping count in secret. So ask what would have felt good, and thank {them} for the small things.',
    any: 'Cancer is known for feeling more than it shows. So be gentle in how you begin.',
  },
  leo: {
    quiet:
      'Leo is known for going quiet when its pride is hurt, and for coming back when it feels wanted. So say what you like about {them} before you ask anything.',
    quarrel:
      'Leo is known for a big reaction and a generous heart afterwards. So never in front of others; alone, {they} can say sorry much more easily.',
    love: "Leo is known for showing off for the people it likes. So if {they} {is} into you, you'd mostly notice; if you have to guess, ask.",
    work: 'Leo is known for wanting credit. So give some where it is due, and then ask for yours in the same tone.',
    home: 'Leo is known for wanting to be seen. So give {them} five minutes of whole attention before the hard topic.',
    any: 'Leo is known for pride and warmth. So begin with something good about {them}, and mean it.',
  },
  virgo: {
    quiet:
      'Virgo is known for going quiet to think it all over, and for worrying about having said something wrong. So one plain, kind line helps: "Just checking that we are okay. No hurry."',
    quarrel:
      'Virgo is known for picking at details when something bigger hurts. So ask what it is really about, and fix the one detail you can.',
    love: 'Virgo is known for caring through small useful things and being shy with big words. So count what {they} {does} for you, and ask plainly for what you miss.',
    work: 'Virgo is known for noticing every mistake. So come prepared, with facts and dates.',
    home: "Virgo is known for helping by correcting. So thank {them} for the help and say which part you'd like to do your own way.",
    any: 'Virgo is known for thinking things over for a long time. So be clear and give {them} time.',
  },
  libra: {
    quiet:
      'Libra is known for going quiet instead of saying something unpleasant. So make honesty easy: "Whatever it is, I\'d rather know."',
    quarrel:
      'Libra is known for smoothing things over too early. So ask for what {they} really think{s}, and don\'t take the first "it\'s fine" for an answer.',
    love: 'Libra is known for charm and for putting off decisions. So look past the charm at whether {they} ever choose{s} a day.',
    work: 'Libra is known for wanting to be fair to all sides. So show how your wish is fair to the others too.',
    home: "Libra is known for avoiding a side. So don't ask {them} to take one; ask for one thing {they} can do.",
    any: 'Libra is known for weighing things up for a long time. So ask for a decision by a certain day.',
  },
  scorpio: {
    quiet:
      "Scorpio is known for going silent while feeling a great deal, and for watching what you do meanwhile. So be honest and brief, and don't play along with the silence.",
    quarrel:
      "Scorpio is known for forgetting little and forgiving late. So don't say half a sorry; say all of your part once and then let it rest.",
    love: "Scorpio is known for all or nothing, and for testing people. So be straight about what you want, and don't accept tests as a proof of love.",
    work: 'Scorpio is known for keeping its cards close. So ask direct questions and keep what matters in writing.',
    home: "Scorpio is known for keeping things to itself. So don't dig; say that the door is open and mean it.",
    any: "Scorpio is known for deep feelings behind a still face. So be honest, and don't guess.",
  },
  sagittarius: {
    quiet:
      "Sagittarius is known for being off somewhere and answering when it comes back. So don't read much into three days; make a fun plan and see if {they} say{s} yes.",
    quarrel:
      'Sagittarius is known for being blunt and forgetting it an hour later. So say that it hurt; {they} may not have noticed.',
    love: 'Sagittarius is known for loving freedom and being honest when asked. So ask what {they} want{s}, and believe the answer.',
    work: 'Sagittarius is known for big plans and few details. So you bring the details.',
    home: 'Sagittarius is known for saying what others only think. So laugh where you can and name the one line that went too far.',
    any: 'Sagittarius is known for plain speaking. So ask, and take the answer as it is meant.',
  },
  capricorn: {
    quiet:
      'Capricorn is known for burying itself in work and duties when feelings get complicated. So keep it practical: one line, one plan, no pressure.',
    quarrel:
      'Capricorn is known for going cool and formal in a quarrel. So stay with facts and leave {them} time; the sorry often comes as a deed.',
    love: 'Capricorn is known for being serious early, careful with words, and older than its years. So look at whether {they} plan{s} with you in it, and judge by that.',
    work: 'Capricorn is known for respecting effort and results. So bring what you have done and what you want for it, in that order.',
    home: 'Capricorn is known for showing love through duty. So name the duty you are grateful for, then ask for an hour without any.',
    any: 'Capricorn is known for patience and for few words. So go by what {they} {does}.',
  },
  aquarius: {
    quiet:
      "Aquarius is known for needing distance and then coming back as if nothing had happened. So tell {them} that the gap bothers you, once and without drama, and don't chase.",
    quarrel:
      'Aquarius is known for arguing from the head and stepping out when it gets emotional. So write it down calmly and let {them} answer a day later.',
    love: "Aquarius is known for being a friend first and disliking to be pinned down. So say what you need in plain words; hints don't reach that sign.",
    work: 'Aquarius is known for liking new ideas and disliking orders. So put it as a suggestion to try for a month.',
    home: 'Aquarius is known for doing it differently from everybody else. So settle what must be the same for both of you, and let the rest go.',
    any: 'Aquarius is known for keeping some distance. So say it plainly and leave {them} room.',
  },
  pisces: {
    quiet:
      'Pisces is known for slipping away when it gets too much, and for not knowing how to say so. So be soft and easy to answer: "No need to explain, just tell me you are okay."',
    quarrel:
      'Pisces is known for feeling guilty and avoiding the talk. So promise not to shout, and keep it to ten minutes.',
    love: 'Pisces is known for big feelings and vague plans. So enjoy the feelings and ask for the plan, with a day in it.',
    work: 'Pisces is known for meaning well and losing track. So agree on one thing and send it in writing.',
    home: 'Pisces is known for saying yes to everybody. So ask twice whether {they} really want{s} to.',
    any: 'Pisces is known for being soft and hard to pin down. So be kind and ask for something definite.',
  },
};

export const HINT_LINES = {
  hint: "{hint} That's tradition and no rule: {they} decide{s} what {they} {does}, so if what you know of {them} says otherwise, go by that.",
  /** Beside a doubt whether it matters at all. */
  doubt:
    'A little, as a hint and no more. {hint} What {they} {does} counts for more than any sign, so the rest of what I said stands.',
  /** The reader's own sign: "is it a cancer thing". */
  own: 'People would say so, yes. {hint} A sign is neither an excuse nor a fault, and you can do it differently any day you like.',
} as const;
