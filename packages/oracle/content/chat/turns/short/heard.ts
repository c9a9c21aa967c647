import type { TurnPassage } from '../turn.ts';

const passages = (...texts: readonly string[]): readonly TurnPassage[] =>
  texts.map((text) => ({ text }));

/** What a told detail does to the story, by kind, where nothing is written for its words. */
export const HEARD_KINDS = {
  /** Something turned out well. */
  glad: passages(
    "That's lovely, and I'm glad you came back to say so. Enjoy it properly before the next thing starts.",
    "Oh, that's good. After all that, you've earned a plain happy evening. Who gets to hear it first?",
    "I love that. Remember how this feels; it'll be useful the next time you're sure it can't go well.",
    "That's wonderful news. No advice from me now; go and enjoy it.",
  ),
  /** Something went wrong, or hurts more than it did before. */
  sting: passages(
    "Oh no, and on top of the rest. That's a real blow, and you don't have to find a use for it. Be gentle with yourself today; what comes next can wait until tomorrow.",
    "Ouch. No wonder it stings. It says something about this one day and very little about you. Is there someone you can tell it to tonight, someone who'd just be on your side?",
    "That hurts, and I won't talk it smaller. Give it a night before you decide what it means; the first explanation is usually the cruelest one, and it's often wrong.",
    "I'm sorry, that's rough. You needn't do anything about it right now.",
  ),
  /** Speaks against the deed that is being weighed. */
  against: passages(
    "That's a real point against it, and a fact more than a mood, so let it weigh. I'd lean no for now; what would turn me is something that has changed since.",
    "Then I'd be slower, and anybody would understand that as a reason. A no today can still become a yes later; the other way round is harder.",
    'With that I lean toward no, or toward a smaller version that can be taken back. Is there a smaller one?',
    "That shifts it for me: I'd want that settled before anything else. If it can't be settled, I lean no, kindly and without a long explanation.",
  ),
  /** Speaks for the deed that is being weighed. */
  toward: passages(
    "That speaks for it, and I'd let it count: I lean yes, in a size you could live with if it disappoints you.",
    "That's a good sign. It moves me toward yes. What would still hold you back, if anything?",
    "Then I lean yes, with one condition that you name yourself beforehand, so that you can stop without a scene if it isn't kept.",
    "That changes the picture for the better. I'd go a step toward it, a small one first, and see whether it holds.",
  ),
  /** A detail of a deed that is being weighed, which speaks for neither side by itself. */
  weighing: passages(
    "That goes on the scale too, and only you know how heavy it is. If you had to say yes or no tonight with just that in mind, which would it be? I'd take that answer seriously.",
    "Is that the part you couldn't live with? If it is, I lean no; if you could shrug about it in a year, it needn't decide this.",
    'Then picture it done, a month from now, with that in it. Relief or regret? Go with what came first.',
    'What would somebody who likes you say to that, in one sentence? Weigh that one double.',
  ),
  /** A detail that speaks for neither. */
  noted: passages(
    'Then begin with the part of it that you can do by yourself this week, and leave what needs somebody else for after that.',
    "If a friend told you exactly that, what would you say to them first? Take that seriously, it's mostly the right advice.",
    'I see. Then hold on to the one thing that you can do this week, and let the rest be open for now. What would be a good outcome for you?',
    'Okay, that belongs to it. What would you like to come out of it, in one sentence? With that I can be more exact.',
    'I hear you. Which would help more right now: words you could say, or a way to decide?',
    'Then pick what you would like to have settled by the end of this week, and start with that alone.',
  ),
} as const satisfies Record<string, readonly TurnPassage[]>;

export type HeardKind = keyof typeof HEARD_KINDS;

/** Events that are good news, in plain words. */
export const GOOD_EVENTS =
  /\b(?:passed(?! (?:away|on|out|at|by|me|over|in (?:19|20|january|february|march|april|may|june|july|august|september|october|november|december)))|won(?! \$?\d)|got (?:in|it|the (?:job|part|place|flat|house)|accepted|hired)|said yes|made up|(?:is|are|am) (?:(?:home|back home)(?! (?:for|with|alone|from|all|now and))|cancer free)|healed|it worked|went (?:\w+ )?(?:good|great|well|fine|amazing)|did the \w+|surprise party|loved it|so proud|relieved|engaged|paid (?:me )?back|(?:first|second|third) (?:lesson|day|week) (?:is )?done|forgave me)\b/u;
/** What everybody else got is no good news for the user. */
export const GOT_BY_OTHERS =
  /\b(?:friends|classmates|everyone|everybody|others|all of them)(?: else)?(?: all| just| already| also)? (?:got|passed|won|made it|have|has)\b|\bwho (?:just |finally )?(?:got|won|passed)\b/u;
/** "he said yes but then invited his brother": good news that is none by the end of the sentence. */
export const TAKEN_BACK = /\bbut (?:then|now|still)\b/u;
/** How a story begins that is good news by itself, in plain words. */
export const BEGAN_WELL =
  /^(?:(?:omg|guess what|so|and|yes|finally|just) )*(?:i|we|she|he|my (?!ex\b)\w+)(?: just| finally| actually)? (?:got (?:(?:my|the|a|into) )?(?:dream |new )*(?:job|promotion|promoted|accepted|hired|engaged|in|it|the keys|place|flat|house|visa|scholarship)(?! (?:offer|interview|rejection))|passed|won|am engaged|graduated|said yes)\b(?!.*\b(?:regret|mistake|panic|wish i|but now)\w*)/u;
/** What speaks for a person or a thing, in plain words. */
export const GOOD_TRAITS =
  /\b(?:(?:is|are) (?:\w+ )?(?:sober|clean|safe|kind|sweet|lovely|nice|generous|patient|reliable)|apologi[sz]ed|kind to me|supports? me|helped me|promised|stopped drinking|loves (?:me|it))\b/u;
/** Events that are a blow to the person who tells them, in plain words. */
export const BAD_EVENTS =
  /\b(?:cancel(?:led|ed)|blocked me|left (?:me|us)|lost|missed|failed|without me$|forgot (?:me|my|our|it)|ignor(?:es|ed) me|laughed at me|got worse|fired|rejected|refused|gone|dumped me|did not (?:ask|tell|invite|call|answer|reply|pay) (?:me|us)|has not (?:answered|replied|called|paid))\b/u;
/** What speaks against a person or a thing, in plain words. */
export const BAD_TRAITS =
  /\b(?:crash\w*|never (?:pays?|paid|calls?|called|helps?|helped|came|comes)|forgot|lies|hates? (?:me|it|him|her|them|the idea)|hated (?:me|it|him|her)|bull(?:y|ied|ies)|debts?|owes|too (?:expensive|far|late)|drunk|yell\w*|shout\w*|rude|slept with|cries|worse|sick)\b/u;
