// Trains the safety router's classifiers from content/safety/phrases: node scripts/train-safety.ts
import { writeFileSync } from 'node:fs';
import { safetyWeightsModule } from './safety-training.ts';

const target = new URL('../src/safety/classifier-weights.ts', import.meta.url);
writeFileSync(target, safetyWeightsModule());
