import type { Turn } from '../turn.ts';

const NOT_NOW =
  /\b(?:if|should|would|what if|almost|nearly|(?:years?|months?) ago|back together|think(?:ing)? (?:of|about)|want to|going to|afraid|scared)\b/u;
const OF_OTHERS = /\b(?:daughter|son|kid|teen\w*|sister|brother|friend|niece|nephew|cousin)\b/u;

/** What ended, or closed, since the last message. */
export const ENDED_TURNS: readonly Turn[] = [
  {
    id: 'since-young-one-was-left',
    said: /\b(?:they (?:just )?(?:broke up|split(?: up)?)|(?:he|she) (?:just )?(?:broke up with|dumped|left|ended it with) (?:him|her|them))\b/u,
    unless: NOT_NOW,
    after: OF_OTHERS,
    passages: [
      {
        of: /\b(?:my|our) (?:\w+ )?(?:daughter|son|kid|teenager|niece|nephew)\b/u,
        text: "Then the worry you came with is over, and there's a sad young person in its place. Leave being right for another year. Knock, bring something to eat, sit on the floor: \"I'm sorry. It really does hurt this much. You don't have to talk.\" No verdict on the other one, no \"you'll find someone\". If it gets quiet, stay a minute longer. What's remembered from days like this is who came in.",
      },
      {
        text: "That's a hard day for them, and all that's wanted from you is company. \"I'm so sorry. Shall I come over, or do you want to be left alone tonight?\" Keep what you think of the other person to yourself for a month, since they may get back together. Food, a walk, a stupid film; the talking comes by itself.",
      },
    ],
  },
  {
    id: 'since-broke-up',
    said: /\b(?:we (?:just |finally |have )?(?:broke up|split(?: up)?|ended (?:it|things)|are (?:over|done|finished|not together anymore))|(?:he|she|they) (?:just |finally |actually )?(?:broke up with me|dumped me|ended (?:it|things)(?: with me)?|called (?:it|us) off)|it is (?:really |finally |officially )?over(?: now| between us)?$|i (?:just |finally )?(?:broke up with|dumped) (?:him|her|them)|i (?:just |finally )?ended (?:it|things))\b/u,
    unless: NOT_NOW,
    after:
      /\b(?:boyfriend|girlfriend|husband|wife|partner|fianc\w+|dating|date|relationship|together|love[sd]?|ex|bf|gf|he|she)\b/u,
    passages: [
      {
        of: /\bi (?:just |finally )?(?:broke up with|dumped|ended)\b/u,
        text: "You did it, and it can hurt like being left; you lose the same evenings. Write the reason down tonight in three lines, for the day when memory only shows the good parts. Keep contact short and kind for now, since comforting {them} every night makes it longer for you both. Who's on your side and can be with you this evening?",
      },
      {
        of: /\bopen (?:relationship|marriage)\b/u,
        text: "I'm so sorry. You said what you could live with and what you couldn't, and it cost you the person. That doesn't make your no wrong; two people wanted two different lives. Tonight needs nothing clever: eat something, tell one friend in two words, phone out of the bed. No long message and no new offer in it until you've slept a few nights. Who can come over?",
      },
      {
        text: "Oh no, I'm so sorry. Whatever we weighed before can wait; today is for getting through today. Tell one person tonight in two words, eat something plain, put the phone out of reach of the bed. No long message, and no going back over who said what. Crying is fine, so is feeling nothing. Who could be with you this evening?",
      },
    ],
  },
  {
    id: 'since-blocked-over-money',
    said: /\b(?:he|she|they|my \w+) (?:has |just |now |has now )*(?:blocked|unfriended|unfollowed|ghosted) me\b|\bi am blocked\b/u,
    unless: NOT_NOW,
    after: /\b(?:owes?|lent|lend|borrow\w*|pay (?:me )?back|paid back|loan)\b/u,
    passages: [
      {
        text: "Wow. So that's the answer to a polite question about money, and it says everything about the debtor and nothing about you. Save what you have now: the transfer, the messages, the pictures. Then one letter or email with the sum and a date, two weeks from today, and no feelings in it. After that small claims court is open to you, and it's cheap. In the family tell it once, as a plain fact. And be as angry as you are tonight; that was low.",
      },
    ],
  },
  {
    id: 'since-blocked-after-message',
    said: /\b(?:he|she|they) (?:has |just |now |has now )*blocked me\b/u,
    unless: NOT_NOW,
    after:
      /\b(?:on read|left me on|text\w*|messag\w*|meme|wrote|sent|ghost\w*|repl\w+|crush|date)\b/u,
    passages: [
      {
        text: "Ouch, I'm sorry. You sent something harmless and got a door in the face. It's a clear answer, if a rude one, and it isn't about what you sent: nobody blocks over one message who wanted to talk. So nothing more from you, no second number, no friend as a messenger. Delete the chat tonight so you don't reread it, and spend the evening with someone who answers.",
      },
    ],
  },
];
