import { type AreaLine, areaLine, THEM } from './area-line.ts';

/** Short questions about other people, an offer, an invitation, a date to choose. */
export const PEOPLE_AND_PLANS_LINES: readonly AreaLine[] = [
  areaLine(
    'is (?:it|that|this) (?:a )?(?:really )?(?:good|bad|lucky|unlucky)(?: (?:sign|placement|thing|card|one))?(?: for (?:love|marriage|money|work|me|us|career|business|health|family|kids|love and money|relationships?|dating))',
    {
      chart:
        "No placement, number or card is good or bad for that; people do well and badly with every one of them. It's read for a style, so it's most use as a question: what do I need on a bad day, and have I said so?",
      any: null,
    },
  ),
  areaLine(
    '(?:is|could) (?:he|she|my \\w+|this guy|this man|this woman) (?:really |just |maybe |be )*(?:a )?(?:narcissist|psychopath|sociopath|narcissistic|toxic|a manipulator|manipulative|gaslighting me|bipolar)',
    {
      any: 'That\'s a diagnosis, and neither of us can make it from here; you don\'t need the word to act. Look at what you live with: do apologies come with a "but," do you get smaller, do your friends get fewer, are you praised and then cut down?',
    },
  ),
  areaLine(
    '(?:do|should) i (?:shave|trim|grow(?: out)?|cut|keep|lose) (?:the|my|a) (?:beard|mustache|moustache|stubble)(?: off)?',
    {
      any: 'Trim it short first and live with it for a week; it grows back either way. Do it for your own mirror, and wear it as if you meant it.',
    },
  ),
  areaLine(
    'do (?:i|we) (?:really |even |actually )?(?:have to|need to|must) invite .*|(?:do|should) (?:i|we) invite (?:my|his|her|their|the) .*(?:new )?(?:wife|husband|girlfriend|boyfriend|partner|ex)',
    {
      any: "No, there's no rule that you have to. If it's somebody else's day, ask them, and let their wish decide. If it's yours, weigh one chair at a far table against the quarrel over its being empty; many people choose the chair.",
    },
  ),
  areaLine(
    '(?:do|should) i (?:even |really |just )?let (?:him|her|them) (?:come(?: over| back)?|visit|in|see me)',
    {
      any: "Only if you'd be fine on the day after they leave, and with an end time: a walk or a coffee, not a holiday. If you notice you'd be hoping for more than was asked, say not yet.",
    },
  ),
  areaLine(
    '(?:do|should) i (?:just |really |even )?say (?:something|anything|it)(?: (?:about it|to (?:him|her|them)))?',
    {
      child:
        'Once, as a question and not as a verdict: "What happens if it doesn\'t work out?" After that be the door that stays open; a worry said twice is heard as a no.',
      work: 'Once, in private, soon, with one example. Then leave it, and write down what was said.',
      any: "Once, soon, when nobody's tired, and about what you saw instead of what it must mean. If you'd have forgotten it in a week, let it pass.",
    },
  ),
  areaLine(
    '(?:do|should) (?:i|we) (?:accept|take) (?:the |this |that |their )?(?:offer|deal|\\d[\\d.,]*k?|salary)',
    {
      any: "Ask once for a little more before you say yes; the usual worst is a no with the offer still standing. Then take it if it covers a bad month and you'd want that boss on a dull day.",
    },
  ),
  areaLine(
    '(?:can|could|may|should) i ask (?:them |him |her )?for (?:a bit |some |a little )?(?:more|a raise|higher|better)(?: money| pay)?',
    {
      any: 'Yes, once, in a friendly line, before you sign: one figure, one reason, and thanks for the offer. People who make offers expect it.',
    },
  ),
  areaLine(
    '(?:should|do|shall) (?:i|we) .* or (?:should (?:i|we) )?(?:just )?(?:wait|postpone(?: it)?|leave it) (?:until|till|for|after)\\b.*',
    {
      any: "Later, if waiting costs nothing and the one who matters is calmer then; sooner, if a deadline, a sale or somebody's health hangs on it. Either way tell everyone the date now, and what it's about, so nobody feels ambushed.",
    },
  ),
  areaLine(
    '(?:should|do) i (?:still )?keep (?:my|the|our) (?:flat|apartment|room|place|house|car|studio|old \\w+)(?: (?:as|for) .*)?',
    {
      any: "My lean: keep it for now, if you can pay it in a bad month, with a date on which you look again. What you haven't missed or needed by then can go.",
    },
  ),
  areaLine('(?:what is|whats) the difference between .*(?:free|premium|paid|plans).*', {
    any: 'Premium has all six daily pages where free has one, full palm readings as often as you like, 10 saved ones, and no daily limit on questions here.',
  }),
  areaLine('why does (?:it|this|that) (?:feel|seem|look) (?:so |this |that )?\\w+', {
    any: "Because it matters to you, and you only see yourself trying; the others do it too, out of your sight. The feeling isn't a verdict, and it mostly goes after the third time.",
  }),
  areaLine(
    '(?:which|what) (?:stone|crystal|gem|gemstone)s? (?:to wear|for me|is (?:good )?for me|suits me|do i need)',
    {
      any: 'Lists give every sign a stone, and no two lists agree. Pick the one you like to look at and give it a job: something dark in the pocket for "slow down", a blue one by the phone for "say it kindly".',
    },
  ),
  areaLine(`(?:is|are) ${THEM} (?:good|bad|right|wrong) for me`, {
    any: "I can't see into them. You can see this: after a day together, are you more yourself or less, and can you say no without paying for it? Two good answers are worth more than any sign.",
  }),
];
