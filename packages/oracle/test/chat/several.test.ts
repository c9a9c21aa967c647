import { describe, expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

const textOf = async (message: string, person = MAYA): Promise<string> =>
  (await last(person, [message]))?.text ?? '';

/** Where the answers begin: of two the first has no heading. */
const placesOf = (headings: readonly string[], text: string): number[] =>
  headings
    .slice(headings.length === 2 ? 1 : 0)
    .map((heading) => text.toLowerCase().indexOf(`"${heading.toLowerCase()}`));

describe('Several questions', () => {
  test.each([
    [
      '1 should i repaint the shop yellow 2 do i get a second dog 3 whats my lucky day this wk',
      [
        /^Three things/u,
        /painted square|repaint/iu,
        /dogs teach each other/u,
        /"Whats my lucky day this wk": \w+day/u,
      ],
    ],
    [
      'when is the next full moon and what should i do',
      [/^\w+day, /u, /And "what should i do": .*Write down what you're done with/u],
    ],
    [
      'am i compatible with a libra? what about a taurus? which is better',
      [
        /"What about a taurus": (?:By signs alone, )?\w+ and Taurus/u,
        /"Which is better": I won't rank two people/u,
      ],
    ],
    [
      'what is saturn return, am i in it, when does it end',
      [/"Am i in it": .*Saturn return/u, /"When does it end": .*Saturn return/u],
    ],
    [
      'moving to melbourne in january yes or no? take the cat yes or no?',
      [/^My lean: .*And "should i take the cat": /u],
    ],
    [
      'who is my soulmate and when do i meet them',
      [/And "when do i meet them": I can't give you a date or a face/u],
    ],
    [
      "hi! two things. 1, does age gap matter (im 29 he's 47). 2, how do i stop checking his instagram",
      [/^With an age gap/u, /And "how do i stop checking/u],
    ],
    [
      'whats my lucky color and whats my moon sign',
      [/^By custom yours are/u, /And "whats my moon sign": /u],
    ],
    [
      'is my sister mad at me? do i go to her party friday?',
      [/^I can't see that from here/u, /And "do i go to her party friday": Go for an hour/u],
    ],
    [
      'when does mercury go direct, did it break my laptop',
      [/And "did it break my laptop": .*a planet doesn't break phones/u],
    ],
    [
      'my boss keeps moving my shifts, should i quit and when',
      [/^My lean: yes/u, /And "when should i quit": When three things are in place/u],
    ],
    [
      'whats my moon sign and why do i cry at adverts and is that connected',
      [/"Is that connected": An astrologer would say that it fits/u],
    ],
    [
      'moving in w my bf dec 1. his cat hates me. my mum hates him. and is the 1st a good date',
      [/Animals choose by/u, /"My mum hates him": [^"]+Ask your parents/u, /December 1 is /u],
    ],
    [
      'do aquarius and taurus work? also what should we name our van',
      [/^Aquarius and Taurus, by the book: [^"]+ And "what/u, /a story in it/u],
    ],
  ])('are each answered as messages of their own: %s', async (message, answers) => {
    const text = await textOf(message);
    for (const answer of answers) expect(text).toMatch(answer);
  });

  test.each([
    ['1 is my boss mad at me 2 why does my knee ache in winter', [/no sky explains a pain/u]],
    [
      'is march good for the operation and who should i leave the cat with',
      [/team that treats you sets that date/u, /trial night/u],
    ],
    [
      'should we cut the dogs nails or let the vet, and is my ex going to pay',
      [/let the vet do it once/u],
    ],
    [
      'what is my career, when is marriage, how many kids, abroad yes or no',
      [/^Four things/u, /"How many kids": No chart/u, /"Abroad yes or no": Lean yes/u],
    ],
    ['blonde or dark? text him or not.', [/^My quick pick/u, /And "text him or not": Text, once/u]],
  ])('get no answer of a wrong neighbor: %s', async (message, answers) => {
    const text = await textOf(message);
    for (const answer of answers) expect(text).toMatch(answer);
  });

  test('never take a person for dead of whom no death is told', async () => {
    const living = await textOf('should i go back to uni at 35, and what would my mum say lol');
    expect(living).not.toMatch(/can't reach them|I'm sorry you can't just ask/u);
    const text = await textOf(
      'my boss wont give me the days, do i just go? and who watches my son',
    );
    expect(text).not.toMatch(/sign from the dead|what sends a sign/u);
  });

  test.each([
    ['is he into me? and should i text first?', ['Is he into me', 'Should i text first']],
    [
      'how much does the app cost, do you sell my data and can i cancel anytime',
      ['How much does the app cost', 'Do you sell my data', 'Can i cancel anytime'],
    ],
    [
      'i like two guys at once. is that normal? how do i choose',
      ['Is that normal', 'How do i choose'],
    ],
    ['does my ex miss me and if so why doesnt he call', ['Does my ex miss me', 'Why doesnt he']],
    ['should i cut my hair, get a cat, or go on a trip', ['Should i get a cat', 'Should i go on']],
  ])('stand each under its own words, in the order asked: %s', async (message, headings) => {
    const text = await textOf(message);
    const places = placesOf(headings, text);
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test.each([
    [
      'my mare costs half my wage. do i sell her? and does my husband secretly want me to',
      [/home you've seen/u, /relieved if I did/u],
    ],
    [
      'they gave my desk away. do i fight it or look elsewhere? and how do i even ask',
      [/calmly and in writing/u, /fact first/u],
    ],
    [
      'two guys asked me out. which one, and is it bad im asking both',
      [/ordinary day/u, /promised anything/u],
    ],
    [
      'my landlord sells the flat. do i look for a place now or wait? and can he kick me out',
      [/stay put and get informed/u, /contract and the law/u],
    ],
    [
      'my dog bit the mailman. do i have to say sorry in person and is it my fault',
      [/make that good/u, /one cause/u],
    ],
    [
      'sing me something, then tell me how to turn off the purple background',
      [/la la/u, /Read by day/u],
    ],
    [
      'will my team win saturday and do u think blondes are more fun',
      [/lucky shirt/u, /in the hair/u],
    ],
  ])('are answered on the story before them: %s', async (message, answers) => {
    const text = await textOf(message);
    for (const answer of answers) expect(text).toMatch(answer);
  });

  test('are one where all but one are not understood', async () => {
    const text = await textOf('is crypto gonna go up, should i put my savings in');
    expect(text).toMatch(/knows a price, and I won't give you a signal/u);
    expect(text).not.toContain('one at a time');
  });

  test('take what a value means for a question about that value', async () => {
    const text = await textOf("what's my rising sign and what does it mean in normal words");
    expect(text).toContain('And "what does it mean in normal words": The ascendant in aries.');
  });

  test.each([
    [
      'is he into me? and should i text first?',
      /^I can't see inside him.*And "should i text first": Yes, text first/u,
    ],
    [
      'my flatmate eats my food. do i say something or label it? and is it petty to ask for money back',
      /And "is it petty to ask for money back": It isn't petty/u,
    ],
    [
      'i failed my exam. do i switch course? my parents dont know yet how do i tell them',
      /how do i tell…": Tell them before they find out/u,
    ],
  ])('are each answered by what is written for them: %s', async (message, expected) => {
    expect(await textOf(message)).toMatch(expected);
  });

  test('say what is missing where a value is not known', async () => {
    const text = await textOf('when is the next full moon and whats my life path number', {
      name: 'Sam',
    });
    expect(text).toMatch(/I need your birth date/u);
  });

  test.each([
    [
      'my husband snores like a tractor, also my daughter refuses vegetables',
      [/sleep check/u, /And "my daughter refuses vegetables": /u],
    ],
    [
      'my roommate moved her boyfriend in without asking and my period is 5 days late',
      [/lease/u, /And "my period is 5 days late": .*test/u],
    ],
    [
      'my landlord is raising the rent and my car failed inspection. which do i deal with first',
      [/^Three things/u, /"My car failed inspection": .*repair/u, /gets worse or dearer/u],
    ],
    [
      'will i get promoted? also my wife wants to move to another city',
      [/And "my wife wants to move to another city": .*maps/u],
    ],
    [
      '3 things. money, my sister, my sleep',
      [/^Three things/u, /Money: /u, /"My sister": .*[Ss]ibling/u, /"My sleep": .*bed/u],
    ],
    [
      'is he lying about working late and if he is do i look at his phone',
      [/And "do i look at his phone": Looking won't settle it/u],
    ],
    [
      'Three things: will my knee replacement go well, should I forgive my sister-in-law, and is it too late to learn the cello?',
      [
        /"Should I forgive my sister-in-law": .*forgive/u,
        /"Is it too late to learn the cello": No/u,
      ],
    ],
    [
      'is it weird to go to a concert alone and also how do i stop biting my nails',
      [/^No, it isn't weird\. Completely normal/u, /And "how do i stop biting my nails": .*count/u],
    ],
    [
      'when do i meet my soulmate, whats his name, is he rich',
      [/"Whats his name": I can't give you a letter/u, /"Is he rich": Nobody's looks/u],
    ],
  ])('and things that are only told get each their own words: %s', async (message, answers) => {
    const text = await textOf(message);
    for (const answer of answers) expect(text).toMatch(answer);
  });

  test.each([
    'my husband lost his job and my parents say i should leave him',
    'my laptop died and my thesis is due friday',
    'my ex has a new girlfriend and my daughter likes her',
    'my neighbor plays drums and my baby cant sleep',
    'I drink every weekend after work, my wife cry. i promise and break promise',
    'my small sister got scholarship to america, i stay here to help in family shop. i am happy for her but i cry in bathroom',
    'my dog died on monday and my kids keep asking where he is',
    'if he calls tonight do i answer',
    'i moved here in june and i still have no friends, what do i do',
    'my mom and my sister are not talking, how do i help',
  ])('are not seen in one question with a story: %s', async (message) => {
    expect(await textOf(message)).not.toMatch(/one at a time|And "/u);
  });
});

describe('Several questions of one story', () => {
  test.each([
    [
      "how do i get over her + do i go to the party she'll be at + what do i wear if yes",
      ['How do i get over her', 'Do i go to the party', 'What do i wear if yes'],
    ],
    ['why am i like this and will he call', ['Why am i like this', 'Will he call']],
    ['do i text him happy birthday / is that desperate', ['Do i text him', 'Is that desperate']],
    [
      'what does my sun sign say about work and also is friday a good day to ask for a raise',
      ['What does my sun sign', 'Is friday a good day'],
    ],
    [
      'will i get the job? when will they tell me? what do i do if its a no',
      ['Will i get the job', 'When will they tell me', 'What do i do if its a no'],
    ],
    [
      "can i ask two things? 1. what's my rising 2. why does everyone think i'm cold",
      ["What's my rising", 'Why does everyone think'],
    ],
    [
      'need to know if i should sell the car, plus is thursday ok for it',
      ['Should i sell the car', 'Is thursday ok'],
    ],
    [
      '- is 2027 a good year for me\n- will i move\n- what about love',
      ['Is 2027 a good year', 'Will i move', 'What about love'],
    ],
    [
      'my boss yells at everyone. when is the next full moon? should i quit? whats my rising',
      ['When is the next full moon', 'Should i quit', 'Whats my rising'],
    ],
  ])('are split and answered in the order asked: %s', async (message, headings) => {
    const text = await textOf(message);
    const places = placesOf(headings, text);
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text).not.toContain("That one I can't answer well from here");
  });

  test.each([
    ['is it too late to study nursing at 41, and how do i tell my husband', /end this/u],
    ['i keep fighting with my dad about money, is it our signs and can it be fixed', /partner/u],
    ["what's my life path, and does it fit with being a teacher", /adults, 18/u],
    ["what's my rising and why does everyone think i'm cold", /doctor/u],
  ])('take their subject from the message and guess none: %s', async (message, guessed) => {
    expect(await textOf(message)).not.toMatch(guessed);
  });

  test.each([
    ['my bf is 24 october 1995, is that scorpio, and do we match', /Two water signs/u],
    [
      'how many planets do i have in earth signs and is that good',
      /And "is that good": Neither\./u,
    ],
    ['i failed my driving test again. is it a sign? how do i tell my mates', /first sentence/u],
    ['is my cat a leo, shes born 2 august 2020, and why does she bite', /August 2, 2020 is Leo/u],
  ])('are read with what was told before them: %s', async (message, expected) => {
    expect(await textOf(message)).toMatch(expected);
  });

  test('are each answered in a few sentences', async () => {
    const text = await textOf('1) is he seeing someone else 2) should i check his phone');
    const [, first = '', second = ''] = text.split(/"(?:Is he seeing|Should i check)[^"]*":/u);
    for (const answer of [first, second]) {
      expect(answer.split(/\s+/u).length).toBeLessThan(75);
    }
  });
});
