import type { Rule } from '../rule.ts';

/** Words that fear, threats and a lost hold share with everyday talk: the classifier weighs them. */
export const HINT_WORDS_AT_HOME: readonly Rule[] = [
  {
    says: 'hides marks, reads the mood of another, keeps a secret, or needs a safe way out',
    grade: 2,
    isHint: true,
    isTestOnly: true,
    patterns: [
      '(?:bruises?|make ?up|concealer|sunglasses|scarf|sleeves|black eye|marks)\\b<far>\\b(?:cover[a-z]*|hides?|tomorrow|again|tell|said|fell|door|stairs)|(?:cover[a-z]*|hides?|hide)\\b<gap>(?:bruises?|marks|it)|my fault for|(?:sorry|apologi[sz]e[sd]?) (?:about|for) my (?:arm|eye|wrist|face|lip|neck|rib)',
      'tracks my (?:car|phone)|careful what i say|checks the mil[a-z]*|does not want to go to (?:his|her|their) (?:dad|dads|uncle|uncles|father)|(?:checks|reads|looks at|goes through) my (?:phone|messages|screen)|(?:dinner|i) (?:was|is|am|were) late\\b|what comes (?:after|next)|(?:safest|safe) (?:<few>)(?:get out|leave|go)|caught (?:us|me)|find my body|knows where my (?:mum|mother|family|kids) (?:lives?|live)',
      '(?:our|a|keep|special) (?:<few>)(?:secret|secrets|game)\\b<far>\\b(?:mum|mom|dad|tell|know)|(?:do not|does not|not|if i) tell (?:mum|mom|dad|anyone|my)|begs? not to go|will not let me (?:wash|touch)|(?:in|from) the (?:shed|cage|basement|cellar)',
    ],
    danger: [
      'concealer covers it most days',
      'he is sorry about my wrist',
      'he says it is our secret and mum must not know',
    ],
    twins: ['does my boss like me', 'which day is good for a date', 'my sister is a gemini'],
  },
];

export const HINT_WORDS_VIOLENCE: readonly Rule[] = [
  {
    says: 'knows the hours of another, speaks of what is coming to them, or takes orders',
    grade: 2,
    isHint: true,
    isTestOnly: true,
    patterns: [
      'know when (?:he|she|they) (?:leaves?|finish(?:es)?|goes?|gets?)|remember me (?:at|in) (?:that|the|this)|finds? out what happens|know (?:<few>)(?:shifts?|route|schedule|where (?:he|she|they) (?:lives?|works?|parks?)|what time)|(?:not|never) (?:<few>)(?:live to see|see the|laugh(?:ing)?|walk(?:ing)?) (?:<few>)(?:wedding|morning|<day>|at (?:me|anybody|anyone)|again)|(?:know|remember) my name|if i can not have (?:him|her)|(?:pay|sorry|regret)\\b<far>\\b<day>|what i need\\b<far>\\b(?:office|house|school|map|plan)|my hands (?:know|want)|what is coming to',
      '(?:tells?|told|speaks?|says?|whispers?|ordered|orders) (?:me |to me |in my ear )?(?:<few>)(?:through|from) the (?:radiator|wall|tv|radio|socket|lamp|phone)|(?:speaks|talks|whispers) in my (?:ear|head)|(?:man|lady|woman|voice|voices|angel) in (?:my head|the (?:wall|radiator|mirror))',
    ],
    danger: [
      'i know her shifts now',
      'he will not live to see the wedding',
      'the lady in the wall has a plan for me',
    ],
    twins: ['does he know my sign', 'i remember his name', 'my hands are cold'],
  },
];
