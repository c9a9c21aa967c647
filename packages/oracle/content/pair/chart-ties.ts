import type { Tone } from '../../src/writer/themes.ts';

/* Two birth charts: what a contact between them is said to do. The sentence before has named it. */

export const CROSS_LINES: Readonly<Record<Tone, readonly string[]>> = {
  easy: [
    'Your {of} is {aspect} their {to}.',
    'Between the two charts your {of} is {aspect} their {to}.',
    'One easy thread runs from you to them: your {of} is {aspect} their {to}.',
    'Lay one chart over the other, and your {of} is {aspect} their {to}.',
    'The friendliest line is this one: your {of} is {aspect} their {to}.',
    'What comes easily is told by your {of}, {aspect} their {to}.',
    'Your charts agree where your {of} is {aspect} their {to}.',
    'Good news first: your {of} is {aspect} their {to}.',
    'Your {of}, {aspect} their {to}, is the soft spot of the tie.',
    'Their {to} has your {of} {aspect} it, which helps.',
  ],
  tense: [
    'The line that takes work is your {of}, {aspect} their {to}.',
    'Your {of} is also {aspect} their {to}, and that asks for effort.',
    'On the harder side, your {of} is {aspect} their {to}.',
    'There is friction too, since your {of} is {aspect} their {to}.',
    'Elsewhere your {of} is {aspect} their {to}, which needs some care.',
    'What needs patience is your {of}, {aspect} their {to}.',
    'Their {to} has your {of} {aspect} it, and that takes tact.',
    'Your charts rub where your {of} is {aspect} their {to}.',
    'Less simple is your {of}, {aspect} their {to}.',
    'Some days may turn on your {of}, {aspect} their {to}.',
  ],
};

export const TIE_KINDS = ['heart', 'talk', 'drive', 'hope', 'form', 'depth'] as const;
export type TieKind = (typeof TIE_KINDS)[number];

export const TIE_LINES: Readonly<Record<TieKind, Readonly<Record<Tone, readonly string[]>>>> = {
  heart: {
    easy: [
      'Affection tends to find its way between you without a map.',
      'Comfort may come easily here, often in the plainest form.',
      'Tenderness is understood on both sides, even when it is clumsy.',
      'You may soothe each other simply by being in the room.',
      'Old readers saw fondness in this, the kind that grows by use.',
    ],
    tense: [
      'What comforts one may crowd the other, so it is worth asking each time.',
      'Feelings can be hurt here by accident, and mended by a plain word.',
      'You may show care in two different languages.',
      'One may need closeness at the hour when the other needs air.',
      'Tenderness takes some practice between you, and it repays it.',
    ],
  },
  talk: {
    easy: [
      'Talk is likely to be a pleasure, and the silences too.',
      'You may think well together, and finish a puzzle in half the time.',
      'Questions land softly here, and answers tend to be honest.',
      'A shared joke can carry the two of you a long way.',
      'It is easy to say what is on your mind, and to be heard.',
    ],
    tense: [
      'Words can cross on the way, so a second asking is time well spent.',
      'One may want to talk it through while the other is still thinking.',
      'A remark can sound sharper here than it was meant.',
      'You may argue about the facts when the matter is a feeling.',
      'Listening to the end is the work, and it is most of the work.',
    ],
  },
  drive: {
    easy: [
      'You may get things done side by side, and enjoy the doing.',
      'Each can lend the other nerve on a flat day.',
      'There is a healthy spark here, good for plans and for play.',
      'You are likely to respect each other’s way of going after things.',
      'A common task can bring out the best on both sides.',
    ],
    tense: [
      'Both wills are strong at this point, and a queue may form.',
      'You may find yourselves in a contest that nobody announced.',
      'Impatience can spark here, so leave a little room between words.',
      'Pride is easily touched on either side, and easily mended with praise.',
      'The heat is real; it helps to give it a common task.',
    ],
  },
  hope: {
    easy: [
      'You may bring out each other’s generous side.',
      'Faith in each other comes easily here, and so does laughter.',
      'Plans tend to grow larger and better when you make them together.',
      'Each may feel a bit luckier in the other’s company.',
      'There is goodwill to draw on, even after a poor week.',
    ],
    tense: [
      'Promises can outgrow the calendar, so keep them small and dated.',
      'You may hope for different things and call them by one name.',
      'One may want more where the other is content, and both are right.',
      'Enthusiasm can run over the quieter person here.',
      'It takes some care not to expect the whole world of each other.',
    ],
  },
  form: {
    easy: [
      'There is staying power in this, the sort that is built on kept times.',
      'You may rely on each other in dull and practical ways, which are the best ones.',
      'Patience comes more easily here than in most ties.',
      'A promise made between you has good foundations.',
      'You can be serious together and rest in it.',
    ],
    tense: [
      'One may feel judged where the other only meant to help.',
      'Duty can take up more room here than delight, so plan some delight.',
      'Old caution may slow things down, and slow can still be sure.',
      'It helps to say what is a rule and what is only a habit.',
      'Praise is needed at this point more than advice.',
    ],
  },
  depth: {
    easy: [
      'You may each grow in directions you had not planned.',
      'There is a pull here that makes ordinary talk go deeper.',
      'Something in the one wakes up something in the other.',
      'Change may come more gently in this company.',
      'Imagination is shared here, and so is a little mystery.',
    ],
    tense: [
      'Feelings can run stronger here than either of you expects.',
      'It takes care to let the other person be a mystery.',
      'One may want certainty where the other needs room.',
      'Control is a tender subject, so keep the choices plain and shared.',
      'What unsettles you in the other may be your own unfinished business.',
    ],
  },
};
