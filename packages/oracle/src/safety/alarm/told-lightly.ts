/** Drastic words about small things, and lessons with a relative: nothing to ask about. */
export const TOLD_LIGHTLY = [
  'heart attack (?:when|from|because|over|at) (?:<few>)(?:saw|opened|bill|price|total|email|receipt|invoice|score|rent)',
  '(?:bury|skin|roast|crucify|flay|behead) me(?: alive)? (?:if|when|for|because)',
  'better off with me as',
  'would (?:<soften>)(?:notice|miss me|care) if i (?:<soften>)(?:took|take|left early|left at|skipped|missed|called in|wore|worked|stayed home|had a|went home)',
  'pinned me (?:on|to|in) (?:his|her|their|the) (?:profile|page|chat|board|feed)',
  '(?:teach|teaches|teaching|taught) me (?:<few>)(?:to|how to) (?:drive|cook|swim|ski|sail|ride|shoot hoops|park|play|weld|bake)',
  '(?:legs|arms|knees|back|body|glutes|quads) (?:<few>)(?:given up|gave up|quit|resigned|dead|died|jelly)(?: on me)? (?:<some>)(?:squats?|gym|leg day|marathon|run|hike|climb(?:ing)?|yoga|spin|workout|training|stairs|class)',
  '(?:flequillo|fringe|bangs|frange|franja|frangia|pony geschnitten)',
  '(?:is|are) (?:<soften>)(?:going|out|trying) to (?:end|finish|destroy) me(?= [.,]|$)',
  '(?:spanx|corset|shapewear|bridesmaid dress|these (?:jeans|trousers|tights)|this (?:dress|suit|bra|wig))',
  'ground floor|bungalow|prank(?:s|ed)?|april fools?|fitted sheets?',
  'last (?:slice|piece|cookie|biscuit|beer|roll|doughnut|samosa)',
  '(?:pull|push|leg|arm|chest) day',
  'my streak|duolingo|\\bwordle|mercury (?:<few>)stop',
  '(?:hamster|rabbit|cat|parrot|goose|kitten|puppy|guinea pig|budgie|ferret) (?:bit|bites|scratched|pecked|pecks) me',
].join('|');
