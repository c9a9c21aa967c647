import { allOf } from '../../all-of.ts';
import { NOT_REAL } from '../../not-real.ts';
import type { Rule } from '../../rule.ts';

const DEAR =
  '(?:my |the |our )?(?:<relative>|girl|boy|child|best mate|flat ?mate|room ?mate|he|she|they)';
const MEANS =
  '(?:gun|rifle|pistol|shotgun|revolver|rope|noose|razor|blades?|knife|pills|tablets|meds|bottle of pills|petrol)';

/** Another person may take their life: what they hold, write, say or give away. */
export const FEARS_FOR_ANOTHER: readonly Rule[] = [
  {
    says: 'another person has the means at hand now, or shuts themselves in with it',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        `${DEAR}\\b[a-z ,]{0,40}\\b(?:has|have|got|holds|holding|sits|sitting|sat|locked|is|took|grabbed) (?:<some>)${MEANS}`,
        '(?:says|said|told me|texted|wrote|since (?:he|she|they|the)|locked|will not (?:answer|open|come out|talk|let me)|crying|in front of (?:him|her|them)|in (?:his|her|their) (?:hand|hands|lap)|right now|won t answer)',
        '(?:in front of (?:him|her|them)|in (?:his|her|their) (?:hand|hands|lap)|in the (?:garage|bathroom|shed|cellar|basement|bedroom|attic|car)|locked|right now|lost (?:his|her|the|their) (?:job|wife|husband|house|business)|left (?:him|her)|divorce|wants to die|goodbye|sorry for everything)',
      ),
    ],
    unless: `${NOT_REAL}|hunting|range|shav(?:e|ing)|cook(?:ing)?|pill box|kitchen knife for|climb(?:ing)?|refill|pharmacy|(?:with|against|at|to) (?:me|my (?:throat|neck|head))|threat[a-z]*|kill (?:me|us)|hit(?:s)? me`,
    danger: [
      'my dad sits in the shed with his rifle since she left him',
      'she says she has the tablets in her hand right now',
      'my brother locked himself in the bathroom with a knife and will not answer',
    ],
    twins: [
      'my brother is in the bathroom with his razor since an hour, date night',
      'my dad sits in the garage with his rifle before hunting',
    ],
  },
  {
    says: 'another person talks or writes of dying, and the writer has found or heard it',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `${DEAR}\\b(?: \\d+| who is \\d+)?[a-z0-9 ,]{0,20}\\b(?:talks?|talking|talked|writes?|wrote|written|keeps? (?:saying|writing|talking)|says|said|told|posts?|posted|draws?)\\b[a-z ,]{0,40}\\b(?:wants? to (?:die|be dead|disappear for ?ever|not (?:live|be alive|exist))|(?:about|of) (?:<soften>)(?:dying|wanting to die|being dead|killing (?:him|her|them)sel(?:f|ves)|death all the time|suicide|ending it)|(?:we|everyone|i|you|they|the kids|all) (?:would|will|(?:are|is|be)) (?:all )?(?:be )?better off without (?:him|her|them)|(?:he|she|they) (?:will|would) not be (?:here|around|alive) (?:for|by|at|next|after|when)|(?:he|she|they) wish(?:es|ed)? (?:he|she|they) (?:was|were) (?:dead|never born))`,
    ],
    unless: `${NOT_REAL}|dramatic|drama queen|embarrass[a-z]*|of (?:boredom|shame|laughter|hunger)|tickets|(?:away|flying|moving|holiday|trip|camp|travel[a-z]*|at work|in (?:spain|italy|france|london|berlin))|(?:grandpa|grandma|gran|nan|grandad|hospice|cancer|9\\d|8\\d)|years? ago|used to|kill(?:ing)? (?:me|us)|if i (?:leave|go|tell)|philosophy|in class|(?:he|she) (?:died|passed)`,
    danger: [
      'my boy talks about wanting to die all the time, hes 13',
      'my daughter wrote that she wants to be dead before summer',
      'mum keeps saying we would be better off without her',
      'my son told his friend he wont be here for his birthday',
    ],
    twins: [
      'my daughter says she wants to die of boredom in maths',
      'my sister is dramatic, she said she wants to die over the tickets',
    ],
  },
  {
    says: 'another person is calm at once, pays, apologises, gives away or stops what keeps them alive',
    grade: 2,
    isTestOnly: true,
    patterns: [
      allOf(
        `${DEAR}\\b`,
        '(?:gave (?:away|me|us|my)|giv(?:es|ing) away|sold|paid (?:all|back|off)|said sorry to|apologi[sz]ed to|hugged (?:me|us|every)|thank(?:s|ed|ing) (?:me |us |everyone )?for everything|said goodbye|settled)',
        'sudden(?:ly)?|out of (?:the blue|nowhere)|(?:so|strangely|weirdly|oddly) (?:calm|peaceful|happy|quiet)|like (?:he|she) (?:was|is) saying goodbye|never (?:been )?(?:like this|does that|did that)|(?:weirdly|really|strangely) long|not like (?:him|her)',
        '(?:lost|since the|since (?:mum|dad|his|her)|divorce|died|so sad|depress[a-z]*|been (?:<soften>)(?:down|low|sad)|fired|broke up|never (?:been )?(?:like this|does that)|keeps? saying|all (?:his|her) (?:debts?|bills|tools|records|things)|watch|dog|cat|guitar|bike)',
      ),
      allOf(
        `${DEAR}\\b`,
        '(?:stopped|stops|refus(?:es|ed)|threw away|will not) (?:tak(?:e|ing) )?(?:<few>)(?:pills|tablets|meds|medicine|insulin|dialysis|treatment|eating|food)',
        '(?:is |are )?waiting for (?:him|her)|wants? to (?:join|be with|follow|go to)|(?:see|join) (?:him|her|dad|mum|grandpa|grandma) (?:again|soon)|no point|tired of (?:living|life)|had enough of life',
      ),
    ],
    unless: `${NOT_REAL}|graduat[a-z]*|birthday|christmas|wedding|promotion|lottery|bonus|won|holiday|moving|new (?:flat|job|house|girlfriend|boyfriend)|vegan|cheat(?:ed|ing)?|proposed|retir[a-z]*`,
    danger: [
      'my uncle was so low since the divorce and now suddenly calm, paid all his debts',
      'dad gave me his watch out of the blue and hugged me really long, since mum died hes been down',
      'gran stopped taking her pills, she says grandpa is waiting for her',
    ],
    twins: [
      'my uncle gave me his watch out of the blue for my graduation',
      'he suddenly hugged me and paid all the bills, new job bonus',
    ],
  },
];
