import { allOf } from '../all-of.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import type { Detail, Note } from './detail.ts';

/** What is added to the words for a topic. */
export const NOTES: readonly Detail<Note>[] = [
  {
    name: 'blackmail',
    topics: ['child-safety'],
    pattern: phrasePattern(
      allOf(
        'photos?|pics?|pictures|nudes|videos?|snaps?|screenshots?',
        '(?:send|sends|share|shares|post|posts|leak|leaks|show|shows|spread) (?:<few>)to|if i (?:<few>)not|unless i|or else|blackmail[a-z]*|pay',
      ),
    ),
  },
  {
    name: 'told-to-keep-silent',
    topics: ['child-safety'],
    pattern: phrasePattern(
      'if i (?:<soften>)(?:tell|say (?:anything|something|it)|talk)\\b<gap>\\b(?:die|dies|sick|ill|hurt|kill|hell|punish[a-z]*|curse[d]?|dead)',
    ),
  },
  {
    name: 'at-the-wheel',
    topics: ['suicide', 'medical-emergency', 'harm-to-others'],
    pattern: phrasePattern(
      allOf(
        'vodka|whisky|whiskey|wine|gin|rum|beers?|drunk|drinking|had a drink|had too much|pills|tablets',
        'in (?:the|my) car|keys? (?:is|are) in|behind the wheel|drive|driving',
      ),
    ),
  },
  {
    name: 'court-order',
    topics: ['violence-from-others'],
    pattern: phrasePattern(
      '(?:restraining|protection|protective|non molestation|no contact|barring) order|injunction|within \\d+ ?(?:m|metres|meters|yards|feet|ft|km)|(?:banging|kicking|hammering) (?:on|at) (?:the|my|our) (?:<few>)door',
    ),
  },
  {
    name: 'wedding',
    topics: ['abuse', 'child-safety'],
    pattern: phrasePattern(
      '(?:my|a|the|into|for) (?:<few>)(?:nikah|nikkah|marriage|wedding|shaadi|rishta)|marry(?:ing)? me|marry (?:my cousin|him|a man)',
    ),
  },
  {
    name: 'stays-inside',
    topics: ['psychosis'],
    pattern: phrasePattern(
      '(?:walk|walking|swim|swimming|go|going|jump|jumping|fly|flying|step|stepping) (?:<few>)(?:into|in|off|from|to|through) (?:the|a) (?:<few>)(?:sea|river|lake|ocean|water|roof|balcony|window|bridge|traffic|fire|cliff)',
    ),
  },
];
