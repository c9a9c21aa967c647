import type { NatalPointId } from '../../src/facts/fact.ts';
import type { ThemeId, Tone } from '../../src/writer/themes.ts';

export const TOPIC_IDS = [
  'love',
  'soulmate',
  'relationships',
  'career',
  'purpose',
  'challenges',
  'talents',
  'fears',
  'karma',
  'healing',
  'risk',
  'home',
  'abundance',
  'health',
  'intuition',
  'practices',
  'patterns',
  'numerology',
  'dreams',
  'friends',
  'decision',
  'tarot',
  'moon',
  'sign',
  'ex',
  'confidence',
  'focus',
  'overthinking',
  'joy',
  'lonely',
  'learning',
  'boundaries',
  'children',
  'luck',
  'animals',
  'lost',
  'interview',
  'today',
  'open',
] as const;
export type TopicId = (typeof TOPIC_IDS)[number];

/** What a question is about, which points of the chart speak to it, and how it is met. */
export type Topic = {
  readonly themes: readonly ThemeId[];
  readonly points: readonly NatalPointId[];
  /** Good news is met with a kind contact only. */
  readonly tone?: Tone;
  /** First words: they show that the question was understood, and claim nothing. */
  readonly openings: readonly string[];
  /** What can honestly be said. */
  readonly views: readonly string[];
};

