import { type AreaLine, areaLine, IT } from './area-line.ts';

/** Whether it is too soon or too late, how long, how one can tell. */
export const TIME_LINES: readonly AreaLine[] = [
  areaLine(
    `is (?:${IT}|\\w+ (?:days|weeks|months|years?)) (?:way |still |maybe |just |a bit |far )*too (?:soon|early|fast|quick)(?: (?:after|for) .*)?`,
    {
      love: "Too soon for a promise, hardly ever for something small. Suggest one plan with a day in it; if the answer comes with a day too, the speed is fine, and if it's a maybe, wait two weeks.",
      wedding:
        "There's no number of months. It's soon enough once you've seen each other ill, broke and in the wrong, and could each still say no without fear.",
      work: "Not if you can name one reason you'd say out loud in an interview. Without one, give it six months from your start, so it reads as a decision.",
      home: "It isn't too soon if you've seen each other tired and short of money, and each of you could still pay for a room alone.",
      pet: "Go by your own day: if you'd do it to stop the sad quiet, wait a little; if you look forward to the walks and the mess, it's time enough.",
      any: "There's no date it has to wait for. It's too soon if it would only make a feeling stop, and fine if you'd still want it after two quiet weeks.",
    },
  ),
  areaLine(
    `(?:is|was) ${IT} (?:already |just |maybe )*too late(?: for (?:me|us|this|that|him|her))?|am i too late`,
    {
      love: "Not while both of you are free to answer. You can only find out about one half: say once, plainly, what you'd like. A no is a no then, and so is no answer within two weeks.",
      work: 'No. People start over at every age; what changes is how much you can risk. So look at the cost and the hours first, and begin with a piece you can stop.',
      study:
        "No. You wouldn't be the only one, and older students mostly do well because they know why they sit there. Look at fees and hours first, and start with one course.",
      any: "Later than you'd have liked, and seldom too late. What still works is smaller than what you pictured: one step this week that somebody else would notice.",
    },
  ),
  areaLine(
    'how (?:can|do|would|will|could|should) (?:you|i|we|one|u) (?:even |ever |really |actually )?(?:tell|know)(?: for (?:sure|certain)| if (?:it is|its) (?:true|real)| the difference| that)?',
    {
      love: "By what repeats, and not by one strong evening. Are you calmer or smaller after a day with them, does a fight end in repair, and do words and deeds match for a month? A friend who'll be honest often sees it sooner than you do.",
      trust:
        "You can't from a face or a feeling. Changed habits and stories that don't fit are a reason to ask and no proof. Ask once, calmly, about the one thing you saw, and listen to whether the answer explains it.",
      work: "When you've stopped learning, dread most Sunday evenings for two months, and have asked for the change you need without getting it. Two of the three are usually enough.",
      health:
        "You can't from the inside, and I can't from here; that's what an appointment is for. Note when it comes, how long it stays and what eases it, and take the page along.",
      pet: null,
      any: "By what repeats, more than by one strong moment. Watch it for two weeks, note what you saw and not what you feared, and then show the page to somebody who'll be straight with you.",
    },
  ),
  areaLine(
    '(?:and )?(?:for )?how long(?: (?:will|does|would|is|should|do) (?:it|this|that|i|we)(?: \\w+){0,3})?',
    {
      love: null,
      pet: null,
      work: 'Give it a date yourself: six weeks for a change in the job you have, three to six months for finding another. Without a date on paper it takes as long as you can stand it.',
      any: 'Nobody can give you the number. Set one yourself, say six weeks, write down what should be different by then, and look at the page on that day instead of every evening.',
    },
  ),
  areaLine(
    `(?:is|are) (?:january|february|feb|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|next (?:month|year)|the (?:end|start|beginning) of (?:the )?\\w+) (?:a |an )?(?:good|ok|okay|fine|right|bad|great)(?: (?:time|month|week|year|season|moment|date|day))? (?:for|to) (?:(?:buy|get|find|have|do) )?(?:it|this|that|mov\\w+|relocat\\w+|a move|the move|emigrat\\w+|buy\\w*|selling|renovat\\w+)(?: .*)?`,
    {
      home: 'The sky rules no month out, so let the dull things choose: when your notice ends, when the money for two months is there, and who can carry boxes that week. A month that gives you all three is a good one. Spring has more on offer, and more people after it.',
      any: "The sky rules no month out. It's good if the money for two months is there, nothing you can't shift falls into it, and somebody expects you at the other end. If two of the three hold, put a date on it.",
    },
  ),
  areaLine(
    'when (?:will|does) (?:it|this|things|life|everything|all this) (?:finally |ever |start to )?(?:get|be|become|feel) (?:any )?(?:better|easier|lighter|good|normal)(?: again)?',
    {
      any: "I can't put a day on it. It mostly turns in small pieces: one solved thing, then a week that was less heavy. Pick the piece that weighs most and change one thing about it this week, so it has a start date at least.",
    },
  ),
  areaLine(
    'when (?:will|can|do|could) (?:i|we) (?:finally |ever )?(?!meet (?:my (?:soul ?mate|twin flame|future|person|husband|wife|other half|next)|the (?:one|right|love))\\b)(?:see|meet|hug|hold|be with|join) (?:my|our|each other|the) ?(?:\\w+)?(?: again)?',
    {
      any: "I can't put a day on that; papers, leave and a ticket decide it, and no star does. What makes the wait shorter: a fixed hour for the call, a rough date you both write down as the plan, and the next paper or booking sent this week.",
    },
  ),
  areaLine(
    'why (?:do|does|am|is|are) (?:i|we|he|she|they|my \\w+) .*\\b(?:around|on|during|at|with) the (?:full|new) moon',
    {
      any: 'Tradition says feelings come up to full size around then; studies find a bit less sleep at most. A short night makes anyone short-tempered, and so does waiting for it. Go to bed early the two nights before, and see whether it still comes.',
    },
  ),
  areaLine(
    '(?:and |so )?(?:is|will) my soulmate (?:be |going to be |gonna be )?(?:\\w+ )?(?:rich|wealthy|handsome|hot|cute|tall|short|famous|older|younger|foreign|single|kind|nice|good looking|loaded|smart|funny)\\b.*',
    {
      any: "Nobody's looks or bank account stand in a chart, so I'd only be teasing you. Make it a wish you can check by the third date: pays a fair share, laughs at the same things, is kind when tired.",
    },
  ),
];
