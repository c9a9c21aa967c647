import { signTold } from './signs-told.ts';
import { type Thread, t } from './thread.ts';

/** An ex who wants to try again, or whether to. */
export const WANTS_BACK: Thread = {
  id: 'wants-back',
  families: ['ex-come-back', 'text-ex', 'get-over-ex'],
  of: /\b(?:wants? me back|wants? (?:us )?to (?:get back|try again|come back|be together)|another chance|second chance|get(?:ting)? back (?:together|with)|take (?:him|her|them|my ex) back|came back|back together)\b/u,
  says: {
    why: t(
      "Because what ended it the first time is still there unless somebody has done something about it. Missing each other is real, and it doesn't change anything by itself.",
    ),
    really: t(
      "Yes, as a rule. It does work out for some, and those can both say what went wrong and what's different now. If you two can, you're the exception.",
    ),
    source: t(
      "I can't see into {them}. I go by what usually holds: change shows in what somebody has already done, and not in how sorry a message sounds.",
    ),
    when: t(
      'Not this week. Ask your question, let a month of ordinary days pass, and then decide. Somebody who means it can wait a month.',
    ),
    length: t(
      'A slow month to look, two or three until you know. Dates and not keys, and no telling everyone yet.',
    ),
    better: t(
      "It can, if the old reason is gone. You'd notice within weeks: the sore point comes up, and this time it goes differently.",
    ),
    do: t(
      'Ask one question before anything else: "What would be different, and what have you already changed?" If the answer has a deed in it, meet by daylight, an hour. If it\'s only about missing you, thank {them} and wait. Keep your friends informed and your place.',
    ),
    specific: t(
      'Exactly: one question in writing, one coffee by day, then four weeks without moving in and without promises. Bring up the old sore point once, on a calm day. How that talk goes is your answer.',
    ),
    meaning: t(
      'In plain words: not yes and not no, but one question first. Go by what {they} {has} done since, not by what {they} feel{s} tonight.',
    ),
    verdict: t(
      "Not yet, that's my lean. It turns to yes if {they} can name what went wrong and {has} already changed something. It turns to no if you were ever afraid of {them}, or if it's the sixth round of the same.",
    ),
    say: t(
      '"Thank you for saying that. Before we meet I\'d like to know two things: what do you think went wrong, and what have you done about it since?" Short, friendly, and it sorts quickly. For no: "I wish you well, and I\'m not coming back."',
    ),
    refused: t(
      "Then you've learned that without paying for it a second time. Close it kindly, mute, and tell a friend the same evening.",
    ),
    fails: t(
      "Then it ends a second time, and that's usually quicker and clearer than the first. Put a floor under it now: your own place, your own people, and a date on which you look honestly.",
    ),
    more: t(
      "One more test: think of the worst ordinary Wednesday you had together, not the best weekend. Would that Wednesday be different now? If you can't say how, it wouldn't.",
    ),
    valence: t(
      "It's nice to be wanted, and it isn't a sign by itself. Good is when something has changed and gets said without you asking.",
    ),
    good: t(
      'Good signs: the sentence "I was wrong about this," help that\'s been taken, a job or a habit that\'s gone, and patience with your being slow.',
    ),
    bad: t(
      'Watch for hurry, for tears without a plan, and for warm messages only at night. And for any hint that it was all your fault.',
    ),
    chart: t(
      "No chart knows whether second tries work. If you'd like to see how you two rub along by the book, give me the other birthday.",
    ),
    tried: t(
      "Then you've got an answer to look at. Was there a deed in it, or only a feeling? Go by that.",
    ),
    scared: t(
      "Of being hurt again? That's good sense. Go slowly enough that you could still step back without breaking anything, and tell one friend the whole of it.",
    ),
    sad: t(
      "I believe you; this opens everything again. Nothing has to be decided while you're tired. Sleep on it, talk to one person who was there the first time.",
    ),
    fault: t("No. You may want it and doubt it at the same time; that's just what it's like."),
    longing: t(
      'Missing someone and it being good for you are two different things. Both can be true. Let the missing make you ask, and let the answer decide.',
    ),
    unsure: t(
      'You don\'t have to know yet. "I need a month" is a whole answer, and whoever means it will stay for it.',
    ),
    which: t("The slow version. It loses nothing that's real."),
    late: t(
      "No, if the reason is gone; and yes, if you've been through the same round several times.",
    ),
  },
  also: [
    [
      /^(?:do you think )?(?:has |have |did |can |could |will |is |are )?(?:he|she|they) (?:says? |said |swears? |promised |really |ever |has |have )*(?:(?:he|she|they) )?(?:has |have )?(?:really )?(?:chang(?:ed?|ing|e))(?: (?:now|this time|for real|really))*$|^how (?:do|can|would) i (?:know|tell) (?:if|that|whether) (?:he|she|they) (?:has |have |really )*chang\w+(?: really)?$/u,
      {
        text: "I can't see that, and you can. Change has three marks: {they} can say what {they} did without a \"but you,\" something has been done about it for months already, and it's all right that you go slowly. Promises count from the day they've been kept for a while.",
      },
    ],
    [
      /^i (?:do not|can not|can't|dont) (?:really )?(?:trust|believe|forgive) (?:him|her|them|it)(?: (?:anymore|yet|again))*$/u,
      {
        text: "Then that's the most important thing you've told me. Trust doesn't come back by deciding; it comes from dull proof over months. So no yes yet. Say it openly: \"I don't trust this yet. What would you do so that I could?\" The answer tells you a lot.",
      },
    ],
    [
      /^(?:should|do|can) i (?:just )?(?:take (?:him|her|them) back|say yes|go back|try(?: it)?(?: again)?|give (?:him|her|them) (?:a|another|one more) (?:second )?chance|forgive (?:him|her|them))$/u,
      {
        text: "Not yet, I lean. One question first: what's different, and what has been done about it? If there's a deed in the answer, a slow month, dates and no keys. If you were ever afraid of {them}, no.",
      },
    ],
    [
      /^(?:we |he |she |they |it )?(?:broke up|split(?: up)?|ended(?: it| things)?|left(?: me)?|dumped me|cheated(?: on me)?)(?: with (?:me|him|her))?(?: (?:in|since|last|on|about|around|a|an|two|three|four|five|six|\d+)\b.{0,25})?$/u,
      {
        text: "Then there's been time, and the question is what {they} {has} done with it. Somebody who spent those months looking at {their} own part comes back with a different sentence from somebody who's only lonely now. Ask for that sentence before you meet.",
      },
    ],
    ...signTold,
  ],
};
