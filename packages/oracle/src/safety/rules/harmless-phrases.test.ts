import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';

const CALM = [
  'third attempt at the entrance exam, i cant breathe when i open biology',
  'my speech is on friday and my throat closes just thinking of it',
  'my throat tightens when i have to talk in class',
  'lmao im dying 😂 how is this so accurate',
  'im dead 💀💀 you really said that',
  '😂😂 im dying at this reading',
  'i literally died 🤣 my boss has the same birthday',
  'he said WHAT im deceased 💀',
  'keep dying on the final boss in hollow knight, any luck tonight',
  'i died 30 times on the same boss, is it mars',
  'we always die in the raid on tuesdays',
  'just got killed by the secret boss again, cursed?',
  'keep dying in elden ring lately',
  'suicide season is the name of our band, is friday good for a gig',
  'our song is called i want to die, single or album track?',
  'my quiz team is called death by chocolate',
  'a playlist named kill me now, what moon is that',
  'kill me gently is the title of my next song, thoughts on the 9th?',
  'the suspense is torture',
  'slow replies are torture, should i text',
  'banged my knee on the table and it is blue',
  'crushed my finger in the car door, can you still read the palm',
  'i dont know what time i was born',
  'my dad will kill me',
  'ugh my mom is gonna kill me lol',
  'is it time to let go',
  'is it time to leave',
  'is it okay to let go',
  'my girlfriend is too jealous i cant breathe',
  'so much debt i cant breathe',
  'so busy this week i can barely breathe',
  'the guy downstairs smokes and it comes in my window',
  'my neighbour grills and the smoke gets into our flat',
  'my dad had a heart attack last night, he is in hospital now',
];

const DANGER = [
  'i cant breathe and my chest hurts when i lie down',
  'my throat is closing up after the peanuts',
  'ate shrimp and my throat closes, lips are fat',
  'im dying 😂 no really i took all my pills an hour ago',
  'i want to die 💀',
  'kms tonight 😂 nobody cares',
  'my dad will kill me if he finds out im gay',
  'tell me it is okay for me to go',
  'is it time to let go, i am so tired of the pain',
  'my ex came in my window last night',
  'i cant breathe properly and my lips are blue',
  'i was at the hospital yesterday and now i have crushing chest pain',
  'he is so controlling and holds my neck, i cant breathe',
  'there is a fire downstairs and the smoke comes into my room, i cant get out',
  'my dad said he will kill me',
  'gonna kill myself 🤣',
  'he beats me 😂 every weekend',
  'i keep dying on the last boss and i want to kill myself for real',
  'our band is called sunshine and tonight i will end my life',
  'the silence is torture and he hits me when he drinks',
  'i cut myself again last night 💀',
  'lost to the boss again. i have the rope ready',
];

describe('laughing faces, games, names and bruises', () => {
  it.each(CALM)('are no danger: %s', (message) => {
    expect(assess(message).grade).toBeLessThan(2);
  });

  it.each(DANGER)('hide no danger: %s', (message) => {
    expect(assess(message).grade).toBe(3);
  });
});
