import { anyOf, type Reaction } from './reaction.ts';

/** Said to a detail that nothing is written for, before more on the story's subject. */
export const ANY_DETAIL: Reaction = {
  id: 'any-detail',
  said: /./u,
  followedBy: ['how', 'say', 'should', 'why', 'normal', 'them'],
  passages: anyOf(
    'All right.',
    "That belongs in it, and it doesn't turn my advice around.",
    "I see why that's on your mind.",
    "Understood. I'd put it like this.",
    'Good that you say it. It makes the next step clearer.',
    "I have that now. What I'd do with it:",
    "That counts too, and I'd build it in.",
  ),
};