export const TOPICS: Readonly<Record<TopicId, Topic>> = {
  love: {
    themes: ['closeness', 'candour', 'longing'],
    points: ['venus', 'sun'],
    openings: [
      'Love is a large word, so let us take one corner of it.',
      'I cannot see who is coming, only how you tend to love.',
      'The heart is a good place to start, so let us start there.',
      'Let us leave the future out of it and look at how you love.',
    ],
    views: [
      'A chart describes a manner of loving, and people change their manners when they are safe.',
      'Nothing up there says yes or no to a person; that part is yours.',
      'What opens a heart is mostly repetition: small kindnesses, kept up.',
      'If love feels far off, begin with being easy company for yourself.',
    ],
  },
  soulmate: {
    themes: ['closeness', 'longing'],
    points: ['venus', 'sun'],
    openings: [
      'Nobody can promise you a soulmate, and I will not pretend to.',
      'I cannot tell you who or when; no chart holds a name.',
      'The word soulmate carries a lot, so let us set some of it down.',
      'Honestly: no one can confirm a soulmate from a birth chart.',
    ],
    views: [
      'What I can describe is the kind of company in which you soften.',
      'A good match is partly met and largely made.',
      'Feeling known at once is real; it is still only a beginning.',
      'The better question may be who you are becoming while you wait.',
    ],
  },
  relationships: {
    themes: ['company', 'words'],
    points: ['moon', 'mercury', 'venus', 'sun'],
    openings: [
      'Other people are the one thing I cannot read from here.',
      'I know your side of it only, so I keep to your side.',
      'Living beside people is an art, and you have asked about the brushwork.',
      'Let us look at your half of the table.',
    ],
    views: [
      'Most ties improve by one clear sentence and one kept promise.',
      'It helps to ask before you guess, and to thank before you ask.',
      'A tie is rarely one big thing; it is forty small ones.',
      'You can be fair to another person and firm about yourself.',
    ],
  },
  career: {
    themes: ['effort', 'standing', 'direction'],
    points: ['midheaven', 'saturn', 'sun', 'mercury'],
    openings: [
      'Work takes up many of our days, so the question deserves a plain answer.',
      'I cannot see offers or bosses, only how you tend to work.',
      'Let us look at the working side of your chart.',
      'A chart names no job; it can name a way of working.',
    ],
    views: [
      'Suitable work is usually where your patience lasts longest.',
      'A change tends to go better as a small trial than as a leap.',
      'Ask what you would keep of your present days, and what you would not miss.',
      'Tired of the work and tired of the place are two different things.',
    ],
  },
  purpose: {
    themes: ['meaning', 'direction'],
    points: ['sun', 'midheaven', 'jupiter'],
    openings: [
      'Purpose sounds like one grand thing, and is often several plain ones.',
      'Nobody is issued a purpose at birth, as far as I can tell.',
      'A large question; let us make it the size of a week.',
      'I would rather look at what already pulls at you.',
    ],
    views: [
      'What you do gladly and are thanked for is a good clue.',
      'Purpose tends to show afterwards, in what you kept coming back to.',
      'It may be smaller and nearer than you think.',
      'You do not have to find it before you start being useful.',
    ],
  },
  challenges: {
    themes: ['effort', 'release', 'change'],
    points: ['saturn', 'mars', 'sun'],
    openings: [
      'Let us name the effort without making a monster of it.',
      'Every chart has its uphill stretch, and so does every month.',
      'What is hard just now deserves a fair look.',
      'A tense angle means work and not danger, so let us see the work.',
    ],
    views: [
      'A difficulty usually asks for one skill you are still learning.',
      'Not everything hard is a lesson; some of it is just heavy.',
      'The useful question is which part of it is yours.',
      'Help counts as strength, whatever you were taught.',
    ],
  },
  talents: {
    themes: ['play', 'standing', 'words'],
    points: ['mercury', 'jupiter', 'venus', 'sun'],
    openings: [
      'Hidden talents tend to hide in what feels too easy to count.',
      'You may not call it a talent, because it never cost you anything.',
      'Let us look where the chart says things come easily.',
      'A talent is often a habit that others notice first.',
    ],
    views: [
      'Ask two friends what they would come to you for, and compare.',
      'What you did for hours as a child is still a fair hint.',
      'Gifts grow by use, and shrink when they are only admired.',
      'Look for what leaves you more awake than before.',
    ],
  },
  fears: {
    themes: ['shelter', 'limits'],
    points: ['saturn', 'moon', 'sun'],
    openings: [
      'It takes some courage to ask that.',
      'Fear is a guard, and guards can be asked to stand down for an hour.',
      'Let us look at it from a safe distance.',
      'I cannot see your fears, only where the old books expect caution.',
    ],
    views: [
      'A fear shrinks a little each time it is met in a small size.',
      'Most fears are about a feeling we think we could not bear.',
      'What holds you back may once have kept you safe; thank it and test it.',
      'If a fear fills your days, a person trained for it can help more than I can.',
    ],
  },
  karma: {
    themes: ['meaning', 'release'],
    points: ['saturn', 'moon', 'sun'],
    openings: [
      'I know nothing of past lives, and neither does a chart in any way that can be tested.',
      'Past lives are a belief, and I can offer it only as a story to think with.',
      'No debt from another life is written on you.',
      'Some traditions speak of karma; I can speak of habits.',
    ],
    views: [
      'Taken as a picture, karma is the habit you would bring anywhere.',
      'You owe nothing for being born when you were.',
      'What repeats in this life is enough to work with.',
      'A kind act breaks more patterns than a long explanation.',
    ],
  },
  healing: {
    themes: ['release', 'shelter'],
    points: ['moon', 'sun'],
    openings: [
      'I am sorry that it still hurts.',
      'Old hurts keep their own time.',
      'Healing is slow, and it is allowed to be.',
      'Let us be gentle with this one.',
    ],
    views: [
      'A hurt eases when it is told to somebody who does not rush you.',
      'You need not forgive on a timetable.',
      'What was missing then can partly be given now, in small pieces.',
      'If it weighs on every day, a good counsellor is worth more than any reading.',
    ],
  },
  risk: {
    themes: ['start', 'direction', 'change'],
    points: ['mars', 'jupiter', 'saturn', 'sun'],
    openings: [
      'I cannot give you a lucky date, because there is none to give.',
      'No sky makes a risk safe; good preparation does.',
      'Timing is a fair question, and the calendar is only part of it.',
      'Let us ask what the risk needs before we ask when.',
    ],
    views: [
      'A good time is when you have slept, counted the cost, and can undo a part of it.',
      'Make the first step small enough to survive a no.',
      'If the plan only works on one date, the plan is too tight.',
      'Courage is easier when the loss has been named and found bearable.',
    ],
  },
  home: {
    themes: ['shelter', 'direction'],
    points: ['moon', 'sun', 'saturn'],
    openings: [
      'Where you live is a practical matter with a tender side.',
      'I cannot choose a place for you, but I can help you ask.',
      'Let us look at what makes a place feel like yours.',
      'Moving is partly boxes and partly heart.',
    ],
    views: [
      'List what you would miss, and what you would not, before you look at maps.',
      'Sometimes it is the room that wants changing and not the address.',
      'A trial week tells more than a month of thinking.',
      'The right place usually shows in how you breathe there.',
    ],
  },
  abundance: {
    themes: ['effort'],
    points: ['jupiter', 'saturn', 'sun'],
    openings: [
      'I leave buying and selling to people who know your accounts.',
      'Abundance is a wide word; let us keep it honest.',
      'I cannot see money coming, and would not sell you that.',
      'Plenty begins with knowing what enough is.',
    ],
    views: [
      'Counting what is already there is dull, and it calms the hand.',
      'One leak mended is worth more than a lucky day.',
      'Generosity in small coins makes people feel rich, oddly enough.',
      'Ask for what your work is worth, and practise the sentence first.',
    ],
  },
  health: {
    themes: ['pace', 'senses', 'shelter'],
    points: ['moon', 'mars', 'sun'],
    openings: [
      'About health itself I know nothing; that is for a doctor or a nurse.',
      'I cannot read a body from a chart, and nobody can.',
      'I can speak of rest and rhythm, and of nothing medical.',
      'For symptoms please ask a professional; for pace, let us look.',
    ],
    views: [
      'The old books only ever talked of temperament here.',
      'Sleep, food, air and company do most of what can be done.',
      'Your body tells you more than your birthday does.',
      'Small regular kindnesses to yourself beat heroic ones.',
    ],
  },
  intuition: {
    themes: ['dream', 'stillness'],
    points: ['moon', 'sun', 'mercury'],
    openings: [
      'Intuition is quick knowledge with its working left out.',
      'You can trust a hunch and still check it.',
      'Let us look at how your quiet knowing tends to work.',
      'A hunch and a fear can sound alike, so it is good that you ask.',
    ],
    views: [
      'Hunches are usually calm and short; fears are loud and long.',
      'Write your hunches down with a date, and see which ones come true.',
      'Intuition feeds on attention, and haste starves it.',
      'Rest makes the inner voice easier to hear.',
    ],
  },
  practices: {
    themes: ['stillness', 'meaning', 'dream'],
    points: ['sun', 'moon'],
    openings: [
      'The best practice is one you would do on a bad day.',
      'Let us find something that fits in your actual week.',
      'No practice is better than another; some just suit you.',
      'You need no equipment for this.',
    ],
    views: [
      'Five minutes a day for a month tells you more than a retreat.',
      'Some people pray with words, some with a broom.',
      'Choose by how you feel afterwards, and not during.',
      'Tie it to a thing you already do, such as the first cup.',
    ],
  },
  patterns: {
    themes: ['release', 'limits'],
    points: ['pluto', 'saturn', 'moon', 'mars'],
    openings: [
      'Seeing the pattern is already half a step out of it.',
      'What repeats is usually trying to solve something old.',
      'It is brave to ask about your own part.',
      'A pattern has a beginning, and that is the place to meet it.',
    ],
    views: [
      'Look for the moment just before it starts; that is where you have a choice.',
      'You can change one step of a dance, and the dance changes.',
      'If somebody frightens or harms you, that is not a pattern of yours, and help exists.',
      'Shame keeps a habit warm; curiosity lets it cool.',
    ],
  },
  numerology: {
    themes: ['meaning', 'play'],
    points: ['sun', 'mercury'],
    openings: [
      'Numerology adds up the digits of a date and gives each result a meaning.',
      'In numerology the digits of your birth date are summed until one is left.',
      'Numerology is an old game with digits, and I can say what it is.',
      'Numbers in a birth date are the calendar’s doing, so take this lightly.',
    ],
    views: [
      'It is no science: change the calendar, and everybody’s number changes.',
      'There is no evidence that it tells anything about a person, and I rest nothing on it.',
      'Use it as a prompt for thought, if you like it, and never for bets or dates.',
      'I keep to where the planets are, which can at least be checked.',
    ],
  },
  dreams: {
    themes: ['dream', 'stillness'],
    points: ['moon', 'sun', 'mercury'],
    openings: [
      'I cannot tell what a dream foretells, because dreams foretell nothing I know of.',
      'Dreams are yours, and no book of symbols knows you.',
      'A dream is worth a few honest questions.',
      'Let us treat the dream as a picture and not as news.',
    ],
    views: [
      'Ask first how it felt, and where else you have felt so lately.',
      'The oddest detail is often the useful one.',
      'Tell it in the present tense, and listen for the word that stings.',
      'A bad dream is a bad night and no omen.',
    ],
  },
  friends: {
    themes: ['company'],
    points: ['jupiter', 'mercury', 'ascendant', 'sun'],
    openings: [
      'Friendship is a quieter subject than love, and as large.',
      'I cannot see your friends, only how you tend to be one.',
      'Let us look at your place in company.',
      'People come and go, and it is fair to ask about it.',
    ],
    views: [
      'Somebody has to write first, and it may as well be you.',
      'A friendship that can bear a dull month is a good one.',
      'Feeling outside is common, and most people at the table feel it too.',
      'Small and regular beats grand and rare.',
    ],
  },
  decision: {
    themes: ['direction', 'words'],
    points: ['mercury', 'sun', 'saturn'],
    openings: [
      'I will not decide for you, and I would not trust anyone who did.',
      'A yes or a no from me would be worth very little.',
      'The choice stays yours; I can help you look at it.',
      'Let us turn the question round and see its other side.',
    ],
    views: [
      'Write both answers down, and notice which one you hope to be talked into.',
      'Ask what you would tell a friend, and then be that friend.',
      'If it can be undone, try it small; if not, sleep on it twice.',
      'A good choice can still feel sad, and a bad one exciting.',
    ],
  },
  tarot: {
    themes: ['change', 'release', 'meaning'],
    points: ['pluto', 'sun', 'moon'],
    openings: [
      'Cards are not my craft, but I know the usual meanings.',
      'Tarot is a picture book for questions, and a good one.',
      'I read skies and palms and no cards, so take this as a neighbour’s word.',
      'In most decks a card is a theme and never a verdict.',
    ],
    views: [
      'The Death card, for one, is read as an ending that makes room, in love as in work.',
      'Even the stern cards speak of change and effort, and not of harm.',
      'What you saw in the picture first is probably what matters.',
      'Ask the card a question back: what would I do if this were true?',
    ],
  },
  moon: {
    themes: ['pace', 'shelter', 'dream'],
    points: ['moon'],
    openings: [
      'The Moon is the easiest thing up there to follow.',
      'A good question for a clear night.',
      'Let us look at the Moon, as people always have.',
      'The Moon keeps time; moods keep their own.',
    ],
    views: [
      'Its light helps with calendars and walks; its effect on people is a tradition and no proof.',
      'Use it as a reminder: begin things in one half of the month, clear up in the other.',
      'It is a clock everybody can share.',
      'Nothing goes wrong because of a Moon.',
    ],
  },
  sign: {
    themes: ['standing', 'meaning', 'words'],
    points: ['sun', 'moon', 'ascendant'],
    openings: [
      'Placements are a fair thing to ask about.',
      'Here is what I can say from your chart.',
      'Let us look that up in your chart.',
      'The old books have an opinion on that, and you may disagree.',
    ],
    views: [
      'In tests people cannot pick their own chart from a stranger’s, so hold it lightly.',
      'A sign is a sketch, and you are the one who knows the face.',
      'Take what is useful and leave the rest on the page.',
      'It describes a style and never a limit.',
    ],
  },
  ex: {
    themes: ['longing', 'closeness'],
    points: ['venus', 'sun'],
    openings: [
      'I cannot see whether somebody comes back, and nobody can.',
      'Whether a person returns is theirs to decide, so let us look at your side.',
      'An old love takes up room, and that is worth a fair look.',
      'I know nothing about the other heart; I can keep yours company.',
    ],
    views: [
      'Missing somebody and being good together are two different things.',
      'If it were to begin again, ask what would have to be different.',
      'Waiting is also a choice, and you may set a date for its end.',
      'What you learned there is yours to keep, whoever comes or goes.',
    ],
  },
  confidence: {
    themes: ['standing', 'start'],
    points: ['sun', 'ascendant', 'mars'],
    openings: [
      'Confidence is less a feeling than a habit of going first.',
      'Let us look at what is already steady in you.',
      'Nobody feels as sure as they look, which is good news.',
      'You can be brave and unsure in the same hour.',
    ],
    views: [
      'It tends to come after the doing, so do the small version first.',
      'Borrow the voice you use for a friend, and use it on yourself.',
      'Being prepared is half of it, and being kind to yourself the other half.',
      'Keep a list of what went well; memory mislays it.',
    ],
  },
  focus: {
    themes: ['effort', 'start', 'pace'],
    points: ['mars', 'saturn', 'mercury'],
    openings: [
      'Putting things off is usually about a feeling and seldom about laziness.',
      'Let us make the thing smaller until it can be begun.',
      'Everybody circles a task now and then.',
      'The hardest part is the first two minutes, so let us look at those.',
    ],
    views: [
      'Ask what you would rather not feel when you begin; it is often that.',
      'Do the first step badly on purpose, and mend it afterwards.',
      'A fixed time and a small portion beat a good mood.',
      'If you never get to it, perhaps it is not yours to do.',
    ],
  },
  overthinking: {
    themes: ['words', 'stillness', 'release'],
    points: ['mercury', 'moon', 'sun'],
    openings: [
      'A busy mind is a good servant that forgets to go home.',
      'Thinking is useful until it goes round for the third time.',
      'Let us give the thoughts somewhere to sit down.',
      'You cannot stop a mind by arguing with it.',
    ],
    views: [
      'Write it down once; what is on paper need not be carried.',
      'Ask whether the thought wants a decision, a fact or only company.',
      'Give it ten minutes by the clock, and then something for the hands.',
      'If thoughts keep you from sleep or work for weeks, a doctor or counsellor can help.',
    ],
  },
  joy: {
    themes: ['play', 'company', 'standing'],
    points: ['jupiter', 'sun'],
    tone: 'easy',
    openings: [
      'That is good news, and I am glad you brought it here.',
      'Well done. Let us not rush past it.',
      'How lovely; that deserves a moment.',
      'Good. Enjoy it before you plan the next thing.',
    ],
    views: [
      'You did that, and no planet did it for you.',
      'Tell somebody who will be glad, and let them be glad.',
      'It is allowed to be simply good.',
      'Note how you got there; it may serve again.',
    ],
  },
  lonely: {
    themes: ['company'],
    points: ['moon', 'sun'],
    openings: [
      'I am glad you said so, and I am sorry it is lonely just now.',
      'Loneliness is a common weather, and a hard one.',
      'I can keep you company for a few lines, though I am only an AI.',
      'That is a plain and honest thing to say.',
    ],
    views: [
      'A small hello to one real person is worth more than a long talk with me.',
      'It often helps to be near people with something to do, a class, a choir, a shared task.',
      'Most people are gladder to be called than they let on.',
      'If it weighs on you for long, a doctor, a counsellor or a help line is a good door to knock at.',
    ],
  },
  learning: {
    themes: ['play', 'start', 'meaning'],
    points: ['mercury', 'jupiter', 'sun'],
    openings: [
      'It is seldom too late to begin something for its own sake.',
      'Learning is one of the few things that stay begun.',
      'A beginner has more fun than an expert, most days.',
      'Let us look at how you learn.',
    ],
    views: [
      'Ten minutes a day carries further than a heroic weekend.',
      'You need not be good at it to be glad of it.',
      'Find somebody one step ahead of you, and ask.',
      'Choose the version that you would do with nobody watching.',
    ],
  },
  boundaries: {
    themes: ['limits', 'candour'],
    points: ['saturn', 'sun', 'moon'],
    openings: [
      'A boundary is a way of staying, and often of staying fond.',
      'Saying no to somebody you love is a craft, and it can be learned.',
      'You are allowed to have edges, with family most of all.',
      'Let us find the line before we talk about holding it.',
    ],
    views: [
      'One short sentence, said calmly and again, does more than a speech.',
      'Say what you are going to do, and leave them the rest.',
      'Guilt often comes first and relief a little later.',
      'If keeping a limit makes you feel unsafe, talk to somebody you trust before you act.',
    ],
  },
  children: {
    themes: ['shelter', 'meaning'],
    points: ['moon', 'saturn', 'sun'],
    openings: [
      'No chart can say whether you should have children, or will.',
      'That is one of the largest choices, and it is not written anywhere.',
      'I keep out of that decision, and can keep you company in it.',
      'The sky has no opinion on families; you may.',
    ],
    views: [
      'Talk it over with whoever would share the nights.',
      'You may want it and fear it in the same week.',
      'Questions of the body belong to a doctor, and I leave them there.',
      'Ask what kind of home you would like to be in, at sixty.',
    ],
  },
  luck: {
    themes: ['play', 'meaning', 'start'],
    points: ['jupiter', 'sun'],
    openings: [
      'I deal in no lucky days, colours or numbers; they do not exist up there.',
      'There is no lucky day in the sky, only days with more or less to do.',
      'Luck is not something I can see, so let us see what is in reach.',
      'Choose by liking and by good sense; the planets do not look.',
    ],
    views: [
      'A good day is mostly one that was prepared the evening before.',
      'Luck tends to find people who asked one more question.',
      'Choose what cheers you, and call that lucky.',
      'Any day will do for a small, kind and honest start.',
    ],
  },
  animals: {
    themes: ['shelter', 'senses'],
    points: ['moon', 'sun'],
    openings: [
      'Animals keep house in the heart, so I understand the question.',
      'I cannot read an animal, though I know what they are to people.',
      'That sounds like a dear companion.',
      'Let us look at your side of the leash, so to speak.',
    ],
    views: [
      'If it is unwell, a vet knows more than any almanac.',
      'They notice our moods before we do.',
      'A quiet hour together is good for both of you.',
      'What they teach best is how to rest.',
    ],
  },
  lost: {
    themes: ['direction', 'longing', 'meaning'],
    points: ['sun', 'jupiter', 'midheaven'],
    openings: [
      'Not knowing what you want is a stage, and a respectable one.',
      'Let us not look for the whole answer, only for a direction.',
      'Wanting can be quiet for a while; it is rarely gone.',
      'You need not know it all to take the next small step.',
    ],
    views: [
      'Notice what you envy a little; it often points the way.',
      'Try three small things and keep the one you forget to stop.',
      'Ask what you would miss, and start from there.',
      'A season of not knowing can be a season of looking round.',
    ],
  },
  interview: {
    themes: ['standing', 'words', 'start'],
    points: ['mercury', 'sun', 'midheaven', 'mars'],
    openings: [
      'I cannot see how it goes, but I know what helps before it.',
      'A room that listens is a rare thing, so let us use it well.',
      'Let us get you ready and leave the outcome to itself.',
      'Nerves are only readiness with nowhere to sit.',
    ],
    views: [
      'Have three short stories ready that show what you can do.',
      'Name the figure or the wish once, calmly, and then be quiet.',
      'Say the first sentence out loud beforehand, until it bores you.',
      'Ask one question that you would really like answered.',
    ],
  },
  today: {
    themes: ['pace', 'effort', 'words', 'meaning', 'play', 'stillness'],
    points: ['sun', 'moon', 'mercury'],
    openings: [
      'Here is the sky for today, in plain words.',
      'Let us see what today has to say.',
      'I do not know what happens today, but I know where the planets are.',
      'One thing for today, then.',
    ],
    views: [
      'A day is made more by its second hour than by its sky.',
      'Keep what helps and drop the rest.',
      'No day is all good or all bad, and this one is no exception.',
      'Tense means effort; easy means it is still up to you.',
    ],
  },
  open: {
    themes: ['meaning', 'words', 'stillness', 'direction'],
    points: ['sun', 'moon', 'mercury'],
    openings: [
      'I am not sure I caught that, so here is the nearest thing I know.',
      'That is more yours to know than mine, but I can tell you what I see.',
      'I cannot see the whole of it from here, only the sky.',
      'I may be missing the point, so take this as a first try.',
    ],
    views: [
      'What is it about, at bottom: love, work, rest, or a choice?',
      'Could you say it in one more sentence, so that I answer you and not the almanac?',
      'Which part of it matters most to you?',
      'What would a useful answer help you to do?',
    ],
  },
};
