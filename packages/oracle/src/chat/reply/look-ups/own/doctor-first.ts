import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const MEDIC = /\b(?:surgeon|doctor|doc|dr|dentist|hospital|midwife|specialist|gp|nurse|clinic)\b/u;
const ASTRO = /\b(?:astrolog\w*|moon|retrograde|horoscope|eclipse|pandit|jyotish)\b/u;
const AGAINST =
  /\b(?:but|versus|vs|or|not when|shouldnt|dont|avoid|wait|against|instead|says? (?:no|not|wait))\b/u;
const TREATMENT =
  /\b(?:operat\w*|surgery|sooner|procedure|hip|knee|tooth|teeth|extraction|treatment|implant|c section|csection|date|appointment|cut)\b/u;

/** "the surgeon says sooner but my astrologer friend says not when the moon is in sagittarius" */
export const doctorFirst: WholeLookUp = {
  family: 'surgery-date',
  isAsked: ({ text }) =>
    MEDIC.test(text) && ASTRO.test(text) && AGAINST.test(text) && TREATMENT.test(text),
  tell: () =>
    told(
      "Go with the doctor: they've seen you and your scans, and the sky hasn't. The rule about the Moon and the part of the body is a very old one from before there was anesthesia, and no count has ever found a difference. Your friend means well; a kind \"thank you, I'm going by the surgeon\" is enough. Then ask about the two things that do matter: what you can prepare, and who's with you the first days.",
    ),
};
