import { type Thread, t } from './thread.ts';

/** Challenges, fears, patterns and what wants to heal. */
export const INNER: Thread = {
  id: 'inner',
  families: [
    'challenge-now',
    'fear-holds-back',
    'let-go',
    'past-life',
    'healing',
    'self-love',
    'low-confidence',
    'how-stop',
    'why-always',
    'forgive',
  ],
  says: {
    why: t(
      "Because it once worked. Nearly every pattern began as protection: going quiet kept the peace, pleasing kept someone near, being first to leave hurt less than being left. It's just that the reason is gone and the habit stayed.",
    ),
    really: t(
      'As a picture, yes; as a fact about you only if you recognize it. You\'re the one who\'d know. If something in you went "oh" when you read it, follow that. If not, drop it.',
    ),
    source: [
      {
        text: "From two sources. [[The contact in the sky, {strongest_plain}, is computed.]] What it's read for is old tradition, unproved. And the rest is what people find when they look honestly at what keeps happening to them. You've got the only real evidence.",
      },
    ],
    when: [
      {
        text: "By the sky it's closest until {strongest_until}; that's when the theme is said to be loudest. In life it begins to change on the first day you do one small thing differently, and that could be tomorrow.",
      },
      {
        text: "There's no date for it. It changes when you catch it once in the act and do something else, and that can be this week.",
      },
    ],
    length: [
      {
        text: "By the sky until {strongest_until}, on and off. A habit takes some weeks longer than that: about three until the new step feels less strange, about three months until it's the usual one.",
      },
      {
        text: "About three weeks until the new step feels less odd, and some months until it's the usual one. You'll fall back now and then; that belongs to it and doesn't start the count again.",
      },
    ],
    better: t(
      "Yes. Not in one go, but you'll notice that you catch it sooner: first the day after, then in the evening, then in the middle of it. Catching it in the middle is when it turns.",
    ),
    do: t(
      'Only the first move. Every pattern starts with one small thing, the message you send, the yes you say, the room you leave. Find yours and do something else at that spot just once this week. The rest of the chain has nothing to hang on.',
      "Then tell one person what you're trying to change, in one sentence. It's much harder to fall back when someone's going to ask, and it's lighter than doing it alone.",
    ),
    specific: t(
      "Think of the last time it happened, exactly: where, with whom, what did you feel a second before? That second is the place. Write down one other thing you could do there, one that takes ten seconds. That's the whole exercise.",
    ),
    meaning: [
      {
        of: /\bchallenge\b/u,
        text: "In plain words: something in your life wants more room or an honest look, and you've been walking around it. You'd know it by what you keep putting off. It asks for one small thing, to be said out loud or to be given a date.",
      },
      {
        of: /\b(?:karma|past life|past lives)\b/u,
        text: "In plain words: there's a groove you slide back into when you're tired, and calling it karma is one way of saying that it's old. Where it comes from nobody can show. What you can see is when it happens, and that's where you can step out.",
      },
      {
        text: "In plain words: you've got a habit that protected you once and now costs you something. You don't need to fight it. Notice where it begins, and do one thing differently there.",
      },
    ],
    verdict: t(
      "My lean: yes, look at it, in small pieces and not all at once. And with someone beside you if it's an old hurt.",
    ),
    say: t(
      '"I notice that I go quiet when I\'m hurt. Give me an hour, and then ask me again." Said beforehand, to the one it concerns, it\'s worth more than any resolution.',
    ),
    fails: t(
      "Then you'll have fallen back, like everyone, and you'll know a bit better where it begins. It doesn't start again from nothing. Just the next time, the same small step.",
    ),
    more: t(
      "One more thing: ask what you'd have to feel if you didn't do it. Usually there's something under it, being afraid to be too much, or not enough. Be kind to that, it's been working hard for you for years.",
    ),
    valence: t(
      "Neither. It's something that used to help and doesn't quite fit anymore. Seeing it is already the better half; most people never look.",
    ),
    good: t(
      "Yes: the same trait that trips you up is good for something. Who goes quiet can listen, who pleases can feel others, who runs can begin. You're not getting rid of it, only of its worst hour.",
    ),
    bad: t(
      "Two things I'd avoid: fighting it with contempt, because that feeds it, and telling everyone about it instead of doing one small thing.",
    ),
    chart: [
      {
        text: "Partly, as tradition sees it: [[{strongest_plain} is the contact I'd name.]] But no planet makes anyone do anything. It's a picture for something you know from long before, and that's why it's useful, if it is.",
      },
      {
        text: 'A chart has pictures for it at most. No planet makes anybody do anything, and people with the very same chart live quite differently.',
      },
    ],
    tried: t(
      'Then you\'ve found out that this way isn\'t it, or it\'s too big a step. Make it smaller: not "stop it" but "notice it once a day." For two weeks only that. And if it\'s old and deep, a therapist is a shortcut, not a defeat.',
    ),
    scared: t(
      "That fits, it's the thing that's been guarding you. You don't have to let go of it at once. Do the small step while someone you trust knows about it, and see that nothing bad happens. That's how it learns.",
    ),
    sad: t(
      'Yes, it can make one sad to see it, all those years. Be gentle with the one you were; you did what you could with what you knew. Tonight nothing more than that.',
    ),
    late: t(
      'No. Habits change at every age; the old ones are just better practiced. One small step done differently counts as much at sixty as at twenty.',
    ),
    fault: t(
      "No. You learned it in a place where it was needed. It's not your fault that it's there, and it's in your hands what you do with it now.",
    ),
    longing: t(
      "Letting go doesn't mean you have to stop feeling it. It only means that it no longer decides what you do on a Tuesday.",
    ),
    which: t(
      "The one that came to mind first. You needn't choose well; you only need one to begin with.",
    ),
    who: t(
      "That you find out yourself: whom are you with when it happens? Often it's the same kind of person, and they remind you of somebody.",
    ),
    unsure: t(
      "That's fine. Then only watch for a week: when does it happen, and what was right before? You don't have to change anything yet.",
    ),
  },
  also: [
    [
      /^(?:but )?why (?:do|am|can not|did) i (?:always |keep |still |like |just )*(?:do (?:this|that|it)|doing (?:this|that|it)|like (?:this|that)|be like (?:this|that)|stop(?: it)?)(?: .{0,15})?$/u,
      {
        text: "Because it used to help, and no one told it to stop. Think of who you had to be at ten to be liked or left in peace; there's often the beginning. Nothing's wrong with you. It's an old answer to a question nobody's asking anymore.",
      },
    ],
    [
      /^(?:is|was) (?:that|this|it) why (?:my|i|all my) .{3,50}$/u,
      {
        text: 'It may have had a part in it, but never alone; it takes two people and a lot of chance for something to end. Look for the piece that came from you each time, only the one: too soon yes, gone quiet, rescued, left first. That piece is the part you can change, and changing it once is often enough.',
      },
    ],
    [
      /^(?:(?:and|so|what about) )*(?:in |for )?(?:my )?(?:love(?: life)?|relationships?)$/u,
      { asks: 'what does my chart say about the way i love' },
    ],
    [
      /^(?:how do i )?(?:find|get|have) (?:the )?(?:courage|strength)(?: .{0,20})?$/u,
      {
        text: "Courage mostly comes afterward. Do the small version while you're still afraid, with somebody who knows about it. After three times it looks like courage from the outside.",
      },
    ],
  ],
};

