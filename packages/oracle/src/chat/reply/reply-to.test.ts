import { describe, expect, it } from 'vitest';
import { JORDAN, MAYA } from '../../../test/slot-context.ts';
import { converse, HE, pieceOf, talkFor, type Turn } from '../../../test/talk.ts';
import { NEW_STATE } from '../state.ts';
import { replyTo } from './reply-to.ts';

const thursday = { words: 'Thursday', iso: '2026-11-19', isBirth: false };
const texts = async (person: Parameters<typeof converse>[0], turns: readonly Turn[]) =>
  (await converse(person, turns)).map(({ text }) => text);

describe('an answer', () => {
  it('is the passage with the most conditions that hold, and never the same twice', async () => {
    const asks: Turn = ['why is he quiet?', { family: 'quiet', entities: { who: HE } }];
    const [first, second, third, fourth] = await texts(MAYA, [
      ['he is quiet', { family: 'quiet', entities: { who: HE } }],
      asks,
      asks,
      asks,
    ]);
    expect(first).toBe('Ugh. Did your last message ask him something?');
    expect(second).toBe('Write to him once. He has a phone too.');
    expect(third).toBe('Put the phone in a drawer until Saturday.');
    expect(fourth).toBe('Ask him once.');
  });

  it('says how it was read when that is only likely, with the other reading as a choice', async () => {
    const [reply] = await converse(MAYA, [
      ['what about mine', { family: 'numbers', zone: 'likely', choices: ['quiet'] }],
    ]);
    expect(reply?.text).toMatch(
      /^Your life path is 1\..*I took this to be about your birth numbers\./su,
    );
    expect(reply?.choices).toEqual([{ id: 'family:quiet', label: 'no answer from someone' }]);
  });

  it('does not say how it was read where the message names the subject', async () => {
    const [reply] = await converse(MAYA, [
      ['my life path', { family: 'numbers', zone: 'likely', choices: ['quiet'] }],
    ]);
    expect(reply?.text).not.toMatch(/I took this to be/u);
  });

  it('has the soft line of a heavy message at its end', async () => {
    const [reply] = await converse(MAYA, [['my dad died', { family: 'grief' }]], {
      softLine: 'You can call a friend.',
    });
    expect(reply?.parts.at(-1)?.text).toBe('You can call a friend.');
  });

  it('tells a fact about the sky once in a conversation', async () => {
    const [, second] = await texts(MAYA, [
      ['he is quiet', { family: 'quiet', entities: { who: HE } }],
      ['i asked him at the station', { entities: { who: HE } }],
    ]);
    expect(second).toContain('Venus, the planet astrologers read for love');
  });
});

