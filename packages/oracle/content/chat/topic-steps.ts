import type { TopicId } from './topics.ts';

/** What a talk can end with: a step of under ten minutes on the very subject, and a question about it. */
export type TopicSteps = {
  readonly acts: readonly string[];
  readonly questions: readonly string[];
};

/** The day, and what was not understood, take their steps from the themes. */
export const TOPIC_STEPS: Readonly<Record<Exclude<TopicId, 'today' | 'open'>, TopicSteps>> = {
  love: {
    acts: [
      'Write down three moments when you felt loved, and look for what they share.',
      'Tell one person, today, what you like about how they are with you.',
      'Finish this line on paper: I feel loved when they…',
      'Let one kind thing reach you today without making a joke of it.',
    ],
    questions: [
      'When did loving somebody last feel easy?',
      'What do you do when you are fond of someone and afraid to show it?',
      'Which kind of affection do you believe at once?',
      'What would you like to be braver about, in love?',
    ],
  },
  soulmate: {
    acts: [
      'List five things you want from a person on a rainy Tuesday.',
      'Say yes to one invitation where you know hardly anybody.',
      'Write down what you would bring to the table, and leave the other chair blank.',
      'Think of one person who is easy to be quiet with, and tell them so.',
    ],
    questions: [
      'What would a soulmate be allowed to get wrong?',
      'With whom are you already more yourself than usual?',
      'What are you waiting to do until somebody comes?',
      'How do you know, in the first hour, that you can stop performing?',
    ],
  },
  relationships: {
    acts: [
      'Ask one of them what would make this week easier, and do the smallest part of it.',
      'In the next disagreement, say their point back before you say yours.',
      'Thank somebody at home for a thing they do every day.',
      "Swap one 'you always' for one 'I would like'.",
    ],
    questions: [
      'Which quarrel keeps coming back in different clothes?',
      'What do they do well that you have stopped noticing?',
      'Who would be surprised to hear what you need?',
      'What would you like them to ask you?',
    ],
  },
  career: {
    acts: [
      'Write down the last three times you forgot to look at the clock at work.',
      'Ask somebody whose job you envy what they do on a dull Monday.',
      'List what you would keep of your present work, then what you would hand back.',
      'Note one thing you did well this month, in words your boss would understand.',
    ],
    questions: [
      'Which part of your work would you do for nothing?',
      'What do people come to your desk for?',
      'What would have to change for you to stay gladly?',
      'Which kind of tired do you come home with?',
    ],
  },
  purpose: {
    acts: [
      'Name three people you were useful to this year, and how.',
      'Tell the story of one good week on half a page, and see what was in it.',
      'Spend ten minutes on the thing you keep saying you would do if you had time.',
      'Ask somebody who knows you what they think you care about most.',
    ],
    questions: [
      'What do you keep coming back to, whether or not it pays?',
      'Whose life is a little lighter because of you?',
      'What would you be sorry to leave undone?',
      'What made you lose track of time at ten years old?',
    ],
  },
  challenges: {
    acts: [
      'Write the trouble down in one line, and underline the part you can touch today.',
      'Ask one person for one exact piece of help.',
      'Split it in two: what is yours to do, and what is only yours to bear.',
      'Do the smallest piece of it now, and badly if need be.',
    ],
    questions: [
      'What would be enough for this week?',
      'Who has got through something like it, and how?',
      'Which part of it is heavier than it needs to be?',
      'What have you already managed that you are not counting?',
    ],
  },
  talents: {
    acts: [
      'Ask two people what they would come to you for, and compare the answers.',
      'Take ten minutes with something you loved at twelve.',
      'Notice today what you explain to others without looking it up.',
      'Make one small thing with your hands before supper, and do not grade it.',
    ],
    questions: [
      'What do you find easy that others find hard?',
      'What were you praised for as a child, and what would you rather have been?',
      'Which of your skills have you never charged for?',
      'What would you try if nobody could see the first ten attempts?',
    ],
  },
  fears: {
    acts: [
      'Write the fear in one sentence, and under it the smallest version you could face.',
      'Tell one kind person the sentence you have never said out loud.',
      'Put both feet on the floor and name five things you can see.',
      'Ask what the fear is guarding, and thank it before you take a step.',
    ],
    questions: [
      'How old is this fear?',
      'What would you do this week if it took the day off?',
      'What does it keep you safe from?',
      'Who makes you braver by standing near?',
    ],
  },
  karma: {
    acts: [
      'Name one habit you inherited, and decide whether to pass it on.',
      'Do one kind thing today that cannot come back to you.',
      'Write down what you would tell the person who started the pattern.',
      'Set right one small thing you left crooked, a debt, a word or a borrowed book.',
    ],
    questions: [
      'What in your life feels older than you are?',
      'What would you like to end with you?',
      'Which good habit came down to you from someone else?',
      'If you owed nothing, what would you do first?',
    ],
  },
  healing: {
    acts: [
      'Write to the one who hurt you, a page for nobody to read, and then put it away.',
      'Tell somebody you trust: I do not need advice, only company.',
      'Do for yourself today the small thing that was missing then.',
      'Lay a hand where it hurts, breathe out slowly, and let that be all.',
    ],
    questions: [
      'What did you need then that nobody brought?',
      'How would you know that it hurts a little less?',
      'Who has earned the whole story?',
      'What would you like to stop explaining?',
    ],
  },
  risk: {
    acts: [
      'Write what you could lose, what it would cost to mend, and who would help.',
      'Find the smallest version of it that you could try by Sunday.',
      'Ask somebody who did it what they wish they had known.',
      'Name the point at which you would stop, and put it on paper.',
    ],
    questions: [
      'What would you risk by staying put?',
      'Which part of it can be undone?',
      'Who else pays if it goes wrong?',
      'What would you need in your pocket to sleep well?',
    ],
  },
  home: {
    acts: [
      'Walk through your rooms and note what you would take first and what you would leave.',
      'Move one lamp, chair or table, and live with it for a day.',
      'Write down the sounds you would like to wake up to.',
      'Describe a good Sunday at home, hour by hour, and see where it takes place.',
    ],
    questions: [
      'Where do your shoulders come down?',
      'What would you miss on the third evening?',
      'Are you moving towards something, or away?',
      'Which corner of your place is already right?',
    ],
  },
  abundance: {
    acts: [
      'Count what came in and what went out this week, and do nothing else with it.',
      'Give away one good thing you no longer use.',
      'Say your price or your wish out loud three times, until it sounds like a fact.',
      'Write down what enough would be, as a number and as a day.',
    ],
    questions: [
      'What are you already rich in?',
      'What would you do on the morning after there was enough?',
      'Where does it leak?',
      'What did money mean in the house you grew up in?',
    ],
  },
  health: {
    acts: [
      'Go to bed twenty minutes earlier tonight, with the phone in another room.',
      'Eat one meal today sitting down and looking at it.',
      'Walk round the block once, at the pace of a person with time.',
      'Write down what you did on the last day you felt rested.',
    ],
    questions: [
      'What has your body been asking for all week?',
      'When in the day are you most yourself?',
      'Which rest actually rests you?',
      'What could be taken off your list for tomorrow?',
    ],
  },
  intuition: {
    acts: [
      'Write down one hunch with today’s date, and look again in a month.',
      'Before your next small choice, guess first and reason afterwards.',
      'Sit for three minutes with the question, and note the first thing that comes.',
      'Recall a time you knew and did not listen: where in the body did you know it?',
    ],
    questions: [
      'How does a true hunch feel, compared with a fear?',
      'When did you last know something before you could say why?',
      'What do you already know about this?',
      'What would you have to hear if it got quiet?',
    ],
  },
  practices: {
    acts: [
      'Light a lamp or a candle at the same hour today and tomorrow, and sit by it.',
      'Choose one daily chore and do it slowly, as if it were the practice.',
      'Write a line each before bed: what came, what went, what stays.',
      'Walk for ten minutes without a destination or a headphone.',
    ],
    questions: [
      'When do you feel quiet without trying?',
      'What did you do as a child that was a kind of prayer?',
      'Which practice would survive your worst week?',
      'Do you come to rest by moving, by singing or by sitting still?',
    ],
  },
  patterns: {
    acts: [
      'Write down the last three times, and what happened in the hour before each.',
      'Choose one step of the dance, and decide what you would do instead.',
      'Tell a friend the pattern in one line, and ask them to say so when they see it.',
      'Put one small obstacle in its way: a delay, a note, a locked drawer.',
    ],
    questions: [
      'What does the pattern give you, just before it costs you?',
      'Where did you first learn it?',
      'What happens in the minute before it starts?',
      'Who would you be without it, on an ordinary Thursday?',
    ],
  },
  numerology: {
    acts: [
      'Add up the digits of your birth date for the fun of it, and then of the neighbour’s cat.',
      'Take one number that follows you about, and write what it was attached to last time.',
      'Count something pleasant today: birds, steps, kind words.',
    ],
    questions: [
      'Which number have you always liked, and who gave it to you?',
      'What would you want a number to tell you?',
      'Which date in the year is really yours?',
    ],
  },
  dreams: {
    acts: [
      'Write the dream in the present tense, in six lines, and underline the oddest word.',
      'Draw the room it happened in, badly.',
      'Keep paper by the bed tonight, and note one word on waking.',
      'Give the dream a title, as if it were a short film.',
    ],
    questions: [
      'What were you feeling in it, just before you woke?',
      'Who in it reminds you of yourself?',
      'Where else in your week have you felt like that?',
      'What would have happened next?',
    ],
  },
  friends: {
    acts: [
      'Write to the friend you thought of first when you read this line.',
      'Suggest a walk, with a day and an hour in the message.',
      'Ask somebody about the thing they told you last time.',
      'Introduce two people who would like each other.',
    ],
    questions: [
      'With whom can you be dull?',
      'Who has been a friend to you in an unspectacular way?',
      'Which friendship is waiting for you to go first?',
      'What kind of friend are you on a bad day?',
    ],
  },
  decision: {
    acts: [
      'Say each answer out loud and notice which one lets your breath go.',
      'Write what you would choose if nobody ever asked you about it.',
      'Give it a date: decide by then, and stop weighing until then.',
      'Tell the whole thing to a friend in three sentences, and listen to yourself.',
    ],
    questions: [
      'Which answer are you hoping to hear?',
      'What would you regret more quietly?',
      'Can it be undone?',
      'What would you choose on a good night’s sleep?',
    ],
  },
  tarot: {
    acts: [
      'Look at the picture for a minute and write down what you saw first.',
      'Tell the card as a story in four lines, with yourself in it.',
      'Draw your own version of the card, stick figures allowed.',
    ],
    questions: [
      'What did you see in the card before you remembered its name?',
      'If the card were advice from a friend, what would it say?',
      'Which card were you hoping for?',
    ],
  },
  moon: {
    acts: [
      'Look up this evening, and note the shape of the light in two words.',
      'Write one line tonight under the date, and do it again tomorrow.',
      'Turn the lamps down early and see what the evening does.',
    ],
    questions: [
      'At which time of the month are you most yourself?',
      'Who taught you to look up?',
      'What would you like to begin, and what to clear away?',
    ],
  },
  sign: {
    acts: [
      'Mark one line in your chart that fits and one that does not, and trust both marks.',
      'Ask somebody who knows you which half of it they would sign.',
      'Catch yourself doing it once today, and smile.',
    ],
    questions: [
      'Where does that fit, and where is it plainly wrong?',
      'Who in your family is more like this than you are?',
      'When is it a strength, and when does it get in the way?',
    ],
  },
  ex: {
    acts: [
      'Write the message you would send, keep it overnight, and read it as a stranger.',
      'List what you miss, and put a tick beside what belonged to the person.',
      'Put one photograph in a drawer, with no ceremony.',
      'Name a date on which you stop waiting, and tell a friend.',
    ],
    questions: [
      'Do you miss the person, or who you were beside them?',
      'What would have to be different?',
      'What did you learn there that you want to keep?',
      'Who has room to move in, once you stop keeping the place?',
    ],
  },
  confidence: {
    acts: [
      'Write down three things you once could not do and now do without thinking.',
      'Say one opinion today without a sorry in front of it.',
      'Stand up straight, put your shoulders down and say your name out loud.',
      'Do the small version of the brave thing, before noon.',
    ],
    questions: [
      'Where are you sure of yourself without noticing?',
      'Whose voice do you hear when you doubt?',
      'What would you do this week if you were already good enough?',
      'When did you last surprise yourself?',
    ],
  },
  focus: {
    acts: [
      'Set a timer for five minutes and do the first ugly piece.',
      'Write the next step so small that it would embarrass you to skip it.',
      'Put the phone in a drawer until one thing is done.',
      'Tell somebody what you are about to do, and write again when it is done.',
    ],
    questions: [
      'What are you avoiding feeling?',
      'What is the very first movement of the hand?',
      'What would done look like, if done were small?',
      'Does it have to be you?',
    ],
  },
  overthinking: {
    acts: [
      'Write the thought down once, put the time beside it, and close the book.',
      'Do something with your hands for ten minutes: peel, fold, sweep.',
      'Ask the thought what it wants: a fact, a decision or a rest.',
      'Say it out loud to a plant, a pet or a friend, and hear how long it is.',
    ],
    questions: [
      'What would you think about if this were settled?',
      'Is there a fact missing, or only an end?',
      'At what hour does it get loud?',
      'What would good enough sound like?',
    ],
  },
  joy: {
    acts: [
      'Tell the person who would be gladdest, and use your voice.',
      'Write down how you got here, in four lines, for a duller day.',
      'Mark it with something small: a walk, a cake, a clean shirt.',
      'Thank one person who had a hand in it.',
    ],
    questions: [
      'Who would you like to tell first?',
      'Which part are you proudest of?',
      'What would you like to remember of today?',
      'How shall it be celebrated?',
    ],
  },
  lonely: {
    acts: [
      'Send one line to somebody: I thought of you, no need to answer.',
      'Go where there are people for ten minutes, a shop or a bench, and say one hello.',
      'Ring the person who talks too much; tonight that is a gift.',
      'Look up one thing near you that meets every week.',
    ],
    questions: [
      'Whose voice would you like to hear?',
      'When is it worst, and what could stand in that hour?',
      'Who might be waiting for you to write?',
      'What company would be enough for one evening?',
    ],
  },
  learning: {
    acts: [
      'Spend ten minutes on the first lesson, free and badly.',
      'Ask one person who can do it how they started.',
      'Put the book or the instrument where you trip over it.',
      'Write down what you would like to be able to do by spring.',
    ],
    questions: [
      'What would you learn if you were allowed to stay bad at it?',
      'Who could you learn it beside?',
      'What did you drop that you still think about?',
      'Which ten minutes of the day could be its own?',
    ],
  },
  boundaries: {
    acts: [
      'Write your no in one sentence, with no reasons in it, and say it to the mirror.',
      "Answer the next request with 'let me come back to you'.",
      'Choose one hour this week that nobody may have.',
      'Name what you can offer before you name what you cannot.',
    ],
    questions: [
      'What are you afraid would happen if you said it?',
      'Where is the line, exactly?',
      'Who has always respected your no?',
      'What does your yes cost you, by evening?',
    ],
  },
  children: {
    acts: [
      'Write a page on what you would want to hand on, children or no children.',
      'Talk for ten minutes with someone who chose differently from you.',
      'Say both answers out loud on a walk, and notice which one you defend.',
    ],
    questions: [
      'What do you picture when you picture it: a day, or an idea?',
      'Whose wish is it, when it is loudest?',
      'What kind of home would you like to be part of?',
    ],
  },
  luck: {
    acts: [
      'Ask one more question than usual today, and see what it brings.',
      'Wear what cheers you, and call that the lucky colour.',
      'Get one thing ready tonight that tomorrow would thank you for.',
    ],
    questions: [
      'When did luck last look like somebody’s kindness?',
      'What would you do on a lucky day that you could do on this one?',
      'What have you prepared for?',
    ],
  },
  animals: {
    acts: [
      'Sit on the floor beside them for five minutes and do nothing clever.',
      'Write down one thing only the two of you understand.',
      'Take the longer way on the next walk, or make the longer game of it.',
    ],
    questions: [
      'What do they know about your day before you say a word?',
      'What would they say you need?',
      'What have you learned from how they rest?',
    ],
  },
  lost: {
    acts: [
      'Write down five things you envy a little, and look for what they share.',
      'Choose a direction for one week only, and see how it walks.',
      'Do one thing today that you did gladly at some time in your life.',
      'Ask a friend: when have you seen me most awake?',
    ],
    questions: [
      'What do you not want, quite certainly?',
      'When did you last feel on your way?',
      'What would you try for a month if it did not count?',
      'Whose map have you been using?',
    ],
  },
  interview: {
    acts: [
      'Say your first sentence out loud until it bores you.',
      'Write three short stories that show what you can do, one line each.',
      'Practise the number or the wish once, and the silence after it twice.',
      'Lay out your clothes and the route tonight.',
    ],
    questions: [
      'What do you want them to remember on the way home?',
      'Which question do you hope they skip, and what is your honest answer?',
      'What would you like to find out about them?',
      'What is the least you would be content with?',
    ],
  },
};
