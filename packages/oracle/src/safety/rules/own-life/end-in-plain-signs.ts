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
    unless: `${FICTION}|wedding|proposal|propose|photos?|photograph[a-z]*|picnic|paint[a-z]*|bungee|climb[a-z]*|camp[a-z]*|view|swim[a-z]*|sunset|fishing|christmas tree|bonsai|as (?:the |a )?(?:manager|boss|leader|host)|day off|friday off|moving (?:house|out|abroad)|new job`,
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
];
