import { type Thread, t } from './thread.ts';

const OF_EXAM = /\b(?:exam|test|finals?|studying|studied|study|driving)\b/u;

/** An interview or an exam that is near. */
export const INTERVIEW: Thread = {
  id: 'interview',
  families: ['interview', 'exam', 'driving-test', 'study-focus'],
  says: {
    why: t(
      "Because nerves eat the beginning and nothing else. Whoever knows the first two minutes by heart is out of the worst part before it's begun.",
    ),
    really: t(
      'Yes. Nobody in that room can see how your heart is beating, and nearly all of them have sat where you sit.',
    ),
    source: t(
      "From how such hours go for most people, not from the stars. The outcome I don't know.",
    ),
    when: [
      {
        of: OF_EXAM,
        text: 'Study in the morning and the early evening, an hour at a time, and not after nine on the last day. The result comes when it comes.',
      },
      {
        text: 'If you may choose, a morning between Tuesday and Thursday. For the answer ask them at the end: "When can I expect to hear from you?" Then you needn\'t guess.',
      },
    ],
    length: t(
      "The fear lasts about five minutes once it's begun. The waiting for a result is longer; ask for a date, and plan something for the day before.",
    ),
    do: [
      {
        of: OF_EXAM,
        text: 'Until then: old papers instead of reading it all once more, the weakest topic first, an hour at a time with breaks. The last evening only looking over, things laid out, bed early. In the room begin with what you can do.',
      },
      {
        text: "Tonight: read the ad once more and write down three stories, something you solved, something that went wrong, working with someone difficult. Say your first two sentences aloud. Lay out your clothes, look up the way, go to bed. More isn't needed.",
      },
    ],
    specific: [
      {
        of: OF_EXAM,
        text: 'Exactly: three old papers with a clock, then one page with only what you got wrong. Learn that page. On the day ten minutes early, water, easy questions first, leave ten minutes to check.',
      },
      {
        text: 'Exactly: "I do this now, I\'m proud of that, and I\'d like this job because of one thing about you." Ninety seconds, out loud, three times. Then two questions for them: "What would a good first three months look like?" and "Why is the place free?"',
      },
    ],
    meaning: t(
      'In plain words: prepare the beginning, know three stories, and let the rest be a talk between people.',
    ),
    verdict: t(
      "How it comes out I can't see. My lean is that you'll do better than you think at this moment; most people do, once it has begun.",
    ),
    say: [
      {
        of: OF_EXAM,
        text: 'If you go blank: "May I come back to that one?" In writing: leave it, mark it, go on to the next. Nobody takes points off for the order.',
      },
      {
        of: /weakness/u,
        text: 'Take a real one that\'s small, and say what you do about it: "I used to say yes to everything. Now I ask which thing comes first." Fifteen seconds, then stop. No "I\'m too much of a perfectionist"; they\'ve heard it.',
      },
      {
        of: /gap|year off|unemployed|fired|laid off/u,
        text: '"I took that year for something I needed to do, and I\'m glad I did. Now I\'d like to get going again, and this is why here." One true sentence, no excuse, and forward. If they ask more, you may keep it short.',
      },
      {
        text: 'For "tell me about yourself": what you do now, one thing you\'re proud of, why this place, in ninety seconds. If you go blank: "Good question, let me think for a second." At the end: "What would you want from someone in the first three months?"',
      },
    ],
    refused: t(
      "Then you ask what would have made the difference, kindly, by mail; one in three answers, and it's worth gold. It's a no to one slot on one day. You take the practice with you.",
    ),
    fails: [
      {
        of: OF_EXAM,
        text: 'Then you take it again, with better odds, because you know what comes. Find out tonight when the next date is; a second date in the calendar makes the first one lighter. Nobody asks later how many tries it took.',
      },
      {
        text: "Then it was one talk, and the next will be easier, since the first is always the practice for the second. Send two more applications this week, so it doesn't all hang on one.",
      },
    ],
    more: t(
      'One more: be there ten minutes early and do something with your body, a walk round the block, shoulders down, breathe out longer than in. And smile at the person at the desk; they do get asked.',
    ),
    valence: t(
      'Being nervous is neither good nor bad. It means that it matters to you and your body is getting ready.',
    ),
    good: [
      {
        text: "Yes: you're prepared enough to be nervous, and that's most of it. [[And as a small tailwind: {window}. {window_reason}]] Plan something nice for right afterward, whatever the result.",
      },
    ],
    bad: t(
      'Leave these out: learning new things on the last evening, a second coffee, talking badly about the last place, and reading reviews at midnight.',
    ),
    chart: t(
      "No, it doesn't hang on the sky. Sleep, three stories and the first two sentences do a lot more.",
    ),
    tried: t(
      "Good, then you're ready, and more would only make you tired. Put it away, eat something, see a friend. What you know now, you'll know tomorrow.",
    ),
    scared: t(
      'Of course you are, it matters. Three things calm a body fast: breathe out longer than in for two minutes, walk briskly round the block beforehand, and both feet flat on the floor once you sit. Learn your first two sentences by heart; after them it gets easier.',
    ),
    sad: t(
      'Let it be a bad evening, and not a verdict. Eat, sleep, and in the morning an hour on the one thing you feel weakest at. That helps more than ten hours of worry.',
    ),
    fault: t(
      'No. Even good people go blank and get turned away; it hangs on the day, the questions and the others.',
    ),
    which: t('The one you can explain without looking at your notes.'),
    unsure: t('Then do the smallest thing: say the first two sentences out loud once. Now.'),
    late: t(
      'No, not for what helps most, sleep and a good beginning. For whole chapters, yes; leave those.',
    ),
    better: t("Yes, about five minutes after it has begun. It's the waiting that's bad."),
    who: t(
      "Who'll sit there I can't know. Ask beforehand with whom you'll be speaking; it's a normal question.",
    ),
  },
  also: [
    [
      /^(?:what|which) (?:colou?r|clothes|outfit)? ?(?:should|do|can|would) i (?:wear|put on)(?: .{0,20})?$|^what to wear$|^(?:what|which) (?:colou?r|outfit)(?: .{0,20})?$/u,
      {
        text: 'What people there wear on a good day, one step neater: a plain top in a calm color, navy, gray, dark green, and one thing you like yourself in. Comfortable enough to sit an hour in. No color brings luck, but nothing scratches is half the battle.',
      },
    ],
    [
      /^(?:will|do you think) (?:i|they|he|she|it) (?:will )?(?:get (?:it|the job|in)|pass|make it|like me|hire me|take me|be ok|go well|do well|fail)(?: .{0,15})?$/u,
      {
        text: "I can't see the result. What it leans on I can: sleep, the first two minutes, and whether you've got three good examples ready. Those are in your hands until then, and the rest is their day. I hope it goes well.",
      },
    ],
    [
      /^(?:it is|its) (?:on |at |for |in )?(?:a |an |the )?(?:school|office|shop|store|restaurant|hotel|hospital|bank|\w+ (?:company|firm|store|school))(?: .{0,15})?$|^(?:at|for|in) (?:a |an |the )\w+(?: \w+)?$/u,
      {
        text: "Good to know. Then find out two things before: what a normal day is like there, and what they'd want from someone new. One honest sentence about why you want to be just there does more than any perfect answer. And what would you like to ask them?",
      },
    ],
    [
      /^(?:it is|its)? ?(?:already )?(?:on |at |in )?(?:(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|\w+ (?:days|hours))(?: (?:morning|afternoon|already))?$/u,
      {
        text: "That's soon, and it makes it simple: nothing big has to be added anymore. Go over the beginning twice, lay everything out tonight, eat, sleep as well as you can, and be there ten minutes early. What you know now you'll know then.",
      },
    ],
    [
      /^i (?:did|have|do) not (?:really )?(?:study|studied|learn|learned|prepare|prepared|practi[cs]e\w*)(?: .{0,20})?$|^i am not prepared(?: .{0,15})?$/u,
      {
        text: "Then don't learn everything now, learn what's worth the most. Two hours: one old paper or the chapter headings, the three topics that come up every time, one example of each. Then stop and sleep; a rested head finds more than a tired one with one more chapter in it. In the room begin with what you can do.",
      },
    ],
    [
      /^i (?:have )?(?:studied|learned|prepared|practi[cs]ed|worked)(?: \w+)? (?:a lot|hard|so much|enough|well|for .{2,20})$/u,
      {
        text: "Then you know more than you'll notice in the first minute. Stop adding now; look over, sleep, eat. In the room start with what you're sure of, and the rest comes back by itself.",
      },
    ],
  ],
};

/** Sleep, and thoughts that go in circles. */
export const SLEEP: Thread = {
  id: 'sleep',
  families: ['cant-sleep', 'overthinking', 'anxious-general'],
  says: {
    why: t(
      "Because the mind treats an open question as a danger and keeps patrolling. At night there's nothing else to hear. It isn't a sign that something is wrong, only that something is unfinished.",
    ),
    really: t(
      "Yes. It sounds too simple, and it works for most people, because a thought that's been written down and given a date needn't be kept awake for.",
    ),
    source: t(
      "From what sleep doctors tell everyone, and no planet in it. If it's been weeks, ask one yourself.",
    ),
    when: t(
      "Tonight it'll pass sooner if you stop trying. As a rule of thumb, if you're awake for twenty minutes, get up and come back when your eyes are heavy.",
    ),
    length: t(
      "One bad night, or three, mean nothing. If it goes on for some weeks, talk to a doctor; it's one of the things they can really help with.",
    ),
    better: t(
      'Yes. Nights like this come in rows and end again, mostly when the thing behind them gets a date. Until then be gentle with tomorrow.',
    ),
    do: t(
      'Get up, low light, and write what\'s going round in one line each. Next to every line put "tomorrow" or "not mine." Then back to bed with something dull to listen to and the clock turned away. You don\'t have to sleep, only rest.',
      'Then try the body: breathe in for four and out for six, ten times, a hand on your belly. Or a cool room and warm feet. Heads follow bodies more than the other way round.',
    ),
    specific: t(
      'Exactly: phone into the kitchen. A sheet of paper, three lines, "tomorrow at ten" under each. Ten slow breaths, out longer than in. A podcast about something you don\'t care about, on low. If you\'re still awake in half an hour, the same again in the chair.',
    ),
    meaning: t(
      'In plain words: nothing gets solved at this hour, so write it down for tomorrow and let your body lie.',
    ),
    more: t(
      'One more: keep the hour you get up the same, even after a bad night, and no naps after three. It feels cruel for two days and then sleep comes back by itself.',
    ),
    valence: t(
      "A few bad nights are unpleasant and harmless. If it's been longer than some weeks, or your days suffer badly, let a doctor have a look.",
    ),
    good: t(
      "Yes: after a bad night the next one is usually better, because the body collects what it's owed. And this one ends too.",
    ),
    bad: t(
      'What makes it worse: the clock, the phone, solving things in bed, and coffee after lunch.',
    ),
    chart: t(
      "Some people sleep badly around a full Moon, and the studies are split about it. More often it's the day. What was the last thing you thought of?",
    ),
    tried: t(
      "Then leave off trying; it keeps you awake. Get up, sit somewhere with a blanket and do something boring with your hands until your eyes close on their own. And if it's been like this for weeks, take it to a doctor, seriously.",
    ),
    scared: t(
      "At this hour everything is three times its size. Both feet on the floor, breathe out slowly a few times, put on a light. Then say in one line what it is; with a name it gets edges. And if there's a real danger, call someone now.",
    ),
    sad: t(
      "Nights make it heavier. You don't have to think it through now. Write one line about it, and in the morning tell it to one person. If it gets heavier than sad, the help page has people who are awake.",
    ),
    fault: t(
      "No. Thinking too much mostly means that you care and are tired. Nothing's wrong with you.",
    ),
    which: t('The paper first. It takes two minutes and helps the most people.'),
    unsure: t(
      "You needn't know what it is. Sometimes it's just a day that was too full. Lie down, hand on your belly, count ten breaths out. That's enough for now.",
    ),
    say: t(
      'To yourself, out loud: "I\'ve written it down. Tomorrow at ten." To somebody tomorrow: "I\'ve been lying awake about something. Can I tell you for five minutes?"',
    ),
    late: t("It's never too late to rest. Even two hours lying still do the body good."),
  },
  also: [
    [
      /^(?:i (?:keep|am|can not stop) (?:thinking|worrying|worried)|it is|its|because of|about) (?:about )?(?:(?:my|the) )?(?:work|job|boss|tomorrow|money|everything|exam|test|interview|future|school)(?: .{0,20})?$/u,
      {
        text: "Then give it an appointment, so it doesn't have to keep you awake. Write down the one thing that's pressing most and beside it the first step and an hour, tomorrow at ten. More can't be done about it from bed. Then something dull in your ears and the clock turned away.",
      },
    ],
  ],
};