/** A practice, intuition, and looking after body and strength. */
export const PRACTICE: Thread = {
  id: 'practice',
  families: ['spiritual-practice', 'meditate', 'intuition', 'ritual-moon', 'manifest'],
  says: {
    why: [
      {
        of: /\b(?:practice|meditat\w*|suits)\b/u,
        text: "Because the Moon in a chart is read for what calms you, [[and yours is in {moon_sign},]] so a practice close to that is one you'd keep up on a bad day. That's tradition. The better reason is whether you do it.",
      },
      {
        text: "Because worry argues and intuition only states. One is loud at night and gone by breakfast, the other says the same thing in the morning. It's a rule of thumb, and a good one.",
      },
    ],
    really: t(
      "As a rule of thumb, yes. You'll see within two weeks whether it's true of you, and if not, you've lost five minutes a day.",
    ),
    source: t(
      'Partly from the chart, which is computed, and read by an old tradition. The rest is experience: small, at a fixed hour, without a goal is what people keep up.',
    ),
    when: t(
      "Tomorrow, right after something you do anyway, the first coffee, brushing your teeth, the way home. A practice that hangs on a habit survives; one that hangs on mood doesn't.",
    ),
    length: t(
      'Five minutes, two weeks. Then look whether the rest of the day has had a bit more room. If yes, go on. If not, take another.',
    ),
    do: t(
      "Pick one, set it right after something you already do, and make it so small that you can't refuse: five minutes. Two weeks, no judging. If you miss a day, do it the next; two in a row is where it gets lost.",
      "Then one thing to go with it: write down a single line afterward. After two weeks you'll see whether it's changed anything.",
    ),
    specific: t(
      "Exactly: tomorrow, after brushing your teeth, five minutes in the same chair, phone in another room. Look out of the window or count ten breaths, over and over. Same thing for fourteen days. That's all.",
    ),
    meaning: t(
      "In plain words: pick something tiny that calms you and do it every day at the same spot. What it's called doesn't matter.",
    ),
    verdict: t(
      "Yes, try it for two weeks. It costs five minutes a day, and you'll know more than any chart can say.",
    ),
    more: t(
      "If sitting still isn't yours, take one that moves: ten minutes' walk without sound, washing up by hand and only that, drawing one leaf. Attention is the practice, sitting is only one way of doing it.",
    ),
    valence: t("Neither. It's a try."),
    tried: t(
      "Then it wasn't yours, and that's useful. Many people can't do the sitting kind. Take one with your hands or feet: a silent walk, ten slow minutes with a cup of tea, three lines in a notebook at night. Same hour, two weeks.",
    ),
    which: t(
      "If I had to pick one for you: three lines in the evening, one thing seen, one felt, one you're thankful for. It needs no talent, it takes four minutes, and hardly anybody gives it up.",
    ),
    scared: t(
      "You don't have to trust a feeling, nor fight it. Write it in one line and look at it after breakfast for three days. If it has become a film with sequels, it was fear. And fear isn't a forecast.",
    ),
    unsure: t(
      "Then toss a coin between two and start. Choosing isn't important here, coming back is.",
    ),
    chart: t(
      "The chart only gives a hint for what might suit you. It works or doesn't without any sky.",
    ),
    good: t(
      'Yes, the smallest practice shows something soon: after about ten days most people notice that they breathe out before they answer.',
    ),
    fails: t("Then it wasn't for you, and you try the next. Nothing's broken by it."),
    bad: t(
      'Only this: making it big. Half an hour a day is given up in a week, five minutes stay.',
    ),
    fault: t(
      "No. Most people's heads wander off after three seconds. Coming back is the exercise, not staying.",
    ),
  },
  also: [
    [
      /^i (?:just )?(?:have|had|got|feel) (?:a |such a |this )?(?:really |very )?(?:bad|weird|strange|funny|good) (?:feeling|vibe|gut feeling)(?: (?:about|with) .{2,30})?$/u,
      {
        text: "Then put it to the test: write it in one line, now. Is there a fact beside it, something you saw, heard or read? With a fact it's worth a check. Without one it's most likely worry, since worry loves journeys, tests and people we need. Nobody can foresee accidents, not by feeling either. Look at the line again after breakfast.",
      },
    ],
    [
      /^should i (?:just )?(?:cancel|not go|stay home|call it off|change it)(?: (?:it|this|that|the \w+|my \w+))?$/u,
      {
        text: "Not because of a feeling alone, that's my lean. If there's a fact, a warning, a storm, an illness, then yes, change it. Otherwise go, and be kind to your nerves on the way: early, something to read, someone who knows when you land.",
      },
    ],
    [
      /^(?:so )?(?:is )?it (?:is )?(?:nothing|just (?:fear|worry|anxiety|in my head)|only (?:fear|worry))(?: then)?$/u,
      {
        text: "Most likely just fear, yes; it has all the signs, loud and without a fact. It's still a real feeling, so don't scold it. Breathe out slowly and do the next practical thing, tickets, alarm clock, bag. After that it usually gets quieter.",
      },
    ],
  ],
};

