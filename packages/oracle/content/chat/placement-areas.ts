import type { PlanetId, SignId } from '@palm/astrology/vocabulary';

/** Parts of life that people ask about after a placement. */
export type LifeArea = 'love' | 'money' | 'kids' | 'work' | 'friends' | 'study' | 'body' | 'sleep';

/** Placements that are told for a part of life. */
export type AreaPoint = PlanetId | 'ascendant' | 'midheaven';

/** How a part of life is asked about. The first that fits is meant. */
export const AREA_WORDS: readonly (readonly [LifeArea, RegExp])[] = [
  [
    'love',
    /\b(?:love|romance|dating|relationships?|marriage|sex|in bed with|husband|wife|boyfriend|girlfriend|partner|fiancee?|crush(?:es)?|breakups?)\b/u,
  ],
  [
    'kids',
    /\b(?:kids?|child(?:ren)?|parenting|(?:as|being) an? (?:mom|mum|mother|dad|father|parent|stepmom|stepdad)|motherhood|fatherhood|my (?:son|daughter|baby|toddler|boys|girls))\b/u,
  ],
  [
    'money',
    /\b(?:money|spend\w*|sav(?:e|ing|ings)|debts?|income|financ\w*|budget\w*|cash|rich|wealth|shopping)\b/u,
  ],
  [
    'study',
    /\b(?:study\w*|studies|school|exams?|learn\w*|uni|university|college|class(?:es)?|homework|thesis|degree|boards|memory)\b/u,
  ],
  [
    'work',
    /\b(?:work(?! (?:with|on|out|through)\b)\w*|jobs?|career|boss(?:es)?|office|interviews?|colleagues?|coworkers?|business|profession|teams?|meetings|leadership)\b/u,
  ],
  ['friends', /\b(?:friends?|friendships?|social\w*|group chats?|roommates?|parties|people)\b/u],
  [
    'body',
    /\b(?:body|gym|exercise|workouts?|food|eating|diet|health|sports?|running|yoga|energy)\b/u,
  ],
  ['sleep', /\b(?:sleep\w*|insomnia|nights?|bedtime|bed|rest|resting|dreams?|tired)\b/u],
];

/** How a part of life is named in a sentence: each fits after "For". */
export const AREA_NAMES = {
  love: 'love',
  money: 'money',
  kids: 'life with children',
  work: 'work',
  friends: 'friends',
  study: 'learning',
  body: 'the body',
  sleep: 'sleep',
} as const satisfies Record<LifeArea, string>;

/** The placement that a part of life is read from first. */
export const POINT_OF_AREA = {
  love: 'venus',
  money: 'venus',
  kids: 'moon',
  work: 'sun',
  friends: 'venus',
  study: 'mercury',
  body: 'mars',
  sleep: 'moon',
} as const satisfies Record<LifeArea, AreaPoint>;

