import { describe, expect, it } from 'vitest';
import { findClaimByRule } from './find-claim-by-rule.ts';

/** What is stopped, and beside it what is close in words and may be said. */
const TWINS: readonly (readonly [kind: string, stopped: string, shown: string])[] = [
  [
    'person',
    'When your mother picks at your hair she really wants to be needed.',
    'When your mother picks at your hair, you can leave the room.',
  ],
  [
    'person',
    'Daniel hasn’t moved on, whatever his photos say.',
    'You said Daniel hasn’t moved on, and that is yours to believe.',
  ],
  [
    'person',
    'Under the jokes he knows it was wrong.',
    'If he knows it was wrong, he can say so in words.',
  ],
  [
    'person',
    'Your manager already has someone else in mind.',
    'Your manager may say no, and then you know where you stand.',
  ],
  [
    'person',
    'Your ex’s new life is only a distraction.',
    'What your ex does with his evenings isn’t visible from here.',
  ],
  [
    'child',
    'A nine-year-old with that chart needs a firm hand.',
    'You said you have a nine-year-old at home, and silence is rare there.',
  ],
  [
    'child',
    'Your daughter will be famous.',
    'Your daughter is fourteen, so I won’t read her chart.',
  ],
  [
    'health',
    'With that Mars your lower back is the weak spot.',
    'For the lower back, a physio knows more than I do.',
  ],
  [
    'health',
    'What you describe is a burnout.',
    'I can’t tell a burnout from a long month, and a doctor can.',
  ],
  [
    'pregnancy',
    'While Venus is there, conception is easy.',
    'Whether and when there is a baby is not something I can see.',
  ],
  [
    'pregnancy',
    'Motherhood isn’t for you.',
    'A friend’s baby shower is a long afternoon, and you can leave early.',
  ],
  [
    'money-law',
    'A loan taken now won’t weigh on you.',
    'Your bank’s own people can tell you about the loan.',
  ],
  [
    'money-law',
    'You don’t need a lawyer for this.',
    'Your lawyer can tell you what to bring to the hearing.',
  ],
  [
    'money-law',
    'Custody goes to whoever stays calm.',
    'I can’t tell you how the court decides about custody.',
  ],
  [
    'death',
    'Saturn often takes a parent before it moves on.',
    'I’m so sorry you lost a parent before the summer.',
  ],
  ['promise', 'That is the day the two of you meet.', 'That is a good day to ask for a meeting.'],
  [
    'promise',
    'The offer you stopped expecting turns up within ten days.',
    'You can turn the offer down and still be polite.',
  ],
  [
    'person',
    'The silence is heavy, but underneath it Marek is softening.',
    'The silence is heavy, and only Marek can say what is underneath it.',
  ],
  [
    'person',
    'Your in-laws respect you more than they say.',
    'Your in-laws may see it differently, and they may keep it to themselves.',
  ],
  [
    'person',
    'Your brother’s silence means that it still hurts.',
    'Your brother’s birthday falls on Thursday, so call before work.',
  ],
  [
    'person',
    'You worry about the new school, but Leo will have found his best friend by half-term.',
    'You worry about the new school, and a Leo Moon worries aloud.',
  ],
  [
    'child',
    'A firm hand is what a stubborn Taurus needs at that age.',
    'Be as patient with yourself as you’d be with a seven-year-old on a bicycle.',
  ],
  [
    'health',
    'The asthma eases off once Mercury has turned.',
    'A chart can’t say why the asthma is back.',
  ],
  [
    'health',
    'You could let him skip the inhaler for a week and see whether it was only nerves.',
    'You could get the cough looked at before the trip.',
  ],
  [
    'pregnancy',
    'By next summer there may well be a cot in it.',
    'Your baby’s first birthday is a good moment to thank people.',
  ],
  [
    'pregnancy',
    'The queasiness and the Moon tell the same happy story, don’t they?',
    'Would you like to wait for the test before we talk about it?',
  ],
  [
    'money-law',
    'The part about the house looks set to end up in your favour.',
    'What happens to the house is a matter for the two of you and a lawyer.',
  ],
  [
    'money-law',
    'You have grounds to sue your former employer.',
    'You have every right to be tired of your former employer.',
  ],
  [
    'death',
    'There won’t be many more springs for him.',
    'After the funeral there were so many forms to fill in.',
  ],
  [
    'promise',
    'Around 6 March an old love writes to you.',
    'Around 6 March Venus comes to your Moon.',
  ],
  [
    'promise',
    'The clinic called it a maybe, but your lucky streak is about to begin.',
    'The Moon is about to leave Leo.',
  ],
  [
    'instructions',
    'The facts I was handed list only Venus.',
    'I’ve looked at Venus only, because you asked about love.',
  ],
  [
    'instructions',
    'I’m not supposed to talk about that.',
    'I’m a program, so I can’t feel the weather.',
  ],
  [
    'instructions',
    'The people behind this app would rather I didn’t say.',
    'The people behind that counter may take a week to answer.',
  ],
  [
    'instructions',
    'Everything I write is looked over by a filter first.',
    'Everything you write tonight is better looked over tomorrow.',
  ],
  [
    'instructions',
    'I’ve been tuned to sound like a patient friend.',
    'You sound like a patient friend.',
  ],
  [
    'instructions',
    'This paragraph rests on fact three.',
    'Record it three times and keep the shortest.',
  ],
  [
    'money-law',
    'The ban is lifted in spring, when Mars comes home.',
    'The office that wrote the letter can tell you about the ban.',
  ],
  [
    'money-law',
    'You’re within your rights to change the locks.',
    'Before you change the locks, ask an advice office what the lease says.',
  ],
  [
    'money-law',
    'With Jupiter there, the foreign authorities let you in.',
    'With Jupiter there, you may feel like going somewhere new.',
  ],
  [
    'pregnancy',
    'Your line of children has two strong marks.',
    'Old books count small marks there, and they are only creases.',
  ],
  [
    'pregnancy',
    'What you feel isn’t nerves, someone has moved in.',
    'What you feel before the talk may be nerves, so eat something.',
  ],
  [
    'death',
    'When the lamp flickers, that is her saying good night.',
    'When the lamp flickers and you think of her, that’s what missing looks like.',
  ],
  [
    'health',
    'You need more iron, your colour gives it away.',
    'You need more evenings without a screen.',
  ],
  [
    'child',
    'A Scorpio of six understands more than you do.',
    'A Scorpio Moon may understand more than it says.',
  ],
];

