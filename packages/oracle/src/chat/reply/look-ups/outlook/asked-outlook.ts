import {
  OUTLOOK_AREAS,
  type OutlookArea,
} from '../../../../../content/chat/named/area-outlooks.ts';
import { bareWords } from '../../../understand/words/bare-words.ts';
import { STRETCH_WORDS } from './stretch.ts';

/** All that a question for an outlook is made of beside the part of life and the time. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `how hows is are will was be going gonna look looks looking like go goes shape shaping
  what whats does do did would can could should have has hold holds holding bring brings bringing store expect coming
  come comes happening happen happens ahead up forecast forecasts reading readings horoscope horoscopes prediction
  predictions predict outlook energy vibe vibes weather luck lucky tell about show give read see do you u i me my a an the
  for in of on at with to from by and so ok okay hi hey hello please pls plz oracle dear there now right it its this any
  anything something new good bad better best great well time be get wise things thing situation department front side
  area part stars star planets sky chart cards universe say says saying need know want just quick quickly
  which kind sort any big change changes positive way general generally next`.split(/\s+/u),
);

/** Words without which a part of life and a time are no question. */
const ASKS =
  /\?|^(?:so |ok |hey |hi |hello |and )*(?:how|what|whats|hows|will|is|are|any|anything|tell|give|show|do|does|can|could)\b|\b(?:forecast|readings?|horoscope|predictions?|outlook|luck|energy|vibes?|ahead|in store)\b/u;
/** A question without a time that still asks what is ahead. */
const AHEAD =
  /\b(?:forecast|readings?|horoscope|predictions?|outlook|luck(?:y)?|energy|vibes?|ahead|in store|look(?:s|ing)?|going|coming)\b|^(?:so |ok |hey |hi |hello |and )*how(?:s| is| are)\b/u;
const MOST_WORDS = 16;

/** "my studies", "love life": taken out, so that only plain words are left. */
const withoutArea = (text: string, { typed }: OutlookArea): string =>
  text.replaceAll(new RegExp(typed.source, 'gu'), ' ');

/** The part of life that a question for an outlook is about: it has nothing else in it but a time. */
export function areaAsked(text: string): OutlookArea | null {
  const found = OUTLOOK_AREAS.filter(({ typed }) => typed.test(text));
  const [area] = found;
  const isOfTime = text.search(STRETCH_WORDS) >= 0 || AHEAD.test(text);
  if (area === undefined || found.length > 1 || !ASKS.test(text) || !isOfTime) return null;
  const words = withoutArea(text.replaceAll(STRETCH_WORDS, ' '), area)
    .replaceAll(/[^\p{L}\p{N}\s]+/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
  return words.length <= MOST_WORDS && words.every((word) => PLAIN_WORDS.has(word)) ? area : null;
}

/** Whether a question was answered with an outlook for a part of life. */
export const asksOutlook = ({ text }: { readonly text: string }): boolean =>
  areaAsked(bareWords(text)) !== null;