/** What of a part of life a placement is read for: each fits after "is read for". */
export const POINT_IN_AREA = {
  sun: {
    love: 'what you want to be admired for',
    money: 'what you are proud to spend it on',
    kids: 'what you hope they see in you',
    work: 'the kind of work that makes you feel like yourself',
    friends: 'the part you play in a group',
    study: 'the subjects you would learn unpaid',
    body: 'where your get-up-and-go comes from',
    sleep: 'what the day has to have given you before you can let it end',
  },
  moon: {
    love: 'what makes you feel safe with someone',
    money: 'what you buy for comfort and what you keep for safety',
    kids: 'how you comfort, and how you were comforted',
    work: 'the mood you need around you to work well',
    friends: 'who you call on a bad evening',
    study: 'the surroundings in which things stick',
    body: 'how feelings show up in appetite and tension',
    sleep: 'what has to be quiet before you can switch off',
  },
  mercury: {
    love: 'how you flirt, text and argue',
    money: 'how you plan, compare and keep track',
    kids: 'how you explain things and how you listen',
    work: 'how you write, talk and solve problems on the job',
    friends: 'how you keep in touch',
    study: 'the way you take things in',
    body: 'how much of the day you spend in your head',
    sleep: 'the thoughts that are still talking at midnight',
  },
  venus: {
    love: 'what attracts you and how you show it',
    money: 'what you think is worth paying for',
    kids: 'how you show affection and make things nice',
    work: 'how you get along with people there, and what you enjoy',
    friends: 'whose company you like and how you keep it pleasant',
    study: 'what you find beautiful enough to stay with',
    body: 'pleasure, taste and how you treat yourself',
    sleep: 'the comfort you like around you at night',
  },
  mars: {
    love: 'how you go after someone and how you fight',
    money: 'how you earn it and what you grab on impulse',
    kids: 'how you set limits and lose your temper',
    work: 'how you push, compete and burn through your energy',
    friends: 'how you disagree and what you do together',
    study: 'how you start and how long you push',
    body: 'how you like to move',
    sleep: 'the energy that is left over at night',
  },
  jupiter: {
    love: 'where you are generous and hopeful with someone',
    money: 'where you give freely and where you overdo it',
    kids: 'what you encourage in them',
    work: 'where things come more easily and people trust you',
    friends: 'the company in which you grow',
    study: 'the subjects where you want to know everything',
    body: 'where you enjoy plenty',
    sleep: 'how easily you trust that tomorrow will do',
  },
  saturn: {
    love: 'where you go slowly and want it to last',
    money: 'where you are careful, and where you fear there is too little',
    kids: 'how you handle rules and responsibility',
    work: 'what you take seriously and what takes years',
    friends: 'the few you keep for life',
    study: 'what you learn slowly and never forget',
    body: 'discipline, pace and limits',
    sleep: 'the duties you take to bed with you',
  },
  uranus: {
    love: 'how much room you need beside someone',
    money: 'where you do it differently from your family',
    kids: 'how much you let them be odd',
    work: 'how badly you need to do it your own way',
    friends: 'the unusual people you collect',
    study: 'the subjects nobody told you to learn',
    body: 'changes of rhythm',
    sleep: 'the nights that keep no timetable',
  },
  neptune: {
    love: 'what you dream into people',
    money: 'where the numbers go blurry',
    kids: 'the imagination you share with them',
    work: 'the part of it you do for an ideal',
    friends: 'who you feel sorry for',
    study: 'what you learn through pictures, music and stories',
    body: 'how much of other people you absorb',
    sleep: 'dreams, and drifting off in general',
  },
  pluto: {
    love: 'how deep you want it and how hard you let go',
    money: 'power, shared money and starting over',
    kids: 'how much you try to control',
    work: 'where you rebuild things from the ground',
    friends: 'loyalty, and what you do not forgive',
    study: 'the one subject you could disappear into',
    body: 'all or nothing',
    sleep: 'the thoughts that come at three',
  },
  ascendant: {
    love: 'the first impression you make on a date',
    money: 'how confidently you ask for what you are worth',
    kids: 'how you walk into a room they are in',
    work: 'how you come across in the first five minutes',
    friends: 'how quickly strangers warm to you',
    study: 'how you approach something you have never done',
    body: 'how you carry yourself',
    sleep: 'how you begin and end a day',
  },
  midheaven: {
    love: 'how public life and private life get along',
    money: 'what your name earns you',
    kids: 'the example you set',
    work: 'what you are known for',
    friends: 'the people you meet through what you do',
    study: 'what the learning is for',
    body: 'how you keep going on the long road',
    sleep: 'the ambitions that stay up late',
  },
} as const satisfies Record<AreaPoint, Record<LifeArea, string>>;