describe('not understood', () => {
  it('quotes the user and offers two or three labels and a way out', async () => {
    const [reply] = await converse(MAYA, [
      ['should i ask laura', { family: null, form: 'yes-no', choices: ['quiet', 'should-quit'] }],
    ]);
    expect(reply?.text).toBe(
      'I\'m not sure I\'m reading this right: "should i ask laura" Is it one of these?',
    );
    expect(reply?.choices.map(({ label }) => label)).toEqual([
      'no answer from someone',
      'leaving a job',
      'something else',
    ]);
    expect(reply?.facts).toEqual([]);
  });

  it('hears what is told before it sorts it', async () => {
    const [told, funny, alone] = await Promise.all(
      [
        ['moved again. i will not learn their names this time', ['quiet']],
        ['the goose won again lol', ['quiet']],
        ['the neighbor painted his fence my favorite green', []],
      ].map(async ([message, choices]) => {
        const [reply] = await converse(MAYA, [
          [String(message), { family: null, choices: choices as string[] }],
        ]);
        return reply?.text;
      }),
    );
    expect(told).toBe(
      '"i will not learn their names this time" I heard that, and I\'d rather ask than talk past it. Do you want to tell me more, or is it one of these?',
    );
    expect(funny).toContain('That made me smile');
    expect(alone).toContain('Tell me what goes with it, or pick what would help.');
  });

  it('offers ways of helping instead of a guess that is far from the words', async () => {
    const far: Turn = [
      'did the goose win again',
      { family: 'quiet', zone: 'unsure', form: 'yes-no', choices: ['quiet'], near: {} },
    ];
    const [reply] = await converse(MAYA, [far]);
    expect(reply?.text).toContain('"did the goose win again" Tell me a bit more');
    expect(reply?.choices.map(({ label }) => label)).toEqual(['just listen', 'something else']);
    const heard = await replyTo(
      { message: 'just listen', choice: 'help:listen' },
      talkFor(MAYA, new Map()),
      reply?.state ?? NEW_STATE,
    );
    expect(heard.parts.map(({ text }) => text).join(' ')).toMatch(/^I'm listening/u);
  });

  it('does not quote an insult, and says what it can do when it happens again and again', async () => {
    const turn: Turn = ['you stupid bitch', { family: null, choices: ['quiet'] }];
    const [first, second, third] = await texts(MAYA, [turn, turn, turn]);
    expect(first).toBe("I'm not sure I'm reading this right. Is it one of these?");
    expect(second).toContain("I don't have a good answer to that");
    expect(third).toContain("That one's outside what I know.");
  });

  it('answers a tapped choice at once, from what was asked', async () => {
    const [asked] = await converse(MAYA, [
      ['3 days nothing', { family: null, choices: ['quiet'], entities: { span: 'three days' } }],
    ]);
    const talk = talkFor(MAYA, new Map());
    const reply = await replyTo(
      { message: 'no answer from someone', choice: 'family:quiet' },
      talk,
      asked?.state ?? NEW_STATE,
    );
    expect(reply.family).toBe('quiet');
    expect(reply.state.piece?.text).toBe('3 days nothing');
  });
});

describe('a statement after an answer', () => {
  const quiet: Turn = ['why is he quiet?', { family: 'quiet', entities: { who: HE } }];

  it('goes on with the subject where its own is not sure', async () => {
    const replies = await converse(MAYA, [
      quiet,
      ['its been like this for weeks', { family: 'should-quit', zone: 'likely' }],
      ['and i have had enough', { zone: 'unsure', choices: ['numbers'] }],
    ]);
    expect(replies.map(({ family }) => family)).toEqual(['quiet', 'quiet', 'quiet']);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(3);
  });

  it('is understood together with what was told before', async () => {
    const told = pieceOf('my dad is quiet. he died', { family: 'grief' });
    const talk = talkFor(
      MAYA,
      new Map([
        ['he died', [pieceOf('he died', { zone: 'unsure' })]],
        ['why is he quiet?. he died', [told]],
      ]),
    );
    const [first] = await converse(MAYA, [quiet]);
    const reply = await replyTo({ message: 'he died' }, talk, first?.state ?? NEW_STATE);
    expect(reply.family).toBe('grief');
  });

  it('is met with a question where nothing is left to say', async () => {
    const more: Turn = ['and so on', { zone: 'unsure' }];
    const replies = await converse(MAYA, [quiet, more, more, more, more, more]);
    expect(replies.at(-1)?.text).toMatch(/\?$/u);
  });

  it('is no part of the story where it may be a look-up or a complaint', async () => {
    const replies = await converse(MAYA, [
      quiet,
      ['my number', { family: 'numbers', zone: 'likely' }],
    ]);
    expect(replies.at(-1)?.family).toBe('numbers');
  });

  it('is answered as what it is where its own is sure', async () => {
    const replies = await converse(MAYA, [quiet, ['my dad died', { family: 'grief' }]]);
    expect(replies.at(-1)?.family).toBe('grief');
  });
});

describe('follow-ups', () => {
  const quiet: Turn = ['why is he quiet?', { family: 'quiet', entities: { who: HE } }];

  it.each<[string, Turn, string]>([
    [
      'what do you mean',
      ['huh', { followUp: { kind: 'meaning' } }],
      "You can't know why he is quiet.",
    ],
    ['why', ['why', { followUp: { kind: 'why' } }], 'Because one short, friendly line'],
    ['more', ['more', { followUp: { kind: 'more' } }], 'Put the phone in a drawer until Saturday.'],
    ['shorter', ['tldr', { followUp: { kind: 'shorter' } }], 'Ask him once.'],
    [
      'and her?',
      ['and her?', { followUp: { kind: 'person', who: { ...HE, words: 'her', they: 'she' } } }],
      'Ask her once.',
    ],
    [
      'which day',
      ['which day', { followUp: { kind: 'which-day' }, form: 'which-day' }],
      'If you want to do it:',
    ],
  ])('%s', async (_, turn, said) => {
    const [, reply] = await texts(MAYA, [quiet, turn]);
    expect(reply).toContain(said);
  });

  it('speak of the answer that was given for a day', async () => {
    const [, reply] = await texts(MAYA, [
      ['is thursday good?', { family: 'quiet', entities: { date: thursday }, form: 'yes-no' }],
      ['what do you mean', { followUp: { kind: 'meaning' } }],
    ]);
    expect(reply).toBe('The sky has no opinion about Thursday.');
  });

  it('tell the receipts in words when asked why', async () => {
    const [, reply] = await texts(JORDAN, [
      ['my number?', { family: 'numbers' }],
      ['why', { followUp: { kind: 'why' } }],
    ]);
    expect(reply).toContain('Birth date January 22, 1998; month, day and year added.');
  });

  it('say of a look-up that it is neither good nor bad', async () => {
    const [, reply] = await texts(JORDAN, [
      ['my number?', { family: 'numbers' }],
      ['is that bad', { followUp: { kind: 'good-or-bad' } }],
    ]);
    expect(reply).toMatch(/^Neither\./u);
  });

  it('turn the same answer to another part of life', async () => {
    const [, reply] = await texts(JORDAN, [
      ['my number?', { family: 'numbers' }],
      ['and for work?', { followUp: { kind: 'theme', theme: 'work' } }],
    ]);
    expect(reply).toBe('For work, a 5 is said to want variety.');
  });

  it('lead from the open question by words, yes and no', async () => {
    const told: Turn = [
      'he is quiet',
      { family: 'quiet', entities: { who: HE, span: 'three days' } },
    ];
    const said = async (turn: Turn) => (await texts(MAYA, [told, turn]))[1];
    expect(await said(['i asked him out', { entities: {} }])).toMatch(
      /^Then he owes you an answer, and three days is rude\./u,
    );
    expect(await said(['yes', { followUp: { kind: 'yes' } }])).toBe('Then he owes you one.');
    expect(await said(['no', { followUp: { kind: 'no' } }])).toMatch(/^Put the phone in a drawer/u);
    expect(await said(['what is my number?', { family: 'numbers' }])).toMatch(/^Your life path/u);
  });

  it('take a correction as the question with its new subject', async () => {
    const meant = pieceOf('my number', { family: 'numbers' });
    const talk = talkFor(
      MAYA,
      new Map([
        [
          'no i meant my number',
          [pieceOf('no', { followUp: { kind: 'correction', meant: 'my number' } })],
        ],
        ['my number', [meant]],
      ]),
    );
    const [first] = await converse(MAYA, [quiet]);
    const reply = await replyTo(
      { message: 'no i meant my number' },
      talk,
      first?.state ?? NEW_STATE,
    );
    expect(reply.parts.map(({ text }) => text).slice(0, 2)).toEqual([
      'Got it.',
      'Your life path is 1.',
    ]);
  });

  it('offer the runners-up when the user only says no, not that', async () => {
    const [, reply] = await converse(MAYA, [
      ['my number?', { family: 'numbers', choices: ['quiet', 'should-quit'] }],
      ['not that', { followUp: { kind: 'correction', meant: '' } }],
    ]);
    expect(reply?.choices.map(({ label }) => label)).toEqual([
      'no answer from someone',
      'leaving a job',
      'something else',
    ]);
  });

  it('answer a complaint with the last question, shortly and without planets', async () => {
    const [, reply] = await texts(MAYA, [quiet, ['this is random', { family: 'complaint' }]]);
    expect(reply).toBe('Fair. You asked "why is he quiet?" Without planets: Ask him once.');
  });
});

describe('a question on the same subject', () => {
  it('that no passage is left for is not answered by listening', async () => {
    const said = await texts(MAYA, [
      ['my dad died', { family: 'grief' }],
      ['and more?', { family: 'grief', zone: 'likely' }],
      ['and then?', { family: 'grief', zone: 'likely' }],
      ['where though?', { family: null, choices: ['grief', 'quiet'], form: 'what' }],
    ]);
    expect(said.at(-1)).toMatch(/^I'm not sure I'm reading this right/u);
  });
});

describe('several questions', () => {
  it('are answered under their own words, in the order asked, the rest as choices', async () => {
    const pieces = [
      pieceOf('my dad died', { family: 'grief', entities: { died: 'your dad' } }),
      pieceOf('whats my number?', { family: 'numbers' }),
      pieceOf('he is quiet', { family: 'quiet', entities: { who: HE } }),
      pieceOf('pull a card', { family: 'card' }),
      pieceOf('should i quit?', { family: 'should-quit' }),
    ];
    const talk = talkFor(MAYA, new Map([['all', pieces]]));
    const reply = await replyTo({ message: 'all' }, talk, NEW_STATE);
    const text = reply.parts.map((part) => part.text).join(' ');
    expect(text).toMatch(
      /^Five things there, so one at a time\. Losing a parent: I'm so sorry about your dad\. "Whats my number": 1\. .*"Pull a card": /u,
    );
    expect(reply.choices).toHaveLength(1);
    const rest = await replyTo(
      { message: reply.choices[0]?.label ?? '', choice: reply.choices[0]?.id },
      talk,
      reply.state,
    );
    expect(rest.family).toBe('should-quit');
  });

  it('are all answered, also one that only the question before it explains', async () => {
    const pieces = [
      pieceOf('whats my number?', { family: 'numbers' }),
      pieceOf('and do i tell him before i do it?', { family: 'quiet', zone: 'likely' }),
    ];
    const talk = talkFor(MAYA, new Map([['both', pieces]]));
    const reply = await replyTo({ message: 'both' }, talk, NEW_STATE);
    expect(reply.parts[0]?.text).toBe('1.');
    expect(reply.parts[1]?.text).toMatch(/^And "do i tell him before i do it": /u);
    expect(reply.parts.filter(({ isParagraph }) => isParagraph)).toHaveLength(2);
  });

  it('do not count thanks or a complaint beside a real question', async () => {
    const pieces = [
      pieceOf('whats my number?', { family: 'numbers' }),
      pieceOf('this is random', { family: 'complaint' }),
    ];
    const talk = talkFor(MAYA, new Map([['both', pieces]]));
    const reply = await replyTo({ message: 'both' }, talk, NEW_STATE);
    expect(reply.parts[0]?.text).toBe('Your life path is 1.');
  });

  it('that are several "should I"s get a line each, in the order they were asked', async () => {
    const pieces = [
      pieceOf('should i quit my job', {
        family: 'should-quit',
        entities: { deed: 'quit your job' },
      }),
      pieceOf('should i move to lisbon', {
        family: 'should-quit',
        entities: { deed: 'move to Lisbon' },
      }),
      pieceOf('whats my number?', { family: 'numbers' }),
    ];
    const talk = talkFor(MAYA, new Map([['all', pieces]]));
    const reply = await replyTo({ message: 'all' }, talk, NEW_STATE);
    expect(reply.parts.map((part) => part.text).join(' ')).toMatch(
      /^Three things there, so one at a time\. .*My lean: yes, but not today.*My lean: yes to a month there first.*"Whats my number": 1\./u,
    );
  });
});

describe('another language', () => {
  it('has its subject named in it, and the answer in English after that', async () => {
    const piece = pieceOf('cual es mi numero', { family: 'numbers', zone: 'likely' });
    const talk = talkFor(MAYA, new Map(), {
      understand: () =>
        Promise.resolve({ language: 'es', opening: 'Entiendo: los números.', pieces: [piece] }),
    });
    const reply = await replyTo({ message: piece.text }, talk, NEW_STATE);
    expect(reply.parts.map(({ text }) => text).slice(0, 2)).toEqual([
      'Entiendo: los números.',
      'Your life path is 1.',
    ]);
  });
});

describe('a tender subject', () => {
  it('has no planet unless asked for, and no card that day', async () => {
    const [grief, card] = await converse(MAYA, [
      ['my dad died', { family: 'grief', entities: { died: 'your dad' } }],
      ['pull a card', { family: 'card' }],
    ]);
    expect(grief?.text).toBe("I'm so sorry about your dad.");
    expect(card?.text).toBe("I'd rather not put a card on top of what you told me.");
    const [asked] = await converse(MAYA, [
      ['my dad died, is it in my chart?', { family: 'grief', entities: { died: 'your dad' } }],
    ]);
    expect(asked?.facts).not.toEqual([]);
  });
});
