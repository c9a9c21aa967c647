/** Which way the Oracle leans on a deed when it is pressed for a yes or a no. The first that fits is said. */
export const DEED_LEANS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:quit(?! (?:coffee|caffeine|sugar|smoking|drinking|alcohol|vaping|weed|meat|social media|instagram|tiktok|school|uni|university|college|the (?:gym|team|band|choir|club|group)|piano|therapy|gaming|gymnastics|ballet|dance|dancing|soccer|football|basketball|swimming|tennis|hockey|track|cheer\w*|violin|guitar|drums|karate|judo|scouts|debate|band practice|theater|theatre|drama))|resign|hand in (?:your|my) notice|leave (?:your|my|the|this) (?:job|work|company))\b/u,
    "My lean: yes, but not today. Go once something else is signed, or three months of bills are put by. Until one of those is true, look from inside the job; it's easier to find one while you have one.",
  ],
  [
    /\b(?:break up|divorce|leave (?:him|her|them|your (?:husband|wife|partner|boyfriend|girlfriend))|end (?:it|things)|dump)\b/u,
    "My lean: if you've told them plainly what has to change and nothing did, then yes. If you haven't said it yet, say it first, with a date, and decide on that date.",
  ],
  [
    /\b(?:text|call|write|message|contact|reach out|unblock|see|meet)\b.*\bex\b|\bget back (?:together|with)\b|\bgive (?:him|her|them) another chance\b/u,
    'My lean: no, not tonight. Write it in your notes. If it still looks right after a week of daylight, two calm lines are enough.',
  ],
  [
    /\b(?:text|call|write|message|dm|ring|reach out|reply|answer|contact)\b/u,
    "My lean: yes. One short message that's easy to answer, sent once. After that the next move isn't yours.",
  ],
  [
    /\bapologi[sz]e\b|\bsay sorry\b/u,
    'My lean: yes, for your part of it and nothing more. Short, no "but," and without asking for anything back.',
  ],
  [
    /\b(?:say no|decline|turn (?:it|him|her|them) down|refuse)\b/u,
    'My lean: say no, early and in one sentence. A quick no is easier to take than a slow one.',
  ],
  [
    /\b(?:say|tell|speak|talk|bring it up|confront|confess|admit|come out|explain|mention)\b/u,
    "My lean: yes, say it, once and calmly. One sentence on what happened, one on what you'd like. Keeping quiet has a price too; you only pay it later.",
  ],
  [
    /\bask\b/u,
    'My lean: yes, ask. A no leaves you where you are now, and a yes hardly ever comes unasked.',
  ],
  [
    /\b(?:lend|loan|give (?:him|her|them)\b.*(?:money|\d))/u,
    'My lean: no, unless you could give that sum away and still like them next year. If you do it, write down the amount and the date.',
  ],
  [
    /\bforgive\b/u,
    "My lean: yes to letting it go for your own sake, and no hurry about trusting again. Those are two things, and only the first one's in your hands.",
  ],
  [
    /\b(?:move in|live together)\b/u,
    "My lean: yes, if you've talked about money, mess and what happens if it doesn't work. If not, have that talk first and then go.",
  ],
  [
    /\b(?:move|relocate|emigrate)\b/u,
    'My lean: yes to a month there first, and no to burning bridges here before it. After an ordinary month you know.',
  ],
  [
    /\b(?:wait|hold off|be patient)\b/u,
    'My lean: wait, with a date on it. Pick the day now, put it in your phone, and act on that day whatever has happened.',
  ],
  [
    /\b(?:block|mute|unfollow|delete|ignore)\b/u,
    "My lean: yes. Mute first if you're unsure; it's quieter and you can take it back.",
  ],
  [
    /\b(?:take|accept)\b.*\b(?:job|offer|role|position)\b|\bswitch jobs?\b/u,
    "My lean: yes, if the pay covers your bills and you'd want the new boss on a bad day. If either's a no, ask them one more question before you sign.",
  ],
  [
    /\b(?:apply|study|go back to (?:school|college|uni)|enroll?|take (?:the|a) (?:course|class))\b/u,
    'My lean: apply. It commits you to nothing, and a place in the hand is easier to judge than one in the head.',
  ],
  [
    /\b(?:tattoo|pierc\w+)\b/u,
    'My lean: wait a month with the picture as your lock screen. Still like it every morning? Then yes.',
  ],
  [
    /\b(?:bangs|fringe|haircut|cut (?:your|my) hair|dye|bleach)\b/u,
    'My lean: yes. It grows back, and wondering about it costs more than the haircut.',
  ],
  [
    /\b(?:propose|marry|get married)\b/u,
    "My lean: yes, if you've already talked about children, money and where to live, and liked the answers. If not, have that talk first.",
  ],
  [
    /\b(?:invite|date|go out with|kiss|make a move)\b/u,
    'My lean: yes, with a day in it, so that it can be answered. "Coffee on Thursday?" costs you one nervous minute.',
  ],
  [
    /\b(?:buy|order|spend|book)\b/u,
    "My lean: sleep on it for three nights. Still want it, and it isn't rent money? Then go ahead.",
  ],
  [
    /\b(?:get|adopt) (?:an? )?(?:\w+ )?(?:dog|cat|puppy|kitten|pet)\b/u,
    "My lean: yes, if you know who looks after it when you're away and the vet's bills won't hurt. If either's open, settle that first.",
  ],
  [
    /\b(?:cancel|skip|bail|call it off|back out|reschedule)\b/u,
    "My lean: if you've wanted out for days, cancel, today and in one honest line, so the others can plan. If it's only the hour before that feels bad, keep it; that usually passes at the door.",
  ],
  [
    /\b(?:send|post|publish|submit)\b|\bshare (?:it|this|that|my|your)\b/u,
    'My lean: yes. Read it aloud once, take out the line that makes you wince, and let the rest go.',
  ],
  [
    /\b(?:report|complain|escalate)\b/u,
    'My lean: yes, in writing, with dates and what you saw, and without a guess at why.',
  ],
  [
    /\b(?:raise|put up|increase) (?:my|your|our|the) (?:prices?|rates?|fees?)\b|\bcharge more\b/u,
    'My lean: yes, by a modest step, from a named day on, and regulars hear it first. Most stay, and the ones who go were the tightest.',
  ],
  [
    /\b(?:lower|drop|cut|reduce) (?:my|your|our|the) (?:prices?|rates?|fees?)\b|\bcharge less\b/u,
    "My lean: no. Offer a smaller piece of work for a smaller sum; a price that's been cut is hard to lift again.",
  ],
  [
    /\bsign\b(?! (?:up|in|off)\b)/u,
    "My lean: sign once you've read it to the end and slept on it. If someone hurries you, that's the reason to wait.",
  ],
  [
    /\b(?:offer|bid) (?:more|higher)\b|\bgo higher\b/u,
    "My lean: only up to the sum you wrote down before you fell for it. If you haven't written one, do that tonight, both of you, and stop there.",
  ],
  [
    /\bdrop (?:the|this|my|your|a|out)\b/u,
    "My lean: find the last day on which dropping costs nothing, and decide two days before it. If you don't need it and it's eating the rest, let it go.",
  ],
  [
    /\blet (?:him|her|them|your \w+|my \w+)\b.*\b(?:stay|live|sleep|move in)\b/u,
    'My lean: yes, for a fixed time that you both say aloud, and with one rule about what ends it earlier. Without an end date, no.',
  ],
  [
    /\b(?:give|hand|bring|send) (?:it|him|her|them|the \w+|his \w+|her \w+)?\s?back\b|\breturn\b/u,
    "My lean: give it back, without a note or a talk attached. It's the shortest way to be done with it.",
  ],
  [
    /\b(?:sell|get rid of|throw (?:out|away))\b/u,
    "My lean: yes, if you haven't missed it in a year. If it's the only one and it made you proud, put it out of sight for three months first.",
  ],
  [
    /\bkeep\b(?! \w+ing\b)|\b(?:hold|hang) on to\b/u,
    "My lean: keep it for now, with a date on which you look again. What you still don't miss by then can go.",
  ],
  [
    /\b(?:go|attend|join|visit|come)\b/u,
    'My lean: go, with an end time you decide on beforehand. An hour is enough to be glad you went, and you can leave without a speech.',
  ],
  [
    /\bstay\b/u,
    'My lean: stay for now, with a date on it. Write down what has to be better by then, and look at the list and not at your mood.',
  ],
];

