import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

export const VIOLENCE_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'plans an attack, or has poisoned or smothered a person',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:plan|planning|planned|preparing|doing|going to do|commit) (?:<few>)(?:mass shooting|school shooting|massacre|bombing|knife attack|terror attack|killing spree)',
      'i (?:<soften>)(?:have )?poisoned (?:him|her|them|(?:my|his|her|their) (?!own)[a-z]+)|i (?:<soften>)(?:have )?smothered (?:him|her|(?:my|the) (?:babys?|sons?|daughters?|childs?|mothers?|husbands?|wifes?))(?! (?:with|in) (?:love|kisses|attention|hugs|cream|sauce))',
      '(?:want|going|will|ready|plan|planning|swear|about) (?:<few>)(?:to )?(?:gut|butcher|bludgeon|decapitate|disembowel|slit|carve up|skin) (?:him|her|them|his throat|her throat|my (?:boss|ex|husband|wife|stepdad|father|neighbour|teacher|brother))(?! (?:fish|house|kitchen))',
      '(?:manifesto)\\b<far>\\b(?:school|office|work|church|mosque|synagogue|mall|town hall|monday|tomorrow|tonight|they will (?:see|know))(?<=\\bmy\\b[a-z0-9 ,.]{0,110})',
      '(?:know|found out) (?:which|what|when|where) (?:<few>)(?:bus|train|route|time|way|gym|door|street|house|car|stop)\\b<far>\\b(?:i )?(?:<soften>)(?:have|got|bought|carry|bring) (?:the|a|my|some) (?:acid|gun|knife|hammer|machete|axe|petrol)',
      '(?:put|putting|mix|mixing|add|adding|slip|slipping|pour|pouring) (?:<few>)(?:rat poison|poison|bleach|antifreeze|cyanide|arsenic) (?:in|into|to) (?:<few>)(?:coffee|tea|food|water|lunch|drinks?|soup|milk|kettle|cooler)',
      '(?:tonight|tomorrow|today|monday|soon)\\b[a-z ,]{0,25}(?:pays|will pay|will be sorry|gets (?:it|his|hers|what))\\b<gap>(?:sharpened|loaded|cleaned|bought|got|have) (?:the|my|an?) <weapon>',
      'loaded (?:the|my|a|his) (?:<few>)(?:shotgun|gun|rifle|pistol|revolver) for (?:him|her|them|my (?:<few>)(?:neighbours?|boss|ex|wife|husband|father|brother|teacher|landlord))',
      'poison (?:for|to (?:give|use on|put in|feed)) (?:my|his|her|their|the) (?:<few>)(?:<relative>|mother in law|father in law|boss|in laws|family|stepmother|stepfather)',
    ],
    unless: `${NOT_REAL}|history|essay|news|weeds|rats`,
    danger: [
      'im planning a mass shooting',
      'i poisoned my husbands tea',
      'which poison for my husband leaves no trace',
      'i swear i will butcher him',
      'loaded the rifle for my landlord',
      'my manifesto is written, tomorrow at the office they will see',
      'i found out what time she takes the train and i got a hammer',
      'thinking of slipping rat poison in their lunch',
      'tomorrow he gets what he deserves, i have a knife',
      'i smothered my babys face with a pillow',
    ],
    twins: [
      'i smothered my kids with kisses',
      'essay about planning a mass shooting response at school',
      'i poisoned the rats in the shed',
      'my manifesto for a slower life, does it suit a taurus',
      'i know what time she takes the train and i have a coffee ready',
    ],
  },
];
