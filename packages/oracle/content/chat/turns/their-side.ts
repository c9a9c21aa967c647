import type { Turn, TurnPassage } from './turn.ts';

const THEY =
  '^(?:(?:and|but|so|well|also|oh|yes|ok|though|because|now|then|the thing is|problem is) )*(?:he|she|they|(?:my|his|her|our|the) \\w+(?: \\w+)?) (?:just |also |now |always |really |still |even |only |all |kind of |keeps |suddenly )*';
const SAYS =
  '(?:says?|said|saying|swears?|swore|promise[sd]?|claims?|insists?|thinks?|tells? me|told me|wrote|hopes?|believes?)(?: that)? ';
const THEM = '(?:(?:he|she|they|we|it|i|this|that) )?(?:just |really |still |also |only |now )*';

/** "he says he wants to stay", "she wants an answer by friday": what the other person in the story wants or says. */
export const THEIR_SIDE_TURNS: readonly Turn[] = [
  theirs(
    'wants-answer',
    '(?:wants?|needs?|asks?|asked|expects?) (?:for )?(?:an answer|a decision|to know|me to decide|my answer|a yes(?: or (?:a )?no)?|us to decide)\\b',
    [
      {
        text: 'A date you didn\'t choose is still only a date. Say what you can say by then: yes, no, or "I need until this day to give you an answer I\'ll stand by." The third one is honest too, as long as the day has a name. Until then settle one thing only: which of the two would you still think about in five years? If even that\'s unclear on the day, then "not yet" is your true answer.',
      },
      {
        text: "Then give the part you're sure of early, and it takes the pressure off the rest: \"I'm sure about this much, and I'm still thinking about that.\" Nobody can call that silence. Before the day comes, sleep twice on the same answer. If it's the same both mornings, that's it.",
      },
    ],
  ),
  theirs(
    'needs-space',
    `(?:${SAYS}${THEM})?(?:wants?|needs?|asks? for|asked for) (?:some |a bit of |more |a little )?(?:space|time|distance|a break|to think|to be alone|room)\\b`,
    [
      {
        text: "Then give exactly what was asked for, with an end to it. One line, \"Take the time. I'll write to you in two weeks, and until then I'll leave you in peace,\" and then keep to it, likes and stories too. It's hard, and it's the only version that shows whether {they} come{s} back by {their} own wish. Fill your own two weeks on purpose, the evenings above all.",
      },
    ],
  ),
  theirs(
    'wants-to-stay',
    `(?:${SAYS}${THEM})?(?:wants? (?:to (?:stay|try|work (?:on (?:it|us|things)|it out)|fix (?:it|things|us)|come back|get back|make it work|be with me|keep)|me back|us(?! to\\b))|(?:does|do) not want (?:to (?:lose|leave|break up|divorce|end)|a divorce)|loves? me|misses? me|cares? about me)\\b`,
    [
      {
        text: "That's worth something, and it's a wish and not a plan yet. So ask for the plan: one thing {they} would do differently from this week on, something you could see, and look at it again in six weeks. If it moves, there's something to build on. If it's only said again, you can go by that. And ask yourself the other half, because {their} wish doesn't answer it: do you want to?",
      },
      {
        text: "Good that it's out, and you don't have to answer it tonight. Wanting is easy to say on a bad evening; look at what {they} {does} on the four ordinary ones after it. What would you need to see to believe it?",
      },
    ],
  ),
  theirs(
    'promises-change',
    `(?:${SAYS}${THEM})?(?:will (?:change|stop|do better|get help|try|never (?:do|lie|cheat|drink|hurt|hit|leave|touch|smoke|gamble)|not do it|make it up|be better|go to therapy|quit)|is going to (?:change|stop|get help|do better|try|quit)|would (?:change|never do (?:it|that))|can change|has changed|it (?:will not|would not|will never) happen again|promise[sd]?(?: me)?(?: to| that| it| he| she| they)?|this time (?:it )?is different|never again)\\b`,
    [
      {
        text: "Maybe it's meant; most people mean it on the day they say it. So don't weigh the promise, weigh the first step: what {has} {they} done since then without being asked? Name one thing you'd need to see, and a day in a month. Until that day you needn't take anything back, and you needn't decide again either.",
      },
      {
        text: "I'd hear it kindly and change nothing yet. Change shows in dull places: a call that gets made, a habit that stays gone in the third week, a subject {they} bring{s} up first. If those come, you'll see them from where you're standing. You don't have to move closer to check.",
      },
    ],
  ),
  theirs(
    'wants-money',
    '(?:wants?|asks?|asked|demands?|expects?) (?:me )?(?:for )?(?:to (?:pay|give)|half|(?:the |his |her |their |all the |some )?(?:money|cash|share|deposit)\\b|(?:it|everything|the money|them) back|more money|a share|a refund|\\$?\\d+)',
    [
      {
        text: "Then sort out what's owed from what's only asked for; the two get mixed up fast. Put down what was agreed, what was paid, and what you'd call fair if you heard it about strangers. Then make one offer and say that it's the whole of it. Being asked isn't owing, and a no isn't meanness. With a large sum, or anything to be signed, get advice before you answer.",
      },
      {
        text: "Fair or not, it needn't be answered today: \"I hear you. I'll look at it properly and tell you by Sunday.\" In between, decide what keeping the peace is worth to you in real money. If you'd gladly pay that, pay that and no more. If nothing is owed and you wouldn't, say so once, without a long defense.",
      },
    ],
  ),
  theirs(
    'wants-somebody-there',
    '(?:wants?|wanted|would like|asked for|asks for|insists on|is inviting|invited) (?:(?:him|her|them|me|us|his \\w+|her \\w+|my \\w+|everyone|both of us)(?: \\w+)? (?:there|to come|to be there|around|at the|to stay)|to (?:invite|see|bring|have) (?:him|her|them|his|my|the))\\b',
    [
      {
        text: "Then there's another wish in it, and on a day that belongs to somebody, that one's wish weighs most. You needn't like it; you only have to get through it decently: a fixed beginning and end, a job that keeps your hands busy, and two rules agreed before, what isn't discussed there and who leaves when. What people remember later is whether the day was calm. And do something good for yourself that evening.",
      },
    ],
  ),
  theirs(
    'plays-it-down',
    `(?:(?:does|do|did) not (?:think|see|believe|find|understand|get|care|mind)|${SAYS}(?:it|that|this) (?:is|was) (?:not (?:that |so |a )?(?:bad|big|deep|serious|big deal|important)|no big deal|nothing|just a))\\b`,
    [
      {
        text: "To {them} it may look small. You're the one it happened to, so you get to say how big it is. Don't argue about the size; say what it was for you, in one sentence, and what would put it right: a sorry, a repair, or not doing it again. If {they} can do that without finding it big, it's enough. If not even that, take your things back out of reach for a while.",
      },
    ],
  ),
  theirs(
    'says-it-will-be-fine',
    `${SAYS}(?:i will (?:learn|manage|be fine|be ok|be okay|get used|love it|like it|see|understand|get over)|it will (?:be (?:fine|ok|okay|good|great|alright|all right|worth|easy|fun|better|over)|get|work|all)|everything will|not to worry|do not worry|i (?:do not|should not) (?:need to |have to )?worry|it is (?:all )?(?:fine|ok|okay|normal|easy))\\b`,
    [
      {
        text: "It's easy to be sure on somebody else's behalf. Take the kindness in it, and then ask for the part that would make it true: what {does} {they} do in the first three months so that it turns out like that, on ordinary weekdays, when you're the tired one? If there's a concrete answer, the trust is worth something. If there's only \"you'll see,\" then the work of it is yours, and you may count that in.",
      },
    ],
  ),
  theirs(
    'gives-reason',
    `${SAYS}.*\\b(?:because|due to|budget|busy|tired|stressed|swamped|too (?:expensive|much|far|late)|no time|forgot|joking|a joke|(?:did|do|does) not mean|an accident|misunderstanding|it is (?:just |only |all )?(?:work|the|his|her|money|stress|timing|family))\\b`,
    [
      {
        text: "That may well be true, and you can let it count and still mind. A reason explains something; it doesn't undo how it felt. See what comes with it: if {they} find{s} another way to show you that you matter, believe the reason. If reasons keep coming and nothing else does, that's your answer. What would make up for it, in your eyes?",
      },
      {
        text: "Then you've got the outside of it. Whether it's the whole of it shows later, and you don't have to decide that now. Take it at its word for the time being, say once what you'd have wished for, and leave the rest to how {they} {is} with you in the next weeks.",
      },
    ],
  ),
  theirs(
    'has-own-plan',
    `(?:${SAYS}${THEM})?(?:wants? to|would rather|dreams? of|is set on|decided to|plans? to) (?:be(?:come|ing|coming)? an? |becom|study|learn|start|go to|go into|train|apprentice|join|travel|drop out|take a year|open)`,
    [
      {
        themes: ['family'],
        text: "Then {they} {has} a direction, which is more than most people have at that point. Be curious before you're practical: what {does} {they} like about it, who does it already, what would the first month look like? Then help with a real try, a week of it, a few shifts, somebody in that line of work to ask. If it holds up, back it. If it doesn't, {they} will find out faster that way than by being argued out of it.",
      },
      {
        text: "Then that's {their} half of it, and yours is still missing. Find out how firm it is, by when, and what it would change for you in an ordinary week. After that say your own wish just as plainly. Two clear wishes can be worked with, also when they don't match; one clear wish and one polite silence can't.",
      },
    ],
  ),
];

function theirs(id: string, said: string, passages: readonly TurnPassage[]): Turn {
  return {
    id: `they-${id}`,
    yields: true,
    isOfTurn: true,
    said: new RegExp(`${THEY}(?:${said})`, 'u'),
    unless:
      /^(?:(?:and|but|so|well) )*(?:my|the) (?:chart|sign|moon|palm|horoscope|card|doctor|therapist|vet|lawyer)\b|\b(?:kill\w*|die|dying|dead|hit|hits|hurt me|suicid\w*|should i|what do i|how do i|why)\b/u,
    passages,
  };
}