/** Matters on which no lean is given: they belong to a doctor, a lawyer, a bank, or to the user alone. */
export const NO_LEAN =
  /\b(?:invest\w*|stocks?|shares|crypto|bitcoin|bet|gambl\w+|lotter\w+|surgery|operation|medication|meds|pills?|treatment|sue|court|lawyer|testif\w+|abort\w*|pregnan\w*|baby|kid|child|children|ivf|vaccin\w+|chemo)\b/u;

/** Said where no line above fits. */
export const ANY_LEAN =
  "My lean: yes, if you could take it back within a month. If you couldn't, give it one more week and ask the person it touches most.";

/** Choices that change a life: they are looked at, and no side is taken. */
export const BIG_CHOICE =
  /\b(?:jobs?|offers?|career|city|cities|country|abroad|house|mortgage|school|college|university|degree|major|marry|wedding|divorce|baby|kids?|children|surgery|treatment|visa|move to|moving to|boyfriend|girlfriend|husband|wife|ex)\b/u;

/** What speaks for one of two options, strongest first: the option that has it is taken, for the reason beside it. */
export const OPTION_REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:give|hand|send|bring)\b.*\bback\b|\breturn\b/iu,
    "it's one errand, and afterward nothing of it lies around looking at you; a friend can hand it over, or the mail, if meeting would hurt",
  ],
  [
    /\b(?:old exams?|past papers?|practice (?:tests?|exams?|questions?)|mock exams?)\b/iu,
    "they show how it's really asked, and every miss tells you what to look up; use the other for the facts you keep missing",
  ],
  [
    /\b(?:fight (?:it|back|this|for it)|stand up for|push back)\b/iu,
    'asking once, calmly and in writing, costs little, and you can still look elsewhere after the answer',
  ],
  [
    /\b(?:stay|staying|remain)\b(?! (?:home|in$|up|out))/iu,
    'you can still go in half a year, while coming back costs twice; if a job or a person already waits for you there, that turns it around',
  ],
  [
    /\b(?:tell the truth|be honest|come clean|admit|apologi[sz]e|tell (?:him|her|them)|say (?:it|something|no)|speak up|talk to)\b/iu,
    'things that are said can be answered, and things that are swallowed come back on a worse day',
  ],
  [
    /\b(?:call|ring|phone|voice)\b/iu,
    'a voice settles in five minutes what messages drag out for days',
  ],
  [
    /\b(?:mom|mum|mother|dad|father|sister|brother|grandma|grandpa|aunt|friend|family|kids?|son|daughter|together)\b/iu,
    "there's a person in that one, and people remember who came",
  ],
  [
    /\b(?:sleep|bed|nap|rest|stay (?:home|in)$|early night|take it easy|day off)\b/iu,
    'tired people choose badly, and the other thing will still be there tomorrow',
  ],
  [
    /\b(?:ask|text|write|message|go|do it|try|apply|start|meet|join|reply)\b/iu,
    "it gets you an answer, and with waiting you'd only have the question",
  ],
  [
    /\b(?:keep|fix|repair|cheap\w*|save|borrow|walk|cook|at home)\b/iu,
    'it costs less, and you can still change your mind next month',
  ],
  [
    /\b(?:outside|walk|park|sea|beach|mountains?|garden|trip|travel)\b/iu,
    'a day in the open air is seldom regretted',
  ],
];
