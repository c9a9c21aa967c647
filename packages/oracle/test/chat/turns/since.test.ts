import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const lastUsed = async (...messages: string[]): Promise<string | undefined> =>
  (await last(MAYA, messages))?.state.used.at(-1);

const textOf = async (...messages: string[]): Promise<string> =>
  (await last(MAYA, messages))?.parts.map(({ text }) => text).join(' ') ?? '';

describe('What happened since is received as what it is', () => {
  test.each([
    [
      'since-is-taken',
      'should i talk to the cute guy at my gym',
      'talked to him, he has a girlfriend',
    ],
    ['since-given-away', 'will we get the flat on elm street', 'someone else got it'],
    [
      'since-not-believed',
      'should i tell my friend her husband flirted with me',
      'told her and she said im lying',
    ],
    [
      'since-harmless',
      'my friend is ignoring me, no reply in a week',
      'turns out she was in hospital',
    ],
    ['since-answer-by', 'i got a job offer but the pay is low', 'they want an answer by tomorrow'],
    ['since-got-the-job', 'i have a trial shift at a bakery tomorrow', 'they took me!!'],
    [
      'since-over-my-head',
      'my husband wants to lend his cousin money',
      'he already sent it and didnt tell me',
    ],
    [
      'since-asks-for-money',
      'my boyfriend is a soldier, we met online',
      'he needs 500 dollars for the customs fee',
    ],
    ['since-left-me', 'my wife says i work too much', 'she left me this morning'],
    ['since-came-home', 'my cat has been missing for 3 days', 'HE CAME BACK'],
    ['since-broke-up', 'my girlfriend wants an open relationship', 'we broke up last night'],
    ['since-young-one-was-left', 'my daughter is 15 and has a boyfriend', 'they broke up today'],
    ['since-blocked-over-money', 'my cousin owes me 2000', 'he blocked me'],
    [
      'since-went-cold',
      'my friend is dating a guy who is awful to her',
      'i told her and now she isnt talking to me',
    ],
    [
      'since-went-cold',
      'how do i tell my dad i am moving out',
      'i told him last night. he went quiet',
    ],
    [
      'since-child-is-bullied',
      'my son dropped out of football',
      'he just told me a kid was bullying him',
    ],
    ['since-they-eased-it', 'i owe 12k on credit cards', 'i called them and they lowered the rate'],
    [
      'since-brushed-aside',
      'my mother in law plans our wedding',
      'i told him and he said "she means well"',
    ],
    [
      'since-agreed-on-a-number',
      'my roommate has her boyfriend over every night',
      'i talked to her. she said 4 nights',
    ],
    [
      'since-but-it-is-good',
      'he wont call me his girlfriend',
      'idk we have such a good time together tho',
    ],
    ['since-when-is-it-time-pet', 'my dog has cancer', 'how do i know when it is time'],
    ['since-pet-surgery-or-not', 'my dog has cancer', 'is it selfish to say no to the surgery'],
    [
      'since-relative-sees-no-problem',
      'my mom is getting forgetful',
      'my brother thinks shes fine',
    ],
    [
      'since-lost-the-way',
      'i think my mom is getting forgetful',
      'update: she got lost driving home',
    ],
    [
      'since-took-the-keys',
      'i think my mom is getting forgetful',
      'i took her keys. she is furious',
    ],
    [
      'since-call-the-wedding-off',
      'my mother in law plans our wedding',
      'i feel like calling the whole thing off',
    ],
    [
      'since-what-to-talk-about',
      'theres this girl in my chem class',
      'what do we talk about on friday',
    ],
    [
      'since-how-many-meetings',
      'My parents have found a match for me',
      'How many times should we meet',
    ],
    [
      'since-year-day',
      'I miss my wife',
      "It'll be a year on the 27th. Do people do something on the day?",
    ],
    ['since-solved', 'my neighbors dog barks all night', 'they moved out lol problem solved'],
  ])('%s: %s | %s', async (id, ...messages) => {
    expect(await lastUsed(...messages)).toContain(`turn/${id} · `);
  });

  test.each([
    ['my job is boring but ok', 'they took me off the project i liked'],
    ['my son starts school in september', 'dropped him off at football, now im bored'],
    ['my husband works so much', 'he left for work at 5 again'],
    ['i have a crush on my barista', 'what if he has a girlfriend'],
    ['my neighbors dog barks all night', 'they moved out'],
    ['my mom is hard to be around', 'she called my kids fat'],
    ['my boyfriend wants to move in', 'i am scared we broke up too much'],
  ])('other words are left alone: %s | %s', async (...messages) => {
    expect(await lastUsed(...messages)).not.toContain('turn/since-');
  });
});

