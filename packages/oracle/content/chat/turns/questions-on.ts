import type { Turn } from './turn.ts';

/** Questions that follow a story and say nothing without it: is that enough, should I give up, who is right. */
export const FOLLOWING_QUESTION_TURNS: readonly Turn[] = [
  {
    id: 'is-enough',
    said: /^(?:(?:so|and|but|ok|or|then|well) )*(?:is|will|would|are) (?:that|it|this|those|once a \w+|\w+ months)(?: be| really| even)* (?:enough|too (?:little|few|rarely))(?: (?:for (?:that|it|me|us|now)|to (?:quit|leave|start|live on|do it)|or not|though|then))*$/u,
    after:
      /\b(?:savings?|saved|money|rent|bills|visit\w*|call (?:him|her|them)|nursing home|care home|in a home|practi[sc]e|stud(?:y|ied|ying)|train(?:ing)?|exercise|hours a (?:day|week)|minutes a day)\b/u,
    isByStory: true,
    passages: [
      {
        of: /\b(?:savings?|saved|money|rent|bills)\b/u,
        text: "It's enough if you make it a plan with a floor. Take what you really spend in a month, add a tenth for the things you forgot, and see how far the money goes: three months is tight, six is calm, and five is fine if you start looking in the first week. Then set the line now: when two months are left, you take any decent offer. With that rule it's a decision. Without it, it's a hope.",
      },
      {
        of: /\b(?:visit\w*|call (?:him|her|them)|nursing home|care home|in a home)\b/u,
        text: "If it's regular, yes. What carries people is less how often you come than that they can count on it: the same Sunday each month, a call on the same evening in between, a card with a photo on the wall. Guilt would say \"not enough\" at twice the number, so don't ask it. Ask the people there how {they} {is} on the days after you've been. What could you send in the weeks between?",
      },
      {
        text: "If you keep it up, yes. A little on most days does more than a lot now and then, and it's the only amount that survives a bad week. Leave it as it is for a month and measure one thing at the start and at the end. If that hasn't moved, change how you do it before you do more of it.",
      },
    ],
  },
  {
    id: 'give-up',
    yields: true,
    said: /^(?:(?:so|and|but|ok|or|then|well|honestly|maybe) )*(?:(?:should|do|shall|can) i (?:just |really |maybe |finally )*(?:give up|stop trying|let (?:it|this|that|him|her|them) go|leave it(?: be| alone)?|keep (?:trying|going|at it)|try again|move on|drop it|forget (?:it|him|her|them|about (?:it|him|her|them)))|is it (?:even |still |really )?worth (?:it|trying|another try|saving|fighting for))(?: (?:on (?:it|him|her|them|us|that|this)|now|then|already|or (?:not|keep trying|keep going|give up|try again)|again|anymore))*$/u,
    passages: [
      {
        of: /\b(?:tests?|exams?|fail(?:ed)?|licen[cs]e|retake|resit|course|degree)\b/u,
        text: "No, I'd go again, but not the same way. When something fails more than once, it's usually one fault that nobody has named for you. Get an hour with a different teacher and one question: \"What would you fail me for today?\" Work on that and on nothing else, then book the date. If you'd be relieved never to need it, stopping is fine too. Being tired of failing isn't that.",
      },
      {
        of: /\b(?:jobs?|apply|applications?|interviews?|business|shop|client|customers?|book|novel|music|channel)\b/u,
        text: "Not yet, I'd say. Give it an end instead of giving it up: eight more weeks, one thing changed, and a number you'd call a success. People give up on the day of the worst mood and keep going on the day of the best one, and neither day knows anything. If the number isn't there by then, you stop with a clear head and keep what you've learned.",
      },
      {
        themes: ['love'],
        text: "Stop pulling for a month and see what comes from {who|the other side}. If you're the only one who tries, that month will be quiet, and quiet is an answer you can act on. If {they} come{s} toward you by {their} own will, there's something to keep. So it isn't giving up yet. You just put your end of the rope down and look.",
      },
      {
        themes: ['family', 'friends'],
        text: 'Give up the pushing, and keep the door. One last line without a hook in it, "I\'m here when you want to talk", and then you live your life and send a birthday message. That isn\'t losing. People come back more easily to a door than to a campaign, and you get your evenings back meanwhile.',
      },
      {
        text: "Not on the day you're most tired of it. Set a date a few weeks off and one thing you'd do differently until then. If it's no better by that day, stop without a bad conscience; you'll have tried it properly. What would you miss if it were over tomorrow?",
      },
    ],
  },
  {
    id: 'who-is-right',
    said: /^(?:(?:so|and|but|ok|or|then|well|honestly) )*(?:who(?: is)? (?:right|wrong|in the (?:right|wrong))|which of us is (?:right|wrong)|am i right or (?:is )?(?:he|she|they)\b.*|is (?:he|she) right or am i)(?: here| now| then| in this)*$/u,
    isByStory: true,
    passages: [
      {
        of: /\bmove in\b|\blive with us\b|\bmoving in\b/u,
        text: "Both, about different things. Who lives in the house is one of the few matters where a no weighs more than a yes, because the no has to live with it every morning. So it can't be done over {their} head. And you're right that the need behind it doesn't go away. Look for what lies between: a place ten minutes off, a trial of four weeks with an end date, paid help on three days. Start with \"What would you need to be able to say yes to some of it?\"",
      },
      {
        of: /\b(?:money|pay|spend\w*|bill|rent|salary|debt)\b/u,
        text: "With money it's rarely right and wrong, it's two fears: one of running out and one of never living. Say yours as a fear and ask for the other one. Then give each of you a sum that needs no permission and decide only the rest together. Most of these fights are about being asked, and that settles it.",
      },
      {
        of: /\b(?:kids?|child(?:ren)?|son|daughter|baby|teenager|school)\b/u,
        text: "Very likely both: one of you sees what the child needs today and the other what it needs later. Agree on the one thing you'd both defend, try it for two weeks, and then look at the child and not at each other. What doesn't work is being right in front of {them|the child}.",
      },
      {
        text: "I only hear one side, so I won't hand out a verdict. In most of these both are right about something: you about what happened, the other one about how it felt. A useful test: could you say the other view so well that they'd answer \"yes, exactly\"? Do that first, aloud. After that it's usually clear what's left to settle, and it's smaller.",
      },
    ],
  },
  {
    id: 'is-that-why',
    said: /^(?:(?:so|and|but|ok|or|then|well|maybe) )*(?:is (?:that|this|it) (?:(?:the reason )?why|because of (?:that|this|him|her|it|them))|could (?:that|this|it) be (?:why|it|the reason|because of (?:that|this|him|her|it))|does (?:that|this) explain (?:it|that|this)|is (?:that|this) the reason)(?: i\b.*| then| though)*$/u,
    isByStory: true,
    passages: [
      {
        of: /\b(?:dad|father|mom|mum|mother|parents?|childhood|grew up|growing up)\b/u,
        text: 'It may well be part of it. What love was like at home is what your body files under "normal", so someone who\'s half there feels familiar, and someone who\'s simply there feels odd or dull at first. That explains a pull, and it doesn\'t decide anything. You can use it tonight: when the pull is strong, ask "Do I like this, or do I know this?" The second answer is your cue to go slowly.',
      },
      {
        text: "It could be a part of it, and I can't prove it from here. You can test it, though: think of a time when that was there and the trouble wasn't, or the other way round. If you find one, there's a second reason. If you don't, you've got a good guess, and the next step is to change that one thing for two weeks and see what moves.",
      },
    ],
  },
  {
    id: 'when-to-tell',
    yields: true,
    said: /^(?:(?:so|and|but|ok|or|then|well) )*when (?:should|do|would|can|shall) i (?:best |then |actually )?(?:tell|say|ask|bring|talk|send|announce)\b(?: \w+){0,6}$/u,
    isByStory: true,
    passages: [
      {
        of: /\bpregnan\w+\b/u,
        text: 'Most people wait until week 12 or 13 and tell it before it shows, or before the first appointment they\'d have to explain. Earlier is fine if the work is heavy or risky for you, because some protection only begins once they know; look up the rule where you live. Pick ten quiet minutes early in the week, in private, with the due date and the sentence "I\'d like to plan the handover with you." Friends at work hear it after that, not before.',
      },
      {
        of: /\b(?:boss|manager|supervisor|notice|resign\w*|quit|raise|hr)\b/u,
        text: "Tuesday to Thursday, late morning, in private, and before {they} hear{s} it from someone else. Ask for ten minutes the day before, so it isn't in the doorway. If it's about leaving, only once the new thing is signed. If it's about money, soon after something you did went well.",
      },
      {
        of: /\b(?:kids?|child(?:ren)?|son|daughter)\b/u,
        text: "When it's decided and before they can feel it in the house, at the start of a free day, so there's time to ask and to be held. Both parents together if you can. Two sentences, then their questions, then something ordinary like pancakes.",
      },
      {
        text: "Sooner than is comfortable, on a day when you've both eaten and nobody has to leave in an hour. Not by text and not late at night. If you keep finding reasons to wait, name a day now, this week or next, and tell one friend that you'll do it then.",
      },
    ],
  },
  {
    id: 'without-them',
    said: /^(?:(?:so|and|but|ok|or|then|well) )*(?:do|should|can|could|would) i (?:just |really |then )*(?:go|move|leave|travel|do it|start|apply|stay|buy it)(?: \w+){0,2} (?:without (?:him|her|them)|alone|on my own|by myself|anyway)$/u,
    isByStory: true,
    passages: [
      {
        of: /\b(?:moving|move|relocat\w+|abroad|city|country)\b/u,
        text: "Only if you'd want the place even at the price of the two of you, because that may be the price. My lean: not before one more talk with a date in it. \"I want to try this. I'd like it with you. What would you need, and by when do we decide?\" If the answer is a flat no, go for three months first, with a way back. You'll learn more about the place and about {who|them} in those three than in a year of discussing it.",
      },
      {
        text: "My lean: yes, if it's something you'd be sorry about in a year and it harms no one. Tell {who|them} before and not after, as a decision and with an open door: \"I'm going, and I'd love you to come.\" If it's something the two of you have to carry together, a house, a child, a debt, then no; that needs both.",
      },
    ],
  },
  {
    id: 'is-silly',
    yields: true,
    said: /^(?:(?:so|and|but|ok|or|then|well|honestly) )*(?:(?:is|was) it (?:so |really |kind of |totally |a bit )*(?:stupid|silly|dumb|pathetic|ridiculous|childish|dramatic|crazy|weird|lame|embarrassing) (?:that i|to|of me|if i|for me)\b|am i (?:so |really |kind of |totally |a bit |being )*(?:stupid|silly|dumb|pathetic|ridiculous|childish|dramatic|crazy|naive) (?:to|for|if|because|that)\b)(?: ?[a-z']+){0,12}$/u,
    isByStory: true,
    passages: [
      {
        themes: ['loss'],
        text: "Not in the least. Someone who was part of every day is gone, and your day noticed. You don't have to measure it against anyone else's loss, and you don't owe a reason to people who'd find it too much. Take what you need, and if you're asked, \"I've had a loss\" is a whole sentence.",
      },
      {
        themes: ['love'],
        text: "No. You wanted something and acted like it mattered, and that's most of what love is made of. It may not have worked, and that's another thing than being a fool. The only part I'd watch is repeating it against a clear no. Short of that, you're fine.",
      },
      {
        themes: ['work', 'money'],
        text: "No. You know what that place takes out of you, and others only see the payslip. It'd be silly to do it in a rage and without a plan. With a night's sleep and a sum on paper, it's just a decision.",
      },
      {
        text: "No. It only feels that way because you're looking at yourself through the strictest person you know. Imagine a friend telling you the same thing; you'd make tea and say \"of course you did.\" So that's what I say.",
      },
    ],
  },
  {
    id: 'or-me',
    said: /^(?:(?:so|and|but|ok|or|then|well) )*(?:how (?:do|can|would|will) i (?:know|tell)|how to tell) (?:if|whether) (?:it is|this is|that is) (?:just |really )?(?:the |my )?\w+ or (?:just |really )?(?:me|myself|in my head)$/u,
    isByStory: true,
    passages: [
      {
        of: /\b(?:jobs?|work|boss|office|shift|career)\b/u,
        text: "Look at the edges of the week. If the tiredness lifts by the second day of a holiday and is back on Sunday at five, it's the job. If it comes along to the beach, it's more than the job, and a doctor and some sleep come first. Second test: which hours of the workday go by by themselves? If there are some, the field is fine and the tasks are wrong. If there are none, start looking. Write it down for two weeks; you'll see it in black and white.",
      },
      {
        text: "See whether it travels. Does it happen with other people too, in other places, on good days? Then some of it is yours, and that's good news, because that part you can change. Does it only happen there? Then believe it. Ask one person who's known you for years and isn't involved; they usually know in a minute.",
      },
    ],
  },
  {
    id: 'first-day',
    said: /^(?:(?:so|and|but|ok|or|then|well) )*(?:(?:what|how) (?:do|should|can|would) i (?:do|say|act|behave|wear|bring|be like|survive|prepare)|any (?:tips|advice) for|how to survive)(?: for| on| in)? (?:my|the) first (?:day|week|morning|shift)(?: there| at work)?$/u,
    after: /\b(?:job|work|school|office|shift|position|company|team)\b/u,
    passages: [
      {
        text: 'Less than you think. Be ten minutes early, learn five names and use them, and write down every abbreviation you hear. Ask one person at lunch, "What do you wish you\'d known in your first week?" Say "I don\'t know yet, I\'ll find out" as often as it\'s true; nobody expects results before the third week. In the evening note three things you understood. That list is your proof on the day you feel useless.',
      },
    ],
  },
  {
    id: 'where-to-start',
    said: /^(?:(?:so|and|but|ok|or|then|well) )*(?:where|how|with what|what) (?:do|should|can|would|could) (?:i|we) (?:even |actually |then |best )*(?:start|begin)(?: with (?:it|that|this|him|her|them)| first| then)*$/u,
    isByStory: true,
    passages: [
      {
        of: /\b(?:dad|father|mom|mum|mother|parents?|grandma|grandpa|brother|sister)\b/u,
        text: 'Sideways. Not with feelings and not face to face: in the car, over a repair, on a walk, with one question {they} can answer with a story. "What was your first job like?" "What were you afraid of at my age?" Then leave a long gap and don\'t fill it. Tell one true thing of your own, the size of a coin. Next time another question. By the third one you\'re talking about real things without having announced it.',
      },
      {
        of: /\b(?:clean\w*|mess|flat|apartment|room|clutter|boxes|declutter\w*)\b/u,
        text: 'With the surface you look at most, and a timer on fifteen minutes. One bag for the bin, one box for "not sure", everything else goes back. Stop when it rings, even if you could go on. Tomorrow the next surface. Starting in the worst corner is how people end up sitting on the floor reading old letters.',
      },
      {
        of: /\b(?:debts?|money|bills|budget|taxes|loan)\b/u,
        text: "With one page: every sum, who gets it, by when. Don't solve anything while you write. Then mark the one with the nearest date and call about that one only; most offices give you parts if you ring before the date. The page is the hard bit, and it takes half an hour.",
      },
      {
        text: "With the smallest piece that someone else could see: one message, one page, one phone call, twenty minutes. Do it before you've thought about the rest, today or tomorrow morning. The order hardly matters. What matters is that the second step then has something to hold on to.",
      },
    ],
  },
  {
    id: 'leave-or-stay',
    said: /^(?:(?:so|and|but|ok|or|then|well|honestly) )*(?:should|do|would|must) i (?:just |really |now |then )*(?:leave|stay|go|stay or (?:go|leave)|leave or stay|go or stay)(?: now| then| or (?:not|stay|leave|wait))*$/u,
    isByStory: true,
    passages: [
      {
        of: /\b(?:promotion|promoted|department|jobs?|at work|company|manager|colleagues?|shifts?|salary)\b/u,
        text: "My lean: start leaving, and don't go yet. Tell no one, put the CV in order this week, and talk to two people outside. Ask once inside as well: \"What would have to happen for me to be next, and by when?\" If you get a date, you can still stay. If you get a smile, you're already on your way, and you're paid while you look.",
      },
      {
        of: /\b(?:party|wedding|dinner|reunion|trip|visit|event)\b/u,
        text: "My lean: go, with an end time you fix beforehand and your own way home. If it's bad, you've lost an hour and been polite. If it's good, you stay. What you'd do at home tonight will still be there.",
      },
      {
        themes: ['love'],
        text: "I won't decide that one for you, because you live with it and I don't. A way to hear yourself: imagine it's decided and you're staying, for a whole day, breakfast to bed. Tomorrow imagine that you've left, for a whole day. Note after each what your body did. If you're staying only because of what {they} might do or say when you go, tell someone you trust first, and don't do it alone.",
      },
    ],
  },
  {
    id: 'is-it-safe',
    said: /^(?:(?:so|and|but|ok|or|then|well) )*(?:is (?:it|that|this) (?:really |even )?safe|how do i (?:stay safe|do (?:it|that|this) safely)|is (?:that|it) (?:a )?(?:dangerous|risky))(?: (?:to (?:go|meet|visit)(?: (?:him|her|them))?|for me|though|or not))*$/u,
    after:
      /\b(?:matched|match|online|app|tinder|hinge|bumble|visit|meet|met|stranger|date|discord)\b/u,
    passages: [
      {
        text: "Safe enough if you build it that way. A video call first, so you know the face is real. The first meeting in a public place, by day, with your own money, your own way there and back, and your own room for the night. A friend has the name, the photo and the address, and you text at a fixed hour. Send no money and no documents. Say all of it openly beforehand: someone who's good for you finds it sensible, and someone who minds has told you what you needed to know.",
      },
    ],
  },
  {
    id: 'introduce-pets',
    said: /^(?:(?:so|and|but|ok|or|then|well) )*how (?:do|should|can) (?:i|we) (?:best )?(?:introduce|get) (?:them|the two|both|it|him|her)(?: to (?:each other|the other one|him|her|get along|the \w+))?(?: slowly)?$/u,
    after: /\b(?:cats?|dogs?|kittens?|pupp(?:y|ies)|rabbits?|pets?)\b/u,
    passages: [
      {
        text: "Slowly, and by smell first. The new one gets its own room for a week, with its own bowl and litter or bed. Swap blankets between them, then feed both on the two sides of the closed door, then with the door open a hand's width. First meetings are short, with treats and a way out for the shy one, and you end them while it's still calm. Hissing or grumbling is fine; a fight means one step back. Two to four weeks is normal, and the first one gets everything first.",
      },
    ],
  },
];
