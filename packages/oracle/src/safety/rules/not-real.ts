/** Words of fiction, sleep and trivia, in which danger words mean nothing. */
export const FICTION =
  'dream(?:s|ed|t|ing)?|nightmares?|film|movie|novel|series|season finale|episode|documentary|podcast|lyrics?|song|album|poem|video ?games?|in (?:the|this|a) game|sims|minecraft|my character|my players|dungeon master|npcs?|d ?and ?d|roleplay|halloween|costume';
/** Typed laughter. It goes with dark words as well. */
export const LAUGHTER = 'lol|lmao|lmfao|haha[ha]*|rofl|jk|just kidding';
export const NOT_REAL = `${FICTION}|${LAUGHTER}`;

/** Waiting that is torture, a thumb under a hammer: no harm by anybody. */
export const SMALL_PAINS =
  '(?:ghosting|waiting|silence|suspense|diet|commute|queue|traffic|boredom|small talk|limbo|not knowing|slow replies|being left on read|this (?:wait|heat|class|meeting|week)) (?:is|was|are|feels like) (?:<soften>)(?:pure |absolute |total |sheer )?(?:torture|agony|hell|murder|killing me)|(?:smashed|hit|banged|whacked|hammered|crushed|jammed|slammed|caught|squashed) my (?:own )?(?:thumb|finger|fingers|toe|toes|hand|knee|elbow|shin|nail)(?: [a-z]+)? (?:with|in|on|against|under) (?:a|an|the|my|his|her)(?: [a-z]+)? (?:hammer|mallet|door|car door|drawer|table|rock|stone|shelf|cupboard|bed|chair|box|dumbbell|weight|sofa|bed frame|wall|window)(?! (?:on purpose|again because|to feel|because i))';
/** Told as a story. A song, or laughter, beside a danger that is this plain excuses nothing. */
export const IN_A_STORY =
  'dream(?:s|ed|t|ing)?|nightmares?|film|movie|novel|episode|documentary|podcast|lyrics?|video ?games?|in (?:the|this|a|my) (?:game|book|show|story|play|script)|the scene|sims|minecraft|my character|my players|dungeon master|npcs?|d ?and ?d|roleplay|halloween|escape room|murder mystery|rehears[a-z]*';
