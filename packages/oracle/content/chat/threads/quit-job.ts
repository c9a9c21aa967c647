import { type Thread, t } from './thread.ts';

const TROUBLE = /\bboss|manager|supervisor|team lead\b/u;

/** Whether to leave a job. */
export const QUIT_JOB: Thread = {
  id: 'quit-job',
  families: [
    'should-quit',
    'giving-notice',
    'burnout-work',
    'boredom-work',
    'bad-boss',
    'toxic-coworker',
  ],
  says: {
    why: t(
      "Because a job is easier to find from a job, and a bad month looks like a bad life while you're in it. With something signed you leave for a better place. Without it you mostly leave for relief, and relief pays for about three weeks.",
    ),
    really: t(
      'Yes, as a rule; your case can be the exception. If the place makes you ill or somebody treats you badly in a way nobody stops, your health goes first and the order changes: out, then search.',
    ),
    source: t(
      "From how it usually goes, not from the stars: people who leave with a contract or some months of money rarely regret it, and people who leave on a bad Tuesday sometimes do. You know the place and I don't, so weigh it with that.",
    ),
    when: [
      {
        text: 'When one of two things is true: something else is signed, or three months of bills are in the bank. Then hand it in on a weekday morning, in person, and the letter the same day. [[For a first talk or an application, {window} is the friendliest stretch I find. {window_reason}]]',
      },
    ],
    length: t(
      "Give it three months with a plan, not an open end: six applications a month and a fixed sum put aside. If it's unbearable before that, shorten it. A date in your calendar makes even a bad place easier to stand.",
    ),
    better: t(
      'Only if something in it changes: the boss, the tasks, the hours, or you leave. So ask for the one change that would matter most, and give it four weeks. If the answer is a nod and nothing, you have your reason to go.',
    ),
    do: t(
      "This week: write down what exactly you'd be leaving, the work, the people or the hours. Then an hour on Sunday for the CV, two messages to people who know your work, and one look at what you spend in a month. That's a start you can make without telling anyone.",
      "Next, the talk: tell your boss the one thing that would have to change, with a date. It can go better than you think, and if it doesn't, you've tried everything before you leave.",
    ),
    specific: t(
      'In numbers: what do three months cost you, rent, food, phone, everything? Have that, or a signed contract, before you hand in anything. Until then two applications a week, a Thursday evening for it, and no scene at work. The day the sum or the signature is there, you go.',
    ),
    meaning: t(
      'I mean: go, but not into nothing. Whether you quit matters less than the order. First a contract or a cushion, then the notice.',
    ),
    verdict: [
      {
        of: /\b(?:no|any|without|little|not have(?: any| much)?) (?:savings|money|cushion)|nothing saved|broke\b|\bdebts?\b/u,
        text: "Not yet, as long as there's no cushion: start looking today, and quit the day something is signed. If the place is making you ill, it's a different question; then talk to a doctor first and let them take you out of it for a while.",
      },
      {
        text: "Yes to leaving, no to leaving tomorrow: that's my lean. Start looking this week and go when something's signed or three months of bills are covered. What would turn me: a place that harms your health, then sooner; or one talk that could fix it and hasn't been had.",
      },
    ],
    say: t(
      '"I\'m giving notice as of today; my last day will be the end of next month. Thank you for what I\'ve learned here, and I\'ll hand everything over properly." No reasons, no review. If you want to try once more before that: "I\'d like to stay, and for that one thing would have to change."',
    ),
    refused: t(
      'Then you know where you stand, and knowing is worth the awkward talk. Say, "Thanks for being clear," write down what was said, and put the energy into applications from that evening on. A no from a boss isn\'t a no to your work.',
    ),
    fails: t(
      "Then you look for the next one, with more practice than now. A step that turns out wrong costs some months; it's rarely the end of anything. Leave politely and keep the cushion, so the way back stays open.",
    ),
    more: t(
      "One more check, the Sunday test: what exactly do you dread, when you think of Monday? If it's one person or one task, it may be mended or moved. If it's the whole building, you've already decided and are only missing the plan.",
    ),
    valence: t(
      "Wanting to leave isn't bad; it's information. It only gets bad when it stays a feeling for a year. Give it a plan and a date, and it turns into something you're doing.",
    ),
    good: [
      {
        text: "Yes: the day you begin to look, the place loses half its weight, because you're no longer stuck in it. [[If you want a good day to send the first message, {window}. {window_reason}]]",
      },
    ],
    bad: t(
      "Three things: quitting in anger, leaving before anything is in writing, and telling coworkers before your boss. And watch your evenings, because if you're too worn out to search, you need a few days off before you need a new job.",
    ),
    chart: t(
      "No. A chart can describe how you like to work; it doesn't make a job bad or good. If you'd have the same Sunday feeling anywhere, look at yourself. If you'd sleep well in another place, it's the place.",
    ),
    tried: t(
      "Good, then that's ticked off, and it counts. If you've said what would have to change and nothing moved, you don't need to say it again. Put the same energy into going: two applications this week, one call to someone in a place you'd like.",
    ),
    scared: t(
      "That's reasonable; it's your rent. So make it less of a jump: look while you're still paid, and decide only when there's something to decide between. You don't owe anyone courage, only a plan.",
    ),
    sad: t(
      'I hear it. A place like that takes more out of a week than the hours say. Tonight nothing about work: eat, go outside, talk to somebody who likes you. Tomorrow one small thing toward the way out, so that you feel there is one.',
    ),
    late: t(
      "No. People change jobs at forty, at fifty and later, and mostly because of somebody they know. What you have more of than a beginner is people who've seen you work. Begin with them.",
    ),
    fault: t(
      "I doubt that it's you alone. Look at others in the same place: if several are worn out, it's the place. If it has been the same for you in three jobs, there may be a pattern, and that's worth a talk with someone you trust.",
    ),
    which: t(
      "The one you could stand on an ordinary Wednesday in February. Take the better people over the slightly better pay; you'll notice the people every day.",
    ),
    where: t(
      'Toward people who already know how you work: former coworkers, a client who liked you, somebody who left before you. Ask them two things, "Is your place good to work in?" and "Who should I talk to?"',
    ),
    unsure: t(
      "Then don't decide; find out. Apply for two jobs as if you were leaving. If an invitation makes you glad, you know. If you hope they won't call, you know that too.",
    ),
  },
  also: [
    [
      /^(?:i (?:have|got) )?(?:no|zero|not much|hardly any|little) (?:savings|money(?: saved)?|cushion)$|^i do not have (?:any |much )?(?:savings|money)$|^i (?:need|can not afford to lose) the money$/u,
      {
        text: "Then the order is fixed: first something new, then the notice. Search quietly while you're paid, and put a small fixed sum aside from now on, even fifty a month, because it buys you courage. If it gets unbearable before that, see a doctor about sick leave; that's what it's there for.",
      },
    ],
    [
      /^(?:my |the )?(?:boss|manager|supervisor) is (?:so |really |a |an |the |such )*(?:horrible|awful|terrible|toxic|mean|bully|bad|rude|nightmare|problem|narcissist|idiot|jerk)$/u,
      {
        of: TROUBLE,
        text: "Then it may be the boss you want to leave and not the work. That makes a difference: can you change teams, or is that person about to go anyway? Write down what happens, with dates, for two weeks. If it's shouting or humiliation, take that list to HR or a works council. If there's nowhere to move inside, start looking outside.",
      },
    ],
    [
      /^(?:should|can) i (?:just )?(?:talk to|tell|ask) (?:my )?(?:boss|manager|him|her|them)(?: .{0,20})?$/u,
      {
        text: 'Yes, once, before you go, and with one wish and not a list: "For me to stay, this would have to change. Can it, by the end of next month?" Don\'t mention quitting unless you mean it. The answer will tell you most of what you need.',
      },
    ],
  ],
};