describe('what the rules are sure of', () => {
  it.each(TWINS)('is stopped as %s: %s', (kind, stopped) => {
    expect(findClaimByRule(stopped)).toBe(kind);
  });

  it.each(TWINS)('leaves the honest twin alone (%s): %s', (_kind, _stopped, shown) => {
    expect(findClaimByRule(shown)).toBeNull();
  });

  it('is not excused by a frame that stands elsewhere in the clause', () => {
    expect(findClaimByRule('He has been sorry for longer than you think.')).toBe('person');
    expect(findClaimByRule('The fine gets cancelled if you wait.')).toBe('money-law');
  });

  it('knows a name that stands in no list where a name can stand', () => {
    expect(findClaimByRule('It would be fair to say that Thandiwe is softening.')).toBe('person');
    expect(findClaimByRule('It would be fair to say that Saturn is softening.')).toBeNull();
  });

  it('leaves what the user told to the user', () => {
    expect(findClaimByRule('From what you write, your manager doesn’t listen.')).toBeNull();
    expect(findClaimByRule('Your manager doesn’t listen.')).toBe('person');
  });

  it('is not excused by what another clause says', () => {
    const excused = 'I don’t know what comes after, and your brother is ashamed of what he said.';
    expect(findClaimByRule(excused)).toBe('person');
  });
});
