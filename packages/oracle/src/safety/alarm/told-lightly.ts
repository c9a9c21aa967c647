/** Drastic words about small things, and lessons with a relative: nothing to ask about. */
export const TOLD_LIGHTLY = [
  'heart attack (?:when|from|because|over|at) (?:<few>)(?:saw|opened|bill|price|total|email|receipt|invoice|score|rent)',
  '(?:bury|skin|roast|crucify|flay|behead) me(?: alive)? (?:if|when|for|because)',
  'better off with me as',
  'would (?:<soften>)(?:notice|miss me|care) if i (?:<soften>)(?:took|take|left early|left at|skipped|missed|called in|wore|worked|stayed home|had a|went home)',
  'pinned me (?:on|to|in) (?:his|her|their|the) (?:profile|page|chat|board|feed)',
  '(?:teach|teaches|teaching|taught) me (?:<few>)(?:to|how to) (?:drive|cook|swim|ski|sail|ride|shoot hoops|park|play|weld|bake)',
  '(?:legs|arms|knees|back|body|glutes|quads) (?:<few>)(?:given up|gave up|quit|resigned|dead|died|jelly)(?: on me)? (?:<some>)(?:squats?|gym|leg day|marathon|run|hike|climb(?:ing)?|yoga|spin|workout|training|stairs|class)',
].join('|');
