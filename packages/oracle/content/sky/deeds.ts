import type { PlanetId } from '@palm/astrology/vocabulary';
import type { Tone } from '../../src/writer/themes.ts';

/** What a planet does when it is only the second voice: it fits after "Mars, square to your natal Sun, …". */
export const DEEDS: Readonly<Record<PlanetId, Readonly<Record<Tone, readonly string[]>>>> = {
  sun: {
    easy: [
      'makes it easier to be seen as you are',
      'puts you in a good light without your doing much',
      'lends you the sort of confidence that does not raise its voice',
      'can win you a warm word from somebody in charge',
      'shows you plainly which part matters',
      'makes it easier to be thanked',
    ],
    tense: [
      'can make a plain remark feel like a verdict',
      'may tempt you to be right when you could be finished',
      'asks your pride to wait its turn',
      'may leave you wanting thanks that nobody thought of',
      'can put you on show when you would rather not be',
      'may make a good listener of you only with some effort',
    ],
  },
  moon: {
    easy: [
      'softens the edges for a while',
      'lets you guess what people need',
      'makes small comforts count double',
      'brings a kind mood in by the back door',
      'makes the familiar feel like company',
    ],
    tense: [
      'can turn a mood on the way from one room to the next',
      'may leave your skin a little thin',
      'can make an old hurt answer for a new one',
      'may have you homesick for no good reason',
      'asks for supper before any decisions',
    ],
  },
  mercury: {
    easy: [
      'puts the right word on your tongue',
      'makes short work of a misunderstanding',
      'can bring the message you had stopped waiting for',
      'helps you to explain it in one line',
      'makes a good question easy to ask',
      'keeps your head clear on the way there',
    ],
    tense: [
      'can send one message in two meanings',
      'may keep the mind talking after lights out',
      'makes it wise to read the thing twice',
      'can bring more opinions than anybody needs',
      'may have you changing your mind in doorways',
      'can make a clever answer too easy',
    ],
  },
  venus: {
    easy: [
      'makes people glad to meet you halfway',
      'takes the sharpness out of a hard talk',
      'slips something sweet into the day',
      'makes it easy to ask nicely and be heard',
      'finds you a warmer welcome than you expected',
      'reminds you what you like',
    ],
    tense: [
      'can have you saying yes to be nice',
      'may tempt you with the comfortable half of the job',
      "can make somebody else's plate look fuller",
      'may put a price on something you wanted for its own sake',
      'makes peace and pleasing easy to confuse',
      'can make it hard to disappoint anyone',
    ],
  },
  mars: {
    easy: [
      'gets you out of the chair',
      'lends you a second wind when the first is spent',
      'makes a straight question easier to ask',
      'gives you nerve for exactly one bold thing',
      'helps you to begin before you doubt',
      'puts some spring into the dull part',
    ],
    tense: [
      "can shorten a temper, yours or somebody's",
      'may have you answering before the question is over',
      'makes slow people seem slower than they are',
      'can turn a small wait into a large one',
      'may have your elbows out before you notice',
      'can make any delay feel personal',
    ],
  },
  jupiter: {
    easy: [
      'gives you a little more room than you asked for',
      'makes it easier to say yes and mean it',
      'can send somebody useful from further off than you looked',
      'puts a joke within reach when one is needed',
      'lets you see the thing from a kinder height',
      'makes people generous, you among them',
    ],
    tense: [
      'can make every plan one size too large',
      'may have you promising on behalf of next week',
      'finds it hard to stop at enough',
      'can make hope a little careless with the figures',
      'may fill the diary before you have looked',
      'can turn a favour into a project',
    ],
  },
  saturn: {
    easy: [
      'keeps your hand steady',
      'puts solid floor under whatever you do slowly',
      'makes a promise easy to keep',
      'lends you the patience that a good finish takes',
      'finds you somebody older who knows how',
      'makes regular hours feel like a kindness',
    ],
    tense: [
      'can slow an answer you were counting on',
      'may have an inner voice marking your work in red',
      'can add one more duty to a full tray',
      'asks you to do it properly or not yet',
      'may make an easy thing feel earned the hard way',
      'can turn a yes into a not yet',
    ],
  },
  uranus: {
    easy: [
      'lets some air in',
      'can change the plan for the better',
      'finds the odd way round that nobody tried',
      'makes it easy to drop a rule that was only a habit',
      'brings the useful kind of surprise',
      'makes an old problem look suddenly funny',
    ],
    tense: [
      'can change the plan just when you had learned it',
      'may have you longing to do anything but this',
      'makes it hard to sit through the usual',
      'can trip the timetable',
      'may make you contrary for the exercise',
      'can leave the nerves a little bright',
    ],
  },
  neptune: {
    easy: [
      'lets you guess what was not said',
      'makes it easier to forgive than to explain',
      'can send a good idea by way of a daydream',
      'takes the hard lines off things',
      'sends a little music through the dull part',
      'makes you gentle with what is unfinished',
    ],
    tense: [
      'can make a wish look like a fact',
      'may leave a little fog where the plan was',
      'makes it worth writing down what was agreed',
      "can let somebody else's sadness in without knocking",
      'may have you elsewhere in the middle of a sentence',
      'can blur where you stop and others begin',
    ],
  },
  pluto: {
    easy: [
      'helps you to get to the bottom of it',
      'gives you more staying power than shows',
      'lets you say a hard thing quietly',
      'makes it easier to be done with something for good',
      'shows you what is really going on under the talk',
      'lends weight to whatever you mean',
    ],
    tense: [
      'can make it hard to leave a thing alone',
      'may bring up what you thought was settled',
      'tightens the grip just where it should loosen',
      'can make you want the key and the last word',
      'may remember a slight that the rest of you forgot',
      'can turn a small matter into a matter of principle',
    ],
  },
};
