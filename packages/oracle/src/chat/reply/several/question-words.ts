/** Words that a question begins with. */
export const AUXILIARY = '(?:is|are|was|will|would|should|shall|can|could|do|does|did|has|have|am)';

/** Deeds that a list names without "should i". */
export const VERB =
  '(?:wear|buy|tell|call|text|go|move|quit|get|sell|take|ask|stay|leave|change|cut|book|invite|apply|keep|start|try|bring|wait|say)';

export const BEGINS_WITH_DEED = new RegExp(String.raw`^${VERB}\b`, 'iu');
