import { signTold } from './signs-told.ts';
import { type Thread, t } from './thread.ts';

/** Whether two people have a future, and whether to stay. */
export const STAYING: Thread = {
  id: 'staying',
  families: [
    'leave-partner',
    'partner-trouble',
    'partner-distant',
    'break-up-now',
    'long-distance',
    'different-worlds',
    'lonely-together',
  ],
  says: {
    why: t(
      "Because a relationship isn't decided by feelings on one evening, and by no sign in the sky. What's said plainly can change, and what never gets said can't. So the talk comes before the decision.",
    ),
    really: t(
      "Yes. I can't see your future, and I've seen how this question gets decided: by what both of you do in the weeks after it's been said out loud.",
    ),
    source: t(
      "I don't know how it ends; that's made by two people. What I name, disagreeing and staying kind, coming back after a fight, wanting roughly the same, is what people who last have in common.",
    ),
    when: t(
      'For the talk: this week, on a calm evening, not after a quarrel. For the decision: give it two or three months from then, and look at deeds.',
    ),
    length: t(
      "Two or three months after you've said it plainly. By then you can see whether anything moves. Longer only if something has.",
    ),
    better: t(
      "It can, if both want it and it's been said what hurts. Mostly you notice within weeks: a question that wasn't asked before, a plan with a day. If only one of you tries, it doesn't.",
    ),
    do: t(
      'Say one thing, the one that matters most, on a calm evening: "I miss us. I\'d like one evening a week that\'s ours." A wish, not a list. Then look for a month at what comes from the other side.',
      "Then do something for yourself in the same week, friends, sleep, a thing you've stopped doing. You judge better when you aren't starving.",
    ),
    specific: t(
      'Three questions for this week, answered in writing. If it stayed exactly like this for five years, would you stay? Have you said plainly what has to change? When did you last laugh together? The answers make the next step clear.',
    ),
    meaning: t(
      "In plain words: don't decide in your head alone. Say it, give it a date, and go by what's done and not by what's promised.",
    ),
    verdict: t(
      "My lean: stay for now and say it plainly this week, with a date you keep to yourself. If nothing has moved by then, go. And if you're ever afraid of {them}, don't wait for any date.",
    ),
    say: t(
      '"I don\'t want to fight. I want us to be all right, and for me one thing has to change. Can I tell you which?" One thing, one example, one wish. Then listen to the end, even if it stings.',
    ),
    refused: t(
      "Then you know that, and it's worth a lot, however it feels. You can't carry a thing for two alone. Ask once whether it's a no to the talk or a no to you, and give it a few days. After that you may decide for yourself.",
    ),
    fails: t(
      "Then it ends, and you'll get through that, with people around you and one practical step at a time. Having tried openly helps for years afterward.",
    ),
    more: t(
      "One more sign that tells a lot: what happens after you've been sad. Does somebody come and sit with you, or does it get quiet? Being comforted is worth more than being agreed with.",
    ),
    valence: t(
      "It's neither yet. Quarrels and quiet weeks happen to everyone who stays. Bad is contempt, fear, and that nobody asks anymore.",
    ),
    good: t(
      "Good signs: you can disagree without being punished, both come back after a fight, and there's something you're planning together. How many of those do you have?",
    ),
    bad: t(
      "What I'd take seriously: contempt, being afraid, being cut off from your friends. With any of those it isn't about patience anymore.",
    ),
    chart: t(
      'No chart knows whether you two have a future. I can tell you how you rub along by the book, if you give me the other birthday: "born 4 May 1994."',
    ),
    tried: t(
      "You've said it, then. What has changed since, in deeds? If something has, give it more time. If nothing has, in months, you've been given an answer, only without words.",
    ),
    scared: t(
      "Of losing {them}, or of staying? Both are real, and they point in different directions. If you're afraid of what {they} might do, that comes first: the help page has people who plan with you. Otherwise tell one friend tonight.",
    ),
    sad: t(
      "I'm sorry. Being lonely next to someone hurts more than being alone. Nothing has to be decided tonight. Be with a person who's glad of you, and put the talk into this week, so it has a place.",
    ),
    fault: t(
      "Not alone, no. Two people made this, and the part that's yours is something you can say sorry for in one sentence. The rest isn't yours.",
    ),
    longing: t(
      'That counts, and it\'s a reason to try properly once more. It\'s no reason to carry it by yourself. Say it to {them} with just that: "I love you, and I need something to change."',
    ),
    late: t(
      "As long as both of you would come to the table, no. It's too late when one of you has stopped answering. Have you asked?",
    ),
    unsure: t(
      "Then don't decide yet, and don't wait either: have the one talk this week. You'll know more after it than now.",
    ),
    which: t(
      "The one you could still explain to yourself in a year, calmly. Mostly that's the open word first.",
    ),
    who: t(
      "Whether there's somebody else I can't see. If you suspect it, ask that directly; it's another question.",
    ),
  },
  also: [
    [
      /^we (?:do not|never|hardly|barely|rarely|stopped) (?:really |even )?(?:talk|speak|talking|speaking|touch|have sex|laugh)(?:ing)?(?: .{0,20})?$/u,
      {
        text: 'That quiet creeps in, and it can be undone, if you begin small. Not the big talk; a walk after dinner twice this week, and one true sentence: "I miss us." Watch for a month what comes back. If nothing does, say that too, and suggest talking with a third person.',
      },
    ],
    [
      /^(?:and )?(?:we have|there are) (?:\w+ )?(?:kids?|children|a (?:baby|son|daughter|child))(?: .{0,20})?$/u,
      {
        text: "Then there's more at stake, and it cuts both ways: children need two calm parents, under one roof or two. They feel the quiet as well as the shouting. So it's worth a real try, with a date and with help, and if it fails, parting decently is better for them than years of coldness.",
      },
    ],
    [
      /^should (?:we|i) (?:do|try|go to|see|get|have) (?:a )?(?:couples? )?(?:therapy|counsell?ing|therapist|counsell?or)(?: .{0,15})?$/u,
      {
        text: 'Yes, and sooner rather than later; most couples go two years too late. Suggest three sessions, with an end: "Three times, you help choose who, and if it\'s useless we stop." If {they} won\'t, go alone. One who changes changes the other.',
      },
    ],
    [
      /^(?:should|do) i (?:just )?(?:stay(?: (?:with (?:him|her|them)|together))?|leave(?: (?:him|her|them))?|go|end it|break up(?: with (?:him|her|them))?|give up|wait)$/u,
      {
        text: "For now stay and say it plainly, that's my lean, with a date that you keep to yourself. If you've said it more than once and nothing has moved in months, I'd begin to go. And if you're ever afraid of {them}, it isn't a matter of deciding: get somewhere safe first, and talk later.",
      },
    ],
    ...signTold,
  ],
};
