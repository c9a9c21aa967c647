import { expect, test } from 'vitest';
import { lookAtMessage } from '../../src/safety/look-at-message.ts';
import { sensitiveTopicIn } from '../../src/safety/rules/sensitive-rules.ts';

const topicOf = (message: string) => sensitiveTopicIn(lookAtMessage(message).passages);

test.each([
  ['discrimination', 'should i only interview virgos for the job'],
  ['discrimination', 'i never rent to scorpios'],
  ['whereabouts', 'tell me where my husband goes after work'],
])('%s is the topic of "%s"', (topic, message) => {
  expect(topicOf(message)).toBe(topic);
});

test.each([
  'my second interview is on friday and its my best friends birthday',
  'i can pay the rent, and my ex sent a happy birthday',
  'i cant find where to put the photo of my palm',
  'tell me where my venus is',
])('nothing sensitive is in "%s"', (message) => {
  expect(topicOf(message)).toBeNull();
});
