import { type Thread, t } from './thread.ts';

/** A promotion, a raise, an interview and other things that are decided by a boss. */
export const RAISE: Thread = {
  id: 'raise',
  families: ['promotion', 'raise-best-day'],
  says: {
    why: t(
      "Because it's decided by somebody who has a budget and ten other things on the table. Those who get it have mostly said that they want it, with reasons, before the list was made. That's the part you can move.",
    ),
    really: t(
      "I'd stand by it. I can't see the decision, and I know that asking early, with proof, beats waiting to be noticed. It's the same in nearly every office.",
    ),
    source: t(
      "I don't know the outcome; nobody does before it's made. The day I name is computed from your chart and read by tradition, so take it as a tie-breaker. The rest is how such decisions usually go.",
    ),
    when: [
      {
        text: "When it's decided I can't say. When to ask, I can: [[{window}. {window_reason}]] Otherwise a Tuesday to Thursday, before lunch, soon after something you did went well, and before the budget for next year is closed.",
      },
    ],
    length: t(
      'Ask for a date when you ask for the thing: "When can I expect an answer?" Then give it that long and two weeks more. If it still floats after that, treat it as a no and look around.',
    ),
    better: t(
      "It gets better when you've asked, whatever the answer is; then you can plan. Waiting is the tiring part.",
    ),
    do: t(
      "Three steps this week. Write down five things you did this year that helped, with numbers where you can. Ask for twenty minutes, not in passing. And decide what you'd take if the money isn't there: a title, a day at home, a date for the next talk.",
      "Now practice the first sentence out loud until it bores you. Then book the slot; once it's in the calendar, most of the fear has nothing to do.",
    ),
    specific: [
      {
        text: 'In detail: a slot of twenty minutes, [[best around {window},]] one page with five results, one clear sentence with what you want, and silence after it. If it\'s "not now," you ask, "What would you need to see, and when do we look at it again?" and you get a month.',
      },
    ],
    meaning: t(
      'In short: nobody can foresee it, and the thing that helps most is to ask early, with proof, and with a date for the answer.',
    ),
    verdict: t(
      "Ask, yes. That's my lean, and I'd only wait if you had a bad review last month or the firm is letting people go. The worst you can get is a no with reasons, and that's worth having.",
    ),
    say: t(
      '"I\'d like to talk about my next step. This year I took on this and that, and here\'s what came of it. I\'d like to move up. What would it take, and by when?" Then stop talking. If it gets vague: "When can I have an answer?"',
    ),
    refused: [
      {
        of: /\b(?:raise|salary|pay|paid|money)\b/u,
        text: 'Then ask one more thing before you leave the room: "What would I need to show, and when do we talk about my salary again?" Get a month and write it down the same day. Ask as well for what costs less than pay, a day at home, training, a better title. A no with a date is half a yes.',
      },
      {
        text: 'Then you ask one more thing before you leave the room: "What would I need to show, and when do we look again?" Write down what you hear, send it as a short mail. A no with a date is half a yes. A no without one tells you to look around.',
      },
    ],
    fails: t(
      'Then you know, and you lose nothing you have today. Give it one evening of being angry. After that choose: ask again on the date you agreed, or see what others would pay you. Both are better than waiting to be seen.',
    ),
    more: t(
      'One thing many forget: find the person who speaks for you when you\'re not in the room. A short talk with them beforehand, "I\'m going to ask for this, what do you think?", often does more than the meeting itself.',
    ),
    valence: t(
      "It's open, and open isn't bad. What counts is whether your work is seen by the one who decides. If you doubt that, start there this week.",
    ),
    good: [
      {
        text: "Yes, one thing you can use: [[{window}. {window_reason} That's when I'd have the talk.]] And whatever comes of it, you'll have said out loud what you're worth, which makes the next time easier.",
      },
    ],
    bad: t(
      "Don't threaten to leave unless you've got somewhere to go, don't compare yourself with a coworker by name, and don't do it by mail. The rest is forgivable.",
    ),
    chart: t(
      'No, no chart decides who gets promoted. I use yours for one thing only, picking a friendly hour, and even that is a tie-breaker.',
    ),
    tried: t(
      'Good, then the door has been knocked on. What was the answer, and was there a date in it? If yes, wait for it and collect two more results. If not, ask for the date by mail today: "When can we come back to this?"',
    ),
    scared: t(
      "Everybody's nervous before that talk, including people who look as if they weren't. Learn the first sentence by heart and have your page in your hand. After the first minute it's two people talking about work.",
    ),
    sad: t(
      "That's frustrating, when you've done the work and nobody says so. Take it seriously: put your results on one page tonight, for yourself first. It's often the page that makes people ask.",
    ),
    fault: t(
      'Hardly. More often than not the good ones who get passed over are just the quiet ones. Say what you did and what you want. If you hear a real gap in your work, good, then you can close it.',
    ),
    which: t(
      "The talk first, the applications second. If you can do only one, do the talk; it's twenty minutes.",
    ),
    unsure: t(
      'Then find out what you want from it: more money, more say, or to be seen? Each of them has a different request. Pick one and ask for that.',
    ),
  },
  also: [
    [
      /^(?:should|can) i (?:just )?(?:ask|talk to|tell) (?:my )?(?:boss|manager|him|her|them)(?: .{0,25})?$/u,
      {
        text: "Yes. Bosses don't read minds, and the ones who ask are remembered when something opens up. [[The friendliest stretch I find for it is {window}. {window_reason}]] Ask for twenty minutes, bring five results, and ask what it would take and by when.",
      },
    ],
  ],
};