/** Energy and everyday health, without diagnoses. */
export const STRENGTH: Thread = {
  id: 'strength',
  families: ['health-general', 'tired-always', 'diet-exercise'],
  says: {
    why: t(
      "Often it's a sum: too little sleep, too little daylight, too much of something, over months. And sometimes there's a cause that can be measured, iron, thyroid, something you take. From here I can't tell, so after some weeks it belongs to a doctor.",
    ),
    really: t(
      "Yes. It's unexciting, and it's what helps the most people. If it doesn't change anything within a few weeks, have it looked at.",
    ),
    source: t(
      "Not from the chart. It's what any sensible doctor says first: sleep, daylight, food, movement. Everything further they have to look at themselves.",
    ),
    when: t(
      "Begin tonight with the hour you go to bed. You'd notice something after about ten days. If nothing has changed in three weeks, make an appointment.",
    ),
    length: t(
      "Two weeks for a first difference, six for a real one. If you've been exhausted for longer than a month, don't wait for it to pass; get checked.",
    ),
    better: t(
      "In most cases yes, and faster than you'd think once one of the four is mended. If it doesn't, there's a reason somebody can find.",
    ),
    do: t(
      "Choose one of these four and do only that for two weeks: bed at the same hour, half an hour of daylight before noon, a real breakfast, an evening without a screen. One. And if you've been tired for weeks, book a check, blood included.",
    ),
    specific: t(
      'Exactly: the alarm at the same time all week, weekend too, outside within the first hour for twenty minutes, something with protein for breakfast, no screen in the last half hour. Fourteen days. Write down one number each evening, how tired you are from one to ten.',
    ),
    meaning: t(
      "In plain words: mend one dull thing first, and if you don't notice anything in a few weeks, see a doctor.",
    ),
    more: t(
      'What many forget is the other kind of rest: doing nothing useful with someone you like. Two hours of that a week give more strength than a second early night.',
    ),
    valence: t(
      "Being tired for a week is normal, for a month it's a reason to have it checked. Sudden, strong or with pain: today, not next week.",
    ),
    chart: t(
      "No. Charts can't make anyone tired or ill, and I wouldn't look for it there. If you've felt like this for weeks, a blood test tells you more than all the planets.",
    ),
    tried: t(
      "Then you've done the part one can do alone, and the next step is an appointment. Take a page along: since when, how you sleep, what you take, what you've already tried. It's half the visit.",
    ),
    scared: t(
      "Being worried about one's body is exhausting by itself. I can't judge it from here; a doctor can, and mostly the answer is harmless. Book it today, then it has a date. If it's sudden or severe, don't wait.",
    ),
    sad: t(
      "That goes together very often, tired and sad, and it isn't weakness. Tell somebody today, and if it's lasted more than two weeks, tell a doctor that part as well.",
    ),
    fault: t('No. Bodies run out at times, above all those that carry a lot for others.'),
    which: t('Sleep. If you only do one of them, do that.'),
    unsure: t('Then only one thing: tonight half an hour earlier to bed. Tomorrow you look again.'),
    good: t(
      "Yes: bodies are forgiving. A week of better sleep shows in your face and in your mood, and it's free.",
    ),
    late: t('No. Sleep, walking and muscles answer at every age, even at eighty.'),
  },
  also: [
    [
      /^what (?:should|can|do) i eat(?: .{0,15})?$/u,
      {
        text: "Plain things, at fixed times: something with protein in the morning, a warm meal with vegetables, beans or fish, fruit within reach, enough water, coffee only until lunch. No special diet is needed for strength. If you've got an illness or lose weight without wanting to, let a doctor or a dietitian tell you.",
      },
    ],
    [
      /^i am (?:always|constantly|so|really|just|still|all the time) (?:so )?(?:tired|exhausted|worn out|drained|sleepy|weak)(?: (?:all the time|lately|these days|every day|always))?$/u,
      {
        text: "Since when? That's the question. For a week or two it's mostly sleep, daylight and too much to do, so take one thing off and go to bed at the same hour. If it's been a month or longer, please have it checked, blood included; tiredness has reasons that are easy to find and easy to treat.",
      },
    ],
  ],
};
