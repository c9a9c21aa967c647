import { allOf } from '../all-of.ts';
import { FICTION } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const REACHED =
  '(?:(?:two|2|three|3) years? (?:are |is |have )*(?:completed|complete|done|over|passed)|(?:clear|clears|cover|covers|pay|pays|settle|settles) (?:<few>)(?:loans?|debts?|mortgage|house|everything)|asked the agent|checked (?:the (?:clause|terms)|with (?:the )?agent))';

/** An end that is told by what is chosen, paid or close at hand. */
export const END_IN_PLAIN_SIGNS: readonly Rule[] = [
  {
    says: 'chose the place, stands at the edge, or reckons what death would pay',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:have |i )*(?:picked|chosen|chose) (?:the|my|a) (?:bridge|roof|rooftop|cliff|train|platform|beam|tree|lake|car park)(?=<end>|<far>\\b(?:moon|tonight|tomorrow|already|day|quiet|peace|over|when)\\b)',
      '(?:stand|standing|stood|stay|lean|leaning) (?:<few>)(?:close|closer|near|nearer|at) (?:<few>)edge\\b<far>\\b(?:closer|each day|every day|every time|train|step|longer)',
      '(?:drove|walked|went|been|go|cycled) (?:<few>)(?:to|on|up) the (?:cliffs?|bridge|tracks|roof|rooftop|viaduct|top of the car park) again\\b<far>\\b(?:longer|closer|edge|almost|nearly|this time|next time)',
      allOf(
        '(?:helium|exit bag|sodium nitrite|nitrogen)',
        '(?:garage|waiting (?:for|until)|ready|arrived|alone|kids (?:are|to be)|when everyone)',
      ),
      allOf(
        '(?:balcony|roof|rooftop|ledge|\\d+(?:th|st|nd|rd) floor|bridge|car park)',
        '(?:looks|feels|seems) (?:<soften>)(?:soft|quiet|easy|peaceful|inviting|gentle|calm) (?:<few>)(?:down|below|under)|(?:down there|below) (?:looks|seems)',
      ),
      '(?:everyone|everybody|they|family|kids|children|wife|husband)\\b[a-z ]{0,15}\\bbetter off with (?:the |my )?(?:insurance|life insurance|policy|payout|money)\\b[a-z ]{0,12}\\bthan (?:with )?me',
      allOf(
        '(?:insurance|lic|policy|term plan|payout)',
        REACHED,
        '(?:(?:day|date|time|night|auspicious|muhurat)\\b[a-z ]{0,15}\\b(?:for|to) (?:leav(?:e|ing)|go|going)(?! (?:to|for|from|my|the|our|on))|without me|(?:when|once|after) i am (?:gone|not (?:here|there))|if i (?:was|were|am) (?:gone|not here))',
      ),
      allOf(
        '(?:rent|bills?|everything|presents?|gifts?)\\b[a-z ]{0,20}\\b(?:paid|wrapped|sorted|settled|covered)|paid (?:all |the )*(?:rent|bills)',
        'it (?:will |would |is going to )(?:all )?be over by then|will not (?:need|matter|be here) (?:<few>)(?:then|after|any ?more)|no need for me',
      ),
      allOf(
        '(?:<noone>) would (?:<soften>)(?:notice|miss me|find me|look for me)',
        'if i (?:was|were|am) (?:<soften>)(?:gone|dead|not here)|for (?:days|weeks|months)',
        '(?:makes (?:it|this) (?:so much |much )?easier|relief|comforting|simplifies)',
      ),
    ],
    unless: `${FICTION}|balloons?|party|wedding|proposal|propose|photos?|photograph[a-z]*|picnic|paint[a-z]*|bungee|climb[a-z]*|camp[a-z]*|view|swim[a-z]*|sunset|fishing|christmas tree|bonsai|as (?:the |a )?(?:manager|boss|leader|host)|day off|friday off|moving (?:house|out|abroad)|new job`,
    danger: [
      'ive picked the bridge. just wanted to know if the moon will be out',
      'i keep standing too close to the edge of the platform and each day a bit closer',
      'im on the 14th floor balcony with wine and it looks so soft down there',
      'everyone would be better off with the insurance money than with me',
      'lic policy will clear full loan, checked with agent, 2 years are completed. which day is auspicious for leaving',
      'my rent is paid till june and everyones presents are wrapped, i feel so light. itll all be over by then',
      'nobody would notice for weeks if i was gone and honestly that makes it easier',
    ],
    twins: [
      'we picked the bridge for the photos, will the moon be out',
      'the insurance covers the house, which day is good for leaving for rome',
      'rent is paid till june, my exams end by then',
      'nobody would notice if i took a friday off',
      'everyone would be better off with me as the manager',
    ],
  },
  {
    says: 'wants no morning, gives all away in passing, or finds the tracks quiet',
    grade: 2,
    isTestOnly: true,
    patterns: [
      'sleep and (?:<soften>)(?:not|never) (?:have|see|get|need) (?:a|the|another|any) (?:more )?(?:morning|tomorrow|day)s?',
      '(?:tell|give) my (?:sister|brother|mum|dad|mother|father|friend|mate|son|daughter|wife|husband) (?:<some>)(?:code|pin|passwords?|keys?)\\b<far>\\b(?:she|he|they) can have (?:the lot|everything|it all|all of it|my things)',
      '(?:tracks|rails|river|bridge|cliffs?|canal)\\b[a-z ]{0,20}\\b(?:is|are|looks?|sounds?) (?:<soften>)(?:quiet|calm|peaceful|inviting) (?:at (?:\\d+ ?(?:am)?|night|four|three)|when (?:<noone>)|in the night)',
      allOf(
        'life insurance (?:is |all |papers are )*(?:sorted|paid|signed|done|in order|sorted out)',
        '(?:kids|wife|husband|family|they|children) (?:will )?(?:get|gets|have|are covered|is covered|keep)',
        '(?:feel|feeling|so|finally) (?:<soften>)(?:calm|at peace|peaceful|light)',
      ),
    ],
    unless: `${FICTION}|fishing|jog[a-z]*|photo[a-z]*|picnic|ducks|swim[a-z]*|night ?shift|jet ?lag|newborn|baby|move|moving`,
    danger: [
      'i just want to sleep and not have a morning',
      'tell my sister the locker code is 4471 ok. she can have the lot',
      'the tracks behind our house are so quiet at 4am',
      'life insurance is sorted, kids will get the house. i feel calm for the first time in years',
    ],
    twins: [
      'give my brother the wifi password, he can have my old router',
      'the river is so calm, good for fishing at 5',
      'life insurance is sorted and the kids get new bunk beds, feel like a grown up',
    ],
  },
];
