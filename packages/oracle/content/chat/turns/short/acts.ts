import type { Turn } from '../turn.ts';

/** What a later message does to the story or to the last answer: puts right, softens, refuses, doubts, agrees. */
export const ACT_TURNS: readonly Turn[] = [
  act(
    'who-did-it',
    /\b(?:(?:he|she|they|i|we|it|my \w+) (?:did not|was not|were not|is not)\b.*?\b(?:his|her|my|their|the) (?!own\b)\w+(?: \w+)? (?:did|was|is|has)$|(?:it|that) was (?:his|her|my|their) (?!own\b|back|knees?|fault|idea|head|heart)\w+(?: \w+)? (?:who|that|not)\b|not (?:him|her|them|he|she) (?:it (?:is|was) )?(?:his|her|my|their) \w+)/u,
    null,
    [
      "Then it counts against somebody else, and I'd take it off the other one's record. What's left to ask is whether the one who did it has any part in this now. If not, decide as if it hadn't happened.",
      'Got it. That changes who to be careful with and nothing else. Judge each of them by what they did themselves, and if the one who did it would be involved again, say that out loud as your one condition.',
      "Okay, I had the wrong person in mind. Then leave what I said about blame, and keep the practical part: what would you need to know or agree on first, so that it can't happen a second time?",
      "Thanks for putting that right. So it isn't the one I was holding it against. Then ask only what's still open: who'd be responsible this time, and would you be fine with that?",
    ],
  ),
  act(
    'softens',
    /\b(?:(?:is|was|were|are) not (?:exactly|really|quite|that|so|all that|such|actually) (?:an? )?\w+|(?:is|was) not an? \w+ exactly|not (?:that|as|so) bad|not an? (?:bad|terrible|horrible|awful|mean|evil) \w+|to be fair|in (?:his|her|their) defen[cs]e|i (?:was|am|might be|may be) (?:exaggerating|being (?:unfair|harsh|dramatic)|unfair|too harsh)|i exaggerated?|more (?:like )?(?:annoying|clueless|thoughtless|cold|quiet|shy|awkward|careless) than|(?:is|was) (?:just|only) (?:young|stressed|tired|shy|joking|kidding|a kid|a joke|clumsy|busy))\b/u,
    /\b(?:jealous|controlling|hits?|hit|safe|scared)\b/u,
    [
      "Okay, softer than it first sounded. That matters, because you'd be dealing with a person and not with a monster. Then go by how things are today, and give it as much of a chance as you'd want for yourself at your most clumsy.",
      "That's fair of you, and I'll read it that way. It takes the edge off, and it doesn't have to cancel what you felt. Which of the two decides it for you now?",
      "Right. Then I'd turn my answer down a notch too: less guarding, more finding out. One friendly minute will tell you where it stands now.",
      "Good that you say it. Then the old picture was bigger than the thing itself, and you can be curious instead of armed. If it still stings when you're there, you can leave early without owing anybody a reason.",
    ],
  ),
  act(
    'puts-right',
    /^(?:(?:no|nope|nah|oh|ah|well|but|ok) )*(?:(?:wait|sorry|actually|i mean|i meant|correction|oops|forgive me|pardon|my mistake|my bad|scratch that|typo|apologies)\b.{2,70}|no (?:it|he|she|they|that|this|we|i) (?:is|was|are|were|am) .{2,40} not .{2,30})$/u,
    /\b(?:sorry (?:for|about|if|to)|i mean it|actually (?:happy|fine|good)|wait and)\b/u,
    [
      'Ah, {told}; thanks for putting that right.',
      'Got it: {told}. I had that wrong.',
      'Right, {told}. Good that you say it.',
      "Got it, and thanks. I'll go by that from here.",
    ],
  ),
  act(
    'feels-judged',
    /^(?:(?:so|and|but|well|now|ok|i bet|i guess|i know|you probably|i feel like) )*(?:you (?:must |probably |will |just |also )*(?:think|believe|find)(?: that)? (?:i am|me|this is|it is|that is) |(?:i|it|this|that) (?:must |probably |all )*(?:sounds?|seems?|looks?) |you are judging me|are you judging me|do not judge)(?:\w+ )*?(?:foolish|stupid|silly|crazy|dumb|pathetic|ridiculous|weak|naive|selfish|insane|mad|a fool|an idiot|me)?$/u,
    null,
    [
      "No, I don't. You've brought something that's hard to say aloud, and that's the opposite of foolish. What would be foolish is to decide it by how it looks to other people. Whose voice is it that calls it that?",
      "Not for a second. It takes more sense to ask than to go on as if nothing was up. You don't have to defend it here; you only have to find out what you want.",
      "I don't think that, and I'm not keeping a score. If a friend told you the same story in the same words, you'd probably find it very understandable. Lend yourself that look for a minute.",
      "No. I'm on your side of the table. The feeling of looking silly mostly comes just before doing something honest.",
    ],
  ),
  act(
    'not-understood',
    /\b(?:i (?:do not|did not) (?:think|feel like|believe) (?:that )?you (?:get|got|understand|understood|listen|see) (?:it|me|this|the point|what)|you (?:do not|did not|are not) (?:get|getting|understand|understanding|listening|hear(?:ing)?)(?: it| me| this| what i)?|that is not (?:the point|what i (?:mean|meant|said)))\b/u,
    null,
    [
      "You're right, I was missing a piece. With that in it, it's a different matter: what's right on paper may cost you something at the next family dinner, or at home, and only you know how much. So what would you want to come out of it that you can live with next year?",
      "Then let me catch up. I answered the simple version, and yours isn't simple. What makes it hard is that you can't walk away from these people afterward, so choose the smallest step that's still honest, and do that one first.",
      "Fair, I went past it. Say which part I'm missing in one line, the unfair version is fine, and I'll answer that and leave the rest alone.",
    ],
  ),
  act(
    'disagrees',
    /^(?:(?:no|nah|but|well|ok|honestly|actually|hmm|sorry|and|see) )*(?:(?:i (?:do not|dont) (?:think|believe|feel) (?:that |like )?(?:you are|that is|it is|this is)(?: really| quite)? (?:right|true|fair|correct|so|it|how|what)|i (?:disagree|do not agree|do not buy (?:it|that))|(?:you are|that is|this is) (?:just |so |totally |simply |completely )?(?:not (?:right|true|fair|how it is|correct)|wrong|unfair|nonsense))\b)/u,
    /\b(?:passwords?|location|tracks?|control\w*|hits?|hit|phone)\b/u,
    [
      "Then you may well be right, and I'm not: you've seen it and I've only read a few lines about it. Tell me the one thing that shows it best, and I'll go by that instead.",
      "Fair enough. I answered from what you'd typed, and you know the rest. Keep what fits and drop mine. What would you say it is?",
      "Okay, I'll take that back as far as it doesn't fit. What have you seen that points the other way? One example is worth more than my guess.",
      "Good that you say so. I don't need to be right about people I've never met. Which part was off: what I think is going on, or what I said you could do?",
    ],
  ),
  act(
    'tried-what-you-said',
    /^(?:(?:but|and|well|ok|so|hm+) )*(?:you (?:said|told me)(?: to| that i should)?\b.{3,40}\b(?:but|and|so|then|he|she|they|it|i|we) (?:\w+ ){0,3}?(?:did|cancel\w*|said no|refused|laughed|ignored|walked|hung up|tried|failed|worse|not|never|nothing|yelled|left)\b.*|i did what you said\b.*)$/u,
    null,
    [
      "I did say that, and you tried it. That it went like this isn't on you. Then I'd stop asking for a moment and let it cost you less: make plans that don't depend on {them}, and leave the next move on {their} side with a date on it. If nothing comes by then, that's the answer.",
      "Right, that was my idea, and it didn't hold. So not the same again. Change the form, in writing instead of aloud, and only one sentence, or leave it for three weeks and see whether {they} notice{s}.",
    ],
  ),
  act(
    'refuses',
    /^(?:(?:no|nope|nah|ok|but|well|sorry|honestly|and|so|i know|i know but) )*(?:(?:i (?:will not|would not|am not going to|refuse to|can not|could not|do not want to|am not ready to|would never|could never)) (?:do (?:that|it|this)|say (?:that|it|this)|ask (?:him|her|them|that)|go|tell (?:him|her|them|anyone)|call (?:him|her|them)|write (?:him|her|them|that|it)|face (?:him|her|them|it)|talk to (?:him|her|them|anyone)|retake|redo|try again|apologi[sz]e|move|quit|leave|sell|retake it)\b|no way|absolutely not|not happening|never going to happen|not doing that)/u,
    null,
    [
      "Then that's off the table, and you don't have to explain it. So let's look at what's left: what could you do about it that needs nobody's answer? Pick the smallest thing of that kind and do it this week.",
      "Okay, not that. A plan you won't follow is no plan, so I won't bring it up again. What would feel possible: something you change on your own, a note instead of a talk, or leaving it as it is until a date you choose?",
      "Fine, we leave that out. Knowing what you won't do narrows it down nicely. Then the honest question is what you'd like instead, even if it sounds small.",
      "That's clear, and it's yours to say. Then protect yourself in the way that's in your own hands, and stop waiting for the other route. Which part of it bothers you most from day to day?",
    ],
  ),
  act(
    'predicts-reply',
    /^(?:(?:but|and|yes|yeah|ok|well|knowing (?:him|her|them)|i know|honestly|she|he) )*(?:he|she|they|my \w+|mum|mom|dad) (?:will|would|is going to|are going to) (?:just |only |probably |definitely |always )*(?:say|tell me|claim|answer|think|act like|pretend|deny|argue|go|laugh|turn it|blame|make it|get (?:defensive|mad|upset))\b/u,
    null,
    [
      'Quite possibly. Then have your second sentence ready before {they} {has} said the first: "Maybe so. I\'d still like it to be different from now on." You don\'t have to win the point, because only the next time counts.',
      "Then let that be {their} answer, and don't argue with it. \"I hear you. What I'm asking for is this,\" and then the one thing again, in the same voice. Said twice calmly, it's harder to wave away than any proof.",
      "You know {them}, so I'd count on it and plan for after: a short pause, your wish once more, and then you change the subject or leave the room. What {they} say{s} in the first minute is a reflex; look at what {they} {does} that week.",
    ],
  ),
  act(
    'doubts-it',
    /^(?:(?:hmm|hm|idk|but|well|ok|yes|yeah|maybe|honestly|eh|i guess|sure|ugh|meh) )*(?:(?:easier|easy) (?:said|to say)|i (?:do not|dont) (?:know|think)(?: if| that| whether)? (?:that|it|this|he|she|they|i)?(?: (?:will|would|is going to|can|could))? ?(?:works?|helps?|do (?:anything|that)|do it|change anything)|not sure (?:that|it|this|about|if|i can)|i doubt (?:it|that)|what is the point of (?:that|asking|talking|trying)|(?:that|it) (?:will|would) (?:not|never) (?:work|help|change)|sounds (?:hard|difficult|scary|like a lot))/u,
    null,
    [
      "You may be right, it might do nothing. So make it cheap to try: one small version, once, and then you look at what came of it. If nothing moves, you've lost an afternoon and you know more than now. What would the smallest version be?",
      'Easier to write than to do, I know. Leave the whole plan and take the first five minutes of it. If those go badly, you can stop, and nobody needs to hear about it.',
      "Doubt's fair. Tell me where it would break: at starting, at the other person's reaction, or at keeping it up? Each has a different fix, and it's mostly the first one.",
      "Okay, then don't do it because I said so. What have you seen work before, with this person or with yourself? I'd start from that and leave my idea as the spare.",
    ],
  ),
  act(
    'agrees',
    /^(?:(?:ok|okay|yes|yeah|hm+|oh|well|wow|haha|lol|true|right|fine|alright|damn) )*(?:(?:that is|this is|you are|it is) (?:so |very |actually |really |a |probably |totally )*(?:true|right|good (?:point|idea|advice)|fair|smart|helpful)|good (?:point|idea)|fair (?:enough|point)|(?:that )?makes sense|i (?:like|love) (?:that|this|it)|i (?:will|am going to|can|might) (?:try|do|say|use) (?:that|it|this)|(?:that|this) (?:could|might|would|will) (?:work|help)|never thought of (?:it|that)(?: like that)?)(?: (?:thanks|thank you|then|i guess|tonight|today|tomorrow|now|honestly|lol))*$/u,
    null,
    [
      'Good. Then do it small and soon, before the thinking starts again. And tell me how it went, if you feel like it.',
      "I'm glad that fits. Pick the hour for it now, while it still feels doable; after that you don't have to think about it until then.",
      'Nice. One thing to take along: if it comes out clumsy, it still counts.',
      "Good, then you've got your next step. I'm curious how it lands.",
    ],
  ),
  act(
    'no-money-or-time',
    /^(?:(?:but|and|well|yes|ok|honestly|also|sadly|the problem is) )*(?:i (?:can not|could not|do not have|have no|have not got)(?: really| even| the| any| enough)* (?:afford|money|time|energy|savings|the money|a car|space|anyone)|(?:it|that) (?:is|costs|would cost) (?:way |far )?too (?:much|expensive)|(?:we|i) (?:are|am) (?:broke|out of money))\b/u,
    null,
    [
      "Then that's the frame, and the answer has to fit inside it. Look for the version that costs next to nothing: borrowed, shared, shorter, later, or only the first tenth of it. Which part of it do you really need?",
      "Okay, that limits it, and limits make choosing easier. Strike everything that needs what you haven't got, and see what's left standing. I'd begin with the smallest thing on that list this week.",
      "That counts, and it isn't an excuse. Put a number on it, how much would be missing and until when, because a number can be asked for, saved up or said no to. What would it be?",
    ],
  ),
];

function act(id: string, said: RegExp, unless: RegExp | null, texts: readonly string[]): Turn {
  return {
    id: `act-${id}`,
    said,
    ...(unless !== null && { unless }),
    passages: texts.map((text) => ({ text })),
  };
}
