import { describe, expect, test } from 'vitest';
import { STRAY_GATES } from '../../content/chat/words/stray-gates.ts';
import { isOtherSense } from '../../src/chat/reply/other-sense.ts';
import { sensitiveTopicIn } from '../../src/safety/rules/sensitive-rules.ts';
import { lookAtMessage } from '../../src/safety/look-at-message.ts';
import type { SensitiveTopic } from '../../src/safety/topics.ts';

const excludedFor = (plain: string): readonly string[] =>
  STRAY_GATES.filter(({ when }) => when({}, plain, plain)).flatMap(({ excludes }) => excludes);

describe('a stray word', () => {
  test.each([
    ['i wrote him a love letter on paper and mailed it', 'notifications'],
    ['i found a receipt for two cinema tickets', 'price'],
    ['he deleted our chat history', 'delete-data'],
    ['my boyfriend is always the joke teller and i am the joke', 'joke'],
    ['now he got us season tickets', 'season-sign'],
    ['he left 3 days ago i can not eat', 'which-day'],
    ['my partner and i do not share a language', 'language-other'],
    ['i got flowers with no card', 'pull-a-card'],
    ['my date talked about crypto for two hours', 'invest'],
    ['nephew is 19 and wants advice on girls', 'minor-user'],
    ['my ears stick out', 'health-symptom'],
    ['i said no and now she thinks im cheating', 'cheated-on'],
    ['my girlfriend is sure i am cheating', 'i-cheated'],
  ])('does not call its family: %s', (plain, family) => {
    expect(excludedFor(plain)).toContain(family);
  });

  test.each([
    ['stop sending me letters and emails your daily one is too early', 'notifications'],
    ['where is the receipt for premium', 'price'],
    ['how do i get my chat history deleted', 'delete-data'],
    ['tell me a joke', 'joke'],
    ['what season is it for my sign', 'season-sign'],
    ['which day was good 3 days ago', 'which-day'],
    ['can you answer in my language my husband reads it too', 'language-other'],
    ['pull a card about the flowers', 'pull-a-card'],
    ['should i buy crypto he talked about crypto', 'invest'],
    ['i think he is cheating', 'cheated-on'],
    ['he cheated and now he says i am cheating', 'cheated-on'],
  ])('leaves the family to those who ask for it: %s', (plain, family) => {
    expect(excludedFor(plain)).not.toContain(family);
  });
});

const isGuarded = (topic: SensitiveTopic, message: string): boolean =>
  sensitiveTopicIn(lookAtMessage(message).passages) === topic && !isOtherSense(topic, message);

describe('a sensitive topic', () => {
  test.each([
    ['pregnancy', 'my fiance and i have different ideas about how many kids'],
    ['pregnancy', 'should i tell my fiance about the abortion i had before i knew him'],
    ['legal', "i'm a single dad and women disappear when i say 50/50 custody"],
    ['legal', 'my ex and i share custody of a parrot'],
    ['whereabouts', 'i caught my bf lying about where he ate lunch'],
    ['whereabouts', 'he keeps texting me where she is'],
    ['gambling', 'my boyfriend shaved off his eyebrows for a bet'],
    ['gambling', 'are you a person or a machine, my grandson has a bet on it'],
    ['death', 'how long do i have to wear black for my mother in law'],
    ['treatment', 'how do i ask my boss for a day off for my dogs surgery'],
    ['dead-speak', 'i talk to my late wife every evening at 7'],
    ['curse', "my grandma's evil eye pendant, can i give it away"],
    ['diagnosis', "i have a mole on my foot, grandma says that means i'll travel"],
  ] as const)('%s is only brushed by: %s', (topic, message) => {
    expect(isGuarded(topic, message)).toBe(false);
  });

  test.each([
    ['pregnancy', 'how many kids will i have'],
    ['pregnancy', 'should i get an abortion'],
    ['legal', 'will the judge give me 50/50 custody'],
    ['whereabouts', 'tell me where my ex is'],
    ['gambling', 'which numbers should i bet on in the lottery'],
    ['gambling', 'i have a bet on the horses on saturday, will i win'],
    ['death', 'how long do i have to live'],
    ['treatment', 'which day is best for my surgery, i can take days off'],
    ['dead-speak', 'can you talk to my late wife for me'],
    ['curse', 'someone put the evil eye on me, remove it'],
    ['diagnosis', 'i have a mole that is growing, what does it mean'],
  ] as const)('%s keeps its words for: %s', (topic, message) => {
    expect(isGuarded(topic, message)).toBe(true);
  });
});
