import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

/** What happens to children, said aside. */
export const CHILDREN_ASIDE: readonly Rule[] = [
  {
    says: 'a child is alone, kissed or hurt by a grown-up, or pictures of it are taken',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        'i am (?:only |just )*(?:[5-9]|1[0-2])(?! (?:weeks|months|days|years (?:older|married|clean|sober)|kilos?|kg|minutes|hours))',
        '(?:<noone>|not|mum|dad|they) (?:<few>)(?:came|come|coming|been|is|are|was) (?:<few>)?(?:home|back|here|gone|away)',
        'hungry|tummy|scared|afraid|dark|alone|since|yesterday|days|food',
      ),
      allOf(
        'i am (?:only |just )*(?:[7-9]|1[0-7])(?! (?:weeks|months|days|years (?:older|married)))',
        '(?:manager|boss|owner|coach|trainer|teacher|tutor|driver|guard|neighbou?r|pastor|priest|customer|uncle|stepdad|my (?:mums|moms) (?:husband|boyfriend))',
        'kiss(?:ed|es) me|touch(?:ed|es) (?:me|my)|hand (?:<few>)(?:in|on|up|down) my|(?:said|says|told me|tells me) (?:do not tell|not to tell|to keep)|do not tell (?:any|my|mum|him)',
      ),
      allOf(
        '(?:dad|daddy|father|stepdad|stepfather|mum|mummy|mother|stepmum|uncle|brother) (?:<soften>)(?:broke|breaks|punch(?:ed|es)|hit|hits|beat|beats|burn(?:ed|s|t)|threw|throws|kick(?:ed|s)|chok(?:ed|es)) (?:me|my)',
        'in (?:<few>)?(?:\\d+(?:st|nd|rd|th)|third|fourth|fifth|sixth|seventh|eighth) grade|in year [3-9]|i am (?:[5-9]|1[0-7])(?! (?:weeks|months|days))|my teacher|at school',
        'told (?:the|my|them|everyone)|fell|scared|again|when|hurts|tell|every',
      ),
      '(?:dad|father|uncle|stepdad|grandpa|grandad|brother|coach|he|neighbou?r) (?:<few>)?(?:takes?|took|makes?|films?|sells?) (?:<few>)?(?:pictures|photos|pics|videos?|films) of (?:her|him|them|the (?:girl|boy|kids)) (?:<few>)?(?:in the (?:bath|shower)|naked|undress[a-z]*|in (?:her|his) underwear)',
    ],
    unless: `${NOT_REAL}|summer camp|sleepover|grandma is here|babysitter is|when i was|years? ago|bubble bath foto|on the field|high ?five|kissed me goodnight|boyfriend is 1[3-7]`,
    danger: [
      'im 8 and nobody is home since yesterday and im scared',
      'i am 16, my boss kissed me and said dont tell',
      'stepdad burned my hand and told my teacher it was the stove',
      'her uncle takes pictures of her naked',
    ],
    twins: [
      'im 12 and nobody is home, movie night alone yay, not scared since grandma is here',
      'im 16 and my boss gave me an award',
      'he takes photos of them in the garden',
    ],
  },
  {
    says: 'a child writes or draws of a visitor at night, or will not stay with a grown-up',
    grade: 2,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:pupil|student|(?:little |small )*(?:girl|boy|sister|brother|cousin|niece|nephew|daughter|son|kid|child)|granddaughter|grandson)',
        '(?:writes?|wrote|draws?|drew|tells?|told|plays?) (?:<some>)(?:monster|man|someone|daddy|uncle|grandpa) (?:<few>)(?:comes|climbs|gets|lies|is) (?:<few>)(?:bed|room|blanket)|(?:does|do|did) not want to (?:be|stay|go|sleep) (?:<few>)?(?:alone |home |over )?(?:with|at|to) (?:our|her|his|the|my) (?:uncle|stepdad|grandpa|grandad|coach|cousin|dad|father|neighbou?r)',
        'beer|smells|hurts|touch[a-z]*|night|naked|secret|(?:will|does|can) not (?:say|tell) (?:<few>)?why|cr(?:y|ies|ying)|scared|suddenly|shak(?:es|ing)',
      ),
    ],
    unless: `${NOT_REAL}|vaccin[a-z]*|dentist|cooks?|snor(?:es|ing)|broccoli|boring|dog`,
    danger: [
      'a girl in my class draws a man who climbs into her bed at night',
      'my brother does not want to stay with our stepdad and will not say why',
    ],
    twins: ['my son does not want to sleep at his grandpa, he snores at night'],
  },
];
