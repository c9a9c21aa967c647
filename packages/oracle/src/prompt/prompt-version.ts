/** Goes up with every change of what a model is told: answers are kept and counted by it. */
export const PROMPT_VERSION = 7;