/** How the books describe a sign in a part of life: whole sentences. */
export const SIGN_IN_AREA = {
  aries: {
    love: 'Quick to fall and quick to say so; the slow part in the middle is what takes practice.',
    money: 'It comes and goes fast. A fixed sum moved away on payday does more than any budget.',
    kids: 'The one who runs along and shouts from the sideline; waiting for small shoes to be tied is the exercise.',
    work: 'Best at the start of things and in a hurry; finishing goes better with someone beside you.',
    friends:
      'You say what you think and mean no harm by it. Friends who can laugh at that stay longest.',
    study:
      'In short sprints with a clock running, and by doing the exercise before reading the chapter.',
    body: 'Fast, sweaty and soon over. Warm up anyway.',
    sleep: 'Out like a light or wide awake; a fight or a screen before bed costs you an hour.',
  },
  taurus: {
    love: 'Slow, steady and through the senses: food, hands, the same side of the sofa.',
    money:
      'Careful with it and happy to pay for quality; parting with what you own is the hard bit.',
    kids: 'The calm one with snacks. Changing a plan halfway is what tests you.',
    work: 'Thorough and hard to rush; give you a steady thing to build and it stands.',
    friends: 'Few, old and fed. You rarely text first and always turn up.',
    study: 'By hand and by repetition, the same hour and the same chair.',
    body: 'Comfort first. Walking, gardening, anything with a good meal after it.',
    sleep:
      'Good at it, if the bed, the dark and the temperature are right. Those are worth the money.',
  },
  gemini: {
    love: 'Through talk. Whoever makes you laugh and answers well has a head start.',
    money: 'Two incomes and five small leaks; subscriptions are yours to check.',
    kids: 'The one who explains everything and makes up the voices. Silence is harder.',
    work: 'Several things at once, in turns, with people to talk to; one long task alone wears you out.',
    friends: 'Many, in several chats. A few of them would like to be asked a second question.',
    study: 'By explaining it to someone, in short pieces and with a change of subject.',
    body: 'Restless hands and shoulders. Games beat machines.',
    sleep: "The head goes on chatting. Write the last three thoughts down so they don't need you.",
  },
  cancer: {
    love: 'You look after someone before you say anything. Ask for the same back, in words.',
    money: 'A reserve is peace of mind; you spend on home and on your people.',
    kids: 'Warm, watchful and with a long memory. Letting them go a little is the work.',
    work: 'You make a place feel like home and take its moods with you when you leave.',
    friends: 'Like family, with birthdays remembered. A slight stays longer than it should.',
    study: 'At home, with something warm, and best from a teacher you like.',
    body: 'Feelings sit in the stomach. Warm food and water calm you.',
    sleep: 'Safe and closed: the door locked, everyone in, the day talked over.',
  },
  leo: {
    love: 'Big-hearted, and you need to be told. Being taken for granted hurts more than a quarrel.',
    money: 'Generous, and fond of the good version. A treats line in the budget keeps the peace.',
    kids: 'The fun one, proud in public. Letting them be the star is the trick.',
    work: 'You shine where work can be seen, and fade where nobody says thank you.',
    friends: 'You host, you cheer, you remember the party. Small gatherings count as well.',
    study: 'With an audience: teach it, perform it, get applause for a page.',
    body: 'Dance, team, stage; anything but a mirrorless basement.',
    sleep: "Hurt pride keeps you awake. Say the day's good thing aloud before the light goes out.",
  },
  virgo: {
    love: 'You love by fixing and remembering. Say the warm thing too; it is not always heard in the favor.',
    money: 'You know what things cost. Worry is the expense to watch.',
    kids: 'Organized, useful, there with the plaster. Leave some of it untidy.',
    work: 'The one who sees the mistake. Done is allowed before perfect.',
    friends: 'You help people move. Let somebody carry a box for you once.',
    study: 'With lists, notes and a plan; beware of preparing in place of starting.',
    body: 'Routine suits you; so does being kinder about skipping it.',
    sleep: 'Lists in the dark. A page for tomorrow, closed by nine, buys you the night.',
  },
  libra: {
    love: 'You are good at two. Saying what you want before being asked is the gap.',
    money:
      'Fair shares and nice things; decisions about money go better with a second pair of eyes.',
    kids: 'The peacemaker. Some quarrels they have to have without you.',
    work: 'At your best with a partner and a reasonable tone; open conflict costs you days.',
    friends: 'Easy company and many invitations. A clear no now and then would rest you.',
    study: 'With a study partner, in a pleasant place, by weighing two sides.',
    body: 'Together with someone, and with music on.',
    sleep: 'An unsettled quarrel lies between you and sleep. One kind line before bed is enough.',
  },
  scorpio: {
    love: 'All or nothing, and slow to trust. What you hold back is usually the thing to say.',
    money: 'Private about it, good in a crisis, and careful who gets to see the numbers.',
    kids: 'Fiercely on their side, and you notice everything. They may keep a small secret.',
    work: 'You go deep and finish what others avoid; office games wear you out more than the load.',
    friends: 'Few, tested and for life. Forgiving a small thing early saves a big one.',
    study: 'One subject at a time, to the bottom, with the door shut.',
    body: 'Intense or not at all. Something with water or weights lets it out.',
    sleep: 'You keep working on what was left unsaid. Dark, quiet and no messages after ten.',
  },
  sagittarius: {
    love: 'Through adventure and plain speech. Room to move is what makes you stay.',
    money: "It'll turn out fine, you feel; a dull automatic saving plan makes that true.",
    kids: 'The one with the trips and the tall stories. Bedtimes are negotiable, and maybe too much so.',
    work: 'You need a reason and a horizon; the small print is where you slip.',
    friends: 'From everywhere. You promise widely, so write the dates down.',
    study: 'By the big idea first, then travel, then the footnotes if you must.',
    body: 'Outdoors, far and preferably uphill.',
    sleep: 'A mind on the road. Fresh air by day does more than tea at night.',
  },
  capricorn: {
    love: 'Slow and serious; you show it by turning up. Say it as well.',
    money: 'You plan, you save and you find it hard to enjoy. Budget a pleasure on purpose.',
    kids: 'Reliable and a bit strict. Play counts as work here.',
    work: 'Patient and ambitious; people hand you duties because you carry them. Hand one back.',
    friends: 'Old ones, seen seldom, counted on always. Put a date in the calendar.',
    study: 'Step by step with a goal and a deadline; you outlast the clever ones.',
    body: 'Steady training, and rest that you treat as part of the plan.',
    sleep: 'Work comes to bed with you. An end time for the day is the best pillow.',
  },
  aquarius: {
    love: 'Friendship first, with room in it. Closeness on demand makes you step back.',
    money: 'Money is a tool to you, and sometimes an abstraction; look at the account once a week.',
    kids: 'You talk to them like people and let them be odd. They also want cuddles at the wrong moment.',
    work: 'You see how it could be done differently; bring one ally before you bring the idea.',
    friends: 'Your strong suit: groups, causes, strange and good people.',
    study: 'By your own route, with films and forums and jumps; the syllabus is a suggestion.',
    body: 'Something unusual, or not at all. Remember that you have one.',
    sleep: 'An irregular clock. The same waking time matters more than the same bedtime.',
  },
  pisces: {
    love: "You feel what they feel and forgive early. Check that it's theirs and that you get some back.",
    money:
      'It slips through, often toward someone who asked nicely. Standing orders do what resolve cannot.',
    kids: 'Gentle, imaginative, easily worn out by noise. An hour alone is not selfish.',
    work: 'You pick up the mood of the whole room; you do best with a purpose and a door.',
    friends: 'The listener. Choose the ones who ask back.',
    study:
      'Through stories, pictures and music, in moods; set the place and the hour, and let the rest float.',
    body: 'Swimming, stretching, walking by water.',
    sleep:
      "You carry home what others felt. Twenty minutes alone before bed, and less of everyone's news.",
  },
} as const satisfies Record<SignId, Record<LifeArea, string>>;

/** When a placement is noticed: each fits after "You notice it". */
export const WHEN_NOTICED = {
  sun: 'when you decide what you want',
  moon: "when you're tired, at home or upset",
  mercury: 'when you think, talk and write',
  venus: 'when you like someone or spend on something nice',
  mars: "when you want something or you're angry",
  jupiter: 'when you hope, give and take chances',
  saturn: 'when it gets serious and takes long',
  uranus: 'when you want out',
  neptune: 'when you dream and long for things',
  pluto: "when you can't let go",
  ascendant: 'when you walk into a room',
  midheaven: 'when people talk about your work',
} as const satisfies Record<AreaPoint, string>;
