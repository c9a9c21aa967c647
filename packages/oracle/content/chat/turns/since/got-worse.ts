import type { Turn } from '../turn.ts';

const NOT_NOW = /\b(?:if|should|would|what if|afraid|scared|when i|how do|what do|why)\b/u;

/** Somebody was warm about it, so that it went two ways. */
const NOT_COLD = new RegExp(
  String.raw`${NOT_NOW.source}|\bbut (?:my )?\w+ (?:hugged|smiled|laughed|kissed|was (?:fine|happy|okay|proud))\b`,
  'u',
);

/** What a spoken word or a step set off, where it went against the person. */
export const GOT_WORSE_TURNS: readonly Turn[] = [
  {
    id: 'since-went-cold',
    said: /\bi (?:\w+ )?(?:told|said|asked|talked|confronted|brought|wrote|texted|explained|refused|cancelled)\b.*\b(?:(?:is|are) not (?:even )?(?:talking|speaking|answering|replying)|(?:does|do|will|has|have) not (?:even )?(?:talk|speak|look|talked|spoken)|(?:got|went|is|are|has been|was|were|turned|acts?|became) (?:\w+ )?(?:cold|quiet|silent|distant|weird|icy|short with me)|stopped (?:talking|replying|speaking)|(?:is |has been )?ignor(?:es|ing) me|silent treatment|not speaking to me)\b/u,
    unless: NOT_COLD,
    passages: [
      {
        of: /\b(?:(?:dating|with|married to) a (?:guy|man|woman|girl)|her (?:boyfriend|husband|guy|man)|his (?:girlfriend|wife))\b/u,
        text: "You said what others only think, and you got the cold shoulder for it; that hurts, and it wasn't wrong. It often goes like this: the one who names it first gets pushed away, because believing it would mean having to act. So don't argue the case again. One line, \"I'm not going to say it twice. I'm here, whatever you do,\" and after that ordinary things, a photo, an invitation for just the two of you. When it gets bad there, you want to be the one who can still be called.",
      },
      {
        of: /\b(?:boss|manager|supervisor|work|weekends?|coworker|colleague|hr)\b/u,
        text: "A cool week after a clear line is common at work, and mostly it's surprise. Don't warm it up by taking it back. Be friendly, quick and reliable in office hours, so that there's nothing else to be cold about, and answer Monday at nine as you said. If it's still icy in three weeks, or you start missing meetings or shifts, write the dates down; that's something one can raise. What exactly is different since?",
      },
      {
        of: /\b(?:mom|mum|mother|dad|father|parents?|sister|brother|in laws?|aunt|family)\b/u,
        text: "Silence is how some families say ouch. You said something true, and now you're being made to wait for it. Don't run after it and don't take it back; one warm line, \"I love you, and I meant what I said. Call me when you like,\" and then live your week. Most family silences end with a question about something ordinary. Answer that one as if it were an apology, it often is.",
      },
      {
        text: "You said it, and now it's gone quiet, which is the worst part, because you can fill silence with anything. It mostly means it landed. Leave it for a few days, no second message and no taking back. Then something small and ordinary, to show that the door's open. If nothing's come in two weeks, ask once: \"Are we okay?\" What were the last words between you?",
      },
    ],
  },
  {
    id: 'since-child-is-bullied',
    said: /\b(?:bull(?:y|ied|ying)|picking on|picked on|making fun of|beat\w* up|mobbed|excluded)\b/u,
    unless:
      /\b(?:he|she|my \w+) (?:is|was) (?:the|a) bully\b|\b(?:he|she|my \w+) (?:bullies|bullied|was bullying|is bullying|has been bullying)\b|\bif\b/u,
    after: /\b(?:my|our) (?:\w+ )?(?:son|daughter|kid|child|boy|girl|teenager)\b/u,
    passages: [
      {
        of: /\b(?:told me|just told|admitted|opened up|finally said|confessed)\b/u,
        text: "So that's what was behind it, and you were told; that's the hardest step for a kid, and it means trust. Tonight only say thanks: \"I'm glad you told me. It isn't your fault, and we'll do this together.\" Ask what might happen if you act, and promise to do nothing secretly. Then dates, names and messages on one page, and a talk with the school or the coach this week, about what they'll do and by when. If anyone hits or threatens {them}, that's same-day. What {they} gave up can come back later, somewhere safer.",
      },
      {
        text: 'Then that comes first, before grades or anything else. Say it to {who|your child} plainly: "It isn\'t your fault, and it\'s my job now too." Write down what happened, when, and who saw it, keep the messages, and ask the school for a talk this week with one question: "What will you do, and by when?" Follow it up in writing. And one afternoon a week in a place where nobody knows that class.',
      },
    ],
  },
  {
    id: 'since-write-to-silent-child',
    said: /\b(?:text|message|write|send)\b.*\b(?:him|her|them|my (?:son|daughter|kid)|one text|something)\b/u,
    unless: /\b(?:should i|still|keeps?|did not|has not|have not|wrote back|texted back)\b/u,
    after:
      /(?=.*\b(?:son|daughter|kid)\b)(?=.*\b(?:(?:not|never) (?:answer\w*|repl\w+|text\w*|call\w*|pick\w* up)|silent|no (?:word|answer|reply)|on read)\b)/u,
    passages: [
      {
        text: "\"Not nagging, I promise. I just need a sign of life: send me a thumbs up and I'll leave you alone until Sunday. Love you.\" One text, easy to answer with a single tap, and with no question why. If nothing's come by tonight, don't write a second one: call a roommate or the front desk of the hall, and after that ask campus security for a wellness check.",
      },
    ],
  },
  {
    id: 'since-scared-for-them',
    said: /\b(?:scared|afraid|worried|terrified|fear)\b.*\b(?:something (?:has |might have |bad )?happened|happened to (?:him|her|them)|(?:hurt|dead|safe|alive|ok|okay))\b|\b(?:call|contact) the (?:university|college|school|dorm|campus|police|hospital|ra)\b/u,
    unless: /\b(?:he|she|they) (?:is|are) (?:fine|ok|okay|safe)\b/u,
    after:
      /(?=.*\b(?:son|daughter|kid|brother|sister|friend|husband|wife|mom|mum|dad|boyfriend|girlfriend)\b)(?=.*\b(?:(?:not|never) (?:answer\w*|repl\w+|text\w*|call\w*|heard|pick\w* up|come home)|silent|no (?:word|answer|reply|sign)|unreachable)\b)/u,
    passages: [
      {
        of: /\b(?:college|university|uni|campus|dorm|student|roommate|freshman)\b/u,
        text: "Then check, today; you know what's usual for your child, and this isn't. In this order: call once, not text. Then a roommate, a friend, the RA. Then the college: ask for campus security or the dean of students and say \"I'd like a wellness check, my child hasn't answered for days.\" They do it every week, and privacy rules don't stop them from knocking on a door. If anyone there hasn't seen them either, call the police where the college is. Mostly it's a dead phone, and then you'll both laugh. Nobody minds a parent who asked.",
      },
      {
        text: "Then check, today, and don't wait for permission to worry. Call once instead of texting. Then whoever would have seen them last: a friend, a roommate, work, a neighbor who can knock. If nobody has, or something points to danger, ask the police for a welfare check at the address; that's an ordinary request, and there's no waiting time before you may make it. Mostly it's a dead phone. Tell me what you find out.",
      },
    ],
  },
  {
    id: 'since-tried-and-nothing',
    said: /\bi (?:\w+ )?(?:sent|wrote|called|texted|mailed|tried|left)\b.*\b(?:card|letter|message|text|voicemail|gift|present|him|her|them)\b.*\b(?:nothing|no (?:answer|reply|response|word)|silence|ignored)\b/u,
    unless: /\b(?:if|should|would|what if|boss|landlord|company)\b/u,
    after:
      /(?=.*\b(?:son|daughter|brother|sister|mother|father|mom|mum|dad|child|family)\b)(?=.*\b(?:(?:not|never|stopped) (?:\w+ )?(?:spoken|spoke|speak|talk\w*|answer\w*|call\w*|seen|heard)|estranged|no contact|cut (?:me|us) off)\b)/u,
    passages: [
      {
        text: "Sent with love, and nothing came back; that's a long silence to hold a stamp up against. A card says you're thinking of {them}, but it doesn't say the one thing that may be missing: that you'd want to hear what you did, and that you won't defend yourself. One short letter can: \"I don't know what I did, and I'd like to. You can tell me in any way, and I'll only listen. I miss you.\" No occasion, no gift in it. Then leave it for some months, and keep sending nothing but that openness. Is there anyone who still speaks with you both?",
      },
    ],
  },
];
