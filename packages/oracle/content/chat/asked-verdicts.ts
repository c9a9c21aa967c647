import type { SensitiveTopic } from '../../src/safety/topics.ts';

const CARE = String.raw`(?:the |my |his |her |this |that |more |another |a |any )*(?:\w+ )?(?:chemo\w*|radio ?therapy|radiation|immunotherapy|surgery|operation|treatment|transplant|mastectomy|vaccine|insulin|transfusion)`;
const DECIDED = new RegExp(
  String.raw`\b(?:should|shall|must|can|could|do) (?:i|we|he|she|they|mum|mom|dad|my \w+) (?:really |just |still |not |even )*(?:do|have|take|get|start|refuse|skip|stop|accept|go (?:through with|for|ahead with)|cancel|delay|try) ${CARE}\b|\b(?:will|would|does|is) ${CARE} (?:work|help|save|cure|go|be (?:ok|okay|fine|successful))\b`,
  'iu',
);
const PREGNANCY_OUTCOME =
  /\b(?:will|is|are|does|going to|gonna)\b.{0,25}\b(?:pregnancy|baby|babies|twins|embryo|this one|next one|it)\b.{0,20}\b(?:stay|stick|last|survive|make it|live|hold|be (?:healthy|ok|okay|fine|alright)|take)\b|\bwill (?:i|we|she) (?:miscarry|lose (?:it|this|the baby))\b/iu;

const HAS_ILLNESS =
  /\b(?:do|does) (?:i|he|she|my \w+) (?:really |maybe )?have (?:an? )?(?:brain |breast |lung |bowel )?(?:cancer|tumou?r|ms|multiple sclerosis|crohn'?s?|lupus|diabetes|parkinson'?s?|alzheimer'?s?|dementia|co?eliac|pcos|hiv|epilepsy)\b/iu;

/** What may only be answered by the reviewed words of its topic, though a family of the topic speaks of it well. */
export const ASKED_VERDICTS: Partial<Readonly<Record<SensitiveTopic, RegExp>>> = {
  medication: DECIDED,
  treatment: DECIDED,
  diagnosis: new RegExp(`${DECIDED.source}|${HAS_ILLNESS.source}`, 'iu'),
  pregnancy: PREGNANCY_OUTCOME,
  grief: PREGNANCY_OUTCOME,
};
