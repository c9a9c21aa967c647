import type { PalmStatement } from '@palm/palmistry/vocabulary';

/** What was seen, what palmists make of it, and what to ask oneself. */
export type PalmLore = {
  readonly seen: string;
  readonly tradition: string;
  readonly question: string;
};

/** Never health, length of life, children, marriages or dates. */
export const PALM_LORE: Readonly<Record<PalmStatement, PalmLore>> = {
  'heart-line-ends-under-index': {
    seen: 'Your heart line runs on until it ends under the index finger.',
    tradition: 'Palmists link that with high hopes of the people one loves.',
    question: 'What do you hope for from people, and do they know?',
  },
  'heart-line-ends-between-index-and-middle': {
    seen: 'Your heart line comes to rest between the index and the middle finger.',
    tradition: 'Palmists read that as a balance of giving and asking.',
    question: 'Where are your giving and asking out of step?',
  },
  'heart-line-ends-under-middle': {
    seen: 'Your heart line ends under the middle finger.',
    tradition: 'Palmists link that with love shown by deeds more than by words.',
    question: 'Which of your deeds should be read as a love letter?',
  },
  'heart-line-strongly-curved': {
    seen: 'Your heart line rises in a strong curve.',
    tradition: 'In the tradition a curve like that belongs to people who show what they feel.',
    question: 'Who gets to see what you feel?',
  },
  'heart-line-gently-curved': {
    seen: 'Your heart line bends gently.',
    tradition: 'Palmists see warmth with some tact in such a line.',
    question: 'When does your tact hide your warmth?',
  },
  'heart-line-straight': {
    seen: 'Your heart line runs nearly straight.',
    tradition: 'Palmists connect a straight heart line with calm, considered affection.',
    question: 'How do people learn that you care?',
  },
  'head-line-long': {
    seen: 'Your head line runs long across the palm.',
    tradition: 'Palmists link a long head line with thinking things through to the end.',
    question: 'Which thought have you followed far enough?',
  },
  'head-line-of-middle-length': {
    seen: 'Your head line is of middle length.',
    tradition: 'The tradition reads that as thinking that knows when to stop.',
    question: 'When did you last stop thinking at the right moment?',
  },
  'head-line-short': {
    seen: 'Your head line is a short one.',
    tradition: 'Palmists link a short head line with quick decisions and a dislike of fuss.',
    question: 'Which quick decision of yours turned out well?',
  },
  'head-line-steep': {
    seen: 'Your head line falls steeply towards the wrist.',
    tradition: 'Palmists connect a steep line with strong imagination.',
    question: 'What is your imagination busy with?',
  },
  'head-line-sloping': {
    seen: 'Your head line slopes a little downwards.',
    tradition: 'Palmists read the slope as practical sense with room for fancy.',
    question: 'Where could fancy help the practical side?',
  },
  'head-line-level': {
    seen: 'Your head line keeps level across the hand.',
    tradition: 'Palmists link a level line with plain, practical thinking.',
    question: 'Which plain answer have you been avoiding?',
  },
  'head-line-curved': {
    seen: 'Your head line curves along its way.',
    tradition: 'In the tradition a curved head line goes with flexible thinking.',
    question: 'What have you changed your mind about lately?',
  },
  'head-line-straight': {
    seen: 'Your head line keeps straight.',
    tradition: 'Palmists see a liking for order and clear reasons in that.',
    question: 'Which old reason of yours still holds?',
  },
  'life-line-sweeps-wide': {
    seen: 'Your life line sweeps wide around the thumb.',
    tradition: 'Palmists read a wide sweep as a liking for people and open doors.',
    question: 'Who or what would you like more room for?',
  },
  'life-line-curves-evenly': {
    seen: 'Your life line curves evenly around the thumb.',
    tradition: 'Palmists read an even curve as a steady use of strength.',
    question: 'Where does your strength go in an ordinary week?',
  },
  'life-line-keeps-close-to-the-thumb': {
    seen: 'Your life line keeps close to the thumb.',
    tradition: "Palmists read the narrow curve as care with one's strength.",
    question: 'Where are you rationing your strength?',
  },
  'life-line-runs-low': {
    seen: 'Your life line can be followed far down towards the wrist.',
    tradition: 'The tradition sees attachment to home ground in that.',
    question: 'What do you count as home ground?',
  },
  'life-line-ends-halfway': {
    seen: 'Your life line can be followed about halfway down.',
    tradition: 'Palmists read only its curve here, as a matter of temperament.',
    question: 'What kind of day suits your temperament?',
  },
  'life-line-ends-high': {
    seen: 'Your life line can be followed for a short way in this photo.',
    tradition: 'Palmists read how it begins, as the way a person sets out.',
    question: 'How do you like to set out?',
  },
  'fate-line-seen': {
    seen: 'A fate line runs up towards your middle finger.',
    tradition: 'Palmists link a fate line with a sense of task, and many palms have none.',
    question: 'What do you feel is yours to do?',
  },
  'head-and-life-lines-joined': {
    seen: 'Your head and life lines begin together.',
    tradition: 'Palmists link the shared start with caution before the first step.',
    question: 'What helps you take a first step?',
  },
  'head-and-life-lines-apart': {
    seen: 'Your head and life lines begin apart from each other.',
    tradition: 'Palmists see early independence in the gap.',
    question: 'Where do you decide alone, and like it?',
  },
  'heart-and-head-lines-far-apart': {
    seen: 'There is a wide space between your heart and head lines.',
    tradition: 'The tradition calls that space broad-mindedness.',
    question: 'What are you easy-going about?',
  },
  'heart-and-head-lines-at-middle-distance': {
    seen: 'Your heart and head lines keep a middle distance.',
    tradition: 'Palmists read that as feeling and thought on speaking terms.',
    question: 'Which spoke first today, feeling or thought?',
  },
  'heart-and-head-lines-close': {
    seen: 'Your heart and head lines run close together.',
    tradition: 'Palmists see feeling and thought consulting each other often.',
    question: 'When do your feelings and your thoughts agree?',
  },
  'palm-square': {
    seen: 'Your palm is close to square.',
    tradition: 'In the old books a square palm goes with practical sense.',
    question: 'What have your hands made or mended lately?',
  },
  'palm-oblong': {
    seen: 'Your palm is a little longer than it is wide.',
    tradition: 'The tradition sees a balance of the practical and the thoughtful in that shape.',
    question: 'Which has had more of your time, the practical side or the thoughtful one?',
  },
  'palm-long': {
    seen: 'Your palm is long for its width.',
    tradition: 'Palmists connect a long palm with a sensitive, searching temper.',
    question: 'What are you searching for at present?',
  },
  'fingers-long': {
    seen: 'Your fingers are long beside the palm.',
    tradition: 'Palmists link long fingers with patience for details.',
    question: 'Which detail deserves your patience?',
  },
  'fingers-of-middle-length': {
    seen: 'Your fingers are of middle length for your palm.',
    tradition: 'Palmists read that as an eye for both the whole and the part.',
    question: 'Do you need the whole or the part just now?',
  },
  'fingers-short': {
    seen: 'Your fingers are short beside the palm.',
    tradition: 'Palmists link short fingers with seeing the whole at once.',
    question: 'What can you see at a glance that others miss?',
  },
  'hand-of-earth': {
    seen: 'Palm and fingers together make what is called an earth hand.',
    tradition: 'Tradition gives it to practical and dependable people.',
    question: 'Who leans on you, and do they say so?',
  },
  'hand-of-air': {
    seen: 'Palm and fingers together make what is called an air hand.',
    tradition: 'Tradition gives it to talkers, readers and askers.',
    question: 'What would you love to talk about?',
  },
  'hand-of-fire': {
    seen: 'Palm and fingers together make what is called a fire hand.',
    tradition: 'Tradition gives it to people who warm up quickly and act.',
    question: 'What are you keen to begin?',
  },
  'hand-of-water': {
    seen: 'Palm and fingers together make what is called a water hand.',
    tradition: 'Tradition gives it to people who feel their way.',
    question: 'What have you sensed and not yet said?',
  },
  'index-finger-longer-than-ring': {
    seen: 'Your index finger is longer than your ring finger.',
    tradition: 'Palmists link that with a taste for taking charge.',
    question: 'Where would you like to lead?',
  },
  'ring-finger-longer-than-index': {
    seen: 'Your ring finger is longer than your index finger.',
    tradition: 'Palmists link that with a taste for play and risk.',
    question: 'Which small risk would please you?',
  },
  'index-and-ring-fingers-level': {
    seen: 'Your index and ring fingers are about level.',
    tradition: 'The tradition sees fairness in that.',
    question: 'Where would you like things to be fairer?',
  },
  'little-finger-long': {
    seen: 'Your little finger is long.',
    tradition: 'Palmists connect a long little finger with a way with words.',
    question: 'What have you put especially well of late?',
  },
  'little-finger-of-middle-length': {
    seen: 'Your little finger is of middle length.',
    tradition: 'Palmists read that as talk when there is something to say.',
    question: 'What would you like to say today?',
  },
  'little-finger-short': {
    seen: 'Your little finger is short.',
    tradition: 'Palmists connect that with words that come slowly and mean what they say.',
    question: 'Which few words would be enough?',
  },
  'thumb-held-wide': {
    seen: 'Your thumb stands wide of the hand in this photo.',
    tradition: 'Palmists read an open thumb as an open and generous habit.',
    question: 'What do you give away easily?',
  },
  'thumb-held-easily': {
    seen: 'Your thumb is held easily in this photo.',
    tradition: 'Palmists read that as give and take in good order.',
    question: 'With whom is your give and take in good order?',
  },
  'thumb-held-close': {
    seen: 'Your thumb keeps close to the hand in this photo.',
    tradition: 'Palmists read a close thumb as some reserve.',
    question: 'What are you keeping back, and is it safe there?',
  },
  'heart-line-unseen': {
    seen: 'Your heart line could not be traced in this photo.',
    tradition: 'So nothing is said of it here; a photo in softer light may show more.',
    question: 'What would help you feel at ease with people this week?',
  },
  'heart-line-deep': {
    seen: 'Your heart line is deeply drawn.',
    tradition: 'Palmists link a deep heart line with feelings that are slow to change.',
    question: 'Which feeling has stayed with you the longest?',
  },
  'heart-line-clear': {
    seen: 'Your heart line is clearly drawn.',
    tradition: 'Palmists read a clear heart line as plain dealing with people.',
    question: 'With whom do you find it easiest to be plain?',
  },
  'heart-line-faint': {
    seen: 'Your heart line is faintly drawn.',
    tradition: 'Palmists link a faint heart line with feelings kept mostly indoors.',
    question: 'Who knows what you feel without being told?',
  },
  'heart-line-forked': {
    seen: 'Your heart line divides near its end.',
    tradition: 'Palmists read a fork there as a heart that can see two sides.',
    question: 'Whose side do you see, apart from your own?',
  },
  'heart-line-interrupted': {
    seen: 'Your heart line has a gap along its way.',
    tradition: 'A gap is a crease like any other; palmists call it a pause for breath.',
    question: 'Where would a pause do your heart good?',
  },
  'head-line-unseen': {
    seen: 'Your head line could not be traced in this photo.',
    tradition: 'So nothing is said of it here; a photo in softer light may show more.',
    question: 'What would clear your head in ten minutes?',
  },
  'head-line-deep': {
    seen: 'Your head line is deeply drawn.',
    tradition: 'Palmists link a deep head line with a mind that holds on to its subject.',
    question: 'What has your mind been holding on to?',
  },
  'head-line-clear': {
    seen: 'Your head line is clearly drawn.',
    tradition: 'Palmists read a clear head line as a liking for straight answers.',
    question: 'Which question deserves a straight answer from you?',
  },
  'head-line-faint': {
    seen: 'Your head line is faintly drawn.',
    tradition: 'Palmists link a faint head line with thinking that wanders before it settles.',
    question: 'Where has your mind been wandering lately?',
  },
  'head-line-forked': {
    seen: 'Your head line divides near its end.',
    tradition: "Palmists call that the writer's fork, and read it as an eye for two views.",
    question: 'Which two views of one thing do you hold?',
  },
  'head-line-interrupted': {
    seen: 'Your head line has a gap along its way.',
    tradition: 'A gap is a crease like any other; palmists call it a change of subject.',
    question: 'Which subject are you ready to change?',
  },
  'life-line-unseen': {
    seen: 'Your life line could not be traced in this photo.',
    tradition: 'So nothing is said of it here; a photo in softer light may show more.',
    question: 'Where does your strength go on an ordinary day?',
  },
  'life-line-deep': {
    seen: 'Your life line is deeply drawn.',
    tradition: 'Palmists link a deep life line with a hearty way of going about things.',
    question: 'What do you go about with a will?',
  },
  'life-line-clear': {
    seen: 'Your life line is clearly drawn.',
    tradition: 'Palmists read a clear life line as an even keel in daily matters.',
    question: 'What keeps you on an even keel?',
  },
  'life-line-faint': {
    seen: 'Your life line is faintly drawn.',
    tradition: 'Palmists link a faint life line with a light and careful step.',
    question: 'Where do you tread lightly, and why?',
  },
  'life-line-forked': {
    seen: 'Your life line divides near its end.',
    tradition: 'Palmists read the fork as roots in one place and a wish for another.',
    question: 'Which two places have a claim on you?',
  },
  'life-line-interrupted': {
    seen: 'Your life line has a gap along its way.',
    tradition: 'A gap is a crease like any other; palmists call it a change of pace.',
    question: 'Which change of pace would suit you?',
  },
  'fate-line-unseen': {
    seen: 'No fate line could be traced, and many palms have none.',
    tradition: 'Palmists make nothing of its absence.',
    question: 'What would you like this month to be for?',
  },
  'fate-line-deep': {
    seen: 'Your fate line is deeply drawn.',
    tradition: 'Palmists link a deep fate line with a task that is taken seriously.',
    question: 'Which task do you take seriously without being asked?',
  },
  'fate-line-clear': {
    seen: 'Your fate line is clearly drawn.',
    tradition: 'Palmists read a clear fate line as knowing what one is about.',
    question: 'What do you know you are here to do this month?',
  },
  'fate-line-faint': {
    seen: 'Your fate line is faintly drawn.',
    tradition: 'Palmists link a faint fate line with work that is chosen freely.',
    question: 'What work would you choose if you could choose again?',
  },
  'fate-line-forked': {
    seen: 'Your fate line divides near its end.',
    tradition: 'Palmists read the fork as two callings, and the use of both.',
    question: 'Which second calling do you keep for the evenings?',
  },
  'fate-line-interrupted': {
    seen: 'Your fate line has a gap along its way.',
    tradition: 'A gap is a crease like any other; palmists call it a change of course.',
    question: 'Which change of course turned out well for you?',
  },
};
