/** Why a kind of advice is given: how it stands in an answer, and its reason. The first that fits is said. */
export const ADVICE_REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sign(?:ed|ing)?(?! (?:up|in|off|of))|signature|contract|lease)\b/iu,
    "Because a signature is the one step here that's hard to take back. Waiting until you've read it and looked twice costs you a few days; signing too early can cost you a year. And if there's something wrong with it, you can still bargain before you sign, and hardly at all after.",
  ],
  [
    /\b(?:cheat\w*|affair|faithful|lying)\b/iu,
    "Because signs can be read both ways, and a suspicion never ends by itself. Asking once, calmly, gets you something to go by; collecting clues gets you more clues. And I can't see into anyone, so I won't call it.",
  ],
  [
    /\b(?:lawyer|legal aid|advice (?:line|office|center|service)|tenants|union|mediator|notary|consumer)\b/iu,
    "Because the rules differ from place to place, and I don't know yours. People who do this every day mostly answer for free, and after one hour with them you know what you may ask for and don't have to hope.",
  ],
  [
    /\b(?:doctor|GP|midwife|pharmacist|nurse|specialist|checked|therapist|counsel\w+)\b/u,
    "Because somebody who can look at you and ask questions can tell the harmless things from the others, and I can't. Most turn out small. The few that don't are easier to treat early.",
  ],
  [
    /\b(?:vet|trainer)\b/iu,
    "Because an animal can't say what's wrong, and somebody who sees it can rule out pain first. After that it's training and patience, and those work better when you know it's only that.",
  ],
  [
    /\b(?:put away|savings?|three months|bills|budget|afford|numbers on paper|cheaper|cost(?:s|ed)?|pay(?:s|ing)? for|debt|lend|loan|borrow\w*)\b/iu,
    'Because money worries push people into the first way out instead of the right one. Once the sum is on paper you can see what you can carry, and the rest of it becomes a choice and stops being a scare.',
  ],
  [
    /\b(?:no contact|keep (?:the|your) distance|mute|block|unfollow|stop (?:looking|checking)|don't (?:reply|answer|text|write|check|look)|not (?:replying|writing|texting)|unsend)\b/iu,
    "Because every look and every message starts the missing again from the beginning. Quiet isn't a punishment, it gives your head time to come down. And it can be undone: you can write next month, but you can't take back what you send tonight.",
  ],
  [
    /\b(?:ordinary (?:Tuesday|weekday|week|day|month)|a lean month|another hour|stood in it|trial|try (?:it|one|a|the)|test(?:ed)?|for a (?:week|month)|a month (?:there|first)|small(?:er)? (?:version|step)|part time|half days?)\b/iu,
    "Because it's the ordinary days you'd be living with, and you can only judge those by trying one. A small try tells you more than weeks of thinking, and it can be taken back if it turns out wrong.",
  ],
  [
    /\b(?:in writing|write (?:down|it down)|photos?|photograph|dates?,|dated|log|receipts?|by mail|confirm)\b/iu,
    "Because what's written down with a date still counts when two people remember it differently. It keeps tempers out of it too: you can point at a line instead of arguing about who said what.",
  ],
  [
    /\b(?:wait|sleep on it|not (?:tonight|today|yet)|tomorrow|don't (?:decide|do it|send|quit|resign)|give it (?:a|one|two|three|some)|a few days|by daylight|no hurry|later)\b/iu,
    "Because what's decided at the height of a feeling is mostly about the feeling. A short wait loses you nothing here, and what still looks right after it you can do with a steadier hand.",
  ],
  [
    /\b(?:apologi[sz]e|sorry)\b/iu,
    "Because a clear sorry takes the argument away: there's nothing left to defend. It only has to cover your part, and it works best while the thing is still fresh.",
  ],
  [
    /\b(?:early (?:no|and in one)|say no|set (?:a|one|the) (?:limit|line|rule)|boundar\w+|doesn't work for me|can't this (?:time|week|year)|one (?:rule|limit))\b/iu,
    'Because a clear no is easier for both of you than a yes you come to resent. People get used to a limit faster than you would think, and they never get used to guessing at one.',
  ],
  [
    /\b(?:text|message|write|one line|two lines|line|reply|answer|call|send)\b/iu,
    'Because one short, friendly line costs you a nervous minute and gets you an answer, while waiting only gets you more guesses. Once is enough: somebody who wants to be in touch needs no second one.',
  ],
  [
    /\b(?:ask|talk|tell|say|said|speak|conversation|sentence|honest\w*|out loud|bring it up)\b/iu,
    "Because everything else is guessing. As long as it isn't said, you're arguing with a version of them in your head. One calm sentence gets you a real answer, and even a bad one is something you can plan with.",
  ],
  [
    /\b(?:deadline|end date|by (?:Friday|Sunday|Monday|the end)|set a date|a date|until when|calendar)\b/iu,
    'Because without a date a thing like this never gets decided, it just goes on. A day on the calendar gives everyone time and lets you stop thinking about it every evening until then.',
  ],
  [
    /\b(?:go|leave when|an hour|two hours|come with|end time|arrive)\b/iu,
    "Because you can leave after an hour and you can't arrive later. People mostly regret the things they skipped, and knowing when you'll go home makes the going easier.",
  ],
  [
    /\b(?:friend|someone|somebody|people|person|company|alone)\b/iu,
    'Because a thing you carry alone gets bigger in the evening. Another face makes it smaller again, even if nothing gets solved, and you find out what you think while you tell it.',
  ],
  [
    /\b(?:sleep|rest|eat|walk|water|bed|outside|breath\w*|tired)\b/iu,
    'Because a worn-out body makes every problem look larger than it is. Look after that first and the same question gets easier, sometimes by the next morning.',
  ],
];

/** The reason where no kind of advice is known. */
export const ANY_REASON =
  "Because it's the step that costs you least if I'm wrong and shows you most if I'm right. I only know what you've told me here, so if something you haven't said speaks against it, that counts for more.";

/** Why one leans as one does on a deed, by what was asked. The first that fits is said, before the kinds of advice. */
export const DEED_REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:quit|resign|leave (?:my|this|the) (?:job|work)|hand in (?:my )?notice)\b/u,
    "Because leaving is easy to do and hard to take back. With a few months of bills covered, or the next contract signed, you can wait for a job that fits; without that you'd have to take the first one. Only your health comes before that: if the place is making you ill, that turns the order around.",
  ],
  [
    /\b(?:text|message|call|write|reply|answer|contact|meet|see|unblock|get back|back with)\b.*\bex\b|\bex\b.*\b(?:text|message|call|write|reply|answer|meet|see|back)\b/u,
    "Because a short contact with an ex can undo weeks of getting used to being without them, and one kind word is easily taken for more. What counts is what you'd be hoping for: if you could read no reply at all and still have a good evening, it's harmless. If not, it isn't really about the message.",
  ],
  [
    /\b(?:lend|loan|borrow|give (?:him|her|them|my \w+) money)\b/u,
    "Because money between people you love turns into a feeling when it doesn't come back. If you could do without the sum, you lose only money. If you can't, you'd be watching what they spend, and that's what spoils it between you.",
  ],
  [
    /\b(?:sign|lease|contract)\b/u,
    "Because signing is the one step here that's hard to take back. A few days of waiting cost you little, and in that time you can read it, look twice and still bargain. After you've signed, you can only live with what's in it.",
  ],
  [
    /\b(?:break up|leave (?:him|her|them|my)|divorce|end it)\b/u,
    "Because it's a big step, and there's one question that sorts it better than any list: have you said plainly what has to change, and did anything change? If you haven't, you don't know yet what's possible. If you have and nothing moved, you know more than I could tell you.",
  ],
  [
    /\b(?:say something|tell|talk to|bring it up|confront|confess|speak|say it)\b/u,
    "Because what isn't said gets answered in your own head, and mostly in the worst way. Said once and calmly, it's out of your hands: you'll get a real reaction, and even a poor one is something you can go by.",
  ],
  [
    /\b(?:ask (?:him|her|them|my \w+|for|out)|make a move|date)\b/u,
    "Because a no leaves you where you are now, only without the guessing, and a yes hardly ever comes unasked. Keep the question small and it's easy to answer for both of you.",
  ],
  [
    /\b(?:text|message|write|call|reply|double text)\b/u,
    'Because one friendly line costs you a nervous minute and gets you an answer, and waiting gets you only more guesses. And once is enough, because somebody who wants to be in touch needs no second one.',
  ],
  [
    /\b(?:move in|live together|move|relocate|emigrate)\b/u,
    "Because a move is easy to imagine and you live it on ordinary days. Money, chores, distance and friends decide whether it's good, more than the first week does. What you can try or settle beforehand saves you from coming back.",
  ],
  [
    /\b(?:buy|order|spend|book|upgrade|mortgage)\b/u,
    'Because wanting is strongest on the first day. What you still want after a few nights, with the sum in front of you, is worth it; the rest was mostly the shop, the evening or the mood.',
  ],
  [
    /\b(?:go|attend|visit|invite|host|reunion|party|wedding)\b/u,
    "Because you can leave early and you can't arrive later. People mostly regret what they skipped. And if you feel only dread for days beforehand, that's worth listening to as well; then an early, honest no is kinder than a late excuse.",
  ],
  [
    /\b(?:dog|cat|puppy|kitten|pet)\b/u,
    "Because an animal is ten or fifteen years of mornings, and the joy comes by itself while the care has to be planned. If it's clear who walks, who pays the vet and who stays home on holidays, it mostly goes well. If that's left open, it ends up with one of you.",
  ],
  [
    /\b(?:hair\w*|bangs|fringe|dye|tattoo|piercing)\b/u,
    "Because I go by how easily it can be undone. Hair grows back, so a wish that has lasted for weeks is reason enough. A wish that began on a bad evening can wait a few days, and then it's still yours to do.",
  ],
];
