import { type Thread, t } from './thread.ts';

/** In love with somebody who is not free, a friend, or one who said no. */
export const UNRETURNED: Thread = {
  id: 'unreturned',
  families: ['best-friend-love', 'crush-taken', 'got-rejected', 'rival-crush'],
  says: {
    why: t(
      "Because a feeling doesn't ask whether it's convenient. Being close to someone who's kind to you is the best soil there is for it. Nothing about that is foolish.",
    ),
    really: t(
      "Yes. I can't see into {them}, and I'd go by what {they} {has} said and done, not by the moments in between.",
    ),
    do: t(
      "Some distance on purpose, for four weeks: fewer late calls, no checking, two evenings a week with people who are free. Not as a punishment, so that you can breathe. After that you'll see more clearly whether to say something or let it pass.",
    ),
    say: t(
      '"I\'ve noticed that I feel more for you than for a friend. You don\'t have to do anything with that. I wanted to be honest, and I may need a bit of distance." Once, asking for nothing.',
    ),
    refused: t(
      'Then it hurts, and you\'re free to stop hoping, which is more than you have now. "Thanks for being honest" is enough. A few weeks\' distance, and a friendship often comes through it.',
    ),
    fails: t(
      "Then you'd miss someone dear, and that's a real loss. Most friendships survive one honest sentence, though; what they survive badly is years of watching somebody hope. Distance first, so that you could bear either outcome.",
    ),
    verdict: t(
      "While {they} {is} with somebody: no, I lean against saying it now. If {they} {is} free and it's been months: yes, once, small, without asking for anything.",
    ),
    longing: t(
      'That\'s how it is at first, and it runs on fresh food: messages, photos, late talks. Take away a bit of each for some weeks. When a thought comes, don\'t fight it, say "later" and do the next thing. It gets quieter, truly.',
    ),
    sad: t(
      "I'm sorry. Loving somebody beside whom one has to act normal is exhausting. You don't have to tonight. Be with someone who knows about it, or tell one person, so you aren't alone with it.",
    ),
    scared: t(
      "Of losing {them}? Then don't decide anything out of fear, neither telling nor keeping quiet. Take some distance first. From there it gets clearer what you could live with.",
    ),
    when: t(
      'Not on a sad evening and not after a drink. When you could live with a no, which usually takes some weeks of distance. Then soon.',
    ),
    length: t(
      "A few months, mostly, if you don't feed it; a good deal longer with daily messages. It doesn't end on one day, it just comes up less often.",
    ),
    better: t(
      'Yes, it does. It goes quiet by itself once you stop looking for signs, and sooner when there are other people around.',
    ),
    fault: t(
      'No. You chose neither the feeling nor the timing. You only choose what you do with it.',
    ),
    unsure: t(
      'Then leave it unsaid for four weeks and watch yourself: does it get smaller with distance, or clearer? That answers it.',
    ),
    valence: t(
      "It's neither; it's a feeling without a place. It only gets bad if you stop living meanwhile.",
    ),
    tried: t(
      "Then you've been brave, and that part is done. Now it's distance, even if nobody's angry. You can't get over somebody you text good night.",
    ),
    chart: t(
      "No chart can make somebody free. With {their} birthday I could tell you how you two rub along by the book, and it wouldn't change what you'd have to do.",
    ),
    specific: t(
      "Four weeks: chat muted, no profile, no late calls, Tuesday and Friday with other people. On the last evening look whether you'd still say it. If yes, one calm sentence by day.",
    ),
  },
  also: [
    [
      /^should i (?:just )?(?:tell|confess to|ask|talk to) (?:him|her|them)(?: (?:how i feel|anyway|about it|the truth))*$/u,
      {
        of: /\b(?:girlfriend|boyfriend|wife|husband|partner|married|engaged|taken|not (?:free|single))\b/u,
        text: "Not now, I lean, as long as {they} {is} with somebody. It would give {them} a problem and leave you waiting. Take some distance instead, on purpose. If it gets so big that you can't be an honest friend anymore, say it once, asking for nothing.",
      },
    ],
    [
      /^should i (?:just )?(?:tell|confess to|ask|talk to) (?:him|her|them)(?: (?:how i feel|anyway|about it|the truth))*$/u,
      {
        text: "I lean toward yes, once and small, if it's been months: \"I've started to like you as more than a friend. You don't have to do anything with that.\" Somewhere you can both leave, and then give it some days. A good friendship mostly survives one honest sentence.",
      },
    ],
  ],
};
