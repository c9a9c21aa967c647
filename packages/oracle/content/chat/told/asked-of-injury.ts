import type { ToldSituation } from './situation.ts';
import { INJURY } from './words.ts';

const ASKS_TO_TRAIN_ON = new RegExp(
  String.raw`(?=.*\b${INJURY}\b)(?=.*\b(?:run\w*|race|racing|train\w*|marathon|comrades|lift\w*|squat\w*|play\w*|match|game|football|soccer|rugby|basketball|tennis|climb\w*|ski\w*|danc\w*|rid(?:e|ing)|gym|box\w*|swim\w*|hik\w*|jog\w*|compet\w*)\b)(?=.*\b(?:physio|doctor|doc|gp|surgeon|weeks off|months off|weeks out|no running|stress (?:fracture|reaction)|fractur\w+|torn|tore|acl|concussion|in a boot|x ?ray|mri)\b)(?=.*(?:\b(?:anyway|regardless|still (?:do|run|race|play|go)|can i|could i|should i|shall i|do i|may i|is it (?:ok|okay|safe|bad|too)|ok to|safe to|go back|return|too soon|too early|push through|risk it|just (?:run|do|play)|ignore)\b))`,
  'su',
);

/** Whether a sport may go on with an injury: a verdict on a body, which the people treating it give. */
export const ASKED_OF_INJURY: ToldSituation = {
  id: 'train-on',
  whose: 'any',
  is: ASKS_TO_TRAIN_ON,
  family: 'diet-exercise',
  says: `Not on my word: I can't judge an injury, and the person who looked at it has set the pause for a reason. Take your real question back to them, with the date of the race or the game on the table: "What would going on risk, what may I do in the meantime, and what has to be true before I start again?" If you doubt the answer, get a second one from a sports doctor, not from me. And it's a rotten thing to hear in the middle of a plan; be as cross about it as you like.`,
};
