/** Words of fiction, sleep, jest and trivia, in which danger words mean nothing. */
export const NOT_REAL =
  'dream(?:s|ed|t|ing)?|nightmares?|film|movie|novel|series|season finale|episode|documentary|podcast|lyrics?|song|album|poem|video ?games?|in (?:the|this|a) game|sims|minecraft|my character|d ?and ?d|roleplay|halloween|costume|lol|lmao|lmfao|haha[ha]*|rofl|jk|just kidding';