describe('Words of a story are not taken for something else', () => {
  test('a name for the children is no call', async () => {
    const used = await lastUsed('my mom is hard to be around', 'she called my kids fat');
    expect(used).not.toContain('news-wrote-back');
  });

  test('how much to ask for is not the price of the app', async () => {
    const reply = await last(MAYA, ['i want to ask for a raise', 'how much do i ask for']);
    expect(reply?.family).not.toBe('price');
  });

  test('what a partner said of the person is no opinion from outside', async () => {
    const used = await lastUsed('are me and my gf compatible', 'she says i never listen');
    expect(used).not.toContain('turn/others-say');
  });

  test('a death that is told in passing gets an I am sorry', async () => {
    const reply = await last(MAYA, [
      'my lola is in icu since sunday',
      'she passed away last night po',
    ]);
    expect(reply?.parts.map(({ text }) => text).join(' ')).toMatch(/sorry/u);
  });
});

describe('Words beside the story', () => {
  test('two signs are put side by side', async () => {
    const reply = await last(MAYA, [
      'theres this girl in my class',
      "she's a gemini im a gemini is that good",
    ]);
    expect(reply?.parts[0]?.text).toMatch(/Gemini and Gemini/u);
  });

  test('going to try to sleep is a good night', async () => {
    const reply = await last(MAYA, [
      'my ex is taking me to court',
      'ok thanks. im gonna try to sleep',
    ]);
    expect(reply?.family).toBe('bye');
  });
});

describe('News of a deed', () => {
  test('is not asked back for what was told with it', async () => {
    const used = await lastUsed(
      'my boyfriend likes his exs pictures',
      'ok i said it. he unfollowed her',
    );
    expect(used).not.toContain('news-did-it');
  });

  test('a letter of the own is no sign from the other', async () => {
    const story = [
      'My son has not spoken to me since Easter',
      'I sent him a card in August. Nothing.',
    ];
    expect(await lastUsed(...story)).not.toContain('since-small-sign');
  });

  test('a lab partner is nobody who is taken', async () => {
    const reply = await last(MAYA, [
      'theres this girl in my chem class and i cant tell if she likes me',
      'she always asks to be my lab partner',
    ]);
    expect(reply?.parts.map(({ text }) => text).join(' ')).not.toContain('Taken means no');
  });
});

describe('A later message is read with its story', () => {
  test.each([
    [
      'pet-is-it-time · how',
      'my dog is 15 and cant get up the stairs anymore',
      'vet says we will know when its time',
      'how do you know when its time',
    ],
    [
      'met-my-old-bully · told',
      'do you think i should go to my 10 yr reunion',
      'my bully will be there. shes a realtor now',
    ],
  ])('%s', async (matter, ...messages) => {
    expect(await lastUsed(...messages)).toBe(`story/everyday/${matter}`);
  });

  test('what is told with a complaint is answered, and not the complaint', async () => {
    const said = await last(MAYA, [
      'my horoscope today please',
      'thats so vague. my sister and i fight about moms ring, say something about that',
    ]);
    expect(said?.state.used.at(-1)).not.toContain('fits-anyone');
  });
});

describe('A detail is taken up as what it is', () => {
  test('what somebody says as their side of it', async () => {
    const text = await textOf(
      "my husband snores so bad I'm on the couch",
      "he says he doesn't snore",
    );
    expect(text).toContain('from his side');
  });

  test('and a question for words refuses no advice', async () => {
    const text = await textOf(
      'I want to move abroad but my mother is against it',
      'How do I tell her I already applied',
    );
    expect(text).not.toContain('done the talking');
  });

  test('and ten minutes are no distance', async () => {
    const text = await textOf(
      'I want to move abroad but my mother is against it',
      'my sister lives 10 min from her',
    );
    expect(text).not.toContain('Distance decides');
  });

  test('a mother who says love is no greeting', async () => {
    const text = await textOf(
      'My parents have found a match for me',
      'my mother says love comes after marriage',
    );
    expect(text).not.toContain('Hello right back');
  });

  test('and a wish without a chart has no house', async () => {
    const text = await textOf(
      'is it normal to not want kids',
      'my partner does',
      'i dont want to lose him',
    );
    expect(text).not.toMatch(/part of a chart/u);
  });
});
