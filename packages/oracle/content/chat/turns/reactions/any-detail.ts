import { anyOf, type Reaction } from './reaction.ts';

/** Said to a detail that nothing is written for, before more on the story's subject. */
export const ANY_DETAIL: Reaction = {
  id: 'any-detail',
  said: /./u,
  followedBy: ['how', 'say', 'should', 'why', 'normal', 'them'],
  passages: anyOf(
    "So {told}. That belongs in the picture, and I'd go on like this.",
    'Thanks, that helps me see it better. Then one thing more.',
    '{Told}, then. So the next step has to fit that.',
    "That belongs in it too, and it doesn't turn my advice around. I'd add this.",
    "Understood. With that in mind, I'd put it like this.",
    'Good that you say it. It makes the next step clearer.',
    "Okay, I have that now. What I'd do with it:",
    'I see. Then let me add to what I said.',
  ),
};
