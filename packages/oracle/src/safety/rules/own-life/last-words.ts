import { IN_A_STORY } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const DEAR =
  '(?:mum|mother|mama|dad|father|papa|parents|sisters?|brothers?|kids|children|sons?|daughters?|wife|husband|family|boys|girls|gran|grandma|grandpa|best friend|friends|boyfriend|girlfriend|partner|fiancee?|ex|baby|little one)';
const TEMPORARY =
  'bed(?:time)?|sleep now|work|shift|class|school|meeting|gym|dinner|lunch|bus|train|flight|holidays?|vacation|trip|abroad|airport|mov(?:e|ed|ing)|new (?:job|city|country)|subscription|premium|account|another (?:app|site)|deleting (?:the|this|my)|uninstall[a-z]*|surgery|operation|exam|next week|see you|until (?:then|tomorrow|next)|ttyl|talk (?:soon|later|tomorrow)|tomorrow';
const TOLD =
  '(?:tell|say to|let) (?:<few>)(?:(?:it|this|that|none of (?:it|this)) (?:was|is) (?:<soften>)(?:never|not) (?:<few>)(?:fault|because of|about)|(?:that )?i (?:<soften>)(?:loved|love|adored|tried|was proud|am sorry)|not to (?:blame|cry|be (?:sad|angry)|look))';

