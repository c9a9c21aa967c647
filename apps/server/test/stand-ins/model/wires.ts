import { anthropicWire } from './anthropic-wire.ts';
import { googleWire } from './google-wire.ts';
import { openAiWire } from './openai-wire.ts';
import type { Wire } from './wire.ts';

/** Every protocol the product speaks. */
export const wires: readonly Wire[] = [openAiWire, anthropicWire, googleWire];
