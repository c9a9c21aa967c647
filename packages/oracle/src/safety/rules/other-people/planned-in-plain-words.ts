import { allOf } from '../all-of.ts';
import { FICTION, NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

/** Harm that was prepared, given in a dose, or only just held back. */
export const PLANNED_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'knows when a person is alone, gave an extra dose, or left before hurting a child',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        'i know (?:<soften>)(?:what time|when|where|which way) (?:he|she|they)',
        '(?:no|are no|without|out of|not) (?:<few>)cameras?|camera (?:is )?(?:broken|off)|blind spot',
      ),
      allOf(
        '(?:gave|give|giving|given) (?:<few>)(?:mum|mam|mom|dad|mother|father|nan|gran|grandma|grandpa|him|her|my (?:husband|wife|aunt|uncle))',
        '(?:extra|double|triple|second|too much|whole)\\b[a-z ]{0,15}\\b(?:dose|morphine|insulin|sleeping (?:pills?|tablets?)|patch(?:es)?|<pill>)',
        '(?:scream[a-z]*|can not (?:do (?:it|this) )?any ?more|maybe (?:one|a bit|some) more|one more|be over|at peace|let (?:her|him) go|finally quiet|stop)',
      ),
      'i (?:will|am going to|am gonna) be (?:waiting|there|ready|standing there) (?:<few>)with (?:a|my|the) <weapon>',
      '(?:left|leaving|locked myself|had to (?:get|go) out|had to leave|walked out|in the (?:car|garden))\\b<far>\\bbefore i (?:<soften>)(?:hurt|hit|shake|shook|throw|smother|do something to) (?:them|him|her|the (?:baby|kids)|my (?:baby|kids|son|daughter))',
    ],
    unless: `${NOT_REAL}|nurse told|the vet|doctor said to|surprise party|proposal|bird ?watch[a-z]*|deer|fox`,
    danger: [
      'i know what time he walks home and where theres no cameras. he wont hurt another girl',
      'i gave mum an extra dose of the morphine because she keeps screaming and i cant anymore. maybe one more',
      'i left the kids alone at home because i had to get out before i hurt them',
    ],
    twins: [
      'i know what time he walks home, there is no camera in the world that could catch how cute he is lol',
      'i gave mum an extra blanket because she keeps complaining',
      'i left the party before i hurt my feet even more in those heels',
    ],
  },
];

/** A goodbye from another person, after which nobody can reach them. */
export const GOODBYE_FROM_ANOTHER: readonly Rule[] = [
  {
    says: 'got a goodbye from a person who cannot be reached, or who shows the means',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:<relative>|he|she|they|mate)',
        '(?:sorry for everything|forgive me for everything|(?:look after|take care of) (?:my|her|his|the) (?:<few>)(?:mum|mom|mother|dog|cat|kids|children|sister|brother|dad|family)|tell (?:mum|mom|dad|the kids) i love(?:d)? them|(?:was|were|been) (?:a good|the best|such a good) (?:friend|mate|brother|sister)|(?:proud of|sorry to|love) (?:us|you) all|tonight (?:is|s) the night|tonights the night|will not (?:have to )?(?:worry|deal with me) (?:about me )?any ?more)',
        '(?:phone (?:is |has been |has |goes |keeps )*(?:now )?(?:off|dead|to voicemail|switched off)|(?:not|never) (?:<soften>)(?:pick(?:s|ing)? up|answer(?:s|ing)?|reply(?:ing)?|replied|open(?:s|ing)? the door)|can not (?:reach|find)|straight to voicemail|went out without|(?:driven|drove|gone|went|walked) off (?:with|in)|(?:pic|picture|photo|video) of (?:a |the |his |her )*(?:rope|pills|bridge|knife|gun|noose|tracks))',
      ),
    ],
    unless: `${FICTION}|hunting|shooting range|clay|on duty|airsoft|paintball|leaving (?:drinks|do|party)|new job|festival|airport|flight|boarding|honeymoon|holiday|vacation|break ?up|broke up|dumped|cheat[a-z]*|while (?:he|she|they) (?:is|are) (?:away|in)`,
    danger: [
      'my best mate gave me his ps5 and said look after my mum. now his phone is off',
      'my sister texted sorry for everything. love you all and she isnt picking up',
      'my mate says tonights the night and sent a pic of the rope',
    ],
    twins: [
      'he said sorry for everything and now he is not picking up, we broke up on friday',
      'my brother asked me to look after his dog while he is in spain, phone is off on the flight',
    ],
  },
];
