import { phrasePattern } from './phrase-pattern.ts';

/** Harm to a child, whoever tells of it. */
export const CHILD_SAFETY_PATTERNS: readonly RegExp[] = [
  '<elder>\\b[a-z ,]{0,30}(?:touch(?:es|ed|ing)? me|comes? (?:in|into|to) my (?:room|bed|bedroom)|(?:sneaks?|gets?|climbs?) into my (?:room|bed)|makes? me (?:undress|touch|do things|kiss|watch)|(?:photos?|pictures|videos?) of me (?:in|naked|undress)|watch(?:es|ed)? me (?:undress|shower|change)|kiss(?:es|ed) me)(?! (?:heart|with (?:his|her) (?:speech|kindness|words))|deeply)',
  '(?:<child>)\\b[a-z ,]{0,40}(?:(?:her|his|their|my) )?(?:uncle|father|dad|stepdad|coach|teacher|grandpa|grandad|grandfather|cousin|babysitter|neighbour|brother|priest)\\b[a-z ,]{0,30}(?:touch(?:es|ed|ing)?|secret games?|hurts?|hits?|kiss(?:es|ed)|in the bath|makes? (?:her|him)|undress[a-z]*|plays? secret)',
  '(?:molest(?:s|ed|ing)?|abus(?:es|ed|ing)|groom(?:s|ed|ing)|touch(?:es|ing) (?:inappropriately|my)|beat(?:s|ing)|hit(?:s|ting)|shak(?:es|ing)|rap(?:es|ed|ing)) (?:my|our|a|the|her|his|their) (?:<child>|step ?daughter|step ?son)(?! (?:at (?:chess|games?)|in (?:chess|mario)))',
  '<child> (?:is|was|has been|might be|could be) (?:being )?(?:abused|molested|groomed|beaten|touched)',
  '(?:attracted to|in love with|sexual[a-z]* (?:about|interest in)) (?:children|kids|minors|a child|a (?:[5-9]|1[0-5]) year old)',
  '(?:send|sent|sending|asks? for|wants?|asking for) (?:him |me |her |my |for )?(?:nudes|naked (?:pics|pictures|photos)|pictures of my body)(?=[a-z ,]*\\b(?:[5-9]|1[0-7]|grade|year [4-9]|school)\\b)',
  '(?:[5-9]|1[0-7]) year old (?:daughter|son|sister|brother|niece|nephew|girl|boy|student)?[a-z ]{0,20}(?:dating|seeing|sleeping with|boyfriend is|in love with|with) (?:a |an )?(?:1[89]|[2-9]\\d)',
  '(?:get|make|convince|persuade|groom) (?:a|this|my|the) (?:[5-9]|1[0-5]) ?(?:yr|year|yo|y o)s?(?: old)?(?: [a-z]+)? to (?:trust|meet|send|like|love|come|sleep|kiss)',
  '(?:foster|step|mums?|moms?) ?(?:dad|father|brother|boyfriend|friend|s friend)\\b[a-z ,.]{0,60}(?:comes? in (?:at night|my room)|pictures of me|films? me|watches me)',
].map(phrasePattern);

/** Signs of harm that, told by someone under eighteen, are a matter of child protection. */
export const HARM_TOLD_BY_MINOR: readonly RegExp[] = [
  '(?:hits?|beats?|hurts?|touch(?:es|ed)?|slaps?|kicks?|burns?|locks?|chokes?|rapes?d?|forces?d?|threatens?) me',
  '(?:do|doing|did|does) (?:things|stuff) (?:i do not|to me|with me|that i)|makes? me (?:do|touch|undress|keep|watch)|(?:our|a) secret|my body|comes? (?:in|into|to) my (?:room|bed)|(?:photos?|pictures|videos?) of me|nudes|snaps of (?:him|her)self|belt|love[sd]? me and|keep it (?:a )?secret|scared (?:at|to go) home|pregnant|run away|ran away|starv[a-z]+ me|(?:does|do) not feed me|older (?:man|guy)|grown man|my (?:teacher|coach) (?:loves|kissed|texts)',
].map(phrasePattern);
