import type { TopicId } from './topics.ts';

export type SampleQuestion = { readonly topic: TopicId; readonly text: string };

/** The questions that the chat offers, and what each is about. The contract has their words as well; a test of the server compares. */
export const SAMPLE_QUESTIONS: readonly SampleQuestion[] = [
  { topic: 'love', text: 'What does my chart say about the way I love?' },
  { topic: 'career', text: 'Where could my work take me this year?' },
  {
    topic: 'challenges',
    text: 'Which challenge am I meeting right now, and what does it want from me?',
  },
  { topic: 'relationships', text: 'How can I be closer to the people I care about?' },
  { topic: 'numerology', text: 'Which numbers run through my birth date, and what do they mean?' },
  { topic: 'soulmate', text: 'How would I recognize a soulmate?' },
  { topic: 'talents', text: 'What talent of mine have I not used yet?' },
  { topic: 'fears', text: 'Which fear holds me back most?' },
  { topic: 'karma', text: 'Is there an old karma that I keep repeating?' },
  { topic: 'healing', text: 'What in me is asking to heal?' },
  { topic: 'purpose', text: 'What might I be here to do?' },
  { topic: 'risk', text: 'Is this a good time to take a risk?' },
  { topic: 'home', text: 'Should I stay where I live, or look for another place?' },
  { topic: 'abundance', text: 'What stands between me and abundance?' },
  { topic: 'health', text: 'How can I look after my health and my strength this month?' },
  { topic: 'intuition', text: 'How do I tell intuition from worry?' },
  { topic: 'practices', text: 'Which spiritual practice suits my chart?' },
  { topic: 'patterns', text: 'Which toxic pattern should I let go of?' },
  { topic: 'moon', text: 'What is the Moon stirring in me today?' },
  { topic: 'today', text: 'What should I keep in mind this week?' },
];