/** Farewells that are written to the chat itself. */
export const LAST_WORDS: readonly Rule[] = [
  {
    says: 'leaves word here for a person who may read it later',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?:if|when|in case) (?:my |one of my )?(?:<few>)?(?:${DEAR}|anyone|<someone>|they|he|she) (?:ever |one day |later )?(?:asks?|reads?|finds?|sees?|looks?|logs?|opens?|comes?)\\b[a-z ,]{0,25}${TOLD}`,
      `${TOLD} (?:<few>)?if (?:<few>)(?:asks?|reads?|finds?|looks?|comes?)<end>`,
    ],
    unless: `${IN_A_STORY}|how (?:do|should|can) i|should i|what (?:do|should) i|surprise|birthday|the (?:vase|window|dog) `,
    danger: [
      'if my husband ever opens this, tell him it was not his fault',
      'when my kids read this let them know i loved them',
      'tell my sister i love her if she asks',
    ],
    twins: [
      'if my mum asks how do i tell her it was not his fault',
      'if my husband reads this, tell him to take the bins out',
      'should i tell my daughter i love her if she asks for space',
    ],
  },
  {
    says: 'says that this is the last message, in peace, with love or with thanks',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?:so |ok |well |i guess )*(?:this|that) is (?:<soften>|my |the )*(?:(?:final |last )?goodbye(?= [.,]| then| oracle| to (?:you|everyone|all)|$)|(?:the |my )?last (?:time|thing) (?:that )?i (?:will |am going to )?(?:write|ask|say|type))(?=<far>\\b(?:do not (?:be (?:sad|angry)|cry|worry|blame)|your fault|<noone> fault|kept me company|keeping me company|you were (?:kind|nice|good)|at peace|loved|forgive|sorry|thank)\\b)`,
      `(?:my |the |this is (?:my |the )?)?(?:very )?last (?:message|text|post|note|words)\\b(?! (?:to|from|i|he|she|was|said|before|about|in))(?=<far>\\b(?:at peace|i love you all|love to (?:my|all|everyone)|forgive me|tell (?:my|them|him|her)|no more pain|finally (?:rest|free)|be (?:good|kind)|do not (?:cry|look for me))\\b)`,
      'do not (?:be (?:sad|angry|mad)|cry|blame (?:yourself|yourselves|anyone))\\b<far>\\b(?:goodbye|my time|i am (?:<soften>)(?:at peace|ready|free|going home)|rest now)<end>',
    ],
    unless: `${IN_A_STORY}|${TEMPORARY}|unmatch[a-z]*|block(?:ed|ing)?|(?:he|she|they) (?:wrote|said|sent|texted)`,
    danger: [
      'so this is goodbye. you were kind to me. do not be sad',
      'this is the last thing i ask. i loved them all',
      'last message. i love you all, be kind to each other',
      'dont cry for me please. i am at peace',
    ],
    twins: [
      'so this is goodbye, thank you, my subscription ends today',
      'my last message to him was at peace with everything, no reply',
      'this is my last goodbye to smoking, thank you for the push',
    ],
  },
  {
    says: 'says goodbye to the chat because nobody else is there',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:wanted|want|needed|need|had|have) to (?:<few>)?(?:say (?:bye|goodbye|farewell|thanks|thank you)|thank|tell|talk to) (?:<few>)?(?:someone|somebody|anyone|anybody|you)\\b[a-z ,]{0,25}(?:before i (?:<soften>)(?:go|leave|am gone|disappear)|one last time|so (?:i guess )?it is you)<end>',
      '(?:wanted|want|needed|need) to say (?:bye|goodbye|farewell) to (?:someone|somebody|anyone|anybody)',
      'say (?:good ?night|goodbye|bye) to (?:the (?:stars|moon|world|sky)|everyone|my [a-z]+) for me\\b(?=<far>\\b(?:last|never|no more|over)\\b)',
      'who (?:gets|takes|will take|will get|would take|keeps|looks after|will look after|feeds|will feed) (?:my|the) (?:<few>)(?:cats?|dogs?|pets?|kids|children|son|daughter|fish|horse|plants) (?:<few>)?(?:if|when|once|after) (?:<soften>)(?:something (?:bad )?happens to me|i (?:<soften>)(?:am|were|was) (?:<soften>)(?:gone|dead|not (?:here|around|alive)|no longer here)|i (?:die|do it|go (?:for good|for ever)))',
      '(?:will|would) (?:<few>)(?:they|my (?:mum|parents|family|kids|friends|sister|brother|dad)) (?:<few>)?(?:be (?:sad|ok|okay|alright|all right|fine)|cry|get over (?:it|me)|forget me|miss me|manage|forgive me) (?:<few>)?(?:if|when|once|after) i (?:<soften>)(?:am|were|was) (?:<soften>)(?:gone|dead|not (?:here|around|alive)|no longer (?:here|around))(?! (?:for (?:a|two|the)|at|on|to|in|until|from))',
      '(?:how long|when)\\b[a-z ]{0,20}\\b(?:people|they|everyone|everybody|my (?:family|parents|mum|kids|friends))\\b (?:<soften>)(?:<few>)?(?:forget (?:you|me|someone|a person)|stop (?:missing|crying (?:for|over|about)|looking for|setting a place for|talking about) (?:you|me|someone)|get over (?:me|you|losing (?:me|you|someone)))',
      '(?:they|everyone|everybody|he|she|you all|the whole family|my family|people)\\b[a-z ]{0,12} (?:would|will|might|can|could)(?: all| finally)? (?:breathe (?:easier|again|better)|sleep better|be (?:free|relieved|lighter)|have (?:more )?(?:peace|room|it easier))\\b[a-z ]{0,15} (?:without me|when i am gone|if i (?:was|were) (?:gone|not (?:here|there)|dead)|once i am gone)(?! (?:at the table for|on the (?:committee|team)))',
    ],
    unless: `${IN_A_STORY}|${TEMPORARY}|honeymoon|deploy[a-z]*|cruise|weekend|retir[a-z]*|quit(?:ting)?|hospital|lawyer|solicitor|notary|guardian|will says|divorce|team|committee|office|party|cancer|chemo`,
    danger: [
      'just needed to say thanks to someone before i go',
      'i wanted to say goodbye to somebody',
      'say goodnight to the moon for me, it is the last one',
      'who will look after my cat if something happens to me',
      'will my parents be ok if im not here',
      'how long until people forget me',
      'they would all breathe easier without me',
    ],
    twins: [
      'just wanted to thank you before i go to bed',
      'who takes my dog if something happens to me during surgery',
      'will my parents be ok when im gone to uni in another city',
      'how long until they forget me at work after i quit',
      'the team will breathe easier without me as boss',
    ],
  },
];
