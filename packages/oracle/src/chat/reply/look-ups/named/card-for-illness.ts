import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const DRAWN =
  /\b(?:tarot|(?:pull|draw|pick|lay|give)(?: me| us)?(?: a| one| three| the| some)? (?:tarot )?cards?|cards? (?:for|on|about)|(?:a |card |tarot )(?:reading|spread) (?:for|on|about))\b/u;
const TREATED =
  /\b(?:operations?|surgery|surgeries|op|biops\w*|chemo\w*|radiation|transplant|bypass|hip|knee|hernia|mri|ct scan|hospital|scan results?|test results?|icu|birth of|c ?section|labou?r)\b/u;
const WHO =
  /\bmy (?<who>husband|wife|mother|mom|mum|dad|father|son|daughter|brother|sister|partner|boyfriend|girlfriend|grandma|grandmother|grandpa|grandfather|friend|aunt|uncle|nan|gran)s?\b/u;

/** "tarot for my mother's hip operation tuesday": none is drawn, a picture to hold on to is given, and something to do. */
const cardForIllness: WholeLookUp = {
  family: 'surgery-date',
  isAsked: ({ text }) =>
    DRAWN.test(text) && TREATED.test(text) && !/\b(?:dog|cat|died|funeral)\b/u.test(text),
  tell: (_context, { text }) => {
    const who = WHO.exec(text)?.groups?.['who'];
    const practical =
      who === undefined
        ? "Write down your three questions for the doctors, ask who may ring whom afterward, and pack one thing that smells of home. Who's with you that day?"
        : `Pack a small bag together, agree who rings whom afterward, and have something warm ready for when your ${who} comes home. Who's with you while you wait?`;
    return told(
      `For an operation or a result I don't draw: a random card could only frighten you, and none knows how it goes. If you want a picture to hold on to, take Strength from me, chosen and not drawn: a calm hand on a lion. ${practical}`,
    );
  },
};

export const CARDS_FOR_ILLNESS: readonly WholeLookUp[] = [cardForIllness];
