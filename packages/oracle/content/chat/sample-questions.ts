import type { TopicId } from './topics.ts';

export type SampleQuestion = { readonly topic: TopicId; readonly text: string };

/** The questions offered beside the chat; a tap fills the input. */
export const SAMPLE_QUESTIONS: readonly SampleQuestion[] = [
  { topic: 'love', text: 'What does my chart say about how I love?' },
  { topic: 'love', text: 'How can I open up to love again?' },
  { topic: 'career', text: 'Which kind of work suits me best?' },
  { topic: 'career', text: 'Is this a good time to change my career?' },
  {
    topic: 'challenges',
    text: 'What challenges am I facing right now, and what can they teach me?',
  },
  { topic: 'relationships', text: 'How can I get along better with the people close to me?' },
  { topic: 'numerology', text: 'What do the numbers in my birth date mean?' },
  { topic: 'soulmate', text: 'Will I meet my soulmate?' },
  { topic: 'talents', text: 'What hidden talents do I have?' },
  { topic: 'fears', text: 'Which fears are holding me back?' },
  { topic: 'karma', text: 'Do I carry karma from a past life?' },
  { topic: 'healing', text: 'How can I heal an old hurt?' },
  { topic: 'purpose', text: 'What is my purpose in life?' },
  { topic: 'risk', text: 'When is a good time to take a risk?' },
  { topic: 'home', text: 'Should I think about changing where I live?' },
  { topic: 'abundance', text: 'How can I invite more abundance into my life?' },
  { topic: 'health', text: 'What should I know about my well-being at the moment?' },
  { topic: 'intuition', text: 'How can I trust my intuition more?' },
  { topic: 'practices', text: 'Which spiritual practice would suit me?' },
  { topic: 'patterns', text: 'How do I break a toxic pattern that keeps coming back?' },
];
